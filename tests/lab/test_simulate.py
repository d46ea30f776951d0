"""Simulations: the same games whatever runs beside them, honest counts, failures that can be seen again."""

from __future__ import annotations

import pytest

from artemia.bots import BOTS
from artemia.bots.chance import Chance
from artemia.bots.policy import play_out
from artemia.engine.step import Answers, Step
from artemia.errors import ArtemiaError
from artemia.lab.simulate import CHUNK, Order, Result, play_game, simulate
from artemia.lab.statistics import wilson
from artemia.rules.deal import new_state
from artemia.rules.setup import Setup
from artemia.rules.state import State


def without_times(result: Result) -> list[tuple[object, ...]]:
    return [
        (cell, t.games, t.creature_wins, t.decisions, t.turns, t.uses) for cell, t in result.cells.items()
    ]


# Games


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes() -> None:
    order = Order(players=(2, 5), games=3 * CHUNK + 7, seed=4, watched=True)
    one, two = simulate(order, jobs=1), simulate(order, jobs=2)
    assert without_times(one) == without_times(two)
    assert one.total.games == order.games


def test_another_seed_plays_other_games() -> None:
    one, other = (simulate(Order(players=(3,), games=10, seed=seed)) for seed in (1, 2))
    assert without_times(one) != without_times(other)


def test_games_are_spread_evenly() -> None:
    result = simulate(Order(players=(2, 3, 4), games=20, creature="chance", hunted="chance"))
    assert list(result.cells) == [(2, "A"), (2, "B"), (3, "A"), (3, "B"), (4, "A"), (4, "B")]
    assert [tally.games for tally in result.cells.values()] == [4, 4, 3, 3, 3, 3]


def test_a_single_game_can_be_played_again() -> None:
    """Game 7 of a table of three doesn't depend on which other tables were simulated with it."""
    wide = Order(players=(2, 3), sides=("A", "B"), games=50, seed="x")
    game = next(k for k in range(50) if wide.cell_of(k) == (3, "B"))
    narrow = Order(players=(3,), sides=("B",), games=50, seed="x")
    runs = [simulate(order, games=[game]).cells[3, "B"] for order in (wide, narrow)]
    assert runs[0].games == 1
    assert (runs[0].decisions, runs[0].turns) == (runs[1].decisions, runs[1].turns)


def test_plays_as_play_out_does() -> None:
    order = Order(players=(4,), sides=("A",), games=5, seed=9)
    for game in range(5):
        setup = order.setup((4, "A"), game)
        g = new_state(setup)
        decisions = play_out(g, order.policies(4, game))
        for watched in (False, True):
            tally = play_game(setup, order.policies(4, game), watched)
            assert (tally.decisions, tally.turns) == (decisions, g.turn)
            assert tally.creature_wins == int(g.winner == 1)


def test_expert_games_are_another_set_up() -> None:
    assert Order(players=(2,), expert=True).setup((2, "A"), 0).expert


def test_progress_tells_every_game() -> None:
    told: list[int] = []
    simulate(Order(players=(2,), games=CHUNK + 5, creature="chance", hunted="chance"), progress=told.append)
    assert told == [CHUNK, 5]


# Mistakes


@pytest.mark.parametrize(
    ("order", "says"),
    [
        ({"players": (9,)}, "2 to 7 players"),
        ({"players": (2,), "games": 0}, "at least 1 game"),
        ({"players": (2,), "sides": ("C",)}, "no side C"),
        ({"players": (2,), "creature": "luck"}, "no bot called"),
        ({"players": ()}, "at least one seat count"),
    ],
)
def test_a_senseless_order_is_refused(order: dict[str, object], says: str) -> None:
    with pytest.raises(ArtemiaError, match=says):
        Order(**order)  # type: ignore[arg-type]


def test_there_must_be_a_process() -> None:
    with pytest.raises(ArtemiaError, match="at least 1 process"):
        simulate(Order(players=(2,)), jobs=0)


class Clumsy(Chance):
    """Falls over its feet in the third turn of some games."""

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        if g.turn == 3 and str(g.setup.seed).endswith("4"):
            raise ZeroDivisionError("oops")
        return super().choose(g, question, answers)


def test_a_broken_game_is_told_with_all_it_takes_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    order = Order(players=(2, 3), games=20, hunted="clumsy", creature="chance", seed=5)
    result = simulate(order)
    assert [failure.game for failure in result.failures] == [4, 14]
    assert result.total.games == 18
    first = result.failures[0]
    assert (first.creature, first.hunted, first.error) == ("chance", "clumsy", "ZeroDivisionError: oops")
    assert first.setup == Setup(players=2, side="A", seed="5.4")
    assert "Clumsy" not in first.error and "in choose" in first.trace
    with pytest.raises(ZeroDivisionError):
        play_game(first.setup, order.policies(2, first.game))


# Intervals


def test_wilson_intervals() -> None:
    """Against values from the literature (Newcombe 1998, method 3)."""
    for wins, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(wins, games)
        assert found == pytest.approx((low, high), abs=5e-5)


def test_wilson_at_the_edges() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    low, high = wilson(3, 10)
    assert wilson(7, 10) == pytest.approx((1 - high, 1 - low))
    with pytest.raises(ValueError, match="11 wins in 10 games"):
        wilson(11, 10)
