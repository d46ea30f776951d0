"""Tables are copied, brought back and moved between stores, and their games go on."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from typer.testing import CliRunner

from artemia.cli import app
from artemia.errors import ArtemiaError
from artemia.server.storage.copying import CODES
from artemia.server.storage.places import store_at
from artemia.server.tables.seating import new_settings, sit
from artemia.server.wire.messages import Options, Sit
from tests.server.kit import SOON, people, serving
from tests.server.postgres import Postgres
from tests.server.test_resume import play_a_little, two_at_a_table


def run(*words: str) -> None:
    CliRunner().invoke(app, [*words, "--lang", "en"], catch_exceptions=False, standalone_mode=False)


def test_a_game_goes_from_file_to_database_to_backup_and_on(tmp_path: Path, postgres: Postgres) -> None:
    file, backup, last = (str(tmp_path / name) for name in ("t.db", "backup.db", "last.db"))

    async def begin(place: str) -> tuple[str, str, int]:
        async with serving(place) as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await a.do("speak", text="Hello")
            await play_a_little(a, b, answers=8)
            (cookie,) = ada.session.cookie_jar
            return a.table["code"], cookie.value, len(a.log)

    async def look(place: str) -> None:
        async with serving(place) as server, people(server, "Ada") as (ada,):
            ada.session.cookie_jar.update_cookies({"artemia": cookie})
            assert [game["code"] for game in (await ada.get("/api/me"))["games"]] == [code]
            a = await ada.open(code)
            assert a.you["chairs"] == [0] and a.chat[0]["text"] == "Hello" and len(a.log) >= told

    code, cookie, told = asyncio.run(begin(file))
    address = postgres.database()
    run("move", "--from", file, "--to", address)
    asyncio.run(look(address))
    run("backup", backup, "--store", address)
    with pytest.raises(ArtemiaError) as error:
        run("restore", backup, "--store", address)
        assert error.value.code == "table-there"
        with pytest.raises(ArtemiaError) as error:
            run("backup", backup, "--store", address)
        assert error.value.code == "store-there"
    run("restore", backup, "--store", last)
    asyncio.run(look(last))


def test_a_file_is_not_moved_away_under_a_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            await ada.table()
            with pytest.raises(ArtemiaError) as error:
                await asyncio.to_thread(
                    run, "move", "--from", str(tmp_path / "t.db"), "--to", str(tmp_path / "new.db")
                )
            assert error.value.code == "data-in-use"
            await asyncio.to_thread(run, "backup", str(tmp_path / "b.db"), "--store", str(tmp_path / "t.db"))

    asyncio.run(story())


async def laid(place: str, tables: int) -> None:
    """So many tables at which somebody sits, and guests who sit nowhere."""
    store = store_at(place)
    await store.open()
    await store.key()
    for n in range(tables):
        settings = new_settings(f"user {n}", Options(players=2))
        sit(settings, f"user {n}", Sit(id="", chair=0, name=f"Name {n}"))
        await store.add(settings, [f"0:answer {each} {'x' * 50}" for each in range(30)])
        await store.save_person(f"user {n}", f"Name {n}", 1)
    await store.save_person("guest", "Guest", 2)
    await store.keep_value("bans", b"[]")
    await store.close()


async def counted(place: str) -> tuple[int, ...]:
    store = store_at(place)
    await store.open()
    found = [
        (await store.rows(f"SELECT count(*) FROM {name}"))[0][0] for name in ("tables", "answers", "users")
    ]
    await store.close()
    return tuple(found)


def moving(source: str, target: str, **ways: Any) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "artemia.cli", "move", "--from", source, "--to", target, "--lang", "en"]
    return subprocess.Popen(words, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **ways)


NONE, ALL = (0, 0, 0), (40, 1200, 41)


@pytest.mark.parametrize("who", ["database", "command"])
def test_a_move_that_is_killed_half_way_has_moved_nothing(
    tmp_path: Path, postgres: Postgres, who: str
) -> None:
    file, address = str(tmp_path / "t.db"), postgres.database()
    asyncio.run(laid(file, 40))
    asyncio.run(counted(address))  # which makes its tables

    async def kill_half_way() -> subprocess.Popen[str]:
        held = await asyncpg.connect(address)
        await held.execute(HOLD_UP.format(code=(await half_way(file))))
        await held.execute("SELECT pg_advisory_lock(7)")
        move = moving(file, address)
        async with asyncio.timeout(SOON):
            while not await held.fetchval(
                "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            ):
                await asyncio.sleep(0.01)
        if who == "command":
            move.kill()
        else:
            postgres.kill()
            postgres.start()
        held.terminate()
        return move

    move = asyncio.run(kill_half_way())
    _, told = move.communicate()
    if who == "database":
        assert (
            move.returncode == 2 and told.startswith("artemia: Copying was cut off") and told.count("\n") == 1
        )
    asyncio.run(undone(address))
    assert asyncio.run(counted(file)) == ALL and asyncio.run(counted(address)) == NONE
    again = moving(file, address)
    again.communicate()
    assert not again.returncode
    assert asyncio.run(counted(file)) == NONE and asyncio.run(counted(address)) == ALL


async def half_way(file: str) -> str:
    store = store_at(file)
    await store.open()
    codes = [code for (code,) in await store.rows(CODES)]
    await store.close()
    return str(codes[len(codes) // 2])


HOLD_UP = """
CREATE FUNCTION hold_up() RETURNS trigger AS
$$ BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NEW; END $$ LANGUAGE plpgsql;
CREATE TRIGGER hold_up BEFORE INSERT ON tables FOR EACH ROW
WHEN (NEW.code = '{code}') EXECUTE FUNCTION hold_up()
"""


async def undone(address: str) -> None:
    """Nobody holds it up any more; what was killed may still be ending."""
    async with asyncio.timeout(SOON):
        while True:
            try:
                connection = await asyncpg.connect(address)
                await connection.execute("DROP FUNCTION hold_up CASCADE")
                await connection.close()
                break
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.05)


def test_a_move_to_a_full_disk_has_moved_nothing(tmp_path: Path) -> None:
    file, target = str(tmp_path / "t.db"), str(tmp_path / "new.db")
    asyncio.run(laid(file, 40))
    asyncio.run(counted(target))

    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (64 * 1024, 64 * 1024))

    move = moving(file, target, preexec_fn=full)
    _, told = move.communicate()
    assert move.returncode == 2 and told.startswith("artemia: Copying was cut off"), told
    assert asyncio.run(counted(file)) == ALL and asyncio.run(counted(target)) == NONE
    run("restore", file, "--store", target)
    assert asyncio.run(counted(file)) == asyncio.run(counted(target)) == ALL
