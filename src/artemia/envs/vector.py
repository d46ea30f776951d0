"""Many games at once, in NumPy arrays: for programs that learn from millions of decisions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from artemia.errors import ArtemiaError
from artemia.rules.observation_layout import layout_of
from artemia.rules.setup import Setup
from artemia.spaces import space_of
from artemia.spaces.batch import Batch


class VectorGames:
    """So many games of one set-up, stepped together. Its arrays are the same ones all the time, written anew.

    >>> from artemia import Setup
    >>> from artemia.envs.vector import VectorGames
    >>> games = VectorGames(Setup(players=3, side="A"), 64, seed=1)
    >>> games.masks.shape == (64, games.space.size), games.seats[:3].tolist()
    (True, [0, 0, 0])
    >>> games.step(games.masks.argmax(1))  # the first thing that may be done, in every game
    >>> games.seats[:3].tolist()
    [1, 1, 1]
    """

    def __init__(self, setup: Setup, games: int, seed: int | str) -> None:
        if games < 1:
            raise ArtemiaError(f"There is at least one game, not {games}.")
        self.setup, self.space, self.layout = setup, space_of(setup), layout_of(setup)
        self.observations: NDArray[np.uint8] = np.zeros((games, self.layout.size + self.space.size), np.uint8)
        """What the seat that is asked sees, and the tokens it has said of its answer."""
        self.masks: NDArray[np.uint8] = np.zeros((games, self.space.size), np.uint8)
        """Which tokens may come next."""
        self.seats: NDArray[np.uint8] = np.zeros(games, np.uint8)
        """Who is asked."""
        self.over: NDArray[np.uint8] = np.zeros(games, np.uint8)
        """Whether the last step ended a game. The other arrays are about the next one then."""
        self.rewards: NDArray[np.int8] = np.zeros((games, setup.players), np.int8)
        """What that game brought each seat: 1 or -1; or -1 for doing what can't be done, else 0."""
        self._batch = Batch(
            setup,
            str(seed),
            self.space.paths,
            self.space.size,
            self.layout,
            flat(self.observations),
            flat(self.masks),
            flat(self.seats),
            flat(self.over),
            flat(self.rewards),
        )

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, tokens: NDArray[Any]) -> None:
        """One token for each game."""
        if len(tokens) != len(self):
            raise ArtemiaError(f"{len(self)} games take as many tokens, not {len(tokens)}.")
        self._batch.step(tokens.tolist())


def flat(array: NDArray[Any]) -> memoryview:
    return memoryview(array.reshape(-1))
