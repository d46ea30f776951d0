"""Whoever runs a server looks after it while it runs; nobody else, and nothing hidden is told."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from artemia.server.web.admin import open_to_admin, sheet_of
from tests.server.kit import Person, Server, Socket, people, serving
from tests.server.test_resume import ROOT, play_a_little, real_server, two_at_a_table


async def gone(socket: Socket) -> dict[str, Any]:
    """Listens until it is closed for good, and returns what was said last."""
    with pytest.raises(ConnectionError, match="4404"):  # pages don't come back by themselves
        while True:
            await socket.next()
    return socket.heard[-1]


class Operator:
    def __init__(self, file: Path) -> None:
        way = json.loads(file.read_text("utf-8"))
        self.url, self.headers = way["url"], {"Authorization": f"Bearer {way['key']}"}

    async def ask(self, path: str, words: Any = None, **headers: str) -> tuple[int, Any]:
        method = "GET" if words is None else "POST"
        async with (
            ClientSession(headers=headers or self.headers) as session,
            session.request(method, self.url + path, json=words) as answer,
        ):
            return answer.status, await answer.json()


def told(tmp_path: Path, story: Any) -> None:
    async def whole() -> None:
        async with (
            serving(tmp_path / "t.db") as server,
            people(server, "Ada", "Bo") as (ada, bo),
            open_to_admin(server.services, tmp_path / "admin"),
        ):
            await story(server, Operator(tmp_path / "admin"), ada, bo)
        assert not (tmp_path / "admin").exists(), "it goes with the server"

    asyncio.run(whole())


def test_only_who_has_the_key_comes_in(tmp_path: Path) -> None:
    async def story(server: Server, operator: Operator, ada: Person, bo: Person) -> None:
        assert (tmp_path / "admin").stat().st_mode & 0o077 == 0
        assert await operator.ask("/tables") == (200, [])
        for wrong in ("", "Bearer ", "Bearer é", operator.headers["Authorization"] + "x"):
            status, words = await operator.ask("/tables", Authorization=wrong)
            assert status == 403 and words.keys() == {"text"}
        assert (await operator.ask("/tables/NOSUCH22"))[0] == 404
        assert (await operator.ask("/bans", {"whom": "me"}))[0] == 400

    told(tmp_path, story)


def test_tables_are_listed_and_looked_at_without_a_secret(tmp_path: Path) -> None:
    async def story(server: Server, operator: Operator, ada: Person, bo: Person) -> None:
        a, _ = await two_at_a_table(ada, bo)
        await a.do("speak", text="abracadabra")
        code = a.table["code"]
        ((status, (line,)), (_, sheet)) = await operator.ask("/tables"), await operator.ask(f"/tables/{code}")
        assert status == 200
        assert [line[name] for name in ("code", "status", "players", "people", "sockets")] == [
            code, "playing", 2, 2, 2,
        ]  # fmt: skip
        assert [chair["name"] for chair in sheet["chairs"]] == ["Ada", "Bo"]
        assert {each["person"] for each in sheet["here"]} == {
            *sheet["chairs"][0]["people"],
            *sheet["chairs"][1]["people"],
        }
        assert sheet["game"]["turn"] == 1
        live = server.services.tables.live[code]
        words = json.dumps(sheet)
        for secret in (
            str(live.settings.seed),
            "abracadabra",
            *[chair.secret for chair in live.settings.chairs],
        ):
            assert secret not in words

    told(tmp_path, story)


def test_what_is_done_in_secret_changes_nothing_on_the_sheet(tmp_path: Path) -> None:
    async def story(server: Server, operator: Operator, ada: Person, bo: Person) -> None:
        a, b = await two_at_a_table(ada, bo)
        table = server.services.tables.live[a.table["code"]]
        before = sheet_of(table)
        await b.answer("commit 1 2")
        assert sheet_of(table) == before

    told(tmp_path, story)


def test_a_table_is_ended(tmp_path: Path) -> None:
    async def story(server: Server, operator: Operator, ada: Person, bo: Person) -> None:
        a, b = await two_at_a_table(ada, bo)
        await play_a_little(a, b, answers=4)
        code = a.table["code"]
        other = await ada.table()
        assert await operator.ask(f"/tables/{code}/close", {}) == (200, {})
        for socket in (a, b):
            last = await gone(socket)
            assert (last["type"], last["code"]) == ("refused", "gone") and "ended" in last["text"]
        assert (await ada.get(f"/api/tables/{code}"))["code"] == "no-table"
        assert [line["code"] for line in (await operator.ask("/tables"))[1]] == [other]

    told(tmp_path, story)


def test_whoever_is_banned_is_sent_away_and_stays_away(tmp_path: Path) -> None:
    async def story(server: Server, operator: Operator, ada: Person, bo: Person) -> None:
        a, b = await two_at_a_table(ada, bo)
        code = a.table["code"]
        (who,) = (await operator.ask(f"/tables/{code}"))[1]["chairs"][1]["people"]
        assert await operator.ask("/bans", {"who": who, "days": 1}) == (200, {"sent_away": 1})
        assert "let you in" in (await gone(b))["text"]
        assert (await bo.get("/api/me"))["code"] == "not-yours"
        await server.stop()
        await server.start()
        assert (await bo.get("/api/me"))["code"] == "not-yours", "also after a restart"
        assert "games" in await ada.get("/api/me")

    told(tmp_path, story)


def test_an_address_is_banned_and_let_in_again(tmp_path: Path) -> None:
    async def story(server: Server, operator: Operator, ada: Person, bo: Person) -> None:
        await operator.ask("/bans", {"who": "127.0.0.1"})
        assert (await ada.get("/api/me"))["code"] == "not-yours"
        assert [each["who"] for each in (await operator.ask("/bans"))[1]] == ["127.0.0.1"]
        assert await operator.ask("/bans/lift", {"who": "127.0.0.1"}) == (200, {"lifted": True})
        assert await operator.ask("/bans/lift", {"who": "127.0.0.1"}) == (200, {"lifted": False})
        assert "games" in await ada.get("/api/me")

    told(tmp_path, story)


@pytest.mark.slow
def test_the_command_line_looks_after_a_real_server(tmp_path: Path) -> None:
    def admin(*words: str) -> tuple[int, str]:
        command = [
            sys.executable,
            "-m",
            "artemia.cli",
            "admin",
            *words,
            "--admin",
            str(tmp_path / "t.db-admin"),
        ]
        ran = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True)
        assert "Traceback" not in ran.stderr
        return ran.returncode, ran.stdout + ran.stderr

    async def made(url: str) -> str:
        async with ClientSession():
            ada = Person(url)
            code = await ada.table()
            await ada.close()
            return code

    with real_server(tmp_path / "t.db") as (process, url):
        code = asyncio.run(made(url))
        status, told = admin("list")
        assert status == 0 and code in told
        status, told = admin("inspect", code)
        assert status == 0 and json.loads(told)["code"] == code
        assert admin("ban", "203.0.113.5", "--days", "2") == (0, "0 sockets closed\n")
        assert "203.0.113.5" in admin("bans")[1]
        assert admin("lift", "203.0.113.5")[0] == 0
        assert admin("lift", "203.0.113.5")[0] == 2
        assert admin("close", code)[0] == 0
        assert code not in admin("list")[1]
        assert admin("close", code)[0] == 2
        process.terminate()
        process.wait()
    assert admin("list")[0] == 2 and "running" in admin("list")[1]
