"""The planet as ten cards in two rows, and the two tracks below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from artemia.cli.sheets import short_name
from artemia.rules.view import View
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
    """A place: its number and name, what lies there, who is there, and where one's own card of it is."""
    name = short_name(place_name(view.planet[number - 1] or "hidden", lang))
    own = own_card(view, number)
    cell = Text(f"{number:>2} {name}", style="bold" if own == "hand" else "", overflow="ellipsis")
    lying = spread(list(pieces(view, number, lang)))
    if lying:
        cell.append("\n   ").append_text(lying)
    there = [names[each.seat] for each in view.hunted if number in each.at]
    if there:
        cell.append("\n   " + " ".join(there), style="bold green")
    elif own:
        cell.append(f"\n   {say(lang, f'screen-own-{own}')}", style="not bold dim")
    return cell


def own_card(view: View, number: int) -> str:
    """Where the looking Hunted has the card of a place."""
    for me in view.hunted:
        if me.seat == view.seat:
            for where, places in (("hand", me.hand), ("laid", me.played), ("discard", me.discard)):
                if number in (places or []):
                    return where
    return ""


def pieces(view: View, number: int, lang: str) -> Iterator[tuple[str, str]]:
    """The tokens on a place, as sign and word, and whether it can be used."""
    for sign, word, places in (
        (CREATURE, "creature", view.creature),
        (TARGET, "target", view.target),
        (ARTEMIA, "artemia", view.artemia),
    ):
        if number in places:
            yield sign, token_name(word, lang)
    if view.marker and view.planet[number - 1] == MARKER_PLACE:
        yield MARKER, say(lang, "word-marker")
    if number in view.inaccessible:
        yield "", say(lang, "screen-inaccessible")
    elif number in view.ineffective:
        yield "", say(lang, "screen-ineffective")


def token_name(token: str, lang: str) -> str:
    """Creature, Target, or the name of the planet, which is the same everywhere."""
    return "Artemia" if token == "artemia" else say(lang, f"screen-{token}")


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


def tracks(view: View, lang: str, *, legend: bool = True) -> RenderableType:
    """Rescue and Assimilation as bars, and what the signs mean."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right", ratio=1, style="dim")
    rescue = bar(11 + view.players, view.rescue, view.artemia_spaces, "green")
    assimilation = bar(5 + view.players, view.assimilation, [], "red")
    tokens = ((CREATURE, "creature"), (TARGET, "target"), (ARTEMIA, "artemia"))
    signs = "  ".join(f"{sign} {token_name(token, lang)}" for sign, token in tokens) if legend else ""
    grid.add_row(say(lang, "word-rescue"), rescue, to_go(view.rescue, lang), Text(signs))
    signs = f"{MARKER} {say(lang, 'word-marker')}  {VICTORY} {say(lang, 'screen-victory')}" if legend else ""
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
