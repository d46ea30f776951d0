"""The file that keeps everything."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from artemia.errors import ArtemiaError
from artemia.server.storage.sqlite import CHECKPOINT_EVERY, SqliteStore
from artemia.server.storage.statements import StoredAnswer, TableEntry
from artemia.server.storage.store import Conflict
from artemia.server.views.differences import Delta, Views
from tests.server.kit import people, serving
from tests.server.test_resume import caught_up, two_at_a_table


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open()
    return store


def test_what_is_done_is_there_next_time(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path / "t.db")
        given = [StoredAnswer(f"0:key {n}", "me", f"id {n}") for n in range(50)]
        await asyncio.gather(
            *[store.append("A", n, TableEntry(answer=(n, each))) for n, each in enumerate(given)]
        )
        await store.close()
        store = await opened(tmp_path / "t.db")
        rows = await store.do(lambda db: db.execute("SELECT line FROM answers ORDER BY seq").fetchall())
        assert rows == [(each.line,) for each in given]
        await store.close()

    asyncio.run(story())


def test_the_log_beside_the_file_stays_small(tmp_path: Path) -> None:
    """Though nobody closes the file, what was written is copied into it now and then."""

    async def story() -> None:
        store = await opened(tmp_path / "t.db")
        log, largest = tmp_path / "t.db-wal", 0
        for n in range(6 * CHECKPOINT_EVERY):
            await store.append("A", n, TableEntry(answer=(n, StoredAnswer("0:key", "me", f"id {n}"))))
            largest = max(largest, log.stat().st_size)
        assert largest < 30 * 1024 * 1024
        assert (tmp_path / "t.db").stat().st_size > 50_000
        await store.close()

    asyncio.run(story())


def test_under_load_the_log_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one copies, others write on, so it is never copied to its end of its own accord."""
    monkeypatch.setattr("artemia.server.storage.sqlite.CHECKPOINT_EVERY", 20)
    monkeypatch.setattr("artemia.server.storage.sqlite.LONGEST_LOG", 200)
    log, shorter = tmp_path / "t.db-wal", asyncio.Event()

    async def story() -> None:
        store = await opened(tmp_path / "t.db")

        async def write(code: str) -> None:
            n = size = 0
            while not shorter.is_set():
                await store.append(code, n, TableEntry(answer=(n, StoredAnswer("0:key", "me", f"id {n}"))))
                before, size = size, log.stat().st_size
                if size < before:
                    shorter.set()
                n += 1

        await asyncio.gather(*map(write, "ABCDEFGH"))
        await store.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_one_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path / "t.db")
        works = [
            store.append("A", seq, TableEntry(answer=(seq, StoredAnswer("0:x")))) for seq in (0, 1, 1, 2)
        ]
        outcomes = await asyncio.gather(*works, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            type(None),
            Conflict,
            type(None),
        ]
        count = await store.do(lambda db: db.execute("SELECT count(*) FROM answers").fetchone())
        assert count == (3,)
        await store.close()

    asyncio.run(story())


def test_files_that_are_something_else_are_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "letter.txt").write_text("Dear Ada, " * 100, encoding="utf-8")
        with sqlite3.connect(tmp_path / "other.db") as other:
            other.execute("CREATE TABLE recipes (name)")
        other.close()
        newer = sqlite3.connect(tmp_path / "newer.db")
        newer.execute("PRAGMA user_version = 99")
        newer.close()
        for name, code in (
            ("letter.txt", "no-database"),
            ("other.db", "no-database"),
            ("newer.db", "data-newer"),
            ("", "data-file"),
        ):
            with pytest.raises(ArtemiaError) as error:
                await opened(tmp_path / name)
            assert error.value.code == code
        assert (tmp_path / "letter.txt").read_text("utf-8").startswith("Dear Ada")

    asyncio.run(story())


def test_two_servers_cannot_share_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artemia.server.storage.sqlite.PATIENCE", 0.1)

    async def story() -> None:
        first = await opened(tmp_path / "t.db")
        with pytest.raises(ArtemiaError) as error:
            await opened(tmp_path / "t.db")
        assert error.value.code == "data-in-use"
        await first.close()
        await (await opened(tmp_path / "t.db")).close()
        assert (tmp_path / "t.db").stat().st_mode & 0o077 == 0, "nobody else may read it"

    asyncio.run(story())


def test_a_failure_half_way_leaves_nobody_with_half_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is kept, but telling it fails: all come back and find it."""
    real = Views.changes
    fail = [False]

    def changes(self: Views, seat: int | None, lang: str) -> Delta | None:
        if fail[0] and seat == 1:
            raise ValueError("on purpose")
        return real(self, seat, lang)

    monkeypatch.setattr(Views, "changes", changes)

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await b.answer("commit 1 2")
            fail[0] = True
            assert a.ask
            assert await a.refused("answer", ask=a.ask["id"], key="ready 0", id="r") == "gone"
            fail[0] = False
            for socket in (a, b):
                with pytest.raises(ConnectionError):
                    while True:
                        await socket.next()
            a2 = await ada.open(a.table["code"], stream=a.stream, n=a.n)
            b2 = await bo.open(a.table["code"], stream=b.stream, n=b.n)
            assert (await a2.request("answer", ask=a.ask["id"], key="ready 0", id="r"))["type"] == "done"
            assert a2.view and b2.view and a2.view["phase"] == b2.view["phase"] == 2

    asyncio.run(story())


def test_what_cannot_be_kept_has_not_happened(tmp_path: Path) -> None:
    """The move is in memory when writing fails; nobody may ever see it."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await b.answer("commit 1 2")
            await server.file.do(
                lambda db: db.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'disk full'); END"
                )
            )
            assert a.ask
            assert await a.refused("answer", ask=a.ask["id"], key="ready 0", id="r") == "busy"
            await caught_up(b)
            assert not any(m["type"] == "moved" and m["view"].get("phase") == 2 for m in b.heard)
            late = await bo.open(a.table["code"])
            assert late.view and late.view["phase"] == 1, "nobody who comes now sees it either"
            await server.file.do(lambda db: db.execute("DROP TRIGGER full"))
            await a.do("answer", ask=a.ask["id"], key="ready 0", id="r")
            for socket in (b, late):
                await caught_up(socket)
                assert socket.view and socket.view["phase"] == 2
            assert b.log == late.log

    asyncio.run(story())
