"""Cards that enter or leave a discard pile, and what the Creature loses sight of while piles are hidden."""

from __future__ import annotations

from artemia.engine.step import Seat
from artemia.rules.constants import Places
from artemia.rules.modifiers import HIDDEN_DISCARDS
from artemia.rules.state import State


def leave_discard(g: State, me: Seat, places: Places) -> None:
    """From the discard pile to the hand."""
    h = g.hunted[me]
    if g.modifiers & HIDDEN_DISCARDS and places:
        h.fog |= h.discard
    h.discard &= ~places
    h.hand |= places
    if not h.discard:
        h.fog = 0


def enter_discard(g: State, me: Seat, places: Places) -> None:
    """From the hand to the discard pile."""
    h = g.hunted[me]
    if g.modifiers & HIDDEN_DISCARDS and places:
        h.fog |= h.hand
        if not h.at:
            h.fog |= h.played
        h.shown = 0  # any of them may be the one that went
    h.hand &= ~places
    h.shown &= ~places
    h.discard |= places
