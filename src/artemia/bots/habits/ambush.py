"""The Creature's habits once everybody is revealed, and at the end of the turn."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.sampling import draw, settle_one
from artemia.bots.habits.worth import bite, worths
from artemia.engine.step import Answers, Step, first_of, picked, seat_of, second_of
from artemia.rules.constants import Places
from artemia.rules.effects.tokens import catching
from artemia.rules.phases.resolving_places import usable
from artemia.rules.state import State

WORTH_A_CARD: Final = 35
"""A card of phase 3 that would gain less is kept for a better moment."""


def pays(gain: int, most: int) -> int:
    """How readily a card is played that would gain so much now, in percent."""
    return 3 if gain < WORTH_A_CARD else 60 if gain < 60 else most


def losses(g: State) -> list[int]:
    """What the Hunted would lose if each place were out of use from now on."""
    found = [0] * 10
    for seat in range(1, g.seats):
        free = usable(g, seat)
        if free:
            worth = worths(g, seat)
            for i in range(10):
                if free >> i & 1 and not g.used >> i & 1:
                    found[i] += worth[i]
    return found


def cataclysm(rng: Random, g: State, me: int, answers: Answers) -> Step:
    weights = losses(g)
    for i in range(10):
        weights[i] = 1 + weights[i] * weights[i]
    return settle_one(rng, answers, weights)


def best_push(g: State, seat: int) -> int:
    best = 0
    at = g.hunted[seat].at
    worth = worths(g, seat)
    for i in range(10):
        if at >> i & 1:
            near = g.planet.neighbours[i] & ~g.inaccessible & ~at
            for j in range(10):
                if near >> j & 1:
                    best = max(best, push_gain(g, seat, 1 << i, 1 << j, worth))
    return best


def push_gain(g: State, seat: int, origin: Places, to: Places, worth: list[int]) -> int:
    """What the Creature gains by pushing a Hunted from one place to another."""
    caught = catching(g)
    gain = 0
    if usable(g, seat) & origin:
        gain = worth[origin.bit_length() - 1]
    if g.dodging >> seat & 1:
        caught = 0
    if to & caught:
        if not origin & caught:
            gain += bite(g, seat, to) + (0 if anybody_caught(g, caught) else 100)
            if g.anticipated >> seat & 1:
                gain += 100
    elif origin & caught:
        gain = 0
    elif not to & (g.ineffective | g.artemia):
        gain -= worth[to.bit_length() - 1]
    return gain


def anybody_caught(g: State, caught: Places) -> bool:
    found = 0
    for seat in range(1, g.seats):
        if not g.dodging >> seat & 1:
            found |= g.hunted[seat].at & caught
    return found > 0


def detour(rng: Random, g: State, me: int, answers: Answers) -> Step:
    weights = [0] * g.seats
    for seat in range(1, g.seats):
        gain = best_push(g, seat)
        weights[seat] = 1 + gain * gain
    return settle_one(rng, answers, weights)


def divert_where(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The Hunted to be pushed is named in the answers themselves."""
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if not answer:
            continue
        seat = seat_of(answer)
        worth = worths(g, seat)
        origin = second_of(answer)
        for j in range(10):
            to = 1 << j
            if first_of(answer) & to:
                gain = push_gain(g, seat, origin, to, worth)
                steps.append(picked(answer, to))
                weights.append(1 + gain * gain if gain > 0 else 1)
    return steps[draw(rng, weights)]
