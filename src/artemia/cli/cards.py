"""`artemia cards`: every place and card, with its text and where that comes from."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Annotated

import typer
from rich import box as boxes
from rich.table import Table
from rich.text import Text

from artemia.cli.screen_planet import token_name
from artemia.cli.sheets import KINDS, Sheet, all_sheets, box_name, find
from artemia.cli.terminal import Terminal, language
from artemia.errors import ArtemiaError
from artemia.texts import say

__all__ = ["app"]

app = typer.Typer(add_completion=False)


class Deck(StrEnum):
    """What can be asked for."""

    places = "places"
    hunt = "hunt"
    survival = "survival"


@app.command()
def cards(
    name: Annotated[list[str] | None, typer.Argument(help="Names or ids of cards, in any language.")] = None,
    *,
    box: Annotated[str | None, typer.Option(help="Only the cards of this box, such as base.")] = None,
    deck: Annotated[Deck | None, typer.Option(help="Only this deck.")] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="en|fr", help="Language; by default that of the system.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with both languages.")] = False,
) -> None:
    """Show all places and cards, or the sheets of some.

    Examples:  artemia cards    artemia cards --deck hunt    artemia cards swamp dodge    artemia cards --json
    """
    lang = language(lang)
    found = named(name, lang) if name else all_sheets()
    if box is not None:
        known = sorted({sheet.card.box for sheet in all_sheets()})
        if box not in known:
            raise ArtemiaError(say(lang, "cards-no-box", box=box, known=", ".join(known)))
        found = [sheet for sheet in found if sheet.card.box == box]
    if deck is not None:
        found = [sheet for sheet in found if sheet.kind == deck.value.removesuffix("s")]
    if as_json:
        print(json.dumps([sheet.to_dict() for sheet in found], ensure_ascii=False, indent=1))
        return
    terminal = Terminal(lang)
    if not found:
        terminal.say("cards-none")
    elif name:
        terminal.show(*(sheet.panel(lang) for sheet in found))
    else:
        for kind in KINDS:
            of_kind = [sheet for sheet in found if sheet.kind == kind]
            if of_kind:
                terminal.show(overview(kind, of_kind, lang), Text())


def named(names: list[str], lang: str) -> list[Sheet]:
    """The cards with these names; a name of several words may come without quotes."""
    if len(names) > 1:
        try:
            return find(" ".join(names), lang)
        except ArtemiaError:
            pass
    return [sheet for name in names for sheet in find(name, lang)]


def overview(kind: str, sheets: list[Sheet], lang: str) -> Table:
    table = Table(title=say(lang, f"cards-{kind}", n=len(sheets)), box=boxes.SIMPLE_HEAD, expand=True)
    table.title_style = "bold"
    table.add_column("№" if kind == "place" else say(lang, "sheet-phase"), no_wrap=True)
    table.add_column(say(lang, "cards-name"), no_wrap=True, style="bold")
    if kind == "hunt":
        table.add_column(say(lang, "sheet-symbol"), no_wrap=True)
    table.add_column(say(lang, "cards-text"), ratio=1)
    several_boxes = len({sheet.card.box for sheet in sheets}) > 1
    if several_boxes:
        table.add_column(say(lang, "sheet-box"))
    for sheet in sheets:
        row = [sheet.when(lang), sheet.name(lang)]
        if kind == "hunt":
            row.append(token_name(sheet.symbol, lang) if sheet.symbol else "")
        row.append(sheet.text(lang))
        if several_boxes:
            row.append(box_name(sheet.card.box, lang))
        table.add_row(*map(Text, row))
    return table
