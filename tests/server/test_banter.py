"""Bots speak at a table where somebody hears them, once a turn at most; what is said of places is checked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from artemia.bots import talk
from tests.server.kit import people, serving


@pytest.mark.slow
def test_bots_speak_and_are_heard_by_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "OFTEN", 1.0)

    async def story() -> None:
        async with serving(tmp_path / "t.db", bot_pace=0.001) as server, people(server, "Ada") as (ada,):
            socket = await ada.open(await ada.table(bots=2, start=True))
            while not socket.chat:
                if socket.ask and not socket.ask["optional"]:
                    await socket.answer()
                else:
                    await socket.next()
            said = socket.chat[0]
            assert said["chair"] in (1, 2) and said["phrase"] and said["text"] is None
            assert said["name"] == socket.table["chairs"][said["chair"]]["name"]

    asyncio.run(story())


def test_a_phrase_names_a_place_of_this_planet(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            lobby = await ada.open(await ada.table())
            assert await lobby.refused("speak", phrase="going:river") == "bad-message"
            socket = await ada.open(await ada.table(bots=2, start=True))
            for wrong in ("going", "going:portal", "hello:river"):
                assert await socket.refused("speak", phrase=wrong) == "bad-message"
            await socket.do("speak", phrase="going:river")
            assert [said["phrase"] for said in socket.chat] == ["going:river"]

    asyncio.run(story())
