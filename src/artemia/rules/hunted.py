"""One Hunted: where his Place cards are, where he is, what he holds."""

from __future__ import annotations

from artemia.rules.constants import FULL_WILL, Places, SurvivalCards


class Hunted:
    """Plain numbers; sets of cards and places are masks."""

    hand: Places
    discard: Places
    played: Places  # the cards on the table
    at: Places  # where he is; a card may push him off the place he played
    moves: int  # where pushes led him, 20 bits each (from, to), the last one lowest
    resolved: Places
    will: int
    survival: SurvivalCards
    drawn: SurvivalCards  # drawn, and still to choose from
    plan: SurvivalCards  # the card to be shown when the secret window closes
    aside: Places  # picked in secret to be discarded
    shown: Places  # in hand, and the Creature knows it
    exposed: Places  # on the table, face down, yet seen by all
    fog: Places  # in hand or discard, and the Creature can't know where

    __slots__ = tuple(__annotations__)

    def copy(self) -> Hunted:
        new = Hunted()
        new.hand = self.hand
        new.discard = self.discard
        new.played = self.played
        new.at = self.at
        new.moves = self.moves
        new.resolved = self.resolved
        new.will = self.will
        new.survival = self.survival
        new.drawn = self.drawn
        new.plan = self.plan
        new.aside = self.aside
        new.shown = self.shown
        new.exposed = self.exposed
        new.fog = self.fog
        return new

    @property
    def owned(self) -> Places:
        return self.hand | self.discard | self.played


def new_hunted(hand: Places) -> Hunted:
    h = Hunted()
    h.hand = hand
    h.will = FULL_WILL
    h.discard = h.played = h.at = h.moves = h.resolved = h.aside = h.shown = h.exposed = h.fog = 0
    h.survival = h.drawn = h.plan = 0
    return h
