"""A lesson is a real table: played as it says, left and taken up again, and it tells nothing ahead."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from artemia import Game
from artemia.lessons import Lesson, lesson, lessons
from artemia.server.views.differences import Views
from tests.server.kit import Person, Server, Socket, people, serving

EACH = pytest.mark.parametrize("taught", lessons(), ids=lambda each: each.id)


async def begun(person: Person, id: str) -> Socket:
    made = await person.post(f"/api/lessons/{id}", {"name": person.name})
    return await person.open(made["code"])


async def follow(socket: Socket, until: str = "alone") -> list[str]:
    """Answers as the coach says, up to this step."""
    said = list[str]()
    while True:
        await socket.until(lambda it: it.ask and not it.ask["optional"])
        ask = asked(socket)
        coach = ask.get("coach")
        here = [saying["id"] for saying in coach["sayings"]] if coach else []
        if coach is None or until in here:
            return said
        said += here
        keys = [coach["passes"]] if coach["passes"] else coach["awaits"]
        await socket.do("answer", ask=ask["id"], key=(keys or plain_keys(ask))[0])
        while socket.ask is not None and socket.ask["id"] == ask["id"]:
            await socket.next()


def asked(socket: Socket) -> dict[str, Any]:
    assert socket.ask is not None
    return socket.ask


def plain_keys(ask: dict[str, Any]) -> list[str]:
    return [choice["key"] for choice in ask["choices"] if not choice["most"]]


@EACH
def test_a_lesson_is_followed_to_the_end_of_its_rails(tmp_path: Path, taught: Lesson) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            socket = await begun(ada, taught.id)
            assert socket.table["lesson"] == taught.id and socket.you["chairs"] == [taught.seat]
            said = await follow(socket)
            wanted = [step.id for step in taught.steps if step.turn <= taught.turns]
            assert list(dict.fromkeys(said)) == wanted
            coach = asked(socket)["coach"]
            assert coach["alone"] and coach["awaits"] is None and coach["sayings"][-1]["id"] == "alone"
            mine = (await ada.get("/api/me"))["games"][0]["lesson"]
            assert (mine["id"], mine["step"], mine["done"]) == (taught.id, taught.length, True)
            await socket.play_to_the_end()
            assert socket.table["status"] == "over"

    asyncio.run(story())


def test_a_lesson_is_taken_up_again_where_it_was_left(tmp_path: Path) -> None:
    async def story() -> None:
        server = await Server(tmp_path / "t.db").start()
        try:
            async with people(server, "Ada") as (ada,):
                socket = await begun(ada, "hunted")
                await follow(socket, "fooled")
                code, left = socket.table["code"], asked(socket)
                mine = (await ada.get("/api/me"))["games"][0]["lesson"]
                assert (mine["step"], mine["done"]) == (7, False)
                await server.stop()
                await server.start()
                again = await ada.open(code)
                assert again.ask == left
        finally:
            await server.stop()

    asyncio.run(story())


def test_nothing_of_what_is_to_come_leaves_the_server(tmp_path: Path) -> None:
    """Neither what the others will do, nor what will be said; and nobody but the learner is coached."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Eve") as (ada, eve):
            socket = await begun(ada, "creature")
            await socket.until(lambda it: it.ask)
            sent = json.dumps([socket.ask, socket.table, await ada.get("/api/lessons")])
            for secret in ("commit 1 5", "put_token", "resist", "double", "33"):
                assert secret not in sent.replace(socket.table["commitment"], "")
            assert [each["id"] for each in asked(socket)["coach"]["sayings"]] == ["seat", "ready"]
            onlooker = await eve.open(socket.table["code"])
            assert onlooker.ask is None

    asyncio.run(story())


def test_whoever_goes_astray_plays_on(tmp_path: Path) -> None:
    """Other answers than those awaited are answers too: the bots cope, and the game comes to its end."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            socket = await begun(ada, "hunted")
            await socket.play_to_the_end()
            assert socket.table["status"] == "over"

    asyncio.run(story())


def test_there_is_no_lesson_of_that_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            assert (await ada.post("/api/lessons/moon", {"name": "Ada"}))[
                "text"
            ] == "There is no such lesson."
            french = await ada.get("/api/lessons?lang=fr")
            assert [each["id"] for each in french] == [each.id for each in lessons()]
            assert french[0]["name"] == "Vous êtes traqué" and french[0]["camp"] == "hunted"

    asyncio.run(story())


def test_only_whoever_learns_is_coached() -> None:
    """Not those who take over somebody else's chair, and not in any other language than theirs."""
    taught = lesson("hunted")
    sight = Views(Game.new(taught.setup), taught)
    asks = {seat: sight.look(seat, "fr").ask for seat in range(taught.setup.players)}
    assert all(ask is not None for ask in asks.values())
    assert [seat for seat, ask in asks.items() if ask is not None and ask.coach is not None] == [taught.seat]
    mine = asks[taught.seat]
    assert mine is not None and mine.coach is not None and mine.coach.title == "Vous êtes traqué"
