"""Draws from weights: a habit is a weight, never a certainty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from artemia.engine.step import NO, OP, Answers, Set, Step, Unbounded, first_of, members, pick_of, picked
from artemia.rules.constants import Places
from artemia.rules.state import State


def below(rng: Random, n: int) -> int:
    """A number from 0 to n - 1, by whole numbers only: they compile to machine words."""
    return rng.getrandbits(32) * n >> 32


def chance(rng: Random, percent: int) -> bool:
    return below(rng, 100) < percent


def draw(rng: Random, weights: list[int]) -> int:
    """An index, as likely as its weight; any index if there is no weight at all."""
    total = sum(weights)
    if total <= 0:
        return below(rng, len(weights))
    n = below(rng, total)
    for i, weight in enumerate(weights):
        n -= weight
        if n < 0:
            return i
    return len(weights) - 1


def draw_part(rng: Random, mask: Unbounded, n: int, weights: list[int]) -> Unbounded:
    """A set of n members of the mask, drawn one after another; the weights go by bit."""
    part: Unbounded = 0
    for _ in range(n):
        rest = members(mask & ~part)
        part |= rest[draw(rng, [weights[one.bit_length() - 1] for one in rest])]
    return part


# Answers, wherever they stand among the others


def offered(answers: Answers, op: int) -> Step:
    """The answer with this op, NO if there is none."""
    for answer in answers:
        if answer & OP == op:
            return answer
    return NO


def other_than(answers: Answers, op: Step) -> Step:
    """The first answer with another op, NO if there is none."""
    for answer in answers:
        if answer and answer & OP != op:
            return answer
    return NO


def settled(rng: Random, answer: Step, weights: list[int]) -> Step:
    """The answer itself, or one of the plain steps it stands for, drawn by these weights."""
    n = pick_of(answer)
    if not n:
        return answer
    return picked(answer, draw_part(rng, first_of(answer), n, weights))


def settle_one(rng: Random, answers: Answers, weights: list[int]) -> Step:
    """The same for a question with a single choice."""
    return settled(rng, other_than(answers, NO), weights)


def settle_each(
    rng: Random, answers: Answers, weights: Callable[[Step], list[int]], gain: Callable[[Step], int]
) -> Step:
    """Settles every answer by its weights, then draws one of them, as likely as its gain."""
    steps = [settled(rng, answer, weights(answer)) for answer in answers if answer]
    return draw_step(rng, steps, gain) if steps else NO


def draw_step(rng: Random, steps: Sequence[Step], weight: Callable[[Step], int]) -> Step:
    return steps[draw(rng, [weight(step) for step in steps])]


def squared(gain: int) -> int:
    """A weight that prefers the better, and leaves a chance to what gains nothing."""
    return 1 + gain * gain if gain > 0 else 1


def total(gains: list[int], places: Places) -> int:
    """All gains of these places together."""
    return sum([gains[i] for i in range(10) if places >> i & 1])


def by_bit(mask: Set, weight: Callable[[Set], int]) -> list[int]:
    """A weight for each member of a set."""
    weights = [0] * mask.bit_length()
    for one in members(mask):
        weights[one.bit_length() - 1] = weight(one)
    return weights


def evenly(choice: Step) -> list[int]:
    """The same weight for whatever a choice is of."""
    return [1] * first_of(choice).bit_length()


def by_seat(g: State, weight: Callable[[int], int]) -> list[int]:
    """A weight for each Hunted."""
    return [0] + [weight(me) for me in range(1, g.seats)]
