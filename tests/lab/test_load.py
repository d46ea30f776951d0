"""The server's bench measures real moves of real games."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator

import pytest

from artemia.lab.load.goals import LoadGoal, goals
from artemia.lab.load.measure import (
    ECHO,
    OTHER,
    OURS,
    SHORT_GAME,
    Load,
    Slots,
    as_fast_as_they_can,
    best,
    loaded,
    measure_echo,
    measure_ours,
)
from artemia.lab.load.ours import SEATS, Move


class Table:
    """A table whose moves take no time, and whose game ends after ten."""

    def __init__(self) -> None:
        self.moves = 0
        self.over = self.closed = False

    async def open(self, port: int) -> None:
        pass

    async def move(self) -> bool:
        await asyncio.sleep(0)
        self.moves += 1
        self.over = self.moves == 10
        return True

    def close(self) -> None:
        self.closed = True


def test_every_move_counts_and_the_next_table_takes_over() -> None:
    tables = [Table() for _ in range(6)]

    async def play() -> tuple[int, float]:
        slots = Slots(iter(tables), 0, 2)
        await slots.lay_out(4 * SHORT_GAME)
        return await as_fast_as_they_can(slots, 5.0)

    moves, took = asyncio.run(play())
    assert moves == sum(table.moves for table in tables)
    assert 50 <= moves <= 60
    assert took < 5


def test_a_server_that_is_ever_so_fast_is_measured() -> None:
    """Its games are over long before the time is: then others are laid out."""
    made = list[Table]()

    def fresh() -> Iterator[Table]:
        while True:
            made.append(Table())
            yield made[-1]

    load = asyncio.run(loaded("fast", 0, os.getpid(), fresh(), 2, 0.3))
    assert load.moves_per_s > 1000 and 0 < load.p50_ms <= load.p99_ms
    assert all(table.closed for table in made)


@pytest.mark.slow
def test_ours_and_the_echo_are_measured() -> None:
    recorded: list[Move] = []
    ours = asyncio.run(measure_ours(0.4, 1, recorded))
    assert ours.moves_per_s > 5
    assert 1 <= ours.frames_per_move <= SEATS
    assert 0 < ours.p50_ms <= ours.p99_ms
    echo = asyncio.run(measure_echo(0.4, 1, recorded))
    assert echo.moves_per_s > 5


def test_the_best_round_counts() -> None:
    found = best([Load("a", 10.0, 9.0, 2.0, 5.0), Load("a", 20.0, None, 3.0, 4.0)])
    assert (found.moves_per_s, found.cpu_us, found.p50_ms, found.p99_ms) == (20.0, 9.0, 2.0, 4.0)


def test_goals_need_both_sides() -> None:
    ours, echo = Load(OURS, 3000.0, p99_ms=9.0), Load(ECHO, 5000.0, p99_ms=4.0)
    assert [goal.verdict for goal in goals([ours, echo, Load(OTHER, note="no node")])] == [
        "aim reached",
        "floor reached",
    ]
    assert goals([ours, Load(OTHER, 1400.0)])[0].verdict == "floor reached"
    assert goals([Load(OTHER, 1400.0)]) == []


@pytest.mark.parametrize(
    ("make", "verdict"),
    [
        (lambda: LoadGoal("", 3.0, 1.5, 3.0), "aim reached"),
        (lambda: LoadGoal("", 2.0, 1.5, 3.0), "floor reached"),
        (lambda: LoadGoal("", 1.0, 1.5, 3.0), "missed"),
        (lambda: LoadGoal("", 0.4, None, 0.5), "aim missed"),
        (lambda: LoadGoal("", 11.0, 10.0, None, True), "missed"),
    ],
)
def test_verdicts(make: Callable[[], LoadGoal], verdict: str) -> None:
    assert make().verdict == verdict
