"""What rehearsals say about who adds what, and how far chance differences are believed."""

from __future__ import annotations

from random import Random

import pytest

from artemia.bots.cunning.estimates import Estimates
from artemia.bots.cunning.solver import TurnGame

PLACES = [1, 2, 4, 8]
FREE = [0.0, -0.02, 0.03, 0.01]


def kept(rehearsals: int, finds: list[float], off: float = 0.07) -> Estimates:
    """Two Hunted. A find is worth 0.1, and of the first one so much more on each place; outcomes are off."""
    luck = Random(1)
    estimates = Estimates(TurnGame(PLACES, [PLACES, PLACES]), trust=25.0, found=[0.05, 0.05])
    for _ in range(rehearsals):
        hunt, one, other = [luck.randrange(4) for _ in range(3)]
        outcome = 0.4 + luck.gauss(0.0, off) + (0.1 if hunt in (one, other) else 0.0)
        outcome += finds[one] if hunt == one else FREE[one]
        estimates.note(outcome, hunt, [one, other])
    estimates.fit()
    return estimates


def test_many_rehearsals_tell_what_was_put_in() -> None:
    """Not what each effect is, for they overlap; but what everything is worth that can happen."""
    finds = [0.0, 0.06, -0.04, 0.02]
    estimates = kept(20_000, finds)
    game = estimates.game
    for hunt in range(4):
        for one in range(4):
            for other in range(4):
                told = estimates.all.size + game.bare[hunt] + game.free[0][one] + game.free[1][other]
                told += game.caught[0][one] if hunt == one else 0.0
                told += game.caught[1][other] if hunt == other else 0.0
                told += game.alarm if hunt in (one, other) else 0.0
                real = 0.4 + (0.1 if hunt in (one, other) else 0.0)
                real += finds[one] if hunt == one else FREE[one]
                assert told == pytest.approx(real, abs=0.012)


def test_differences_that_may_be_chance_are_hardly_believed() -> None:
    estimates = kept(200, [0.0] * 4)
    sizes = [effect.size for effect in estimates.caught[0]]
    assert max(sizes) - min(sizes) < 0.02


def test_a_find_that_decides_the_game_is_soon_plain() -> None:
    """As few rehearsals as above say most of it: one find is worth half the game."""
    estimates = kept(200, [0.5, 0.0, 0.0, 0.0])
    caught = estimates.game.caught[0]
    assert caught[0] - max(caught[1:]) > 0.35


def test_nothing_seen_leaves_what_was_expected() -> None:
    game = TurnGame([1, 2], [[1, 2], [1, 2]])
    game.alarm = 0.2
    Estimates(game, trust=25.0, found=[0.1, 0.3]).fit()
    assert game.alarm == pytest.approx(0.2)
    assert game.caught == [pytest.approx([0.1, 0.1]), pytest.approx([0.3, 0.3])]
