"""What somebody has played: noted once, kept as long as they like, theirs to take along and to erase."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from artemia.server.tables.past_game import PastGame
from artemia.server.tables.retention import clean
from artemia.server.tables.trophies import awarded, trophies
from artemia.server.views.played import played
from artemia.server.views.story import story
from tests.server.kit import Person, Socket, people, serving
from tests.server.test_resume import two_at_a_table
from tests.server.test_retention import aged, lived
from tests.server.test_story import NAMES
from tests.server.test_story import played as a_game


async def a_finished_game(ada: Person, bo: Person) -> tuple[str, Socket, Socket]:
    a, b = await two_at_a_table(ada, bo)
    await a.do("speak", text="Ada was here")
    await asyncio.gather(a.play_to_the_end(), b.play_to_the_end())
    return a.table["code"], a, b


async def mine(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = await person.get("/api/me/games")
    while found["more"]:
        found = await person.get("/api/me/games")
    return found


def test_what_i_played_is_noted_taken_along_and_erased(place: str) -> None:
    async def story() -> None:
        async with serving(place) as server, people(server, "Ada", "Bo", "Eve") as (ada, bo, eve):
            code, a, b = await a_finished_game(ada, bo)
            alone = await ada.table(bots=2, start=True, creature_chair=0)
            (game,) = (await mine(ada))["games"]  # one is still played
            assert (game["code"], game["people"], game["there"]) == (code, ["Bo"], True)
            assert game["won"] == (a.view is not None and a.view["winner"] == game["camp"])
            assert [each["camp"] for each in (await mine(bo))["games"]] != [game["camp"]]
            assert (await mine(eve)) == {
                "games": [],
                "trophies": [{**each, "best": 0, "code": ""} for each in (await mine(eve))["trophies"]],
                "more": 0,
            }
            taken = await ada.get("/api/me/export")
            assert taken["name"] == "Ada" and [each["code"] for each in taken["games"]] == [code]
            record = await ada.get(f"/api/tables/{code}/record")
            assert taken["records"][code] == {
                **{name: record[name] for name in ("artemia", "setup", "answers")},
                "seats": a.you["chairs"],
                "said": ["Ada was here"],
            }
            assert alone not in json.dumps(taken), "a deal that goes on isn't told"
            assert (await eve.get("/api/me/export"))["records"] == {}

            await ada.post("/api/me/erase", {})
            assert (await mine(ada))["games"] == [] and (await ada.get("/api/me"))["name"] == ""
            assert [each["code"] for each in (await ada.get("/api/me"))["games"]] == [alone]
            kept = await bo.get(f"/api/tables/{code}")
            assert "Ada" not in json.dumps(kept) and "Bo" in json.dumps(kept)
            later = await bo.open(code)
            assert [each for each in later.chat if each["chair"] in a.you["chairs"]] == []
            everything = [*await server.services.store.rows("SELECT doc FROM tables WHERE code = $1", code)]
            everything += await server.services.store.rows("SELECT doc FROM chat WHERE code = $1", code)
            assert not any(b"Ada" in bytes(row[0]) for row in everything)
            assert len((await mine(bo))["games"]) == 1
            await bo.post("/api/me/erase", {})
            assert (await bo.get(f"/api/tables/{code}"))["code"] == "no-table"
            for name in ("answers", "members", "chat", "tables"):
                found = await server.services.store.rows(f"SELECT 1 FROM {name} WHERE code = $1", code)
                assert not found, name
            await asyncio.gather(a.close(), b.close(), later.close())

    asyncio.run(story())


def test_a_line_outlives_its_table_and_goes_with_its_guest(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            code, a, b = await a_finished_game(ada, bo)
            await asyncio.gather(a.close(), b.close())
            while server.services.tables.live:
                await server.services.tables.sweep(idle=-1)
            await server.file.do(aged(code, 40))
            await server.file.do(lived(200))
            await clean(server.services.tables, 30)
            assert (await ada.get(f"/api/tables/{code}"))["code"] == "no-table"
            (game,) = (await mine(ada))["games"]
            assert (game["code"], game["there"]) == (code, False), "noted before the table went"

            def long_ago(db: sqlite3.Connection) -> None:
                db.execute("UPDATE users SET seen = seen - 100 * 86400")

            await server.file.do(long_ago)
            await clean(server.services.tables, 30)
            assert await server.file.rows("SELECT * FROM played") == []

    asyncio.run(story())


@pytest.mark.parametrize(("name", "players"), [("first_night", 4), ("sanctuary", 3), ("labyrinth", 5)])
def test_what_is_noted_agrees_with_the_story(name: str, players: int) -> None:
    game = a_game(name, players)
    found, told = played(game.record), story(game.record, NAMES, "en")
    assert (found.winner, found.won_by, found.turns) == (told.winner, told.won_by, told.turns)
    assert found.catches == sum(fate.catches for fate in told.hunted)
    last = told.by_turn[-1]
    short = last.assimilation if told.winner == "hunted" else min(last.rescue, last.defense or 99)
    assert found.left == short
    visits, caught = Counter[str](), Counter[str]()
    for seat in found.seats[1:]:
        visits.update(seat.visits)
        caught.update(seat.caught)
    assert visits == Counter({place.id: place.explored for place in told.places if place.explored})
    assert caught == found.seats[0].caught == {each.id: each.caught for each in told.places if each.caught}
    for fate in told.hunted:
        deeds = found.seats[fate.seat].deeds
        assert deeds["ghost"] == fate.longest_free
        assert deeds["untouched"] == int(told.winner == "hunted" and not fate.catches)
        assert deeds["second-wind"] == int(told.winner == "hunted" and fate.gave_up > 0)
    assert found.seats[0].deeds["at-once"] == max(len(turn.caught) for turn in told.by_turn)


def test_what_these_rules_cannot_tell_is_noted_as_such() -> None:
    record = a_game("first_night", 4).record
    assert played({**record, "answers": [*record["answers"][:7], "1:commit 1 9"]}).winner == ""
    assert played({**record, "answers": record["answers"][:7]}).winner == "", "it isn't over"


def remembered(day: int, camp: Any = "hunted", won: bool = False, **more: Any) -> PastGame:
    return PastGame(
        code=f"DAY{day}",
        ended=day * 86400.0 + 60,
        minutes=20,
        boxes=["base"],
        players=4,
        camp=camp,
        name="Ada",
        colour=1,
        people=[],
        level="instinct",
        won=won,
        winner="hunted",
        **{"kind": "game", **more},
    )


def test_trophies_are_won_in_the_game_that_was_enough_for_them() -> None:
    games = [
        remembered(1, deeds={"ghost": 5, "hunted": 1}, won=True),
        remembered(2, deeds={"ghost": 9}, visits={"beach": 2}),
        remembered(3, deeds={"ghost": 8}, visits={"oasis": 1}),
        remembered(3, camp="creature", won=True, deeds={"creature": 1, "running": 4}),
        remembered(4, kind="continued", deeds={"running": 7, "untouched": 1}),
        remembered(4, camp="both", deeds={"untouched": 1}),
    ]
    shown = {each.id: each for each in awarded(games[::-1])}
    assert (shown["first-light"].code, shown["first-blood"].code) == ("DAY1", "DAY3")
    assert (shown["ghost"].best, shown["ghost"].code) == (8, "DAY2"), (
        "how far one came ends at what is needed"
    )
    assert (shown["i-knew-it"].best, shown["i-knew-it"].code) == (4, "")
    assert shown["untouched"].best == 0
    assert shown["cartographer"].best == 1, "the Beach is no place of that box"
    assert (shown["two-skins"].best, shown["two-skins"].code) == (1, "")
    both = awarded([remembered(3, won=True), *games[3::-1]])
    assert {each.id: each.code for each in both}["two-skins"] == "DAY3"
    assert len(trophies()) == 12
