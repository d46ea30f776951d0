"""What becomes of tables with time: which of mine comes first, and which are cleared away."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from artemia.server.storage.days import DAY, spelled
from artemia.server.tables import retention
from artemia.server.web import services
from tests.server.kit import SOON, Person, Server, people, serving
from tests.server.test_resume import caught_up, play_a_little, two_at_a_table


async def mine(person: Person) -> list[str]:
    return [game["code"] for game in (await person.get("/api/me"))["games"]]


def test_my_games_come_in_the_order_of_what_happened(tmp_path: Path) -> None:
    """In memory, after leaving it, and over a restart; without a write for every answer."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            first, other = await two_at_a_table(ada, bo)
            older = first.table["code"]
            newer = await ada.table()
            assert await mine(ada) == [newer, older]
            await play_a_little(first, other, answers=12)
            assert await mine(ada) == [older, newer]
            third = await ada.table()
            assert await mine(ada) == [third, older, newer]
            await play_a_little(first, other, answers=6)
            assert await mine(ada) == [older, third, newer], "the second time within a minute"
            await first.close()
            await other.close()
            while server.services.tables.live:
                await server.services.tables.sweep(idle=-1)
            assert await mine(ada) == [older, third, newer], "it has left memory"
            await server.stop()
            await server.start()
            assert await mine(ada) == [older, third, newer]

    asyncio.run(story())


def test_my_games_do_not_tell_what_is_done_in_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            before = await ada.get("/api/me")
            await b.answer("commit 1 2")
            await caught_up(a)
            assert await ada.get("/api/me") == before
            await a.answer("ready 0")
            (now,) = (await ada.get("/api/me"))["games"]
            assert now["updated"] > before["games"][0]["updated"]

    asyncio.run(story())


def aged(code: str, days: float) -> Any:
    def work(db: sqlite3.Connection) -> None:
        db.execute("UPDATE tables SET updated = ? WHERE code = ?", (time.time() - days * DAY, code))

    return work


def lived(days: int) -> Any:
    """As if a server had run every day for so long: what is old is told by the days it has seen."""

    def work(db: sqlite3.Connection) -> None:
        seen = [int((time.time() - ago * DAY) // DAY) for ago in range(days, -1, -1)]
        db.execute("INSERT OR REPLACE INTO settings VALUES ('days', ?)", (spelled(seen),))

    return work


def counts(db: sqlite3.Connection) -> dict[str, int]:
    names = ("tables", "answers", "chat", "members", "users")
    return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


async def codes_in(server: Server) -> set[str]:
    found = await server.file.do(lambda db: db.execute("SELECT code FROM tables").fetchall())
    return {code for (code,) in found}


async def start_again(server: Server, ages: dict[str, float]) -> None:
    await server.stop()
    db = sqlite3.connect(server.data)
    with db:
        lived(400)(db)
        for code, days in ages.items():
            aged(code, days)(db)
    db.close()
    await server.start()


def test_old_tables_are_cleared_away_and_nothing_of_them_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 1)

    async def story() -> None:
        async with (
            serving(tmp_path / "t.db", keep_days=365) as server,
            people(server, "Ada", "Bo") as (ada, bo),
        ):
            a, b = await two_at_a_table(ada, bo)
            await play_a_little(a, b, answers=6)
            await a.do("speak", text="Hello")
            game, lobby, fresh = a.table["code"], await ada.table(), await ada.table()
            await start_again(server, {game: 364, lobby: 89})
            await retention.clean(server.services.tables, 365)
            assert await codes_in(server) == {game, lobby, fresh}
            for old, left in (({lobby: 91.0}, {game, fresh}), ({game: 366.0}, {fresh})):
                await start_again(server, old)
                async with asyncio.timeout(SOON):  # old tables are removed first thing after a start
                    while await codes_in(server) != left:
                        await asyncio.sleep(0.01)
            assert await mine(ada) == [fresh] and await mine(bo) == []
            assert (await ada.get(f"/api/tables/{game}"))["code"] == "no-table"
            assert await server.file.do(counts) == {
                "tables": 1,
                "answers": 0,
                "chat": 0,
                "members": 1,
                "users": 2,
            }
            await server.file.do(lambda db: db.execute("UPDATE users SET seen = 1"))
            await retention.clean(server.services.tables, 365)
            assert (await server.file.do(counts))["users"] == 1, "Ada, who has a table"

    asyncio.run(story())


def test_what_is_in_use_or_to_be_kept_for_good_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db", keep_days=10) as server, people(server, "Ada") as (ada,):
            watched, left = await ada.table(), await ada.table()
            socket = await ada.open(watched)
            await server.file.do(lived(30))
            for code in (watched, left):
                await server.file.do(aged(code, 11))
            await retention.clean(server.services.tables, 10)
            await caught_up(socket)
            assert await mine(ada) == [watched]
            server.ways["keep_days"] = 0
            await server.file.do(aged(watched, 5000))
            cleaned: list[int] = []
            monkeypatch.setattr(services, "clean_daily", lambda tables, days: cleaned.append(days))
            await server.stop()
            await server.start()
            assert not cleaned and await mine(ada) == [watched]

    asyncio.run(story())


def test_one_day_clears_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "MOST_A_DAY", 2)

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            codes = [await ada.table() for _ in range(4)]
            await server.file.do(lived(400))
            for days, code in enumerate(codes, 400):
                await server.file.do(aged(code, days))
            await server.file.do(lambda db: db.execute("UPDATE tables SET status = 'over'"))
            await retention.clean(server.services.tables, 365)
            assert await codes_in(server) == set(codes[:2]), "the oldest go first"

    asyncio.run(story())
