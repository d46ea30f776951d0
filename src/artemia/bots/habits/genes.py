"""What Evolutions are worth to the Creature: by habit, for a turn in which they act."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import members
from artemia.rules.constants import Evolutions
from artemia.rules.sanctuary_catalog import EVOLUTION_BY_BIT
from artemia.rules.state import State

A_TURN: Final = {
    # level I
    "optimizer": 10,
    "instinctive": 7,
    "clever": 11,
    "metabolic": 6,
    "territorial": 8,
    "slugger": 30,
    "sharp": 22,
    "prescient": 22,
    "scavenger": 15,
    "parasite": 7,
    "fast": 11,
    "screamer": 28,
    "primitive": 10,
    "corrosive": 10,
    "fertile": 18,
    # level II
    "oppressive": 26,
    "symbiotic": 28,
    "spectral": 13,
    "magnetic": 2,
    "prolific": 5,
    "psychic": 18,
    "viral": 22,
    "venomous": 24,
    "besieger": 10,
    "versatile": 22,
    "tentacular": 40,
    "mutagenic": 22,
    "devourer": 22,
    "relentless": 20,
    "chronophage": 34,
}
UNKNOWN: Final = 18
STRENGTH: Final[dict[Evolutions, int]] = {
    bit: A_TURN.get(card.id, UNKNOWN) for bit, card in EVOLUTION_BY_BIT.items()
}
"""Hundredths of a space a turn, by the card's bit."""
LONGEST: Final = 9


def turns_left(g: State) -> int:
    """How long the game will go on, about."""
    turns = (g.rescue * 3 + 3) // 4
    s = g.sanctuary
    if s is not None and s.token and s.defense < turns:
        turns = s.defense
    if g.assimilation * 3 // 2 < turns:
        turns = g.assimilation * 3 // 2
    return turns if turns < LONGEST else LONGEST


def strongest(cards: Evolutions) -> int:
    """What the strongest of these is worth a turn, 0 if there is none."""
    best = 0
    for card in members(cards):
        if STRENGTH[card] > best:
            best = STRENGTH[card]
    return best


def by_strength(cards: Evolutions) -> list[int]:
    """A weight for each card by its bit: the stronger, the likelier."""
    weights = [0] * cards.bit_length()
    for card in members(cards):
        weights[card.bit_length() - 1] = STRENGTH[card] ** 3
    return weights
