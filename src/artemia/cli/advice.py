"""Hints and the read of a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from artemia.advice import hint, read, told
from artemia.advice.reading import work_of
from artemia.advice.reasons import percent
from artemia.cli.progress import games_played
from artemia.cli.terminal import Terminal
from artemia.engine.step import Seat
from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.texts import say

PERCENT = "\u00a0%"


def show_hint(terminal: Terminal, game: Game, seat: Seat, names: Sequence[str]) -> None:
    """The same question, the same hint: nobody can ask until they like the answer."""
    lang = terminal.lang
    found = hint(game, seat, seed=len(game.given), lang=lang, names=names)
    grid = Table(box=None, pad_edge=False, header_style="dim")
    grid.add_column(say(lang, "hint-often"), justify="right")
    grid.add_column(say(lang, "hint-chance"), justify="right")
    grid.add_column(say(lang, "hint-answer"))
    for each in found.answers:
        style = "" if each.share else "dim"
        cells = [f"{percent(each.share)}{PERCENT}", f"{percent(each.chance)}{PERCENT}", each.text]
        grid.add_row(*[Text(cell, style=style) for cell in cells])
    terminal.show(Rule(style="dim"), Text(found.why, style="bold"), grid)


def show_read(
    terminal: Terminal, game: Game, names: Sequence[str], turn: int | None = None, seat: Seat | None = None
) -> None:
    """Turn by turn, then the biggest mistakes; of one turn or one seat only, if asked for."""
    lang = terminal.lang
    if not game.over:
        raise ArtemiaError(say(lang, "read-not-over"))
    with games_played(work_of(game), lang, "read-progress") as advance:
        reading = read(game, progress=lambda done, of: advance(1))
    found = told(reading, lang, names)
    terminal.show(Rule(say(lang, "read-title"), style="bold", align="left"))
    for each in found.turns:
        if turn in (None, each.turn):
            terminal.show(Text(say(lang, "word-turn", n=each.turn), style="bold"))
            terminal.show(*[indented(line) for line in (each.where, each.text) if line])
    terminal.show(Rule(say(lang, "read-mistakes"), style="bold", align="left"))
    mistakes = [each for each in found.mistakes if turn in (None, each.turn) and seat in (None, each.seat)]
    lines = [each.text for each in mistakes] or [say(lang, "read-no-mistakes")]
    terminal.show(*[indented(line) for line in lines])
    terminal.show(Text(say(lang, "read-judged", n=found.judged), style="dim"))


def indented(line: str) -> Padding:
    return Padding(Text(line), (0, 0, 0, 2))
