"""The time of day may be a year ahead or a month behind. Nobody loses a table, or waits for a month."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from artemia.server.storage.days import DAY, days_ago
from artemia.server.tables import clock, retention
from tests.server.kit import Person, Server, people, serving
from tests.server.test_resume import play_a_little, two_at_a_table
from tests.server.test_retention import codes_in

REAL = time.time


def set_clock(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """So many days off the right time, for everybody in this process."""
    monkeypatch.setattr(time, "time", lambda: REAL() + days * DAY)


async def started_again(server: Server) -> None:
    await server.stop()
    await server.start()
    await retention.clean(server.services.tables, 30)


async def left_alone(server: Server, ada: Person) -> str:
    code = await ada.table()
    await started_again(server)
    return code


@pytest.mark.parametrize("days", [400, -400], ids=["ahead", "behind"])
def test_a_clock_that_leaps_removes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    """Started again and again, then with the right time, then wrong once more: each leap is a day at most."""

    async def story() -> None:
        async with serving(tmp_path / "t.db", keep_days=30) as server, people(server, "Ada") as (ada,):
            code = await left_alone(server, ada)
            for off in (days, days, 0, days + 0.1, 0, 0, days):
                set_clock(monkeypatch, off)
                await started_again(server)
                assert await codes_in(server) == {code}

    asyncio.run(story())


def test_what_is_made_while_the_clock_is_behind_stays_when_it_is_right_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db", keep_days=30) as server, people(server, "Ada") as (ada,):
            for off in range(-40, 0):  # a server with some past
                set_clock(monkeypatch, off)
                await retention.clean(server.services.tables, 30)
            set_clock(monkeypatch, -400)
            code = await ada.table()
            set_clock(monkeypatch, 0)
            await started_again(server)
            assert await codes_in(server) == {code}

    asyncio.run(story())


def test_days_that_were_really_seen_do_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db", keep_days=30) as server, people(server, "Ada") as (ada,):
            code = await left_alone(server, ada)
            set_clock(monkeypatch, 400)
            for off in range(30):
                set_clock(monkeypatch, 400 + off)
                await retention.clean(server.services.tables, 30)
                assert await codes_in(server) == {code}, off
            set_clock(monkeypatch, 430)
            await retention.clean(server.services.tables, 30)
            assert await codes_in(server) == set()

    asyncio.run(story())


def test_how_long_ago_something_is() -> None:
    week = [100, 101, 102, 500, 103, 104, 105]
    assert days_ago(week, 7) is None, "so many days haven't been seen"
    assert days_ago(week, 6) == 100 * DAY
    assert days_ago(week, 2) == 103 * DAY
    assert days_ago([*week, 70], 2) == 70 * DAY, "set back: what is touched now is from today"


@pytest.mark.parametrize("days", [-30, 30], ids=["behind", "ahead"])
@pytest.mark.parametrize("again", [False, True], ids=["running", "started again"])
def test_a_clock_of_seconds_shows_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int, again: bool
) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo, pace="fast")
            await play_a_little(a, b, answers=2)
            set_clock(monkeypatch, days)
            if again:
                await server.stop()
                await server.start()
            back = await ada.open(a.table["code"])
            assert back.clock and back.clock["of"] == clock.SECONDS["fast"]
            assert 0 < back.clock["left"] <= back.clock["of"]

    asyncio.run(story())


def test_whoever_plays_for_days_finds_hours_left(monkeypatch: pytest.MonkeyPatch) -> None:
    of, now = clock.SECONDS["days"], REAL()
    monkeypatch.setattr(time, "time", lambda: now)
    left = clock.left_after_a_restart
    assert left(now + 400 * DAY, of) == of
    assert left(now + 5 * 3600, of) == 5 * 3600
    assert left(now - 400 * DAY, of) == clock.LEAST_OF_DAYS
    assert left(now - 400 * DAY, 30.0) == clock.LEAST_AFTER_A_RESTART


def test_a_table_of_days_sleeps_for_a_day_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo, pace="days")
            await play_a_little(a, b, answers=2)
            set_clock(monkeypatch, -30)
            await server.stop()
            await server.start()
            code = a.table["code"]
            assert await server.services.store.due(clock.SECONDS["days"]) == [code]
            await server.services.tables.sweep()
            left = server.services.tables.live[code].clock.shown()
            assert left and left.left <= clock.SECONDS["days"]

    asyncio.run(story())
