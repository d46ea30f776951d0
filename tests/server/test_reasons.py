"""Why something can't be chosen, asked at a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from artemia.texts.book import chapter_with
from tests.server.kit import Socket, people, serving
from tests.server.test_resume import two_at_a_table


async def reason(socket: Socket, thing: str) -> Any:
    start = len(socket.heard)
    await socket.do("why", thing=thing)
    (found,) = [each for each in socket.heard[start:] if each["type"] == "reason"]
    assert found["thing"] == thing
    assert (found["text"] is None) == (found["chapter"] is None)
    assert found["chapter"] is None or chapter_with(found["chapter"], "en").title
    return found["text"]


def test_a_reason_comes_to_whoever_asked_and_to_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo", "Eve") as (ada, bo, eve):
            a, b = await two_at_a_table(ada, bo)
            assert a.view is not None
            hunted, creature = (a, b) if a.view["seat"] else (b, a)
            onlooker = await eve.open(a.table["code"])
            assert await reason(hunted, "card:1") is None, "it is offered"
            assert "reserve" in await reason(hunted, "card:6")
            assert "phase 2" in await reason(creature, "token:creature")
            await hunted.do("lang", lang="fr")
            assert "réserve" in await reason(hunted, "card:6")
            for thing in ("card:99", "nonsense", "survival:", "button:fly", "place:1+2"):
                assert await hunted.refused("why", thing=thing) == "bad-message"
            assert await onlooker.refused("why", thing="card:6") == "not-yours"
            await onlooker.do("speak", text="hello")
            assert not any(each["type"] == "reason" for each in onlooker.heard)
            assert len([each for each in creature.heard if each["type"] == "reason"]) == 1

    asyncio.run(story())
