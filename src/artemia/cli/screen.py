"""The whole screen of somebody who has to decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from artemia.cli.journal import Note
from artemia.cli.menu import Line, Menu
from artemia.cli.screen_planet import planet, tracks
from artemia.cli.screen_seats import creature, key_to_place_cards, own_cards, seats
from artemia.rules.view import View
from artemia.texts import say
from artemia.texts.phrases import capital

PHASES: Final = (1, 2, 3, 4)
TALL: Final = 40
SIDE_BY_SIDE: Final = 34
"""A column of answers may be this wide for two of them to fit."""


def header(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The turn, the phases with a pointer to the current one, and who is looking."""
    grid = Table.grid(expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="center", ratio=1)
    grid.add_column(no_wrap=True, justify="right")
    phases = Text()
    for phase in PHASES if view.phase in PHASES else (view.phase,):
        name = say(lang, f"phase-{phase}")
        now = phase == view.phase
        phases.append(f" ▸ {name} " if now else f"   {name} ", style="bold" if now else "dim")
    who = "" if view.seat is None else capital(names[view.seat])
    turn = say(lang, "word-turn", n=view.turn) if view.turn else ""
    grid.add_row(Text(f"ARTEMIA  {turn}", style="bold"), phases, Text(who, style="bold"))
    return grid


def board(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """Everything on the table, and what the looking seat holds."""
    return Group(
        header(view, names, lang),
        planet(view, names, lang),
        tracks(view, lang),
        Text(),
        creature(view, names, lang),
        seats(view, names, lang),
        key_to_place_cards(view, lang),
        Text(),
        own_cards(view, lang),
    )


def news(found: Sequence[Note], lang: str, most: int) -> RenderableType:
    """What happened lately; if it is too much, its end."""
    lines: list[RenderableType] = [Rule(say(lang, "screen-news"), style="dim", align="left")]
    hidden = len(found) - most
    if hidden > 1:
        lines.append(Text("  " + say(lang, "screen-more-news", n=hidden), style="dim"))
        found = found[hidden:]
    for note in found:
        lines.append(Text(note.text if note.turn else f"  {note.text}", style="bold" if note.turn else ""))
    return Group(*lines)


def question(prompt: str, menu: Menu, width: int) -> RenderableType:
    return Group(Rule(style="dim"), Text(prompt, style="bold"), answers(menu.lines, width))


def answers(lines: Sequence[Line], width: int) -> RenderableType:
    """The answers, side by side where that saves much."""
    marks = max((len(line.mark) for line in lines), default=0)
    longest = max((len(line.text) for line in lines if not line.hint), default=0)
    short = [line for line in lines if not line.hint]
    columns = min(3, width // (longest + marks + 6)) if len(short) > 4 else 1
    grid = Table.grid(padding=(0, 2))
    cells = [answer(line, marks) for line in short]
    rows = -(-len(cells) // max(columns, 1))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    folded = [answer(line, marks) for line in lines if line.hint]
    return Group(grid, *folded) if cells else Group(*folded)


def answer(line: Line, marks: int) -> Text:
    text = Text(f"{line.mark:>{marks + 2}}", style="bold cyan")
    text.append(f"  {line.text}", style="not bold default")
    if line.hint:
        text.append(f"\n{'':{marks + 4}}{line.hint}", style="not bold dim default")
    return text


def how_much_news(height: int) -> int:
    """How many lines of news leave room for the rest."""
    return 6 if height < TALL else 14
