"""Places and cards as people look them up in a terminal: found by name, shown as a sheet."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import artemia.cards as cards
from artemia.errors import ArtemiaError
from artemia.rules.sanctuary_catalog import Survivor
from artemia.texts import LANGUAGES, say
from artemia.texts.corrected import short_name
from artemia.texts.sheets import Sheet, all_sheets

__all__ = ["LEVELS", "MARKS", "box_name", "cards", "find", "names_of", "panel", "plain", "price", "when"]

LEVELS: Final = {1: "I", 2: "II"}
MARKS: Final = {"reconstructed": "°", "original": "*", "corrected": "†"}
"""What marks a card whose printed text we don't know, or that its owner has put right."""


def when(sheet: Sheet, lang: str) -> str:
    """The number of a place, or the phase of a card."""
    if sheet.kind == "place":
        return str(sheet.trait("number"))
    return say(lang, f"phase-{sheet.phase}") if sheet.phase else say(lang, "sheet-any-phase")


def price(sheet: Sheet, lang: str) -> str:
    """The level of an Evolution, and the DNA it costs."""
    return say(lang, "sheet-level-and-cost", level=LEVELS[sheet.trait("level")], n=sheet.trait("cost"))


def facts(sheet: Sheet, lang: str) -> Iterator[tuple[str, str]]:
    """What stands on the sheet, line by line, beside the text."""
    yield say(lang, "sheet-kind"), say(lang, f"sheet-kind-{sheet.kind}")
    if sheet.kind != "survivor":
        yield say(lang, "sheet-number" if sheet.kind == "place" else "sheet-phase"), when(sheet, lang)
    if sheet.trait("level"):
        yield say(lang, "sheet-level"), price(sheet, lang)
    if sheet.symbol:
        yield say(lang, "sheet-symbol"), say(lang, f"sheet-symbol-{sheet.symbol}")
    if sheet.trait("once_per_turn"):
        yield say(lang, "sheet-limit"), say(lang, "sheet-once")
    if sheet.trait("copyable") is False:
        yield say(lang, "sheet-copy"), say(lang, "sheet-uncopyable")
    if sheet.trait("replaces"):
        yield say(lang, "sheet-replaces"), say(lang, "sheet-replaces-base")
    if sheet.trait("base_compatible"):
        yield say(lang, "sheet-light"), say(lang, "sheet-light-too")
    yield say(lang, "sheet-box"), box_name(sheet.card.box, lang)
    yield say(lang, "sheet-source"), source(sheet.card.provenance, lang)
    if isinstance(sheet.card, Survivor):
        effect = sheet.cards.effects["survivor"][sheet.card.effect]
        yield say(lang, "sheet-effect"), source(effect.provenance, lang)


def panel(sheet: Sheet, lang: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for label, fact in facts(sheet, lang):
        grid.add_row(Text(label, style="dim"), Text(fact))
    other = next(each for each in LANGUAGES if each != lang)
    inside = Table.grid()
    inside.add_row(Text(sheet.text(lang)))
    inside.add_row("")
    inside.add_row(grid)
    return Panel(
        inside,
        title=Text(sheet.name(lang), style="bold"),
        subtitle=Text(f"{say(lang, f'sheet-in-{other}')} {sheet.name(other)}", style="dim"),
        padding=(0, 1),
    )


def box_name(box: str, lang: str) -> str:
    return say(lang, f"box-{box}.full")


def source(provenance: str, lang: str) -> str:
    """Where something comes from, openly."""
    id = f"provenance-{provenance}"
    return say(lang, id) + say(lang, "cli-colon") + say(lang, f"{id}.text")


def plain(words: str) -> str:
    """Words as people type them: no accents, no capitals, no fancy signs."""
    letters = unicodedata.normalize("NFKD", words.casefold().replace("’", "'").replace("_", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def names_of(sheet: Sheet) -> set[str]:
    """Everything a card may be called by."""
    names = {plain(sheet.card.id), *(plain(sheet.name(lang)) for lang in LANGUAGES)}
    if sheet.kind == "place":
        names |= {plain(short_name(sheet.name(lang))) for lang in LANGUAGES}
    return names


def find(words: str, lang: str) -> list[Sheet]:
    """All cards with this name or id in any language, or the only one whose name begins so."""
    wanted = plain(words)
    called = [(names_of(sheet), sheet) for sheet in all_sheets()]
    found = [sheet for names, sheet in called if wanted in names]
    if found:
        return found
    begun = [sheet for names, sheet in called if wanted and any(name.startswith(wanted) for name in names)]
    if len({sheet.name(lang) for sheet in begun}) == 1:
        return begun
    by_name = {name: sheet for names, sheet in called for name in names}
    near = [by_name[name] for name in difflib.get_close_matches(wanted, by_name, 6, 0.6)]
    likely = list(dict.fromkeys(sheet.name(lang) for sheet in [*begun, *near]))[:3]
    if not likely:
        raise ArtemiaError(say(lang, "sheet-unknown", name=words))
    raise ArtemiaError(say(lang, "sheet-near", name=words, near=", ".join(likely)))
