"""Weighs answers by rehearsing them: those that promise little are dropped early."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

from artemia.bots.cunning.rehearsal import Rehearsal
from artemia.engine.step import NO, Answers, Step, expand
from artemia.rules.state import State
from artemia.rules.words import CREATURE

MOST: Final = 12
"""Answers worth looking at."""
TRIES: Final = 24
MATTERS: Final = 0.004
"""A chance to win that is worth preferring one answer to another."""


class Weighed:
    """The answers looked at, best first, each with the chance of winning it leaves the asker's camp."""

    def __init__(self, steps: list[Step], chances: list[float], counts: list[int]) -> None:
        order = sorted(range(len(steps)), key=lambda n: (-counts[n], -chances[n]))
        self.steps = [steps[n] for n in order]
        self.chances = [chances[n] for n in order]
        self.counts = [counts[n] for n in order]

    def clearly_best(self) -> bool:
        """Whether the best is something else than going on as usual, and worth it."""
        return self.steps[0] != NO and self.chances[0] > self.chances[self.steps.index(NO)] + MATTERS


def candidates(answers: Answers, propose: Callable[[], Step], rng: Random) -> list[Step]:
    """All answers, or if those are too many, the ones that come to mind."""
    every = [step for answer in answers if answer for step in expand(answer)]
    if len(every) <= MOST:
        return every
    found: list[Step] = []
    for _ in range(TRIES):
        step = propose()
        if step not in found:
            found.append(step)
        if len(found) >= MOST - 2:
            break
    while len(found) < MOST:
        step = every[rng.randrange(len(every))]
        if step not in found:
            found.append(step)
    return found


def weigh(
    stage: Rehearsal,
    steps: list[Step],
    rehearsals: int,
    deadline: float,
    prepare: Callable[[State], None],
    usual: Callable[[State], Step],
) -> Weighed:
    """Halving: everybody gets the same share, the better half goes on, until few are left.

    Before each rehearsal the scene is prepared; for the step NO the usual one is drawn.
    """
    sums = [0.0] * len(steps)
    counts = [0] * len(steps)
    alive = list(range(len(steps)))
    creature = stage.seat == CREATURE
    stages = max(len(steps) - 1, 1).bit_length()
    scene = 0
    for _ in range(stages):
        each = max(rehearsals // (stages * len(alive)), 2)
        for _ in range(each):
            for n in alive:
                g = stage.scene(scene)
                prepare(g)
                g.agenda.append(steps[n] or usual(g))
                chance = stage.outcome(g, None)
                sums[n] += chance if creature else 1.0 - chance
                counts[n] += 1
            scene += 1
            if perf_counter() > deadline:
                break
        alive.sort(key=lambda n: -sums[n] / counts[n])
        if perf_counter() > deadline:
            break
        alive = alive[: max((len(alive) + 1) // 2, 2)]
    chances = [total / count if count else 0.0 for total, count in zip(sums, counts, strict=True)]
    return Weighed(steps, chances, counts)
