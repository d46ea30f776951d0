"""Compares answers by rehearsing them on the same scenes (common random numbers), in successive halving."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from artemia.bots.cunning.rehearsal import Rehearsal
from artemia.engine.step import NO, Answers, Step, expand
from artemia.rules.state import State

Prepare = Callable[[State], None]
Usual = Callable[[State], Step]

MOST: Final = 12
"""Answers worth looking at."""
FEWEST: Final = 12
"""Rehearsals an answer must get to be looked at."""
TRIES: Final = 24
CONFIDENCE: Final = 1.0
"""How many standard errors an answer must be ahead of the usual one to be preferred."""


class Weighed:
    """The answers looked at, best first, each with the chance of winning it leaves the asker's camp."""

    def __init__(self, steps: list[Step], scores: list[list[float]]) -> None:
        means = [sum(each) / float(len(each)) for each in scores]
        best = 0
        for k in range(1, len(steps)):
            if len(scores[k]) == len(scores[0]) and means[k] > means[best]:
                best = k
        if best and lead(scores[best], scores[0]) < CONFIDENCE:
            best = 0
        rest = sorted([k for k in range(len(steps)) if k != best], key=lambda k: (-len(scores[k]), -means[k]))
        self.steps = [steps[k] for k in [best, *rest]]
        self.chances = [means[k] for k in [best, *rest]]


def lead(better: list[float], usual: list[float]) -> float:
    """How far one answer is ahead of another on the same scenes, in standard errors."""
    n = float(len(usual))
    ahead = [one - other for one, other in zip(better, usual, strict=True)]
    mean = sum(ahead) / n
    spread = sum([(each - mean) * (each - mean) for each in ahead])
    error = sqrt(spread / (n * (n - 1.0))) if n > 1.0 else 1.0
    return mean / (error + 1e-6)


def candidates(answers: Answers, propose: Callable[[], Step], width: int, rng: Random) -> list[Step]:
    """What comes to mind first, and then what else is offered, as far as there is time to look at it."""
    every = [step for answer in answers if answer for step in expand(answer)]
    found: list[Step] = []
    for _ in range(TRIES):
        step = propose()
        if step and step not in found and len(found) < width:
            found.append(step)
    others = [step for step in every if step not in found]
    rng.shuffle(others)
    return found + others[: width - len(found)]


def weigh(
    stage: Rehearsal, steps: list[Step], rehearsals: int, prepare: Prepare | None, usual: Usual | None
) -> Weighed:
    """Successive halving: all get the same share, the better half goes on, until few are left.

    The first is the usual answer and always stays; if it is NO, it is drawn anew for each scene.
    """
    scores: list[list[float]] = [[] for _ in steps]
    alive = list(range(1, len(steps)))
    rounds = max(len(steps) - 1, 1).bit_length()
    n = 0
    for _ in range(rounds):
        for _ in range(max(rehearsals // (rounds * (len(alive) + 1)), 2)):
            for k in [0, *alive]:
                g = stage.scene(n)
                if prepare is not None:
                    prepare(g)
                step = steps[k]
                if step == NO and usual is not None:
                    step = usual(g)
                g.agenda.append(step)
                scores[k].append(stage.chance(g, None))
            n += 1
            if perf_counter() > stage.deadline:
                return Weighed(steps, scores)
        alive.sort(key=lambda k: -sum(scores[k]))
        alive = alive[: max((len(alive) + 1) // 2, 1)]
    return Weighed(steps, scores)
