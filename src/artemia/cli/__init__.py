"""The command line: one module of this package per command."""

import os
import signal
import sys
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any
from unicodedata import category

import typer
from typer.core import TyperCommand, TyperGroup

from artemia.errors import ArtemiaError

__all__ = ["app", "main"]

# To add a command, add its line here and write the module of the same name
# (`-` becomes `_`) with a `typer.Typer` called `app` that holds the command.
COMMANDS = {
    "admin": "Look after a server: its tables, and who may come.",
    "arena": "Let bots play each other and measure who wins.",
    "backup": "Copy all tables of a server into a file.",
    "balance": "Measure how fair every mode is.",
    "bench": "Measure the rules beside named peers.",
    "build": "Build the wheel, with compiled rules.",
    "cards": "Show all places and cards.",
    "exploit": "Measure how readable a bot is.",
    "fuzz": "Send nonsense to whatever reads what strangers send.",
    "join": "Let a bot sit down at a table of a server.",
    "load": "Find how many tables a server bears.",
    "move": "Move all tables into another store.",
    "play": "Play against bots, or with others at one keyboard.",
    "replay": "Tell a recorded game turn by turn.",
    "report": "Make a page of figures of simulated games.",
    "restore": "Put the tables of a backup into a store.",
    "riddle": "Think about the riddle of the day.",
    "rules": "Read the book of rules.",
    "serve": "Serve tables to play at in the browser.",
    "simulate": "Play many games between bots.",
    "test": "Check this checkout: style, types and tests.",
    "torture": "Kill servers while people play, and judge every game.",
    "train": "Teach the bot that thinks what positions are worth.",
}


class LazyGroup(TyperGroup):
    """Lists every command from `COMMANDS` but imports only the one that is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands.update({name: TyperCommand(name, help=text) for name, text in COMMANDS.items()})

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, command, rest = super().resolve_command(ctx, args)
        if name is not None:
            module = import_module(f"{__name__}.{name.replace('-', '_')}")
            command = typer.main.get_command(module.app)
        return name, command, rest


app = typer.Typer(
    cls=LazyGroup,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def tell_version(wanted: bool) -> None:
    if wanted:
        from artemia import __version__

        print(f"artemia {__version__}")
        raise typer.Exit


@app.callback()
def artemia(
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Tell the version, and end."),
    ] = False,
) -> None:
    """Artemia, an unofficial digital edition of the board game NOT ALONE."""


def told(error: ArtemiaError) -> str:
    """The sentences of an error in the language of this command, where it has them."""
    from artemia.cli.terminal import language
    from artemia.texts import LANGUAGES, mistakes

    words = " ".join(sys.argv).replace("--lang=", "--lang ").split()
    wishes = [wish for option, wish in pairwise(words) if option == "--lang"]
    lang = wishes[-1] if wishes and wishes[-1] in LANGUAGES else language(None)
    return mistakes.told(error, lang)


def harmless(text: str) -> str:
    """A terminal does what control characters say, and a sentence may repeat what a stranger wrote."""
    return "".join("\ufffd" if category(letter).startswith("C") else letter for letter in text)


def main() -> None:
    """Run the command line and end the process with its exit code."""
    # What was begun is put in order on the way out; without this, processes would be left alone.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    try:
        try:
            app(prog_name="artemia")
        finally:
            # Flushing now rather than at shutdown lets a closed pipe be handled below.
            sys.stdout.flush()
    except ArtemiaError as error:
        for sentence in told(error).splitlines():
            print(f"artemia: {harmless(sentence)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader left; what is still buffered must go somewhere quiet.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
