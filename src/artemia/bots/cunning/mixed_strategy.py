"""A mixed strategy for one question: the answers to draw from, how often each, and what they promise."""

from __future__ import annotations

from random import Random

from artemia.engine.step import Step


class MixedStrategy:
    """`shares` add up to 1. `chances` are those of the asker's camp to win, where answers were weighed."""

    def __init__(self, steps: list[Step], shares: list[float], chances: list[float] | None = None) -> None:
        self.steps = steps
        self.shares = shares
        self.chances: list[float] = [] if chances is None else chances

    def draw(self, rng: Random) -> Step:
        return self.steps[pick(self.shares, rng)]


def certain(step: Step) -> MixedStrategy:
    """There is no doubt."""
    return MixedStrategy([step], [1.0])


def pick(shares: list[float], rng: Random) -> int:
    """Which of them, each as likely as its share."""
    left = rng.random()
    last = 0
    for n, share in enumerate(shares):
        if share > 0.0:
            left -= share
            last = n
            if left < 0.0:
                return n
    return last


def leading(steps: list[Step], chances: list[float]) -> MixedStrategy:
    """The first of these, which is the best; the others are there to be compared."""
    return MixedStrategy(steps, [1.0] + [0.0] * (len(steps) - 1), chances)
