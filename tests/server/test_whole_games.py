"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.properties.drive import OURS
from tests.server.kit import Person, Socket, people, serving

GAMES: dict[str, dict[str, Any]] = {
    "base": {"players": 3},
    "everything": {"players": 5, "boxes": ["base", "exploration", "sanctuary"], "side": "B"},
    "labyrinth": {"players": 4, "boxes": ["base", "exploration"], "labyrinth": True},
    **{name: {"players": 4, **wishes} for name, wishes in OURS.items()},
}


def test_a_person_plays_against_bots_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table(bots=2, level="instinct", start=True)
            socket = await ada.open(code)
            assert socket.table["status"] == "playing" and socket.you["chairs"] == [0]
            assert (await ada.get("/api/me"))["games"][0]["asks"]
            await socket.play_to_the_end()
            assert socket.view and socket.view["winner"] in ("creature", "hunted")
            game = (await ada.get("/api/me"))["games"][0]
            assert game == {**game, "status": "over", "asks": False, "you": ["Ada"]} and game["turn"]

    asyncio.run(story())


async def follow(socket: Socket) -> None:
    while socket.table["status"] != "over":
        await socket.next()


@pytest.mark.parametrize("name", GAMES)
def test_people_in_two_languages_bots_and_an_onlooker(tmp_path: Path, name: str) -> None:
    """At the end everybody's pieces add up to what a newcomer is shown at once."""

    async def story() -> None:
        async with (
            serving(tmp_path / "t.db") as server,
            people(server, "Ada", "Bo", "Eve") as (ada, bo, eve),
        ):
            options = GAMES[name]
            code = await ada.table(bots=options["players"] - 2, options=options)
            a, b = await ada.open(code, lang="fr"), await bo.open(code)
            await b.do("sit", chair=1, name="Bo")
            await b.do("introduce", chair=1, ready=True)
            await a.do("begin")
            onlooker = await eve.open(code)
            await b.until(lambda b: b.view)
            await asyncio.gather(a.play_to_the_end(), b.play_to_the_end(), follow(onlooker))
            for socket, hello in ((a, {"lang": "fr"}), (b, {}), (onlooker, {})):
                fresh = await socket.person.open(code, **hello)
                assert (fresh.view, fresh.log) == (socket.view, socket.log)
                assert fresh.ask is None and fresh.waiting == socket.waiting == []
            assert len(a.log) and a.log[0]["text"] != b.log[0]["text"], "in French and in English"

    asyncio.run(story())


@pytest.mark.slow
def test_many_tables_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        names = [f"P{n}" for n in range(6)]
        async with serving(tmp_path / "t.db") as server, people(server, *names) as crowd:

            async def play(person: Person) -> str:
                code = await person.table(bots=1, start=True, options={"players": 2})
                socket = await person.open(code)
                await socket.play_to_the_end()
                assert socket.view
                return str(socket.view["winner"])

            winners = await asyncio.gather(*[play(person) for person in crowd])
            assert set(winners) <= {"creature", "hunted"}

    asyncio.run(story())
