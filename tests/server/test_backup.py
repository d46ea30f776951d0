"""The file while a server runs: copied by anybody, used by one."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from artemia.errors import ArtemiaError
from artemia.server.storage.sqlite import SqliteStore
from tests.server.kit import people, serving
from tests.server.test_resume import play_a_little, two_at_a_table

COPY = """
import sqlite3, sys
source, copy = sqlite3.connect(sys.argv[1]), sqlite3.connect(sys.argv[2])
source.backup(copy)
source.execute("VACUUM INTO ?", [sys.argv[3]])
"""
SERVE = """
import asyncio, sys
from artemia.server.storage.sqlite import SqliteStore

async def serve():
    await SqliteStore(sys.argv[1]).open()
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def lines_in(file: Path) -> list[str]:
    db = sqlite3.connect(file)
    try:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [line for (line,) in db.execute("SELECT line FROM answers ORDER BY seq")]
    finally:
        db.close()


def test_a_copy_made_during_play_holds_every_answer_given(tmp_path: Path) -> None:
    file, *copies = (tmp_path / name for name in ("t.db", "backup.db", "vacuum.db"))

    async def story() -> None:
        async with serving(file) as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await play_a_little(a, b, answers=20)
            before = lines_in(file)
            assert len(before) >= 20, "another process reads what was acknowledged"
            copying = await asyncio.create_subprocess_exec(
                sys.executable, "-c", COPY, *map(str, (file, *copies))
            )
            await play_a_little(a, b, answers=10)
            assert await copying.wait() == 0
            after = lines_in(file)
            assert len(after) > len(before), "nobody waited for it"
            for copy in copies:
                found = lines_in(copy)
                assert len(found) >= len(before) and found == after[: len(found)]
                async with serving(copy) as other:
                    ada.url, bo.url = other.url, other.url
                    await play_a_little(
                        await ada.open(a.table["code"]), await bo.open(a.table["code"]), answers=2
                    )

    asyncio.run(story())


def test_a_file_belongs_to_one_server_until_that_one_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("artemia.server.storage.sqlite.PATIENCE", 0.1)
    file = tmp_path / "t.db"

    async def opened() -> None:
        store = SqliteStore(file)
        await store.open()
        await store.close()

    with subprocess.Popen(
        [sys.executable, "-c", SERVE, str(file)], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout and server.stdout.readline() == "open\n"
        with pytest.raises(ArtemiaError) as error:
            asyncio.run(opened())
        assert error.value.code == "data-in-use" and str(file) in str(error.value)
        server.kill()
    asyncio.run(opened())
    assert sorted(each.name for each in tmp_path.iterdir()) == ["t.db", "t.db-lock"]
    assert all(each.stat().st_mode & 0o077 == 0 for each in tmp_path.iterdir()), "nobody else may read them"
