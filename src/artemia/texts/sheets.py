"""Places and cards with all there is to know of them, as their table has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from artemia.rules.boxes import BOXES
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL, Card, Place
from artemia.rules.corrected_cards import corrected
from artemia.rules.corrections import AS_THEY_ARE, Corrections
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS, SURVIVORS, Avatar, Evolution, Survivor
from artemia.rules.spelling import TOKEN_NAMES
from artemia.texts.corrected import ON_THE_TABLE, short_name, worded
from artemia.texts.loader import LANGUAGES, bundle, say
from artemia.texts.names import card_name, card_text

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


@dataclass(frozen=True)
class Sheet:
    """A place or a card, which kind it is, and the cards it lies among."""

    kind: str
    card: Item
    cards: Corrections = AS_THEY_ARE

    def name(self, lang: str) -> str:
        return card_name(self.kind, self.card.id, lang, self.cards)

    def text(self, lang: str) -> str:
        """What it does; with survivors it is what rescuing them does."""
        return card_text(self.kind, self.card.id, lang, self.cards)

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

    def for_the_page(self, lang: str) -> dict[str, Any]:
        """What the page shows of it, in one language."""
        place, glance = self.kind == "place", f"glance-{self.card.id}"
        name = self.name(lang)
        return {
            "id": self.card.id,
            "kind": self.kind,
            "box": self.card.box,
            "name": name,
            "short": short_name(name) if place else name,
            "text": self.text(lang),
            "glance": worded(lang, glance, self.cards) if place else None,
            "at": worded(lang, f"place-{self.card.id}.at", self.cards) if place else None,
            "tile": worded(lang, f"{glance}.tile", self.cards) if place else None,
            "rulings": self.rulings(lang),
            "provenance": self.card.provenance,
            "number": self.trait("number"),
            "phase": self.phase,
            "symbol": self.symbol,
            "cost": self.trait("cost"),
            "level": self.trait("level"),
        }

    def rulings(self, lang: str) -> list[str]:
        """What was decided about what it does: the attributes of its ruling, in their order."""
        said = self.cards.of(self.kind, self.card.id)
        id = f"ruling-{said.effect if said is not None and said.effect else self.card.id}"
        if not bundle(lang).has_message(id):
            return []
        return [say(lang, f"{id}.{name}") for name in bundle(lang).get_message(id).attributes]


def sheet_of(kind: str, id: str, cards: Corrections | None = None) -> Sheet:
    """The sheet of one card, as the table has it that is meant."""
    meant = ON_THE_TABLE.get() if cards is None else cards
    return Sheet(kind, corrected(meant, kind, DECKS[kind][id]), meant)


def all_sheets(cards: Corrections | None = None) -> list[Sheet]:
    """Deck by deck, and in each box by box."""
    found = [sheet_of(kind, id, cards) for kind, deck in DECKS.items() for id in deck]
    return sorted(found, key=lambda sheet: (KINDS.index(sheet.kind), list(BOXES).index(sheet.card.box)))
