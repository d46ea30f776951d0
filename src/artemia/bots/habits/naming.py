"""What the Creature's cards name: a pair of places, a Hunted."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.guess import block_gains, guess_of, sharpened
from artemia.bots.habits.sampling import draw, settle_one
from artemia.bots.habits.scale import held
from artemia.engine.step import Answers, Step, first_of
from artemia.rules.constants import CREATURE
from artemia.rules.state import State


def force_field(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Bars the pair the Hunted would like best; what is left to them is easier to guess."""
    gains = sharpened(block_gains(g, guess_of(g, CREATURE), 10))
    weights: list[int] = []
    for answer in answers:
        pair = first_of(answer)
        total = 1
        for i in range(10):
            if pair >> i & 1:
                total += gains[i]
        weights.append(total)
    return answers[draw(rng, weights)]


def whom(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Ascendancy and Phobia: whoever has most to lose or to show."""
    weights = [0] * g.seats
    for seat in range(1, g.seats):
        n = held(g, seat)
        weights[seat] = n * n * n
    return settle_one(rng, answers, weights)


def anticipation(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Whoever is easiest to guess."""
    guess = guess_of(g, CREATURE)
    weights = [0] * g.seats
    for seat in range(1, g.seats):
        n = max(guess.odds[seat]) // 10
        weights[seat] = 1 + n * n
    return settle_one(rng, answers, weights)
