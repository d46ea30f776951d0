"""How much room a game takes, saved and alive."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from artemia import Game, Setup
from tests.properties.drive import Hat, at_the_door, tables

LARGEST_SAVE = 30_000
MEMORY_OF_A_GAME = 100_000


@pytest.mark.parametrize("setup", tables(1, 3))
def test_a_save_is_small_at_every_question(setup: Setup) -> None:
    game = Game.new(setup)
    sizes = [len(game.save().encode()) for _ in at_the_door(game, Hat(setup))]
    assert max(sizes) < LARGEST_SAVE


@pytest.mark.slow
def test_two_hundred_live_games_are_small() -> None:
    """All played to their end, when they have the longest past."""
    setups = [param.values[0] for param in tables(34)][:200]
    play_through(setups[0])  # whatever is made once for all games is made now
    gc.collect()
    tracemalloc.start()
    try:
        games = [play_through(setup) for setup in setups]
        gc.collect()
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert used / len(games) < MEMORY_OF_A_GAME


def play_through(setup: Setup) -> Game:
    game = Game.new(setup)
    for _ in at_the_door(game, Hat(setup)):
        pass
    return game
