"""`artemia replay`: a recorded game, told turn by turn."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from artemia.cli.advice import show_read
from artemia.cli.journal import ALL_EYES, Note, by_turn, notes
from artemia.cli.options import Language
from artemia.cli.screen import result
from artemia.cli.screen_planet import tracks
from artemia.cli.setups import AllowCode
from artemia.cli.table import read_seats, table_of
from artemia.cli.terminal import Left, Terminal, language
from artemia.cli.terminal_files import read_words
from artemia.engine.step import Seat
from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.rules.view import View
from artemia.texts import say

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    *,
    seat: Annotated[
        str | None,
        typer.Option(help="Through whose eyes: creature, 0 to 6, or all; by default all once it is over."),
    ] = None,
    allow_code: AllowCode = False,
    lang: Language = None,
    turn: Annotated[int | None, typer.Option(help="Only this turn; 0 is the set-up.")] = None,
    speed: Annotated[
        float | None, typer.Option(min=0, max=60, help="Seconds to wait after every line.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every turn.")] = False,
    read: Annotated[
        bool,
        typer.Option(
            "--read", help="Tell where the Creature should have looked, and the biggest mistakes instead."
        ),
    ] = False,
) -> None:
    """Tell a recorded game turn by turn, or what a thinking bot reads in it.

    Examples:  artemia replay game.json    artemia replay game.json --step    artemia replay game.json --read
    """
    lang = language(lang)
    words = read_words(file, lang)
    game, misfit = Game.as_far(words, allow_code=allow_code)
    if read and misfit:
        raise misfit
    names = table_of(words.get("table"), game.setup.players, lang).names(lang)
    eyes = eyes_of(seat, game, lang)
    turns = by_turn(notes(game, eyes, names, lang, you=None if eyes == ALL_EYES else eyes))
    if turn is not None and turn not in turns:
        raise ArtemiaError(say(lang, "replay-no-turn", n=turn, last=max(turns)))
    ends = ends_of_turns(game)
    terminal = Terminal(lang)
    if read:
        show_read(terminal, game, names, turn, None if eyes == ALL_EYES else eyes)
        return
    try:
        for number, lines in turns.items():
            if turn in (None, number) and (lines or number == turn):
                show_turn(terminal, number, lines, ends.get(number), speed or 0)
                if step and turn is None and number != max(turns):
                    terminal.ask(say(lang, "replay-next") + " ")
        if turn is None and not misfit:
            show_result(terminal, game)
        elif misfit:
            terminal.show(Rule(style="dim"))
    except Left:
        terminal.console.print()
    if misfit and turn is None:
        raise misfit


def eyes_of(seat: str | None, game: Game, lang: str) -> Seat | None:
    """Whoever asks for nothing special sees all of a game that is over, and of another what is public."""
    if seat == "all" or (seat is None and game.over):
        return ALL_EYES
    return None if seat is None else read_seats([seat], game.setup.players, lang)[0]


def ends_of_turns(over: Game) -> dict[int, View]:
    """How it stood when each turn was over."""
    found: dict[int, View] = {}
    game = Game.new(over.setup)
    last = game.view(None)
    for line in over.given:
        game.give(line)
        view = game.view(None)
        if view.turn > last.turn:
            found[last.turn] = view
        last = view
    found[last.turn] = last
    return found


def show_turn(terminal: Terminal, number: int, lines: list[Note], end: View | None, seconds: float) -> None:
    title = say(terminal.lang, "word-turn", n=number) if number else say(terminal.lang, "phase-0")
    terminal.show(Rule(title, style="bold", align="left"))
    for line in lines:
        terminal.show(Text(f"  {line.text}"))
        if seconds:
            time.sleep(seconds)
    if end is not None and number:
        terminal.show(tracks(end, terminal.lang, legend=False))


def show_result(terminal: Terminal, game: Game) -> None:
    view = game.view(None)
    terminal.show(Rule(style="dim"))
    if game.winner:
        won, score = result(view, terminal.lang)
        terminal.show(Text(won, style="bold"), Text(score))
    else:
        terminal.say("replay-unfinished", n=view.turn)
