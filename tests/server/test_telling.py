"""Bots wait for whoever is still being told what happened, and not for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from artemia.server.tables import bot_driver
from artemia.server.tables.table import LiveTable
from tests.server.kit import SOON, Person, Server, Socket, people, serving
from tests.server.test_absence import LONG, when_thought
from tests.server.test_resume import caught_up

PACE = 0.05
Story = Callable[[Server, Socket, LiveTable], Awaitable[None]]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a busy machine takes to think, it is still told."""
    monkeypatch.setattr(bot_driver, "LONGEST_TELLING", LONG)


def told(tmp_path: Path, story: Story) -> None:
    """Ada and two bots; none of them has moved, and her page is telling."""

    async def tell() -> None:
        async with (
            serving(tmp_path / "t.db", bot_pace=LONG) as server,
            people(server, "Ada", "Bo") as (ada, bo),
        ):
            code = await ada.table(bots=2, start=True, options={"players": 3, "side": "A"})
            thought = when_thought(server)
            a = await ada.open(code)
            table = server.services.tables.live[code]
            await a.send(type="telling", busy=True)
            await caught_up(a)
            server.services.bot_pace = PACE
            table.bots.wake()
            await asyncio.wait_for(thought.wait(), SOON)
            await story(server, a, table)
            await looks_on(bo, code, table)

    asyncio.run(tell())


async def looks_on(bo: Person, code: str, table: LiveTable) -> None:
    """Whoever doesn't play holds nobody up."""
    onlooker = await bo.open(code)
    await onlooker.send(type="telling", busy=True)
    await caught_up(onlooker)
    assert not table.bots._told_still
    await onlooker.close()


def given(table: LiveTable) -> int:
    assert table.play is not None
    return len(table.play.game.given)


async def more_than(before: int, table: LiveTable, socket: Socket) -> None:
    since = time.monotonic()
    while given(table) == before:
        assert time.monotonic() - since < SOON, "the bots don't move"
        await caught_up(socket)


def test_bots_move_only_when_a_move_is_told(tmp_path: Path) -> None:
    async def story(server: Server, a: Socket, table: LiveTable) -> None:
        before = given(table)
        until = time.monotonic() + 5 * PACE
        while time.monotonic() < until:
            await caught_up(a)
        assert given(table) == before
        await a.send(type="telling", busy=False)
        await more_than(before, table, a)

    told(tmp_path, story)


def test_a_page_that_never_ends_telling_is_waited_for_so_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server, a: Socket, table: LiveTable) -> None:
        before = given(table)
        monkeypatch.setattr(bot_driver, "LONGEST_TELLING", 2 * PACE)
        table.bots.wake()
        await more_than(before, table, a)
        await a.send(type="telling", busy=False)
        await caught_up(a)

    told(tmp_path, story)


def test_where_bots_are_to_hurry_nobody_is_waited_for(tmp_path: Path) -> None:
    async def story(server: Server, a: Socket, table: LiveTable) -> None:
        before = given(table)
        server.services.bot_pace = 0
        table.bots.wake()
        await more_than(before, table, a)
        await a.send(type="telling", busy=False)
        await caught_up(a)

    told(tmp_path, story)
