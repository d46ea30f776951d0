"""Nobody is asked where there is but one answer: alone, on a shared device, or where the table wants it."""

from __future__ import annotations

import asyncio
from math import comb
from pathlib import Path
from typing import Any

import pytest

from artemia.rules.boxes import PRESETS
from artemia.server.tables import passing
from tests.server.kit import Person, Socket, any_key, people, serving


@pytest.fixture(autouse=True)
def quick_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, "THINKING", (0.0, 0.01))


def answers(ask: dict[str, Any]) -> int:
    return sum(comb(len(each["of"]), each["most"]) if each["most"] else 1 for each in ask["choices"])


def vain(socket: Socket) -> list[str]:
    """The kinds of questions this page was put although there was but one answer."""
    asks = [message["ask"] for message in socket.heard if message["type"] in ("welcome", "moved")]
    return [ask["kind"] for ask in asks if ask and not ask["optional"] and answers(ask) == 1]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("creature", [0, 2])
def test_whoever_plays_against_bots_alone_is_never_asked_for_nothing(
    tmp_path: Path, preset: str, creature: int
) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            options = {"players": 3, **PRESETS[preset]}
            code = await ada.table(bots=2, start=True, creature_chair=creature, options=options)
            a = await ada.open(code)
            await a.play_to_the_end()
            assert vain(a) == []
            assert len([each for each in a.heard if each["type"] == "done"]) > 5, "they had something to do"

    asyncio.run(story())


async def two_at_a_table(ada: Person, bo: Person, **options: Any) -> tuple[Socket, Socket]:
    code = await ada.table(bots=1, options={"players": 3, **options})
    a, b = await ada.open(code), await bo.open(code)
    await b.do("sit", chair=1, name="Bo")
    await b.do("introduce", chair=1, ready=True)
    await a.do("begin")
    await b.until(lambda b: b.view)
    return a, b


@pytest.mark.parametrize(("wish", "asked"), [("alone", True), ("never", True), ("always", False)])
def test_in_company_the_table_decides(tmp_path: Path, wish: str, asked: bool) -> None:
    """A pass that came at once would tell the others that there was nothing to play."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo, passes=wish)
            await asyncio.gather(a.play_to_the_end(), b.play_to_the_end())
            assert bool(vain(a) + vain(b)) == asked

    asyncio.run(story())


def test_who_shares_a_device_need_not_pass_it_on_for_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            code = await ada.table(options={"players": 4}, bots=1, creature_chair=3)
            a, b = await ada.open(code), await bo.open(code)
            await a.do("sit", chair=1, name="Bea")
            await b.do("sit", chair=2, name="Bo")
            await b.do("introduce", chair=2, ready=True)
            await a.do("begin")
            assert [chair["name"] for chair in a.table["chairs"]][1:] == ["Ada", "Bea", "Bo"]
            await asyncio.gather(handed_around(a), b.play_to_the_end())
            assert vain(a) == [] and vain(b) != []

    asyncio.run(story())


async def handed_around(socket: Socket) -> None:
    """One device: whoever of its people is due takes it in hand, and is asked something."""
    while socket.table["status"] != "over":
        due = [message["chairs"] for message in socket.heard if message["type"] == "due"][-1]
        if socket.ask is not None and not socket.ask["optional"]:
            await socket.request("answer", ask=socket.ask["id"], key=any_key(socket.ask))
        elif due and due[0] != socket.you["eyes"]:
            await socket.do("look", eyes=due[0])
        else:
            await socket.next()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_device_hears_which_of_its_chairs_are_due(tmp_path: Path, preset: str) -> None:
    """Only so can it be handed on in time: those waited for in secret stay listed when they are done."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table(options={"players": 4, **PRESETS[preset]}, bots=1, creature_chair=0)
            a = await ada.open(code)
            for chair in (1, 2):
                await a.do("sit", chair=chair, name=f"Bea {chair}")
            await a.do("begin")
            await handed_around(a)
            assert vain(a) == []
            eyes = {message["you"]["eyes"] for message in a.heard if message["type"] == "welcome"}
            assert eyes >= {0, 1, 2}

    asyncio.run(story())


def test_a_pass_of_ones_own_wish(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await b.do("prefer", passes=True)
            b.heard.clear()
            await asyncio.gather(a.play_to_the_end(), b.play_to_the_end())
            assert vain(b) == [] and vain(a) != []

    asyncio.run(story())


def test_a_restart_forgets_no_pass(tmp_path: Path) -> None:
    """Wherever the server stops, whoever comes back isn't asked for nothing either."""

    async def story() -> None:
        code = ""
        for _ in range(12):
            async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
                if not code:
                    code = await ada.table(bots=2, start=True, creature_chair=0)
                    link = (await ada.open(code)).you["link"]
                else:
                    await ada.post(f"/api/tables/{code}/claim", {"link": link})
                a = await ada.open(code)
                link = a.you["link"]
                await a.until(lambda a: a.ask and not a.ask["optional"])
                await a.answer()
                assert vain(a) == []

    asyncio.run(story())


def test_the_host_may_change_advice_and_passing_during_the_game_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo, hints="always")
            options = a.table["options"]
            assert a.table["hints"]
            await a.do("arrange", options={**options, "hints": "never", "passes": "always"})
            await b.until(lambda b: not b.table["hints"] and b.table["options"]["passes"] == "always")
            assert await b.refused("arrange", options=options) == "not-host"
            assert await a.refused("arrange", options={**options, "expert": True}) == "not-now"
            assert await a.refused("arrange", options={**options, "players": 4}) == "not-now"

    asyncio.run(story())


def test_bots_move_as_fast_as_the_slowest_who_plays_wants(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "t.db", bot_pace=3600.0) as server,
            people(server, "Ada", "Bo", "Cy") as (ada, bo, cy),
        ):
            a, b = await two_at_a_table(ada, bo)
            await cy.open(a.table["code"])  # looks on, and has no say
            await a.do("prefer", bots="none")
            driver = server.services.tables.live[a.table["code"]].bots
            assert driver._pace == 3600.0
            await b.do("prefer", bots="quick")
            assert 0 < driver._pace < 3600.0
            await b.do("prefer", bots="none")
            await asyncio.gather(a.play_to_the_end(), b.play_to_the_end())

    asyncio.run(story())
