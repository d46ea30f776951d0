"""Everybody at the table, a line each, and what the seat at the keyboard holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from artemia.cli.screen_boxes import creature_s_growth, own_expansion_cards, remarks_of_boxes
from artemia.cli.screen_planet import ARTEMIA, STYLES, TARGET, reserve, spot_name
from artemia.cli.sheets import when
from artemia.rules.constants import CREATURE, FULL_WILL
from artemia.rules.view import HuntedView, View
from artemia.texts import card_name, say
from artemia.texts.names import joined
from artemia.texts.phrases import capital
from artemia.texts.sheets import sheet_of

SYMBOLS: Final = {"artemia": ARTEMIA, "target": TARGET}


def seats(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """A line for each Hunted. Their Place cards stand in columns, for whoever hunts by elimination."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    table.add_column(say(lang, "seats-hunted"), no_wrap=True, max_width=12)
    table.add_column(say(lang, "seats-will"), no_wrap=True)
    table.add_column(say(lang, "seats-hand"), justify="right", no_wrap=True)
    table.add_column(say(lang, "seats-places"), no_wrap=True)
    table.add_column(say(lang, "seats-survival"), justify="right", no_wrap=True)
    table.add_column("", ratio=1)
    for each in view.hunted:
        me = each.seat == view.seat
        table.add_row(
            Text(names[each.seat], style="bold" if me else "", overflow="ellipsis"),
            will(each.will),
            str(each.hand_count),
            place_cards(each),
            str(each.survival_count),
            Text(
                ", ".join([*remarks(view, each, lang), *remarks_of_boxes(view, each.seat, lang)]),
                style="cyan",
            ),
        )
    return table


def will(left: int) -> Text:
    text = Text("♥" * left, style="bold red")
    return text.append("·" * (FULL_WILL - left), style="dim")


def place_cards(each: HuntedView) -> Text:
    """1 may be in hand, (2) is discarded, [3] lies on the table, 4! is known to be in hand, · isn't owned."""
    text = Text()
    for number in range(1, 11):
        sign, style = place_card(each, number)
        text.append(f"{sign:^3}" if number < 10 else sign, style=style)
    return text


def place_card(each: HuntedView, number: int) -> tuple[str, str]:
    if number not in each.owned:
        return " · ", "dim"
    if number in (each.played or []) or number in (each.exposed or []):
        return f"[{number}]", "bold green"
    if each.discard is None:
        return f" {number}?", ""
    if number in each.discard:
        return f"({number})", "dim"
    if number in (each.shown or []):
        return f" {number}!", "bold yellow"
    return f" {number} ", "bold"


def remarks(view: View, each: HuntedView, lang: str) -> Iterator[str]:
    for true, id in (
        (each.seat == view.seat, "seats-you"),
        (each.river, "seats-river"),
        (each.artefact, "seats-artefact"),
        (each.survival_used, "seats-card-played"),
        (each.dodging, "seats-dodging"),
        (each.detecting, "seats-detecting"),
        (each.seat in view.anticipated, "seats-anticipated"),
        (each.spent, "seats-spent"),
    ):
        if true:
            yield say(lang, id)


def key_to_place_cards(view: View, lang: str) -> Text:
    """What the signs around the numbers mean, as far as they are in use."""
    signs = [say(lang, "seats-key")]
    if any(each.shown for each in view.hunted):
        signs.append(say(lang, "seats-key-shown", sign="1!"))
    if any(each.discard is None for each in view.hunted):
        signs.append(say(lang, "seats-key-hidden", sign="1?"))
    return Text(", ".join(signs), style="dim")


def creature(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The Creature's cards as everybody sees them."""
    parts = [say(lang, "creature-cards", n=view.hunt_count)]
    if view.hunt_played:
        played = joined([name_here(view, "hunt", card, lang) for card in view.hunt_played], lang)
        parts.append(say(lang, "creature-played", cards=played))
    if view.hunt_left > 1:
        parts.append(say(lang, "creature-may-play", n=view.hunt_left))
    if view.hunt_discard:
        parts.append(say(lang, "creature-discard", card=name_here(view, "hunt", view.hunt_discard[-1], lang)))
    grid = Table.grid(padding=(0, 2))
    name = Text(capital(names[CREATURE]), style="bold" if view.seat == CREATURE else "", no_wrap=True)
    grid.add_row(name, Text(" · ".join(parts)))
    if growth := creature_s_growth(view, lang):
        grid.add_row("", Text(growth))
    return grid


# What the seat at the keyboard holds


def own_cards(view: View, lang: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    me = next((each for each in view.hunted if each.seat == view.seat), None)
    if me is not None:
        grid.add_row(capital(say(lang, "word-hand")), place_names(view, me.hand or [], lang))
        if me.played:
            grid.add_row(say(lang, "own-played"), place_names(view, me.played, lang))
        if me.discard:
            grid.add_row(capital(say(lang, "word-discard")), place_names(view, me.discard, lang))
        for card in me.survival or []:
            grid.add_row(name_here(view, "survival", card, lang), card_line(view, "survival", card, lang))
    else:
        for card in view.hunt_hand or []:
            grid.add_row(name_here(view, "hunt", card, lang), card_line(view, "hunt", card, lang))
    for name, text in own_expansion_cards(view, lang):
        grid.add_row(name, text)
    if reserve(view):
        grid.add_row(capital(say(lang, "word-reserve")), reserve(view))
    return grid


def place_names(view: View, places: list[int], lang: str) -> RenderableType:
    """The cards by number and name."""
    names = [f"{n} {spot_name(view, n, lang)}" for n in places]
    return Columns([Text(name, no_wrap=True) for name in names or ["–"]], padding=(0, 2))


def name_here(view: View, kind: str, id: str, lang: str) -> str:
    """What a card is called, or the one that replaces it in this game."""
    return card_name(kind, view.replaced.get(id, id), lang)


def card_line(view: View, kind: str, id: str, lang: str) -> Text:
    """When a card is played, the token it brings, what it does in this game."""
    sheet = sheet_of(kind, view.replaced.get(id, id))
    text = Text(when(sheet, lang), style="italic")
    if sheet.symbol:
        sign = SYMBOLS[sheet.symbol]
        text.append(f" {sign}", style=STYLES[sign])
    return text.append(say(lang, "cli-colon") + sheet.text(lang), style="not italic")
