"""Places and cards as people look them up: found by name, shown as a sheet."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import artemia.cards as cards
from artemia.errors import ArtemiaError
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL, Card, Place
from artemia.rules.spelling import TOKEN_NAMES
from artemia.rules.words import ANY_PHASE
from artemia.texts import LANGUAGES, card_name, card_text, say

__all__ = ["KINDS", "Sheet", "all_sheets", "cards", "find", "plain", "short_name"]

KINDS: Final = ("place", "hunt", "survival")


@dataclass(frozen=True)
class Sheet:
    """A place or a card, and which kind it is."""

    kind: str
    card: Place | Card

    def name(self, lang: str) -> str:
        return card_name(self.kind, self.card.id, lang)

    def text(self, lang: str) -> str:
        return card_text(self.kind, self.card.id, lang)

    @property
    def number(self) -> int | None:
        return self.card.number if isinstance(self.card, Place) else None

    @property
    def phase(self) -> int | None:
        """The phase a card is played in; None for a place, and for a card that takes another's phase."""
        if isinstance(self.card, Place) or self.card.phase == ANY_PHASE:
            return None
        return self.card.phase

    @property
    def symbol(self) -> str | None:
        """The Hunt token a card brings along."""
        return None if isinstance(self.card, Place) else TOKEN_NAMES.get(self.card.symbol)

    @property
    def once_per_turn(self) -> bool:
        return isinstance(self.card, Place) and self.card.once_per_turn

    @property
    def copyable(self) -> bool:
        return isinstance(self.card, Place) and self.card.copyable

    def to_dict(self) -> dict[str, Any]:
        words: dict[str, Any] = {"id": self.card.id, "box": self.card.box, "kind": self.kind}
        if self.kind == "place":
            words |= {"number": self.number, "once_per_turn": self.once_per_turn, "copyable": self.copyable}
        else:
            words |= {"phase": self.phase, "symbol": self.symbol}
        return words | {
            "provenance": self.card.provenance,
            "names": {lang: self.name(lang) for lang in LANGUAGES},
            "texts": {lang: self.text(lang) for lang in LANGUAGES},
        }

    def when(self, lang: str) -> str:
        """The number of a place, or the phase of a card."""
        if self.kind == "place":
            return str(self.number)
        return say(lang, f"phase-{self.phase}") if self.phase else say(lang, "sheet-any-phase")

    def facts(self, lang: str) -> Iterator[tuple[str, str]]:
        """What stands on the sheet, line by line, beside the text."""
        yield say(lang, "sheet-kind"), say(lang, f"sheet-kind-{self.kind}")
        label = "sheet-number" if self.kind == "place" else "sheet-phase"
        yield say(lang, label), self.when(lang)
        if self.symbol:
            yield say(lang, "sheet-symbol"), say(lang, f"sheet-symbol-{self.symbol}")
        if self.once_per_turn:
            yield say(lang, "sheet-limit"), say(lang, "sheet-once")
        if self.kind == "place" and not self.copyable:
            yield say(lang, "sheet-copy"), say(lang, "sheet-uncopyable")
        yield say(lang, "sheet-box"), box_name(self.card.box, lang)
        source = f"provenance-{self.card.provenance}"
        yield (
            say(lang, "sheet-source"),
            say(lang, source) + say(lang, "cli-colon") + say(lang, f"{source}.text"),
        )

    def panel(self, lang: str) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
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
    decks: tuple[tuple[str, dict[str, Any]], ...] = (
        ("place", PLACES),
        ("hunt", HUNT),
        ("survival", SURVIVAL),
    )
    return [Sheet(kind, card) for kind, deck in decks for card in deck.values()]


def box_name(box: str, lang: str) -> str:
    return say(lang, f"box-{box}")


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
    """The cards with this name or id in any language, or the only one whose name begins so."""
    wanted = plain(words)
    called = [(names_of(sheet), sheet) for sheet in all_sheets()]
    found = [sheet for names, sheet in called if wanted in names]
    if found:
        return found
    begun = [sheet for names, sheet in called if wanted and any(name.startswith(wanted) for name in names)]
    if len(begun) == 1:
        return begun
    by_name = {name: sheet for names, sheet in called for name in names}
    near = [by_name[name] for name in difflib.get_close_matches(wanted, by_name, 6, 0.6)]
    likely = list(dict.fromkeys(sheet.name(lang) for sheet in [*begun, *near]))[:3]
    if not likely:
        raise ArtemiaError(say(lang, "sheet-unknown", name=words))
    raise ArtemiaError(say(lang, "sheet-near", name=words, near=", ".join(likely)))
