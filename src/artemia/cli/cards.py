"""`artemia cards`: every place and card, with its text and where that comes from."""

from __future__ import annotations

import json
from enum import StrEnum
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich import box as boxes
from rich.table import Table
from rich.text import Text

from artemia.cards.sanctuary.founding import BONUSES_AT, SANCTUARY
from artemia.cli.card_files import template
from artemia.cli.options import Language
from artemia.cli.screen_planet import token_name
from artemia.cli.setups import AllowCode, Cards, cards_in
from artemia.cli.sheets import MARKS, box_name, find, panel, price, when
from artemia.cli.terminal import Terminal, language
from artemia.errors import ArtemiaError
from artemia.rules.boxes import BOXES
from artemia.rules.corrected_cards import bonus_with
from artemia.rules.sanctuary_catalog import BONUSES
from artemia.texts import say
from artemia.texts.corrected import ON_THE_TABLE, on_the_table, worded
from artemia.texts.sheets import Sheet, all_sheets

__all__ = ["app"]

app = typer.Typer(add_completion=False)


class Deck(StrEnum):
    """What can be asked for."""

    places = "places"
    hunt = "hunt"
    survival = "survival"
    avatars = "avatars"
    evolutions = "evolutions"
    survivors = "survivors"


@app.command()
def cards(
    name: Annotated[list[str] | None, typer.Argument(help="Names or ids of cards, in any language.")] = None,
    *,
    box: Annotated[
        str | None,
        typer.Option(metavar="|".join(BOXES), help="Only the cards of this box."),
    ] = None,
    deck: Annotated[Deck | None, typer.Option(help="Only this deck.")] = None,
    own: Cards = None,
    allow_code: AllowCode = False,
    check: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Tell what a file of cards puts right, or all that is wrong."),
    ] = None,
    as_template: Annotated[
        bool, typer.Option("--template", help="Print a file of cards to fill in, in TOML.")
    ] = False,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with both languages.")] = False,
) -> None:
    """Show all places and cards of all boxes, or the sheets of some.

    Examples:  artemia cards    artemia cards --deck hunt    artemia cards swamp dodge    artemia cards --json

    If you own the printed box: artemia cards --template    artemia cards --check my-box.toml
    """
    lang = language(lang)
    with on_the_table(cards_in(own, allow_code)):
        if check is not None:
            tell_corrections(check, allow_code, lang)
            return
        found = chosen(name, box, deck, lang)
        if as_template:
            print(template(found))
        elif as_json:
            print(json.dumps([sheet.to_dict() for sheet in found], ensure_ascii=False, indent=1))
        else:
            show(found, name is None, deck is None and box in (None, SANCTUARY), lang)


def chosen(names: list[str] | None, box: str | None, deck: Deck | None, lang: str) -> list[Sheet]:
    found = named(names, lang) if names else all_sheets()
    if box is not None:
        known = list(dict.fromkeys(sheet.card.box for sheet in all_sheets()))
        if box not in known:
            raise ArtemiaError(say(lang, "error-box", given=box, known=", ".join(known)))
        found = [sheet for sheet in found if sheet.card.box == box]
    if deck is not None:
        found = [sheet for sheet in found if sheet.kind == deck.value.removesuffix("s")]
    return found


def show(found: list[Sheet], in_tables: bool, with_bonuses: bool, lang: str) -> None:
    terminal = Terminal(lang)
    if not found:
        terminal.say("cards-none")
    elif not in_tables:
        terminal.show(*(panel(sheet, lang) for sheet in found))
    else:
        show_tables(terminal, found, lang)
        if with_bonuses:
            terminal.show(bonuses(lang), Text())


def tell_corrections(path: Path, allow_code: bool, lang: str) -> None:
    """Which cards this file puts right; what is wrong with it is an error."""
    right = cards_in(path, allow_code)
    Terminal(lang).say("cards-put-right", n=len(right), file=str(path))
    found = [sheet for sheet in all_sheets(right) if right.of(sheet.kind, sheet.card.id)]
    Terminal(lang).show(*(panel(sheet, lang) for sheet in found))


def named(names: list[str], lang: str) -> list[Sheet]:
    """The cards with these names; a name of several words may come without quotes."""
    if len(names) > 1:
        try:
            return find(" ".join(names), lang)
        except ArtemiaError:
            pass
    return [sheet for name in names for sheet in find(name, lang)]


def show_tables(terminal: Terminal, found: list[Sheet], lang: str) -> None:
    """A table for every deck of every box, then what the marks mean."""
    for (kind, box), some in groupby(found, key=lambda sheet: (sheet.kind, sheet.card.box)):
        terminal.show(overview(kind, box, list(some), lang), Text())
    for provenance, mark in MARKS.items():
        if any(sheet.card.provenance == provenance for sheet in found):
            terminal.show(Text(f"{mark} {say(lang, f'provenance-{provenance}.text')}", style="dim"))
    terminal.show(Text())


def overview(kind: str, box: str, sheets: list[Sheet], lang: str) -> Table:
    title = say(lang, f"cards-{kind}", n=len(sheets)) + say(lang, "cli-colon") + box_name(box, lang)
    table = Table(title=title, box=boxes.SIMPLE_HEAD, expand=True, title_style="bold")
    if kind == "evolution":
        table.add_column(say(lang, "sheet-level"), no_wrap=True)
    if kind != "survivor":
        table.add_column("№" if kind == "place" else say(lang, "sheet-phase"), no_wrap=True)
    table.add_column(say(lang, "cards-name"), no_wrap=True, style="bold")
    if kind == "hunt":
        table.add_column(say(lang, "sheet-symbol"), no_wrap=True)
    table.add_column(say(lang, "cards-text"), ratio=1)
    for sheet in sheets:
        row = [price(sheet, lang)] if kind == "evolution" else []
        if kind != "survivor":
            row.append(when(sheet, lang))
        row.append(sheet.name(lang) + MARKS.get(sheet.card.provenance, ""))
        if kind == "hunt":
            row.append(token_name(sheet.symbol, lang) if sheet.symbol else "")
        row.append(sheet.text(lang))
        table.add_row(*map(Text, row))
    return table


def bonuses(lang: str) -> Table:
    """What the spaces of the Defense track give, and how far from Victory they lie."""
    table = Table(title=say(lang, "cards-bonuses"), box=boxes.SIMPLE_HEAD, expand=True, title_style="bold")
    for seats in ("2–4", "5–7"):
        table.add_column(say(lang, "cards-bonus-at", seats=seats), justify="right")
    table.add_column(say(lang, "cards-text"), ratio=1)
    for id in BONUSES:
        spaces = [[str(d) for d, bonus in side.items() if bonus == id] for side in BONUSES_AT]
        table.add_row(
            *("".join(each) for each in spaces), worded(lang, f"bonus-{bonus_with(ON_THE_TABLE.get(), id)}")
        )
    table.caption = say(lang, "cards-bonuses.text")
    return table
