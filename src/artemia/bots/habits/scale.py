"""The common measure: a space of a track counts 100."""

from __future__ import annotations

from typing import Final

from artemia.rules.constants import Places
from artemia.rules.knowledge import held_by
from artemia.rules.state import State

A_CARD: Final = (60, 50, 36, 26, 18, 13, 10, 8, 6, 5, 4)
"""One more Place card, by how many there are in hand."""
NEAR: Final = 2  # spaces left when a track turns everybody's head
LONGEST: Final = 9  # turns


def named(g: State, *names: str) -> Places:
    """Those of these places that are on the planet."""
    found = 0
    for i, name in enumerate(g.planet.names):
        if name in names:
            found |= 1 << i
    return found


def held(g: State, me: int) -> int:
    """How many Place cards they have in hand or before them: public, whatever they have laid."""
    return held_by(g, me).bit_count()


def a_card(g: State, me: int) -> int:
    """What one more Place card is worth to them."""
    left = held(g, me) - 1
    return A_CARD[left if left > 0 else 0]


def turns_left(g: State) -> int:
    """How long the game will go on, about."""
    turns = (g.rescue * 3 + 3) // 4
    s = g.sanctuary
    if s is not None and s.token and s.defense < turns:
        turns = s.defense
    if g.assimilation * 3 // 2 < turns:
        turns = g.assimilation * 3 // 2
    return turns if turns < LONGEST else LONGEST
