"""The planet as ten cards in two rows, and the two tracks below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from artemia.cli.sheets import short_name
from artemia.rules.view import HuntedView, View
from artemia.texts import place_name, say

CREATURE: Final = "▲"
TARGET: Final = "◎"
ARTEMIA: Final = "✱"
MARKER: Final = "⚑"
VICTORY: Final = "★"
STYLES: Final = {CREATURE: "bold red", TARGET: "bold yellow", ARTEMIA: "bold magenta", MARKER: "bold cyan"}
MARKER_PLACE: Final = "beach"


def planet(view: View, names: Sequence[str], lang: str) -> RenderableType:
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, padding=0)
    for _ in range(5):
        grid.add_column(ratio=1)
    for row in (range(1, 6), range(6, 11)):
        grid.add_row(*(place_cell(view, number, names, lang) for number in row))
    return grid


def place_cell(view: View, number: int, names: Sequence[str], lang: str) -> Text:
    """A place: its number and name, what lies there, who is there."""
    name = short_name(place_name(view.planet[number - 1], lang))
    style = "bold" if number in held(view) else ""
    cell = Text(f"{number:>2} {name}", style=style, overflow="ellipsis", no_wrap=False)
    cell.append("\n ")
    cell.append_text(spread(list(pieces(view, number, lang))))
    there = [names[each.seat] for each in view.hunted if number in each.at]
    cell.append("\n " + " ".join(there), style="bold green")
    return cell


def held(view: View) -> list[int]:
    """The places whose cards the looking Hunted holds."""
    return next((each.hand or [] for each in view.hunted if each.seat == view.seat), [])


def pieces(view: View, number: int, lang: str) -> Iterator[tuple[str, str]]:
    """The tokens on a place, as sign and word, and whether it can be used."""
    for sign, word, places in (
        (CREATURE, "creature", view.creature),
        (TARGET, "target", view.target),
        (ARTEMIA, "artemia", view.artemia),
    ):
        if number in places:
            yield sign, say(lang, f"screen-{word}")
    if view.marker and view.planet[number - 1] == MARKER_PLACE:
        yield MARKER, say(lang, "word-marker")
    if number in view.inaccessible:
        yield "", say(lang, "screen-inaccessible")
    elif number in view.ineffective:
        yield "", say(lang, "screen-ineffective")


def spread(found: list[tuple[str, str]]) -> Text:
    """One piece with its word; of several the signs alone, where they have one."""
    text = Text()
    for sign, word in found:
        if text:
            text.append(" ")
        shown = f"{sign} {word}".strip() if len(found) == 1 else sign or word
        text.append(shown, style=STYLES.get(sign, "dim"))
    return text


# The tracks


def tracks(view: View, lang: str) -> RenderableType:
    """Rescue and Assimilation as bars, the reserve, and what the signs mean."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right", ratio=1, style="dim")
    rescue = bar(11 + view.players, view.rescue, view.artemia_spaces, "green")
    assimilation = bar(5 + view.players, view.assimilation, [], "red")
    legend = [f"{CREATURE} {say(lang, 'screen-creature')}", f"{TARGET} {say(lang, 'screen-target')}"]
    legend.append(f"{ARTEMIA} {say(lang, 'screen-artemia')}")
    grid.add_row(say(lang, "word-rescue"), rescue, to_go(view.rescue, lang), Text("  ".join(legend)))
    signs = f"{MARKER} {say(lang, 'word-marker')}  {VICTORY} {say(lang, 'screen-victory')}"
    grid.add_row(say(lang, "word-assimilation"), assimilation, to_go(view.assimilation, lang), Text(signs))
    return grid


def bar(start: int, left: int, symbols: list[int], style: str) -> Text:
    """The way from the start to Victory: what lies behind, the counter, what lies ahead."""
    text = Text()
    for distance in range(start, 0, -1):
        symbol = distance in symbols
        if distance == left:
            text.append("◉" if symbol else "●", style=f"bold {style}")
        elif distance > left:
            text.append("━", style=style)
        else:
            text.append(ARTEMIA if symbol else "·", style=STYLES[ARTEMIA] if symbol else "dim")
    text.append(VICTORY if left > 0 else "●", style=f"bold {style}")
    return text


def to_go(left: int, lang: str) -> str:
    return say(lang, "screen-to-go", n=left)


def reserve(view: View) -> str:
    """Which Place cards lie in the reserve, and how often."""
    return "  ".join(f"{number}×{copies}" for number, copies in view.reserve.items())


def is_here(each: HuntedView, number: int) -> bool:
    return number in each.at
