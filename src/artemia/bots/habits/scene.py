"""After the reveal: what tokens and Hunted on other places would change, for either camp."""

from __future__ import annotations

from typing import Final

from artemia.bots.habits.guess import a_space, graver_places
from artemia.bots.habits.worth import bite, worths
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE_TOKEN, Places, Tokens
from artemia.rules.effects.tokens import artemia_places, catching
from artemia.rules.modifiers import CATCH_COUNTS_MORE, TARGET_BLOCKS_POWERS, TARGET_CATCHES
from artemia.rules.state import State

A_CARD_LOST: Final = 22


class Scene:
    """Who is where, and what lies there: a draft that can be changed without touching the game."""

    def __init__(
        self, at: list[Places], creature: Places, target: Places, artemia: Places, worth: list[list[int]]
    ) -> None:
        self.at = at
        self.creature = creature
        self.target = target
        self.artemia = artemia
        self.worth = worth

    def draft(self) -> Scene:
        """A copy to be changed."""
        return Scene(self.at[:], self.creature, self.target, self.artemia, self.worth)

    def put(self, token: Tokens, places: Places) -> None:
        if token == CREATURE_TOKEN:
            self.creature = places
        elif token == ARTEMIA_TOKEN:
            self.artemia = places
        else:
            self.target = places

    def of(self, token: Tokens) -> Places:
        if token == CREATURE_TOKEN:
            return self.creature
        return self.artemia if token == ARTEMIA_TOKEN else self.target

    def swap(self, one: Tokens, other: Tokens) -> None:
        here, there = self.of(one), self.of(other)
        self.put(one, there)
        self.put(other, here)

    def whirl(self, pair: Places) -> None:
        """Whoever is on one of two places is on the other."""
        for me in range(1, len(self.at)):
            if (self.at[me] & pair).bit_count() == 1:
                self.at[me] ^= pair

    def gain(self, g: State) -> int:
        """What the Creature gets out of it, in hundredths of a space."""
        catches = self.creature
        if g.modifiers & TARGET_CATCHES:
            catches |= self.target
        blocked = g.ineffective
        if g.modifiers & TARGET_BLOCKS_POWERS:
            blocked |= self.target
        gain = caught_at = 0
        for me in range(1, g.seats):
            at = self.at[me]
            caught = 0 if g.dodging >> me & 1 else at & catches
            if caught:
                caught_at |= caught
                gain += bite(g, me, caught)
                if g.anticipated >> me & 1:
                    gain += 100
            elif at & self.artemia and not g.detecting >> me & 1:
                gain += A_CARD_LOST
            elif not at & blocked:
                gain -= self.best(me, at)
            if at & self.target and g.on_target:
                gain += A_CARD_LOST
        if caught_at:
            space = a_space(g)
            gain += 2 * space if g.modifiers & CATCH_COUNTS_MORE else space
            if caught_at & graver_places(g):
                gain += space
        return gain

    def best(self, me: int, at: Places) -> int:
        found = 0
        for i in range(10):
            if at >> i & 1 and self.worth[me][i] > found:
                found = self.worth[me][i]
        return found


def scene_of(g: State) -> Scene:
    """As things are."""
    worth: list[list[int]] = [[]]
    for me in range(1, g.seats):
        worth.append(worths(g, me))
    return Scene([h.at for h in g.hunted], g.creature, g.target, artemia_places(g), worth)


def lot(g: State, me: int, place: Places, worth: list[int]) -> int:
    """What a Hunted has to expect on a place, now that the tokens are down; below zero if they are caught."""
    if place & catching(g) and not g.dodging >> me & 1:
        return -bite(g, me, place) - (2 if place & graver_places(g) else 1) * a_space(g)
    if place & artemia_places(g) and not g.detecting >> me & 1:
        return -A_CARD_LOST
    if place & g.ineffective or (place & g.target and g.modifiers & TARGET_BLOCKS_POWERS):
        return 0
    return worth[place.bit_length() - 1] - (A_CARD_LOST if place & g.target and g.on_target else 0)
