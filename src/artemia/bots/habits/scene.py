"""After the reveal: what tokens and Hunted on other places would change, for either camp."""

from __future__ import annotations

from typing import Final

from artemia.bots.habits.guess import a_space, graver_places
from artemia.bots.habits.worth import bite, worths
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE_TOKEN, TARGET_TOKEN, Places, Tokens
from artemia.rules.effects.tokens import artemia_places, catching
from artemia.rules.modifiers import CATCH_COUNTS_MORE, TARGET_BLOCKS_POWERS, TARGET_CATCHES
from artemia.rules.state import State

A_CARD_LOST: Final = 22


class Scene:
    """Who is where, and what lies there: a draft that can be changed without touching the game."""

    def __init__(self, at: list[Places], tokens: dict[Tokens, Places], worth: list[list[int]]) -> None:
        self.at = at
        self.tokens = tokens
        self.worth = worth

    def draft(self) -> Scene:
        """A copy to be changed."""
        return Scene(self.at[:], self.tokens.copy(), self.worth)

    def swap(self, one: Tokens, other: Tokens) -> None:
        self.tokens[one], self.tokens[other] = self.tokens[other], self.tokens[one]

    def whirl(self, pair: Places) -> None:
        """Whoever is on one of two places is on the other."""
        for me in range(1, len(self.at)):
            if (self.at[me] & pair).bit_count() == 1:
                self.at[me] ^= pair

    def gain(self, g: State) -> int:
        """What the Creature gets out of it, in hundredths of a space."""
        target = self.tokens[TARGET_TOKEN]
        catches = self.tokens[CREATURE_TOKEN] | (target if g.modifiers & TARGET_CATCHES else 0)
        blocked = g.ineffective | (target if g.modifiers & TARGET_BLOCKS_POWERS else 0)
        gain = caught_at = 0
        for me in range(1, g.seats):
            at = self.at[me]
            caught = 0 if g.dodging >> me & 1 else at & catches
            if caught:
                caught_at |= caught
                gain += bite(g, me, caught)
                if g.anticipated >> me & 1:
                    gain += 100
            elif at & self.tokens[ARTEMIA_TOKEN] and not g.detecting >> me & 1:
                gain += A_CARD_LOST
            elif not at & blocked:
                gain -= max([self.worth[me][i] for i in range(10) if at >> i & 1], default=0)
            if at & target and g.on_target:
                gain += A_CARD_LOST
        if caught_at:
            space = a_space(g)
            gain += 2 * space if g.modifiers & CATCH_COUNTS_MORE else space
            if caught_at & graver_places(g):
                gain += space
        return gain


def scene_of(g: State) -> Scene:
    """As things are."""
    tokens = {CREATURE_TOKEN: g.creature, TARGET_TOKEN: g.target, ARTEMIA_TOKEN: artemia_places(g)}
    worth = [worths(g, me) if me else [] for me in range(g.seats)]
    return Scene([h.at for h in g.hunted], tokens, worth)


def lot(g: State, me: int, place: Places, worth: list[int]) -> int:
    """What a Hunted has to expect on a place, now that the tokens are down; below zero if they are caught."""
    if place & catching(g) and not g.dodging >> me & 1:
        return -bite(g, me, place) - (2 if place & graver_places(g) else 1) * a_space(g)
    if place & artemia_places(g) and not g.detecting >> me & 1:
        return -A_CARD_LOST
    if place & g.ineffective or (place & g.target and g.modifiers & TARGET_BLOCKS_POWERS):
        return 0
    return worth[place.bit_length() - 1] - (A_CARD_LOST if place & g.target and g.on_target else 0)
