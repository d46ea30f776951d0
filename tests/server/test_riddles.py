"""Riddles over HTTP: the same for everybody, made beside the server but once, and none before its day."""

from __future__ import annotations

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path

from artemia.riddle import FIRST_DAY, riddle_of, today
from artemia.riddle.telling import plain
from tests.server.kit import people, serving

DAY = date(2026, 10, 7)


def test_a_riddle_is_that_of_the_library_and_made_but_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            days = await ada.get("/api/riddles")
            assert days == {"first": FIRST_DAY.isoformat(), "today": today().isoformat()}
            found = await asyncio.gather(*[who.get(f"/api/riddles/{DAY}") for who in (ada, bo)])
            assert found == [json.loads(json.dumps(plain(riddle_of(DAY), "en")))] * 2
            assert server.services.tellings.worked == 1

    asyncio.run(story())


def test_other_days_are_refused_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            before, coming = FIRST_DAY - timedelta(days=1), today() + timedelta(days=2)
            for day, code in ((before, "bad-message"), ("soon", "bad-message"), (coming, "not-now")):
                assert (await ada.get(f"/api/riddles/{day}"))["code"] == code
            assert server.services.tellings.worked == 0

    asyncio.run(story())
