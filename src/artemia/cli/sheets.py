"""Places and cards as people look them up: found by name, shown as a sheet."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import artemia.cards as cards
from artemia.errors import ArtemiaError
from artemia.rules.boxes import BOXES
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL, Card, Place
from artemia.rules.sanctuary_catalog import (
    AVATARS,
    EVOLUTIONS,
    SURVIVOR_EFFECTS,
    SURVIVORS,
    Avatar,
    Evolution,
    Survivor,
)
from artemia.rules.spelling import TOKEN_NAMES
from artemia.texts import LANGUAGES, card_name, card_text, say

__all__ = ["DECKS", "KINDS", "Sheet", "all_sheets", "cards", "find", "plain", "short_name"]

Item: TypeAlias = Place | Card | Avatar | Evolution | Survivor
DECKS: Final[dict[str, Mapping[str, Item]]] = {
    "place": PLACES,
    "hunt": HUNT,
    "survival": SURVIVAL,
    "avatar": AVATARS,
    "evolution": EVOLUTIONS,
    "survivor": SURVIVORS,
}
KINDS: Final = tuple(DECKS)
LEVELS: Final = {1: "I", 2: "II"}
UNKNOWN: Final = {"reconstructed": "°", "original": "*"}
"""What marks a card whose printed text we don't know."""


@dataclass(frozen=True)
class Sheet:
    """A place or a card, and which kind it is."""

    kind: str
    card: Item

    def name(self, lang: str) -> str:
        return card_name(self.kind, self.card.id, lang)

    def text(self, lang: str) -> str:
        """What it does; with survivors it is what rescuing them does."""
        if isinstance(self.card, Survivor):
            return say(lang, f"effect-{self.card.effect}")
        return card_text(self.kind, self.card.id, lang)

    def trait(self, name: str) -> Any:
        """What the catalogue says of it; None where its kind has no such thing, or it has none."""
        found = getattr(self.card, name, None)
        return found if isinstance(found, bool) else found or None

    @property
    def phase(self) -> int | None:
        """The phase a card acts in; None for a place, a survivor, and a card that takes another's phase."""
        phase: int | None = self.trait("phase")
        return phase

    @property
    def symbol(self) -> str | None:
        """The Hunt token a card brings along."""
        return TOKEN_NAMES.get(self.trait("symbol"))

    def to_dict(self) -> dict[str, Any]:
        """All there is to know, with the same keys for all kinds."""
        return {
            "id": self.card.id,
            "box": self.card.box,
            "kind": self.kind,
            "number": self.trait("number"),
            "phase": self.phase,
            "symbol": self.symbol,
            "level": self.trait("level"),
            "cost": self.trait("cost"),
            "provenance": self.card.provenance,
            "names": {lang: self.name(lang) for lang in LANGUAGES},
            "texts": {lang: self.text(lang) for lang in LANGUAGES},
            "replaces": self.trait("replaces"),
            "once_per_turn": self.trait("once_per_turn"),
            "copyable": self.trait("copyable"),
            "base_compatible": self.trait("base_compatible"),
            "effect": self.trait("effect"),
        }

    def when(self, lang: str) -> str:
        """The number of a place, or the phase of a card."""
        if self.kind == "place":
            return str(self.trait("number"))
        return say(lang, f"phase-{self.phase}") if self.phase else say(lang, "sheet-any-phase")

    def price(self, lang: str) -> str:
        """The level of an Evolution, and the DNA it costs."""
        return say(lang, "sheet-level-and-cost", level=LEVELS[self.trait("level")], n=self.trait("cost"))

    def facts(self, lang: str) -> Iterator[tuple[str, str]]:
        """What stands on the sheet, line by line, beside the text."""
        yield say(lang, "sheet-kind"), say(lang, f"sheet-kind-{self.kind}")
        if self.kind != "survivor":
            yield say(lang, "sheet-number" if self.kind == "place" else "sheet-phase"), self.when(lang)
        if self.trait("level"):
            yield say(lang, "sheet-level"), self.price(lang)
        if self.symbol:
            yield say(lang, "sheet-symbol"), say(lang, f"sheet-symbol-{self.symbol}")
        if self.trait("once_per_turn"):
            yield say(lang, "sheet-limit"), say(lang, "sheet-once")
        if self.trait("copyable") is False:
            yield say(lang, "sheet-copy"), say(lang, "sheet-uncopyable")
        if self.trait("replaces"):
            yield say(lang, "sheet-replaces"), say(lang, "sheet-replaces-base")
        if self.trait("base_compatible"):
            yield say(lang, "sheet-light"), say(lang, "sheet-light-too")
        yield say(lang, "sheet-box"), box_name(self.card.box, lang)
        yield say(lang, "sheet-source"), source(self.card.provenance, lang)
        if isinstance(self.card, Survivor):
            effect = SURVIVOR_EFFECTS[self.card.effect]
            yield say(lang, "sheet-effect"), source(effect.provenance, lang)

    def panel(self, lang: str) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for label, fact in self.facts(lang):
            grid.add_row(Text(label, style="dim"), Text(fact))
        other = next(each for each in LANGUAGES if each != lang)
        inside = Table.grid()
        inside.add_row(Text(self.text(lang)))
        inside.add_row("")
        inside.add_row(grid)
        return Panel(
            inside,
            title=Text(self.name(lang), style="bold"),
            subtitle=Text(f"{say(lang, f'sheet-in-{other}')} {self.name(other)}", style="dim"),
            padding=(0, 1),
        )


def all_sheets() -> list[Sheet]:
    """Deck by deck, and in each box by box."""
    found = [Sheet(kind, card) for kind, deck in DECKS.items() for card in deck.values()]
    return sorted(found, key=lambda sheet: (KINDS.index(sheet.kind), list(BOXES).index(sheet.card.box)))


def box_name(box: str, lang: str) -> str:
    return say(lang, f"box-{box}.full")


def source(provenance: str, lang: str) -> str:
    """Where something comes from, openly."""
    id = f"provenance-{provenance}"
    return say(lang, id) + say(lang, "cli-colon") + say(lang, f"{id}.text")


def short_name(name: str) -> str:
    """A place without its article: Lair, Antre."""
    return re.sub(r"^(L’|\w+ )", "", name)


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
