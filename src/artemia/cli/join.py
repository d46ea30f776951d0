"""`artemia join`: a bot sits down at a table of any server, over the public protocol."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer

from artemia.bots import OPPONENTS, bot_named
from artemia.cli.options import Language
from artemia.cli.terminal import Terminal, language

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def join(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="The link of the table: http://host:port/t/CODE.")
    ],
    bot: Annotated[str, typer.Option(help=f"Which one plays: {', '.join(OPPONENTS)}.")] = "instinct",
    name: Annotated[str | None, typer.Option(help="Its name at the table; by default the bot’s.")] = None,
    chair: Annotated[
        int | None,
        typer.Option("--seat", min=1, max=7, help="Which chair; by default the first free one."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed chooses alike.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Say only how the game ends.")] = False,
    lang: Language = None,
) -> None:
    """Let a bot play at a table, as anybody's program could: it knows what its seat is shown, no more.

    Examples:  artemia join http://localhost:8080/t/K7QX    artemia join URL --bot chance --name Dice
    """
    from artemia.client.bot import RemoteBot
    from artemia.client.session import Client

    bot_named(bot, 0)
    terminal = Terminal(language(lang))

    def tell(what: str, about: dict[str, Any]) -> None:
        if not quiet:
            terminal.say(f"join-{what}", style="dim", **about)

    player = RemoteBot(bot, seed)
    client = Client(url, player, name or bot.capitalize(), None if chair is None else chair - 1, tell=tell)
    winner = asyncio.run(client.play())
    terminal.say("join-over", winner=winner or "nobody")
