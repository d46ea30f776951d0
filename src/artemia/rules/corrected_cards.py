"""Cards of the catalogue as corrections make them: all that belongs to an effect comes with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from artemia.rules.boxes import CORRECTED
from artemia.rules.catalog import Card, Place, Powers
from artemia.rules.correction_checks import SYMBOLS
from artemia.rules.corrections import Corrections
from artemia.rules.sanctuary_catalog import Avatar, Evolution, Survivor


def card_with(cards: Corrections, kind: str, card: Card) -> Card:
    """A Hunt or Survival card."""
    said = cards.of(kind, card.id)
    if said is None:
        return card
    does: Card = cards.effects[kind][said.effect or card.id]
    return replace(
        does,
        id=card.id,
        box=card.box,
        bit=card.bit,
        replaces=card.replaces,
        phase=said.phase or does.phase,
        symbol=SYMBOLS[said.symbol] if said.symbol else does.symbol,
        provenance=CORRECTED,
    )


def evolution_with(cards: Corrections, card: Evolution) -> Evolution:
    said = cards.of("evolution", card.id)
    if said is None:
        return card
    does: Evolution = cards.effects["evolution"][said.effect or card.id]
    return replace(
        does,
        id=card.id,
        box=card.box,
        bit=card.bit,
        level=said.level or card.level,
        cost=said.cost or card.cost,
        phase=said.phase or does.phase,
        provenance=CORRECTED,
    )


def avatar_with(cards: Corrections, card: Avatar) -> Avatar:
    said = cards.of("avatar", card.id)
    if said is None:
        return card
    does: Avatar = cards.effects["avatar"][said.effect or card.id]
    phase = said.phase or does.phase
    return replace(does, id=card.id, box=card.box, bit=card.bit, phase=phase, provenance=CORRECTED)


def survivor_with(cards: Corrections, card: Survivor) -> Survivor:
    said = cards.of("survivor", card.id)
    return card if said is None else replace(card, effect=said.effect or card.effect, provenance=CORRECTED)


def bonus_with(cards: Corrections, id: str) -> str:
    """The bonus that this one is now."""
    said = cards.of("bonus", id)
    return id if said is None else said.effect or id


def place_with(cards: Corrections, place: Place) -> Place:
    """Its power is another's, with all that goes with it; number, cards and box stay its own."""
    said = cards.of("place", place.id)
    if said is None:
        return place
    does: Place = cards.effects["place"][said.effect or place.id]
    return replace(
        does,
        id=place.id,
        box=place.box,
        number=place.number,
        copies=place.copies,
        needs=place.needs,
        provenance=CORRECTED,
    )


def corrected(cards: Corrections, kind: str, item: Any) -> Any:
    """Whatever it is, as these corrections make it."""
    with_them: dict[str, Callable[[Corrections, Any], Any]] = {
        "place": place_with,
        "evolution": evolution_with,
        "avatar": avatar_with,
        "survivor": survivor_with,
    }
    return with_them[kind](cards, item) if kind in with_them else card_with(cards, kind, item)


def powers_with(cards: Corrections) -> Powers:
    return tuple([(each.id, each.effect) for each in cards.all if each.kind == "place" and each.effect])
