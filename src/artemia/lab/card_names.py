"""The ids of cards by their bits."""

from __future__ import annotations

from typing import Final

from artemia.rules.catalog import HUNT, HUNT_BY_BIT, SURVIVAL, SURVIVAL_BY_BIT, Card
from artemia.rules.sanctuary_catalog import AVATAR_BY_BIT, EVOLUTION_BY_BIT, SURVIVOR_BY_BIT

Names = dict[int, str]


def names_of(deck: dict[str, Card], by_bit: dict[int, Card]) -> tuple[Names, Names]:
    """In games without and with the cards that replace others."""
    usual = {bit: card.id for bit, card in by_bit.items()}
    return usual, usual | {card.bit: card.id for card in deck.values() if card.replaces}


AVATAR_NAMES: Final = {bit: card.id for bit, card in AVATAR_BY_BIT.items()}
EVOLUTION_NAMES: Final = {bit: card.id for bit, card in EVOLUTION_BY_BIT.items()}
SURVIVOR_NAMES: Final = {bit: card.id for bit, card in SURVIVOR_BY_BIT.items()}
NAMES: Final[dict[str, tuple[Names, Names]]] = {
    "hunt": names_of(HUNT, HUNT_BY_BIT),
    "survival": names_of(SURVIVAL, SURVIVAL_BY_BIT),
    "avatar": (AVATAR_NAMES, AVATAR_NAMES),
    "evolution": (EVOLUTION_NAMES, EVOLUTION_NAMES),
    "survivor": (SURVIVOR_NAMES, SURVIVOR_NAMES),
}
