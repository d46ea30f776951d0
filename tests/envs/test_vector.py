"""Many games at once are the same games as one by one."""

from __future__ import annotations

import doctest
from random import Random

import pytest

np = pytest.importorskip("numpy")

from artemia import PRESETS, ArtemiaError, Session, Setup, preset  # noqa: E402
from artemia.envs import vector  # noqa: E402
from artemia.envs.vector import VectorGames  # noqa: E402
from artemia.rules.observation import observed  # noqa: E402


class Single:
    """A row of the vector, the long way round."""

    def __init__(self, games: VectorGames, row: int, seed: int) -> None:
        self.games, self.row, self.seed = games, row, seed
        self.number = 0
        self.deal()

    def deal(self) -> None:
        setup = self.games.setup.with_seed(f"{self.seed} {self.row} {self.number}")
        self.game = Session.new(setup)
        self.number += 1
        self.choice = self.games.space.choice(self.game)

    def check(self) -> None:
        games, row, seat = self.games, self.row, self.game.seat
        seen = observed(self.game.state, seat, games.layout)
        said = bytes([token in self.choice.taken for token in range(games.space.size)])
        assert games.seats[row] == seat
        assert games.observations[row].tobytes() == seen + said
        assert games.masks[row].nonzero()[0].tolist() == sorted(self.choice.tokens())

    def step(self, token: int) -> list[int] | None:
        """Returns the rewards if the game is over."""
        self.choice.take(token)
        if not self.choice.done:
            return None
        self.game.take(self.choice.answer)
        if self.game.over:
            creature = 1 if self.game.winner == "creature" else -1
            rewards = [creature] + [-creature] * (self.game.seats - 1)
            self.deal()
            return rewards
        self.choice = self.games.space.choice(self.game)
        return None


@pytest.mark.parametrize("mode", PRESETS)
def test_they_are_the_games_one_would_play_singly(mode: str) -> None:
    games = VectorGames(preset(mode, players=2 + len(mode) % 6), 5, seed=3)
    singles = [Single(games, row, 3) for row in range(5)]
    hat, ended = Random(mode), 0
    for _ in range(300):
        tokens = [hat.choice(games.masks[row].nonzero()[0].tolist()) for row in range(5)]
        games.step(np.array(tokens))
        for row, single in enumerate(singles):
            rewards = single.step(tokens[row])
            assert games.rewards[row].tolist() == (rewards or [0] * games.setup.players)
            assert games.over[row] == (rewards is not None)
            ended += rewards is not None
            single.check()
    assert ended > 2


def test_what_is_not_offered_loses() -> None:
    games = VectorGames(Setup(players=3, side="A"), 2, seed=1)
    games.step(np.array([games.space.numbers["ready"], games.space.numbers["done"]]))
    assert games.over.tolist() == [0, 1] and games.rewards.tolist() == [[0, 0, 0], [-1, 0, 0]]
    assert games.seats.tolist() == [1, 0]


def test_its_arrays_stay_where_they_are() -> None:
    games = VectorGames(Setup(players=3, side="A"), 4, seed=1)
    before, copy = games.observations, games.observations.copy()
    games.step(games.masks.argmax(1))
    assert games.observations is before and (before != copy).any()


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(ArtemiaError, match="at least one"):
        VectorGames(Setup(players=3), 0, seed=1)
    with pytest.raises(ArtemiaError, match="as many"):
        VectorGames(Setup(players=3), 2, seed=1).step(np.array([1]))


def test_its_example() -> None:
    assert doctest.testmod(vector).failed == 0
