"""People come and go: bots stand in, by vote, by the clock or by wish, and whoever returns plays on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from artemia.server.tables import clock
from artemia.server.tables.presence import Presence
from artemia.server.wire.messages import HOLE
from tests.server.kit import Person, Server, Socket, people, serving
from tests.server.test_resume import caught_up

LONG = 3600.0
"""Seconds: a clock that doesn't run out by itself, however slow the machine."""
Story = Callable[[Server, Person, Person, Person], Awaitable[None]]


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence, "grace", 0.1)


def told(tmp_path: Path, story: Story) -> None:
    async def tell() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo", "Cleo") as (a, b, c):
            await story(server, a, b, c)

    asyncio.run(tell())


async def three_at_a_table(ada: Person, *others: Person, pace: str = "none") -> list[Socket]:
    a = await ada.open(await ada.table(options={"players": 3, "side": "A", "pace": pace}))
    sockets = [a]
    for chair, person in enumerate(others, 1):
        socket = await person.open(a.table["code"])
        await socket.do("sit", chair=chair, name=person.name)
        await socket.do("introduce", chair=chair, ready=True)
        sockets.append(socket)
    await a.do("begin")
    for socket in sockets:
        await socket.until(lambda socket: socket.view)
    return sockets


async def into_the_hunt(*sockets: Socket) -> None:
    """These do the plainest until phase 1 is over; a bot's card may have them asked again."""
    while not any(socket.view and socket.view["phase"] > 1 for socket in sockets):
        for socket in sockets:
            await caught_up(socket)
            if socket.ask and socket.ask["kind"] == "prepare":
                await socket.request("answer", ask=socket.ask["id"], key="ready 0")
            elif socket.ask and socket.ask["kind"] == "explore":
                commit = next(choice for choice in socket.ask["choices"] if choice["op"] == "commit")
                key = commit["key"].replace(HOLE, commit["of"][0]) if commit["of"] else commit["key"]
                await socket.request("answer", ask=socket.ask["id"], key=key)


def chair(socket: Socket, n: int) -> dict[str, object]:
    found: dict[str, object] = socket.table["chairs"][n]
    return found


def test_more_than_half_of_the_others_vote_for_a_stand_in(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b, c = await three_at_a_table(ada, bo, cleo)
        assert await a.refused("vote", chair=2, wanted=True) == "not-now", "she is here"
        await c.close()
        await a.until(lambda a: not chair(a, 2)["online"])
        onlooker = await Person(server.url, "Eve").open(a.table["code"])
        assert await onlooker.refused("vote", chair=2, wanted=True) == "not-yours"
        await onlooker.person.close()
        await a.do("vote", chair=2, wanted=True)
        await b.until(lambda b: chair(b, 2)["votes"] == 1)
        assert (a.you["voted"], b.you["voted"]) == ([2], [])
        await a.do("vote", chair=2, wanted=False)
        assert not chair(a, 2)["votes"] and not a.you["voted"]
        await a.do("vote", chair=2, wanted=True)
        await b.do("vote", chair=2, wanted=True)
        await a.until(lambda a: chair(a, 2)["stand_in"])
        await into_the_hunt(a, b)
        c = await cleo.open(a.table["code"])
        assert c.you["chairs"] == [2] and chair(c, 2)["stand_in"]
        await c.do("return", chair=2)
        assert not chair(c, 2)["stand_in"] and chair(c, 2)["level"] is None
        assert await b.refused("return", chair=2) == "not-yours"

    told(tmp_path, story)


def test_the_clock_runs_out_for_those_who_are_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock.SECONDS, "fast", LONG)
    monkeypatch.setattr(clock, "LEAST_AFTER_A_RESTART", 0.0)

    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b, c = await three_at_a_table(ada, bo, cleo, pace="fast")
        assert a.clock and a.clock["of"] == LONG and 0 < a.clock["left"] <= LONG
        await a.answer("ready 0")
        await b.answer("commit 1 2")
        server.services.tables.live[a.table["code"]].clock.run(0)  # it is late all of a sudden
        await c.until(lambda c: chair(c, 2)["stand_in"])
        assert not chair(c, 0)["stand_in"] and not chair(c, 1)["stand_in"], "they weren't late"
        await into_the_hunt(a, b)
        await c.do("return", chair=2)
        assert not chair(c, 2)["stand_in"]

    told(tmp_path, story)


def test_what_is_done_in_secret_does_not_wind_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clock.SECONDS, "relaxed", LONG)

    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b, c = await three_at_a_table(ada, bo, cleo, pace="relaxed")
        runs = server.services.tables.live[a.table["code"]].clock
        before = runs.deadline
        await b.answer("commit 1 2")
        await b.answer("withdraw 1")
        await b.answer("commit 1 3")
        assert runs.deadline == before, "or its jump would tell of it"
        await c.answer("commit 2 3")
        await a.answer("ready 0")
        assert before and runs.deadline and runs.deadline > before
        await b.until(lambda b: b.view and b.view["phase"] == 2)
        assert b.clock and b.clock["left"] > LONG / 2

    told(tmp_path, story)


def test_a_clock_is_kept_while_the_table_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock.SECONDS, "days", LONG)
    monkeypatch.setattr(clock, "LEAST_AFTER_A_RESTART", 0.1)

    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b, c = await three_at_a_table(ada, bo, cleo, pace="days")
        code, tables = a.table["code"], server.services.tables
        for socket in (a, b, c):
            await socket.close()
        while tables.live[code].presence.connections:
            await asyncio.sleep(0.01)
        await tables.sweep(idle=0)
        assert code not in tables.live
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + LONG)
        await tables.sweep(idle=LONG)
        assert code in tables.live, "it woke up by itself"
        while not all(each.stand_in for each in tables.live[code].settings.chairs):
            await asyncio.sleep(0.05)

    told(tmp_path, story)


def test_a_short_clock_wakes_no_table_without_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or every table left in the middle of a game would come back every other minute, for good."""
    monkeypatch.setitem(clock.SECONDS, "fast", LONG)

    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        sockets = await three_at_a_table(ada, bo, cleo, pace="fast")
        code, tables = sockets[0].table["code"], server.services.tables
        for socket in sockets:
            await socket.close()
        while tables.live[code].presence.connections:
            await asyncio.sleep(0.01)
        await tables.sweep(idle=0)
        assert code not in tables.live
        assert await server.services.store.due(0.0) == []
        back = await ada.open(code)
        assert back.clock and back.clock["left"] > LONG / 2, "with people it runs again"

    told(tmp_path, story)


def when_thought(server: Server) -> asyncio.Event:
    """Is set as soon as a bot knows its answer."""
    thinkers, thought = server.services.thinkers, asyncio.Event()
    choose = thinkers.choose

    async def noted(*question: Any) -> str:
        key = await choose(*question)
        thought.set()
        return key

    vars(thinkers)["choose"] = noted
    return thought


def test_getting_up_during_a_game_and_coming_back(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b, c = await three_at_a_table(ada, bo, cleo)
        server.services.bot_pace = LONG  # so that the bot is slower than they are
        thought = when_thought(server)
        await b.do("rise", chair=1)
        table = server.services.tables.live[a.table["code"]]
        await thought.wait()
        assert table.bots.busy
        assert b.you["chairs"] == [1] and chair(b, 1)["stand_in"] and chair(b, 1)["level"]
        assert await b.refused("answer", ask=0, key="commit 1 2") == "too-late"
        assert chair(b, 1)["stand_in"], "what is refused changes nothing"
        await b.answer("commit 1 2")
        assert not chair(b, 1)["stand_in"], "who answers plays in person"
        server.services.bot_pace = 0
        await c.do("rise", chair=2)
        await into_the_hunt(a, b)
        assert chair(a, 2)["stand_in"]

    told(tmp_path, story)


def test_kicked_during_a_game_and_somebody_else_sits_down(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b = await with_an_onlooker(ada, bo)
        c = await cleo.open(a.table["code"])
        link, stream, n = b.you["link"], b.stream, b.n
        await a.do("kick", chair=1)
        await b.until(lambda b: b.you["chairs"] == [])
        assert b.view and b.view["seat"] is None and b.ask is None and b.you["link"] is None
        assert chair(a, 1)["kind"] == "open" and chair(a, 1)["level"], "a bot plays on"
        back = await bo.open(a.table["code"], stream=stream, n=n)
        assert back.heard[0]["type"] == "welcome" and back.view and back.view["seat"] is None
        refused = await bo.post(f"/api/tables/{a.table['code']}/claim", {"link": link})
        assert refused["code"] == "not-yours"
        assert await a.refused("sit", chair=1, name="Both") == "not-now"
        await c.do("sit", chair=1, name="Cleo")
        assert c.view and c.view["seat"] is None, "before a turn begins"
        assert await b.refused("sit", chair=1, name="Bo") == "not-now"

    told(tmp_path, story)


async def with_an_onlooker(ada: Person, bo: Person, pace: str = "none") -> tuple[Socket, Socket]:
    """Ada is the Creature, Bo a Hunted, and a bot the other."""
    a = await ada.open(await ada.table(bots=1, options={"players": 3, "side": "A", "pace": pace}))
    b = await bo.open(a.table["code"])
    await b.do("sit", chair=1, name="Bo")
    await b.do("introduce", chair=1, ready=True)
    await a.do("begin")
    await b.until(lambda b: b.view)
    return a, b


def test_a_host_long_gone_is_followed_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b = await with_an_onlooker(ada, bo, pace="relaxed")
        await server.services.tables.sweep()
        assert not b.you["host"]
        await a.close()
        await b.until(lambda b: not chair(b, 0)["online"])
        monkeypatch.setattr("artemia.server.tables.presence.HOST_MISSED", 0.0)
        await server.services.tables.sweep()
        await b.until(lambda b: b.you["host"])

    told(tmp_path, story)


def test_bots_rest_while_nobody_looks_and_a_person_is_to_move(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        code = await ada.table(bots=2, start=True, options={"players": 3, "side": "A", "passes": "never"})
        table = await server.services.tables.get(code)
        assert table.play and not table.bots.busy and not table.play.game.given
        a = await ada.open(code)
        while len(table.play.game.given) < 2:
            await asyncio.sleep(0.02)
        assert a.ask
        server.services.bot_pace = LONG  # so that they are not at the end before Ada is gone
        await a.do("rise", chair=0)
        await a.close()
        while table.presence.connections:
            await asyncio.sleep(0.02)
        server.services.bot_pace = 0
        table.bots.wake()
        while not table.idle:
            await asyncio.sleep(0.02)
        assert len(table.play.game.given) < 20, "what only bots play waits for somebody to look"
        back = await ada.open(code)
        while not back.view or not back.view["winner"]:
            await back.next()

    told(tmp_path, story)
