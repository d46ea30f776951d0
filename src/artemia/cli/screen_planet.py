"""The planet as ten cards in two rows, and the tracks below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from artemia.cards.sanctuary.founding import RESCUE_WITH_THE_CITY, SANCTUARY
from artemia.rules.view import View
from artemia.texts import place_name, say
from artemia.texts.corrected import short_name

CREATURE: Final = "▲"
TARGET: Final = "◎"
ARTEMIA: Final = "✱"
MARKER: Final = "⚑"
SHIELD: Final = "◈"
CITY: Final = "⌂"
BONUS: Final = "◆"
WILL: Final = "♥"
WILL_AND_ARTEMIA: Final = "♡"
VICTORY: Final = "★"
STYLES: Final = {
    CREATURE: "bold red",
    TARGET: "bold yellow",
    ARTEMIA: "bold magenta",
    MARKER: "bold cyan",
    SHIELD: "bold cyan",
    CITY: "bold blue",
    BONUS: "bold cyan",
    WILL: "bold red",
    WILL_AND_ARTEMIA: "bold magenta",
}
TOKENS: Final = ((CREATURE, "creature"), (TARGET, "target"), (ARTEMIA, "artemia"))
MARKER_PLACE: Final = "beach"
CITY_NAME: Final = "Sanctuary"
"""The same in all languages, like Artemia."""


def planet(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The places as they lie, which isn't always in the order of their numbers."""
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, padding=0)
    for _ in range(5):
        grid.add_column(ratio=1)
    for row in (view.order[:5], view.order[5:]):
        grid.add_row(*(place_cell(view, number, names, lang) for number in row))
    return grid


def spot_name(view: View, number: int, lang: str) -> str:
    """The name of a place, or that nobody knows it yet."""
    id = view.planet[number - 1]
    return say(lang, "screen-hidden") if id is None else short_name(place_name(id, lang))


def place_cell(view: View, number: int, names: Sequence[str], lang: str) -> Text:
    """A place: its number and name, what lies there, who is there, and where one's own card of it is."""
    own = own_card(view, number)
    style = "bold" if own == "hand" else "dim" if number in view.hidden else ""
    cell = Text(f"{number:>2} {spot_name(view, number, lang)}", style=style, overflow="ellipsis")
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
    if view.exploration and view.exploration.shield == number:
        yield SHIELD, say(lang, "word-shield")
    if view.sanctuary and view.sanctuary.token == number:
        yield CITY, CITY_NAME
    if number in view.hidden:
        return
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


def has_city(view: View) -> bool:
    """Whether Sanctuary floats over this planet."""
    return SANCTUARY in view.boxes


def tracks(view: View, lang: str, *, legend: bool = True) -> RenderableType:
    """Rescue, Assimilation and Defense as bars, and what the signs mean."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right", ratio=1, style="dim")
    start = RESCUE_WITH_THE_CITY if has_city(view) else 11 + view.players
    rows = [
        ("rescue", bar(start, view.rescue, on_rescue_track(view), "green"), view.rescue),
        ("assimilation", bar(5 + view.players, view.assimilation, {}, "red"), view.assimilation),
    ]
    if view.sanctuary and view.sanctuary.token is not None:
        spaces = dict.fromkeys(view.sanctuary.bonuses, BONUS)
        left = view.sanctuary.defense
        rows.append(("defense", bar(view.sanctuary.defense_spaces, left, spaces, "blue"), left))
    signs = legends(view, lang) if legend else [""] * 3
    for (word, track, left), explained in zip(rows, signs, strict=False):
        grid.add_row(say(lang, f"word-{word}"), track, say(lang, "screen-to-go", n=left), Text(explained))
    return grid


def on_rescue_track(view: View) -> dict[int, str]:
    """What lies or stands on the spaces of the Rescue track, by distance from Victory."""
    found = dict.fromkeys(view.artemia_spaces, ARTEMIA)
    for space in view.exploration.fungi if view.exploration else []:
        found[space] = WILL_AND_ARTEMIA if space in found else WILL
    return found


def legends(view: View, lang: str) -> list[str]:
    """The signs in use, a line for each track."""
    hunting = [(sign, token_name(token, lang)) for sign, token in TOKENS]
    others = [(MARKER, say(lang, "word-marker"))] if MARKER_PLACE in view.planet or view.marker else []
    if view.exploration and view.exploration.shield:
        others.append((SHIELD, say(lang, "word-shield")))
    others.append((VICTORY, say(lang, "screen-victory")))
    route = "1–10" if view.sanctuary and view.sanctuary.full_route else "1–5"
    of_city = [(CITY, f"{CITY_NAME} {route}"), (BONUS, say(lang, "screen-bonus"))]
    return ["  ".join(f"{sign} {word}" for sign, word in line) for line in (hunting, others, of_city)]


def bar(start: int, left: int, symbols: dict[int, str], style: str) -> Text:
    """The way from the start to Victory: what lies behind, the counter, what lies ahead."""
    text = Text()
    for distance in range(start, 0, -1):
        symbol = symbols.get(distance, "")
        if distance == left:
            text.append("◉" if symbol else "●", style=f"bold {style}")
        elif distance > left:
            text.append("━", style=style)
        else:
            text.append(symbol or "·", style=STYLES.get(symbol, "dim"))
    text.append(VICTORY if left > 0 else "●", style=f"bold {style}")
    return text


def reserve(view: View) -> str:
    """Which Place cards lie in the reserve, and how often."""
    known = {number: copies for number, copies in view.reserve.items() if number not in view.hidden}
    return "  ".join(f"{number}×{copies}" for number, copies in known.items())
