"""A position solved: how often a solver goes where, in tenths, and what it expects there.

Shares are made tenths with care, for the same day must give the same riddle everywhere: where two come out
alike but for the last digits, which differ from one machine to the next, the first place is the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from artemia.bots.cunning.rehearsal import COMMIT, Rehearsal
from artemia.bots.cunning.solver import TurnGame
from artemia.bots.cunning.style import Style
from artemia.bots.cunning.turn import TurnModel
from artemia.engine.kernel import answers_to
from artemia.engine.step import OP, expand, small_of
from artemia.riddle.positions import Position
from artemia.rules.phases.exploration import explore

MARKS: Final = 10
ROUNDS: Final = 600
NOBODY_ERRS: Final = Style(faith=0.0, hope=0.0, pair=0.0, alone=0.0)
"""Everybody plays the solution, and believes the others do."""
SAFE: Final = 1e-6
"""Shares that differ by less may come out in either order on another machine."""


def solved(position: Position, rehearsals: int, luck: str) -> TurnGame:
    """From what lies open, as everybody at the table could."""
    table, question = position.table, explore(1)
    answers = answers_to(table, question)
    rng = Random(f"{position.seed} {position.turn} {luck}")
    stage = Rehearsal(table, question, answers, inf, rng, in_public=True)
    own = [small_of(step) for answer in answers if answer & OP == COMMIT for step in expand(answer)]
    turn = TurnModel(table, stage, own, [], NOBODY_ERRS)
    turn.study(rehearsals, rng)
    return turn.game


def averaged(one: TurnGame, other: TurnGame) -> TurnGame:
    """The solution where all that two found is worth as much: of its errors, less is left."""
    game = one.copy()
    game.free = [mean(*each) for each in zip(one.free, other.free, strict=True)]
    game.caught = [mean(*each) for each in zip(one.caught, other.caught, strict=True)]
    game.alarm = (one.alarm + other.alarm) / 2.0
    game.bare = mean(one.bare, other.bare)
    game.echo = mean(one.echo, other.echo)
    game.solve(ROUNDS)
    return game


def mean(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [(a + b) / 2.0 for a, b in zip(one, other, strict=True)]


def marks_of(shares: Sequence[float]) -> list[int]:
    """Ten marks spread like these shares; those that are left go where most is missing."""
    whole = [int(share * MARKS + SAFE) for share in shares]
    missing = [share * MARKS - n for share, n in zip(shares, whole, strict=True)]
    order = sorted(range(len(shares)), key=lambda k: (-round(missing[k] / SAFE), k))
    for k in order[: MARKS - sum(whole)]:
        whole[k] += 1
    return whole


def in_common(one: Sequence[int], other: Sequence[int]) -> int:
    """How many of ten marks lie the same way."""
    return sum(map(min, one, other))
