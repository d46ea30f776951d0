"""A small game solved exactly: two ways lead to the same value, and mixtures are measured against it."""

from __future__ import annotations

from random import Random

import pytest

from artemia.bots.cunning.solver import TurnGame
from artemia.lab.yardstick import PUREST, SOLVER, SmallGame, Solution, distances, grown
from artemia.lab.yardstick.cfr import Cfr
from artemia.lab.yardstick.distance import needs_mixing, variation
from artemia.lab.yardstick.exact import answered, best_against
from artemia.lab.yardstick.matrix import solved

pytestmark = pytest.mark.slow  # bots think in all of them

TINY = SmallGame(hand=(1, 2), will=2, rescue=2, assimilation=1)
SMALL = SmallGame(hand=(1, 2, 4), will=3, rescue=2, assimilation=1)


@pytest.fixture(scope="module")
def small() -> Solution:
    return Solution(grown(SMALL))


# Matrices


@pytest.mark.parametrize(
    ("matrix", "value"),
    [
        ([[1.0, 0.0], [0.0, 1.0]], 0.5),
        ([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]], 0.5),
        ([[0.2, 0.1], [0.4, 0.3]], 0.2),
        ([[0.0, 0.0, 0.0]], 0.0),
        ([[1.0], [1.0]], 1.0),
    ],
)
def test_games_everybody_knows(matrix: list[list[float]], value: float) -> None:
    assert solved(matrix)[0] == pytest.approx(value)


def test_a_solved_matrix_proves_itself() -> None:
    """Whoever knows either mixture gains nothing by it: no other value is possible."""
    rng = Random(1)
    for _ in range(200):
        columns = rng.randint(1, 10)
        matrix = [
            [rng.choice([0.0, 1.0, rng.random()]) for _ in range(columns)] for _ in range(rng.randint(1, 6))
        ]
        value, ways, tokens = solved(matrix)
        assert sum(ways) == pytest.approx(1.0) == pytest.approx(sum(tokens)) and min(ways + tokens) > -1e-9
        assert answered(matrix, "creature", tokens) == pytest.approx(value, abs=1e-9)
        assert answered(matrix, "hunted", ways) == pytest.approx(value, abs=1e-9)


# The game


def test_the_last_turn_is_a_guess_among_his_places() -> None:
    """One space to go on both tracks, three places: he is found once in three."""
    assert Solution(grown(SmallGame(rescue=1, assimilation=1))).value == pytest.approx(1 / 3)


def test_a_hunted_without_will_to_spare_is_worse_off() -> None:
    weak, strong = (Solution(grown(SmallGame(will=will, rescue=2))).value for will in (1, 3))
    assert weak > strong


def test_positions_that_are_alike_are_one() -> None:
    """And no others: in this game Will and discards make a difference."""
    game = SmallGame(hand=(1, 4), will=2, rescue=2, assimilation=2)
    every, merged = Solution(grown(game, merged=False)), Solution(grown(game))
    assert len(every.matrices) > len(merged.matrices)
    assert every.value == pytest.approx(merged.value)


def test_cfr_comes_to_the_same_value() -> None:
    """On the tree of all histories, so that nothing depends on which positions are held to be alike."""
    cfr = Cfr(grown(TINY, merged=False))
    cfr.run(90)
    low, high = cfr.bounds()
    exact = Solution(grown(TINY)).value
    assert low - 1e-9 <= exact <= high + 1e-9
    assert high - low < 0.05


# Mixtures


def test_the_exact_mixtures_lose_nothing(small: Solution) -> None:
    assert best_against(small.root, "creature", small.tokens.__getitem__) == pytest.approx(small.value)
    assert best_against(small.root, "hunted", small.ways.__getitem__) == pytest.approx(small.value)


def losses(solution: Solution, who: str) -> tuple[float, float]:
    creature, hunted = distances(solution, who)
    return creature.loss, hunted.loss


def test_the_solver_is_near_the_exact_solution(small: Solution) -> None:
    """The distance stated in docs/bots.md for the larger game; here both losses are about 1 point."""
    for each in distances(small, SOLVER):
        assert -1e-9 < each.loss < 0.02
        assert each.apart < 0.02


def test_a_broken_solver_is_far_from_it(small: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that doesn't look twice: both camps always take what looks best after an even mixture."""

    def best_reply(self: TurnGame, rounds: int, *_: object, **__: object) -> None:
        alone, _nobody, gains = self.gains(self.mixtures)
        losses = self.losses(0, self.hunt, alone[0])
        self.hunt = [float(c == gains.index(max(gains))) for c in range(len(gains))]
        self.mixtures = [[float(a == losses.index(min(losses))) for a in range(len(losses))]]

    monkeypatch.setattr(TurnGame, "solve", best_reply)
    creature, hunted = losses(small, SOLVER)
    assert creature > 0.2 and hunted > 0.2


def test_bots_that_mix_badly_lose_more(small: Solution) -> None:
    habits = losses(small, "instinct")
    assert losses(small, PUREST) == pytest.approx((small.value, 1.0 - small.value)), (
        "they are always found out"
    )
    assert losses(small, SOLVER)[0] < habits[0] < small.value
    assert losses(small, SOLVER)[1] < habits[1] < 1.0 - small.value


def test_the_solution_of_a_bot_that_thinks_is_near_it(small: Solution) -> None:
    """With its own values, learned from whole games, and few rehearsals."""
    creature, hunted = distances(small, "cunning:rehearsals=24,faith=0,alone=0")
    assert creature.loss < 0.1 < losses(small, "instinct")[0]
    assert creature.apart < 0.1
    assert hunted.loss < 0.15 < losses(small, "instinct")[1]
    assert hunted.apart < 0.15


def test_how_far_mixtures_are_apart() -> None:
    assert variation([1.0, 0.0], [0.25, 0.75]) == 0.75
    assert needs_mixing([[1.0, 0.0], [0.0, 1.0]])
    assert not needs_mixing([[0.2, 0.1], [0.4, 0.3]])
