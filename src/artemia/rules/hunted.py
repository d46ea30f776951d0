"""One Hunted: where their Place cards are, where they are, what they hold."""

from __future__ import annotations

from artemia.engine.fields import Record, field
from artemia.engine.step import Unbounded
from artemia.rules.constants import FULL_WILL, SEAT, TURN, Places, SurvivalCards


class Hunted(Record):
    """Plain numbers; sets of cards and places are masks."""

    hand: Places = field(0, shown=SEAT)
    discard: Places = field(0, shown=SEAT)
    played: Places = field(0, shown=SEAT)  # the cards on the table
    at: Places = field(0, lasts=TURN, shown=SEAT)  # a card may push them off the place they played
    moves: Unbounded = field(0, lasts=TURN, saved="int", shown=SEAT)
    """Pushes, 20 bits each (from, to), the last one lowest."""
    resolved: Places = field(0, lasts=TURN)
    will: int = field(FULL_WILL, shown=SEAT)
    survival: SurvivalCards = field(0, shown=SEAT)
    drawn: SurvivalCards = field(0, shown=SEAT)  # drawn, and still to choose from
    plan: SurvivalCards = field(0)  # the card to be shown when the secret window closes
    aside: Places = field(0)  # picked in secret to be discarded
    shown: Places = field(0, lasts=TURN, shown=SEAT)  # in hand, and the Creature knows it
    exposed: Places = field(0, lasts=TURN, shown=SEAT)  # on the table, face down, yet seen by all
    fog: Places = field(0, lasts=TURN, shown=SEAT)  # in hand or discard, and the Creature can't know where

    @property
    def owned(self) -> Places:
        return self.hand | self.discard | self.played


def new_hunted(hand: Places) -> Hunted:
    h = Hunted()
    h.begin()
    h.hand = hand
    return h
