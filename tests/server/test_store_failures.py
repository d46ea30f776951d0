"""The disk is full, or somebody has locked the file: for a moment, and nothing is lost by it."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from artemia.server.storage import postgres as database
from artemia.server.tables import registry
from artemia.server.tables.bans import Bans
from artemia.server.tables.registry import TableRegistry
from tests.server.kit import SOON, Server, people, serving
from tests.server.postgres import Postgres
from tests.server.test_resume import caught_up, two_at_a_table

ROOM = 64 * 1024


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """No file may grow beyond what the log beside this one has; what is smaller has room."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = file.with_name(file.name + "-wal")
    with log.open("ab") as grown:  # what is beyond the log's end SQLite doesn't read
        grown.truncate(max(log.stat().st_size, ROOM))
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """As by `sqlite3 file "BEGIN EXCLUSIVE"`."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.close()


async def until(server: Server, code: str, gone: bool) -> None:
    deadline = time.monotonic() + SOON
    while (code in server.services.tables.live) is gone:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("fault", [full_disk, locked])
def test_a_table_that_cannot_leave_memory_stays_usable(
    tmp_path: Path, fault: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("artemia.server.storage.sqlite.PATIENCE", 0.1)

    async def story() -> None:
        file = tmp_path / "t.db"
        async with serving(file) as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            code = a.table["code"]
            tables: TableRegistry = server.services.tables
            await a.close()
            await b.close()
            while not tables.live[code].idle:
                await asyncio.sleep(0)
            with fault(file):  # type: ignore[operator]
                for _ in range(20):  # more than fits into what room the log has
                    await tables.sweep(idle=-1)
                    if code not in tables.live:
                        await tables.get(code)
                assert code in tables.live
            again = await asyncio.wait_for(ada.open(code), SOON)
            await again.do("speak", text="Here we are")
            await again.close()
            while not tables.live[code].idle:
                await asyncio.sleep(0)
            await tables.sweep(idle=-1)
            assert code not in tables.live

    asyncio.run(story())


def test_an_answer_a_full_disk_refuses_can_be_given_again(tmp_path: Path) -> None:
    async def story() -> None:
        file = tmp_path / "t.db"
        async with serving(file) as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            with full_disk(file):
                renamed = 0
                while (done := await a.request("introduce", chair=0, name=f"Ada {renamed}"))[
                    "type"
                ] == "done":
                    renamed += 1
                assert done["code"] == "busy" and done["text"]
                assert b.ask
                assert await b.refused("answer", ask=b.ask["id"], key="commit 1 2", id="b") == "busy"
            await b.do("answer", ask=b.ask["id"], key="commit 1 2", id="b")
            await caught_up(b)
            kept = b.table["chairs"][0]["name"]
            assert kept == f"Ada {renamed - 1}" if renamed else "Ada"
            await server.stop()
            await server.start()
            again = await bo.open(a.table["code"])
            assert again.ask and again.ask["kind"] == "think_again"
            assert again.table["chairs"][0]["name"] == kept

    asyncio.run(story())


def test_a_lock_on_the_file_holds_up_nothing_but_writing(tmp_path: Path) -> None:
    async def story() -> None:
        file = tmp_path / "t.db"
        async with serving(file) as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            assert b.ask
            loop, turns = asyncio.get_running_loop(), 0
            with locked(file):
                answer = asyncio.create_task(b.request("answer", ask=b.ask["id"], key="commit 1 2"))
                for _ in range(50):
                    assert (await ada.get("/api/version"))["protocol"]
                    assert (await ada.get("/api/me"))["games"], "reading goes on as well"
                    turns += 1
                assert not answer.done()
            assert (await answer)["type"] == "done"
            assert turns == 50 and loop.is_running()
            await caught_up(a)

    asyncio.run(story())


def test_who_waits_too_long_for_a_locked_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("artemia.server.storage.sqlite.PATIENCE", 0.2)

    async def story() -> None:
        file = tmp_path / "t.db"
        async with serving(file) as server, people(server, "Ada", "Bo") as (ada, bo):
            _a, b = await two_at_a_table(ada, bo)
            assert b.ask
            with locked(file):
                assert await b.refused("answer", ask=b.ask["id"], key="commit 1 2", id="b") == "busy"
                made = await ada.post("/api/tables", {"options": {"players": 2}, "name": "Ada"})
                assert made["code"] == "busy" and made["text"]
            await b.do("answer", ask=b.ask["id"], key="commit 1 2", id="b")

    asyncio.run(story())


def test_closing_does_not_wait_for_a_database_that_is_frozen(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", SOON)
    address = postgres.database()

    async def story() -> None:
        store = database.PostgresStore(address)
        await store.open()
        store.listen(lambda code, version: None)
        with postgres.frozen():
            async with asyncio.timeout(SOON / 2):
                await store.close()

    asyncio.run(story())


def test_a_database_that_is_gone_is_told_of_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(registry, "SWEEP", 0.01)
    swept = {"tried": 0, "read": 0}
    real = Bans.read

    async def counted(bans: Bans) -> None:
        swept["tried"] += 1
        await real(bans)
        swept["read"] += 1

    monkeypatch.setattr(Bans, "read", counted)
    address = postgres.database()

    async def five_more(kind: str) -> None:
        before = swept[kind]
        while swept[kind] < before + 5:
            await asyncio.sleep(0.01)

    async def story() -> None:
        async with serving(address), asyncio.timeout(SOON):
            for _ in range(2):
                await five_more("read")
                postgres.kill()
                caplog.clear()
                await five_more("tried")
                told = [each for each in caplog.records if each.name == registry.__name__]
                assert [each.levelno for each in told] == [logging.WARNING]
                assert not any(each.exc_info for each in caplog.records)
                postgres.start()

    asyncio.run(story())
