"""What a table costs in memory while nobody is there."""

from __future__ import annotations

import gc
import tracemalloc

from artemia import Game
from artemia.rules.setup import Setup
from artemia.server.tables.handled_requests import REQUESTS_KEPT, HandledRequests
from artemia.server.tables.running_game import RunningGame
from artemia.server.wire.audience import MOST_BYTES, Audience
from tests.properties.drive import Hat, at_the_door

LIMIT = 150 * 1024
TABLES = 6


def test_an_idle_table_weighs_little() -> None:
    """A whole game of seven with everything, which all have looked at and left."""
    setup = Setup(players=7, boxes=("base", "exploration", "sanctuary"), side="A", seed="idle")
    game = Game.new(setup)
    for _ in at_the_door(game, Hat(setup)):
        pass

    def looked_at() -> tuple[RunningGame, HandledRequests]:
        play, memory = RunningGame(setup, game.given), HandledRequests()
        for seat in range(7):
            play.views.look(seat, "en")
            for n in range(2 * REQUESTS_KEPT):
                memory.add(f"user {seat}", f"request {n}")
        for seat in range(7):
            play.views.forget(seat, "en")
        return play, memory

    looked_at()  # what all tables share is made now
    gc.collect()
    tracemalloc.start()
    try:
        tables = [looked_at() for _ in range(TABLES)]
        gc.collect()
        weight = tracemalloc.get_traced_memory()[0] / len(tables)
    finally:
        tracemalloc.stop()
    assert weight < LIMIT


def test_kept_frames_are_few() -> None:
    audience = Audience(1, "en")
    for _ in range(100):
        audience.spoke(b"x" * 1000)
    assert len(audience.since(audience.stream, 95) or []) == 5
    assert audience.since(audience.stream, 0) is None
    assert sum(len(frame.head) for frame in audience._frames) <= MOST_BYTES
