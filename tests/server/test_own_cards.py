"""Tables whose cards are put right: what is uploaded, what is refused, and that tables never mix."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from artemia import read_corrections
from tests.server.kit import people, serving

BOX = '[place.river]\nname = "The <b>Stream</b>"\neffect = "wreck"\n[hunt.tracking]\nname.fr = "Flair"\n'


def with_stream(name: str) -> dict[str, Any]:
    return {"players": 2, "side": "A", "cards": {"place": {"river": {"name": name}}}}


def test_a_file_becomes_cards_of_a_table_or_all_its_mistakes_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            read = await ada.post("/api/cards", BOX)
            assert read["refused"] is None
            code = await ada.table(bots=1, options={"players": 2, "cards": read["cards"]}, start=True)
            shown = {card["id"]: card for card in await ada.get(f"/api/tables/{code}/cards")}
            assert shown["river"]["name"] == "The <b>Stream</b>"
            assert shown["river"]["provenance"] == "corrected"
            assert shown["river"]["text"] == "Rescue +1. (Once per turn.)"
            wrong = "[hunt.traking]\n[place.lair]\neffect='dome'"
            told = (await ada.post("/api/cards?lang=fr", wrong))["refused"].splitlines()
            assert len(told) == 2 and "ne va qu’au lieu 4" in told[1]
            assert "64" in (await ada.post("/api/cards", "#" * 70_000))["refused"]

    asyncio.run(story())


def test_a_server_of_ones_own_has_ones_own_cards(tmp_path: Path) -> None:
    async def story() -> None:
        cards = read_corrections(BOX)
        async with serving(tmp_path / "t.db", cards=cards) as server, people(server, "Ada") as (ada,):
            socket = await ada.open(await ada.table())
            assert socket.table["options"]["cards"] == cards.to_dict()
            await socket.do("arrange", options={"players": 3, "cards": {}})
            await socket.until(lambda socket: not socket.table["options"]["cards"])

    asyncio.run(story())


def test_cards_with_mistakes_make_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            options = {"players": 2, "cards": {"hunt": {"traking": {}}}}
            answer = await ada.post("/api/tables", {"options": options, "name": "Ada"})
            assert answer["code"] == "bad-setup" and "traking" in answer["text"]
            assert "traking" in (await ada.post("/api/check", options))["refused"]
            socket = await ada.open(await ada.table())
            assert await socket.refused("arrange", options=options) == "bad-setup"
            assert socket.table["options"]["cards"] == {}

    asyncio.run(story())


def test_two_tables_with_other_cards_never_mix_their_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo", "Eve") as everybody:
            ada, bo, eve = everybody
            codes = [
                await person.table(bots=1, options=options, start=True, creature_chair=1)
                for person, options in (
                    (ada, with_stream("The Brook")),
                    (bo, with_stream("The Creek")),
                    (eve, {"players": 2, "side": "A"}),
                )
            ]
            words = []
            for person, code in zip(everybody, codes, strict=True):
                socket = await person.open(code)
                await socket.until(lambda socket: socket.ask)
                words.append(str(socket.ask))
            for own, name in zip(words, ("Brook", "Creek", "River"), strict=True):
                assert [other for other in ("Brook", "Creek", "River") if other in own] == [name]

    asyncio.run(story())


@pytest.mark.slow
def test_a_finished_game_carries_its_cards_and_can_be_uploaded(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            socket = await ada.open(await ada.table(bots=1, options=with_stream("The Brook"), start=True))
            await socket.play_to_the_end()
            code = socket.table["code"]
            record = await ada.get(f"/api/tables/{code}/record")
            assert record["setup"]["cards"] == {"place": {"river": {"name": "The Brook"}}}
            again = (await ada.post("/api/records", record))["code"]
            assert (await ada.get(f"/api/tables/{again}/story"))["answers"] == len(record["answers"])
            assert [card["name"] for card in await ada.get(f"/api/tables/{again}/cards")] == ["The Brook"]

    asyncio.run(story())
