"""The whole screen of somebody who has to decide."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from artemia.cli.journal import Note
from artemia.cli.menu import Line, Menu
from artemia.cli.screen_boxes import city
from artemia.cli.screen_planet import has_city, planet, tracks
from artemia.cli.screen_seats import creature, key_to_place_cards, own_cards, seats
from artemia.rules.view import View
from artemia.texts import say
from artemia.texts.phrases import capital

PHASES: Final = (1, 2, 3, 4)
FIVE_PHASES: Final = (1, 2, 3, 4, 5)
TALL: Final = 40
LOW: Final = 30
MARKS: Final = "bold cyan"
PLAIN: Final = "not bold default"


def header(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The turn, the phases with a pointer to the current one, and who is looking."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="center", ratio=1)
    grid.add_column(no_wrap=True, justify="right")
    phases = Text("  ").join(
        Text(f"▸ {say(lang, f'phase-{phase}')}", style="bold")
        if phase == view.phase
        else Text(str(phase) if has_city(view) else say(lang, f"phase-{phase}"), style="dim")
        for phase in phases_of(view)
    )
    who = "" if view.seat is None else capital(names[view.seat])
    turn = say(lang, "word-turn", n=view.turn) if view.turn else ""
    grid.add_row(Text(f"ARTEMIA  {turn}", style="bold"), phases, Text(who, style="bold"))
    return grid


def phases_of(view: View) -> tuple[int, ...]:
    """All of a turn; before the first there is but the set-up. Five names would not fit in a line."""
    if not view.phase:
        return (0,)
    return FIVE_PHASES if has_city(view) else PHASES


def board(view: View, names: Sequence[str], lang: str, height: int) -> RenderableType:
    """Everything on the table, and what the looking seat holds; the less air, the less room there is."""
    air: list[RenderableType] = [Text()] if height >= TALL else []
    key: list[RenderableType] = [key_to_place_cards(view, lang)] if height >= LOW else []
    return Group(
        header(view, names, lang),
        planet(view, names, lang),
        tracks(view, lang),
        *city(view, lang),
        *air,
        creature(view, names, lang),
        seats(view, names, lang),
        *key,
        *air,
        own_cards(view, lang),
    )


def result(view: View, lang: str) -> tuple[str, str]:
    """Who has won, and how it stood."""
    score = say(lang, "play-score", n=view.turn, rescue=view.rescue, assimilation=view.assimilation)
    if view.sanctuary and has_city(view):
        score += " " + say(lang, "play-score-defense", n=view.sanctuary.defense)
    won = "defense" if view.won_by == "defense" else view.winner
    return say(lang, f"won-{won}"), score


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
    """The answers in their order; single ones stand side by side where that saves much."""
    marks = max(len(line.mark) for line in lines)
    parts: list[RenderableType] = []
    for folded, some in groupby(lines, key=lambda line: line.folded):
        if folded:
            grid = Table.grid(padding=(0, 2, 0, 0))
            for line in some:
                grid.add_row(mark(line, marks), Group(Text(line.text), *ways(line)))
            parts.append(grid)
        else:
            single = list(some)
            noted = any(line.note for line in single)
            parts.append(with_notes(single, marks) if noted else side_by_side(single, marks, width))
    return Group(*parts)


def side_by_side(lines: list[Line], marks: int, width: int) -> Table:
    longest = max(len(line.text) for line in lines)
    columns = max(1, min(3, width // (longest + marks + 5))) if len(lines) > 4 else 1
    rows = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        grid.add_row(*(cell for line in lines[row::rows] for cell in (mark(line, marks), Text(line.text))))
    return grid


def with_notes(lines: list[Line], marks: int) -> Table:
    """One below the other, each with what its card does."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for line in lines:
        grid.add_row(mark(line, marks), Text(line.text), Text(line.note, style="dim"))
    return grid


def ways(line: Line) -> list[RenderableType]:
    """The numbers one can type for a line, with the names of single places, and how."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    cells = [Text(str(number), style=MARKS).append(f" {name}", style=PLAIN) for number, name in line.spots]
    for row in range(0, len(cells), 5):
        grid.add_row(*cells[row : row + 5])
    hint = Text(line.hint, style="dim")
    return [each for each, there in ((grid, cells), (hint, line.hint)) if there]


def mark(line: Line, width: int) -> Text:
    return Text(f"{line.mark:>{width + 1}}", style=MARKS)


def how_much_news(height: int) -> int:
    """How many lines of news leave room for the rest."""
    return 14 if height >= TALL else 8 if height >= LOW else 5
