"""Hints and reads over the API: for the right person, without anybody waiting."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from artemia import Game, preset
from artemia.advice import read, told
from artemia.bots import bot_named
from artemia.server.views.labels import NAME_HOLES
from artemia.server.web import finished_games
from artemia.server.wire.messages import HOLE
from tests.server.kit import SOON, Server, Socket, people, serving
from tests.server.test_resume import two_at_a_table

pytestmark = pytest.mark.slow  # bots think in all of them


async def hinted(socket: Socket) -> dict[str, Any]:
    assert socket.ask is not None
    start = len(socket.heard)
    await socket.do("hint", ask=socket.ask["id"])
    (found,) = [each for each in socket.heard[start:] if each["type"] == "hint"]
    return found


def keys(ask: dict[str, Any]) -> set[str]:
    """All keys of a question in which at most one thing is picked."""
    return {
        choice["key"].replace(HOLE, one)
        for choice in ask["choices"]
        for one in (choice["of"] if choice["most"] else [""])
    }


def test_a_hint_comes_to_whoever_asked_and_to_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo", "Eve") as (ada, bo, eve):
            a, b = await two_at_a_table(ada, bo, hints="always")
            onlooker, twin = await eve.open(a.table["code"]), await ada.open(a.table["code"])
            assert a.ask and b.ask
            for socket in (a, b):
                assert socket.ask is not None
                found = await hinted(socket)
                assert found["ask"] == socket.ask["id"] and found["why"].endswith(".")
                assert {each["key"] for each in found["answers"]} <= keys(socket.ask)
                assert sum(each["share"] for each in found["answers"]) == pytest.approx(1.0)
                assert (await hinted(socket))["answers"][0]["key"] in keys(socket.ask)
            assert await onlooker.refused("hint", ask=a.ask["id"]) == "not-yours"
            assert await b.refused("hint", ask=a.ask["id"]) == "too-late"
            await a.do("look", eyes=None)
            assert await a.refused("hint", ask=b.ask["id"]) == "not-yours"
            await onlooker.do("speak", text="hello")
            await twin.until(lambda twin: twin.chat)
            for other in (onlooker, twin):
                assert not any(each["type"] == "hint" for each in other.heard)

    asyncio.run(story())


def test_a_hint_in_french(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, _ = await two_at_a_table(ada, bo, hints="always")
            assert a.ask is not None
            english = await hinted(a)
            await a.do("lang", lang="fr")
            french = await hinted(a)
            assert french["why"] != english["why"]
            assert french["answers"][0]["key"] == english["answers"][0]["key"]

    asyncio.run(story())


def pid_of(server: Server, code: str) -> int:
    """Of the process that thinks for this table."""
    play = server.services.tables.live[code].play
    assert play is not None
    process = server.services.thinkers.home(play.game).process.process
    assert process is not None
    return process.pid


def hung_after(server: Server, seconds: float) -> None:
    for queue in server.services.thinkers.queues:
        queue.hung = seconds


def test_nobody_waits_for_a_hint(tmp_path: Path) -> None:
    """The one who thinks stands still; the table goes on, and who asks once more is told to wait."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo, hints="always")
            await server.services.thinkers.warm()
            os.kill(pid_of(server, a.table["code"]), signal.SIGSTOP)
            try:
                assert a.ask is not None
                await a.send(type="hint", id="slow", ask=a.ask["id"])
                assert await a.refused("hint", ask=a.ask["id"]) == "too-fast"
                await b.do("speak", text="anybody there?")
                await a.until(lambda a: a.chat)
                question = a.ask["id"]
                await a.answer()
                assert await a.refused("hint", ask=question) in ("too-late", "not-now")
            finally:
                with suppress(ProcessLookupError):
                    os.kill(pid_of(server, a.table["code"]), signal.SIGCONT)
            while a.heard[-1].get("id") != "slow" or a.heard[-1]["type"] == "hint":
                await a.next()
            assert a.heard[-1]["type"] == "done" or a.heard[-1]["code"] == "too-late"

    asyncio.run(story())


def test_a_hint_that_takes_too_long_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, _ = await two_at_a_table(ada, bo, hints="always")
            await server.services.thinkers.warm()
            hung_after(server, 0.3)
            os.kill(pid_of(server, a.table["code"]), signal.SIGSTOP)
            assert a.ask is not None
            assert await a.refused("hint", ask=a.ask["id"]) == "not-now"
            hung_after(server, SOON)
            await hinted(a)

    asyncio.run(story())


def test_who_is_asked_nothing_gets_no_hint(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            lobby = await ada.open(await ada.table())
            assert await lobby.refused("hint", ask=1) == "not-yours"
            a, b = await two_at_a_table(ada, bo)
            hunted = a if a.you["eyes"] else b
            assert hunted.ask is not None
            key = next(key for key in keys(hunted.ask) if key.startswith("commit"))
            await hunted.answer(key)
            await hunted.until(lambda s: s.ask is None or s.ask["optional"])
            id = hunted.ask["id"] if hunted.ask else 0
            assert await hunted.refused("hint", ask=id) == "not-now"

    asyncio.run(story())


# Reads

SHORT = 16
"""The seed of a game that is soon over."""


def short_game() -> Game:
    game = Game.new(preset("first_night", players=2, seed=SHORT))
    policies = {seat: bot_named("instinct", seat) for seat in range(2)}
    game.play(policies)
    return game


def test_a_game_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            unfinished = await ada.table(bots=1, start=True, options={"players": 2})
            assert (await ada.get(f"/api/tables/{unfinished}/read"))["code"] == "not-now"
            game = short_game()
            sent = {**game.record, "table": {"names": {"0": "Beast", "1": "Lena"}}}
            code = (await ada.post("/api/records", sent))["code"]
            monkeypatch.setattr(finished_games, "PATIENCE", 0.05)
            async with ada.session.get(f"{server.url}/api/tables/{code}/read") as response:
                assert response.status == 202
                early = await response.json()
                assert early["done"] < early["of"]
            monkeypatch.setattr(finished_games, "PATIENCE", SOON)
            english, french = await asyncio.gather(
                ada.get(f"/api/tables/{code}/read?lang=en"), bo.get(f"/api/tables/{code}/read?lang=fr")
            )
            assert server.services.readings.started == 1
            assert [turn["turn"] for turn in english["turns"]] == list(range(1, game.state.turn + 1))
            assert english["turns"][0]["where"].startswith("Lena ")
            assert [each["loss"] for each in english["mistakes"]] == [
                each["loss"] for each in french["mistakes"]
            ]
            here = told(read(game), "en", ["Beast", "Lena"])
            assert [each.text for each in here.mistakes] == [each["text"] for each in english["mistakes"]]
            assert not any(NAME_HOLES[0][0] in each["text"] for each in french["mistakes"])

    asyncio.run(story())


def test_a_read_that_fails_is_refused_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = (await ada.post("/api/records", short_game().record))["code"]
            server.services.readings._patience = 0.01
            assert (await ada.get(f"/api/tables/{code}/read"))["code"] == "not-now"
            server.services.readings._patience = SOON
            assert server.services.readings.started == 1
            monkeypatch.setattr(finished_games, "PATIENCE", 0.1)
            assert (await ada.get(f"/api/tables/{code}/read"))["of"] > 0
            assert server.services.readings.started == 2

    asyncio.run(story())
