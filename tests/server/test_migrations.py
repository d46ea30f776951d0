"""A file of an older version opens, and its games go on."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from artemia.server.storage.layout import FORMAT, MIGRATIONS, for_postgres
from artemia.server.storage.postgres import SHARED
from artemia.server.storage.statements import SETTING
from tests.server.kit import SOON, people, serving
from tests.server.postgres import Postgres
from tests.server.test_resume import play_a_little

DATA = Path(__file__).with_name("data")
CODE = "URMW25Q5"
"""Ada's and Bo's table in it: 14 answers, and a line of chat."""
ADA = "zz9YBdTfsq3e3AtPYqgDDQ.5kL_ALEldIZpq8tYc7NlHQ"


@pytest.mark.parametrize("file", sorted(DATA.glob("format-*.db")), ids=lambda file: file.stem)
def test_a_game_begun_with_an_older_version_goes_on(tmp_path: Path, file: Path) -> None:
    async def story() -> None:
        shutil.copy(file, tmp_path / "t.db")
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            ada.session.cookie_jar.update_cookies({"artemia": ADA})
            assert CODE in [game["code"] for game in (await ada.get("/api/me"))["games"]]
            a = await ada.open(CODE)
            assert a.you["chairs"] == [0] and a.chat[0]["text"] == "Good luck!"
            before = len(a.log)
            await a.do("kick", chair=1)  # Bo's cookie is lost: a bot plays on
            async with asyncio.timeout(SOON):
                await play_a_little(a, answers=2)
            assert len(a.log) > before
        db = sqlite3.connect(tmp_path / "t.db")
        assert db.execute("PRAGMA user_version").fetchone() == (FORMAT,)
        assert db.execute("SELECT count(*) FROM answers").fetchone()[0] > 14
        assert db.execute("SELECT count(*) FROM writes").fetchone()[0] > 0
        db.close()

    asyncio.run(story())


def test_a_database_of_an_older_version_is_brought_up_to_date(postgres: Postgres) -> None:
    """Also while a server of that version still writes as it did."""
    before = "INSERT INTO users VALUES ($1, $2, $3)"

    async def story() -> None:
        old = await asyncpg.connect(address)
        for format in (1, 2):
            await old.execute(for_postgres(MIGRATIONS[format]))
        await old.execute(SHARED)
        await old.execute(SETTING, "format", b"2")
        await old.execute(before, "ada", "Ada", 3)
        async with serving(address) as server:
            await old.execute(before, "bo", "Bo", 4)
            store = server.services.store
            assert await store.person("ada") == ("Ada", 3) and await store.person("bo") == ("Bo", 4)
            assert bytes(await store.value("format") or b"") == b"%d" % FORMAT
            rows = await store.rows("SELECT count(*) FROM users WHERE seen IS NULL")
            assert rows[0][0] == 0, "since they were asked for they have a date"
        await old.close()

    address = postgres.database()
    asyncio.run(story())
