"""The common measure: a space of a track counts 100. And the Place cards of a Hunted, as all can tell."""

from __future__ import annotations

from typing import Final

from artemia.rules.constants import EXPLORATION, Places
from artemia.rules.state import State

A_CARD: Final = (60, 50, 36, 26, 18, 13, 10, 8, 6, 5, 4)
"""One more Place card, by how many there are in hand."""
NEAR: Final = 2  # spaces left when a track turns everybody's head


def named(g: State, *names: str) -> Places:
    """Those of these places that are on the planet."""
    found = 0
    for i, name in enumerate(g.planet.names):
        if name in names:
            found |= 1 << i
    return found


def held(g: State, me: int) -> int:
    """How many Place cards he has in hand or before him: public, whatever he has laid."""
    return at_hand(g, me).bit_count()


def at_hand(g: State, me: int) -> Places:
    """These cards; what the Fjord lets him lay from his discard nobody knows before all have laid theirs."""
    h = g.hunted[me]
    return (h.hand | h.played) & ~h.exposed if g.phase == EXPLORATION else h.hand | h.played


def laid_off(g: State, me: int) -> Places:
    """His discard, as all can tell."""
    h = g.hunted[me]
    return h.discard | h.exposed if g.phase == EXPLORATION else h.discard
