"""A finished game is played on from one of its moments, and only a finished one."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.kit import Person, people, serving
from tests.server.test_my_games import mine
from tests.server.test_resume import two_at_a_table


async def play_on(person: Person, code: str, **wish: Any) -> Any:
    usual = {"seat": 0, "level": "chance", "name": person.name}
    return await person.post(f"/api/tables/{code}/continue", {**usual, **wish})


def test_a_finished_game_goes_on_from_any_moment(place: str) -> None:
    async def story() -> None:
        async with serving(place) as server, people(server, "Ada", "Bo", "Eve") as (ada, bo, eve):
            a, b = await two_at_a_table(ada, bo)
            code = a.table["code"]
            assert (await play_on(ada, code, n=1))["code"] == "not-now", "it would tell what lies hidden"
            await asyncio.gather(a.play_to_the_end(), b.play_to_the_end())
            last = len((await ada.get(f"/api/tables/{code}/record"))["answers"])
            assert (await play_on(ada, code, n=last))["code"] == "not-now"
            assert (await play_on(ada, code, n=1, level="genius"))["code"] == "bad-message"
            assert (await play_on(ada, code, n=1, seat=5))["code"] == "bad-message"
            for seat, n in ((0, last // 2), (1, last - 1)):
                here = (await play_on(eve, code, n=n, seat=seat))["code"]
                e = await eve.open(here)
                assert e.you["chairs"] == [seat]
                await e.play_to_the_end()
                went = (await eve.get(f"/api/tables/{here}/record"))["answers"]
                assert went[:n] == (await eve.get(f"/api/tables/{code}/record"))["answers"][:n]
                await e.close()
            played = await mine(eve)
            assert [game["kind"] for game in played["games"]] == ["continued"] * 2
            assert {trophy["best"] for trophy in played["trophies"]} == {0}
            await asyncio.gather(a.close(), b.close())

    asyncio.run(story())
