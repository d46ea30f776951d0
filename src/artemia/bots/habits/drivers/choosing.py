"""Habits that are but weights: for questions that leave one choice out of a set."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from artemia.bots.habits.ops import NOTHING
from artemia.bots.habits.registry import Habit
from artemia.bots.habits.sampling import by_bit, other_than, settle_one, settled
from artemia.engine.step import Answers, Step, Unbounded, first_of
from artemia.rules.state import State


def pick(weights: Callable[[State, int], list[int]]) -> Habit:
    """Members of the set, by these weights."""

    def settle(rng: Random, g: State, me: int, answers: Answers) -> Step:
        return settle_one(rng, answers, weights(g, me))

    return settle


def pick_each(weight: Callable[[State, Unbounded], int]) -> Habit:
    """Members of the set, each by its own weight, rather than nothing."""

    def settle(rng: Random, g: State, me: int, answers: Answers) -> Step:
        answer = other_than(answers, NOTHING)
        return settled(rng, answer, by_bit(first_of(answer), lambda one: weight(g, one)))

    return settle


def pick_hunted(weight: Callable[[State, int], int]) -> Habit:
    """The same for seats, by their numbers."""
    return pick_each(lambda g, seat: weight(g, seat.bit_length() - 1))
