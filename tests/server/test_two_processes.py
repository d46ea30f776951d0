"""Two servers on one PostgreSQL: whoever sits at one plays with those at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from artemia.server.storage.statements import TableEntry
from artemia.server.tables import in_step as steps
from tests.server.kit import SOON, Person, Server, Socket, any_key, serving
from tests.server.postgres import Postgres
from tests.server.test_resume import caught_up, state_of


@asynccontextmanager
async def two_servers(address: str, bot_pace: float = 0.0) -> AsyncIterator[tuple[Server, Server]]:
    async with serving(address, bot_pace) as one, serving(address, bot_pace) as other:
        yield one, other


@asynccontextmanager
async def guests(*servers: Server) -> AsyncIterator[list[Person]]:
    """One at each."""
    found = [Person(server.url, name) for server, name in zip(servers, ("Ada", "Bo"), strict=False)]
    try:
        yield found
    finally:
        for person in found:
            await person.close()


async def apart(ada: Person, bo: Person, **options: object) -> tuple[Socket, Socket]:
    """A game of two, one at each server."""
    a = await ada.open(await ada.table(options={"players": 2, "side": "A", **options}))
    b = await bo.open(a.table["code"])
    await b.do("sit", chair=1, name="Bo")
    await b.do("introduce", chair=1, ready=True)
    await a.until(lambda a: a.table["chairs"][1]["ready"])
    await a.do("begin")
    await b.until(lambda b: b.view)
    return a, b


async def play_on(*sockets: Socket, answers: int) -> int:
    """Whoever is asked answers; whoever was too late hears what is asked now."""
    given = 0
    while given < answers and sockets[0].table["status"] != "over":
        for socket in sockets:
            await caught_up(socket)
            if socket.ask is not None and not socket.ask["optional"]:
                choice = socket.ask["id"]
                words = await socket.request("answer", ask=choice, key=any_of(socket))
                assert words["type"] == "done" or words["code"] in ("too-late", "not-now"), words
                given += words["type"] == "done"
    return given


async def who_is_asked(*sockets: Socket) -> Socket:
    while True:
        for socket in sockets:
            await caught_up(socket)
            if socket.ask is not None and not socket.ask["optional"]:
                return socket


def any_of(socket: Socket) -> str:
    assert socket.ask
    return any_key(socket.ask)


async def in_step(code: str, *servers: Server) -> None:
    """All know the same of this table, in the end."""
    live = [server.services.tables.live[code] for server in servers]
    async with asyncio.timeout(SOON):
        while len({each.version for each in live}) > 1 or any(each.unsure for each in live):
            await asyncio.sleep(0.01)
    for each in live:
        assert each.settings == live[0].settings and each.chat == live[0].chat
        assert [*each.play.game.given] == [*live[0].play.game.given]  # type: ignore[union-attr]


def test_a_game_is_played_across_two_processes(postgres: Postgres) -> None:
    async def story() -> None:
        async with two_servers(address) as (one, other), guests(one, other) as (ada, bo):
            a, b = await apart(ada, bo)
            await play_on(a, b, answers=40)
            await a.do("speak", text="Hello over there")
            await b.until(lambda b: b.chat)
            assert b.chat[-1]["text"] == "Hello over there"
            code = a.table["code"]
            await in_step(code, one, other)
            ada.url = other.url  # as a balancer would have it
            moved = await ada.open(code)
            await caught_up(a)
            assert state_of(moved)[:4] == state_of(a)[:4], "even the names of questions"

    address = postgres.database()
    asyncio.run(story())


def test_who_comes_from_another_process_finds_what_they_knew(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_servers(address) as (one, other), guests(one, one) as (ada, bo):
            a, b = await apart(ada, bo)
            code = a.table["code"]
            ada.url = other.url
            await (await ada.open(code)).close()
            monkeypatch.setattr(steps.InStep, "_catch_up", lambda self, table: None)
            await play_on(a, b, answers=10)
            moved = await ada.open(code)
            await caught_up(a)
            assert state_of(moved)[:4] == state_of(a)[:4], "although nobody has told this process"

    monkeypatch.setattr(steps, "BEAT", SOON)
    address = postgres.database()
    asyncio.run(story())


def test_one_of_two_processes_lets_the_bots_play_and_the_other_takes_over(postgres: Postgres) -> None:
    async def story() -> None:
        one = await Server(address).start()
        async with serving(address) as other, guests(one) as (ada,):
            code = await ada.table(bots=2, options={"players": 3}, start=True)
            a = await ada.open(code)
            ada.url = other.url
            b = await ada.open(code)
            first, second = (each.services.tables.live[code] for each in (one, other))
            assert (first.leads, second.leads) == (True, False)
            await play_on(a, answers=3)
            one.services.tables.in_step.close()  # it is frozen: it says nothing more
            async with asyncio.timeout(SOON):
                while not second.leads:
                    await asyncio.sleep(0.05)
                await play_on(b, answers=3)
            await one.stop()

    address = postgres.database()
    asyncio.run(story())


def test_who_writes_on_what_is_old_decides_anew(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """No notice comes through, so each process learns of the other only by being refused."""
    monkeypatch.setattr(steps.InStep, "heard", lambda *_: None)
    monkeypatch.setattr(steps, "BEAT", SOON)

    async def story() -> None:
        async with two_servers(address) as (one, other), guests(one, other) as (ada, bo):
            a = await ada.open(await ada.table(options={"players": 3}))
            b = await bo.open(a.table["code"])
            await b.do("sit", chair=1, name="Bo")
            assert await a.refused("sit", chair=1, name="Ada") == "full"
            assert a.table["chairs"][1]["name"] == "Bo", "by then it has heard of it"
            await b.do("speak", text="one", id="x")
            await a.do("speak", text="two")
            assert [said["text"] for said in a.chat] == ["one", "two"]
            bo.url = one.url
            again = await bo.open(a.table["code"])
            await again.do("speak", text="one", id="x")
            assert [said["text"] for said in again.chat] == ["one", "two"], "done once, wherever it is sent"

    address = postgres.database()
    asyncio.run(story())


def test_who_is_there_is_known_everywhere(postgres: Postgres) -> None:
    async def story() -> None:
        async with two_servers(address) as (one, other), guests(one, other) as (ada, bo):
            a, b = await apart(ada, bo)
            await a.until(lambda a: a.table["chairs"][1]["online"])
            await b.until(lambda b: b.table["chairs"][0]["online"])
            await b.close()
            await a.until(lambda a: not a.table["chairs"][1]["online"])

    address = postgres.database()
    asyncio.run(story())


@pytest.mark.slow
def test_the_database_is_killed_and_comes_back(postgres: Postgres) -> None:
    async def story() -> None:
        async with two_servers(address) as (one, other), guests(one, other) as (ada, bo):
            a, b = await apart(ada, bo)
            await play_on(a, b, answers=10)
            await in_step(a.table["code"], one, other)
            asked = await who_is_asked(a, b)
            postgres.kill()
            assert asked.ask
            words = {"ask": asked.ask["id"], "key": any_of(asked), "id": "during"}
            assert await asked.refused("answer", **words) == "busy"
            postgres.start()
            async with asyncio.timeout(SOON):
                while (await asked.request("answer", **words))["type"] != "done":
                    await asyncio.sleep(0.1)
            await play_on(a, b, answers=10)
            await in_step(a.table["code"], one, other)
            store = one.services.store
            rows = await store.rows("SELECT count(*) FROM answers WHERE request = 'during'")
            assert rows[0][0] == 1

    address = postgres.database()
    asyncio.run(story())


@pytest.mark.slow
def test_a_whole_game_is_played_across_two_processes(postgres: Postgres) -> None:
    async def story() -> None:
        async with two_servers(address) as (one, other), guests(one, other) as (ada, bo):
            a, b = await apart(ada, bo)
            await play_on(a, b, answers=10_000)
            assert a.table["status"] == "over"
            await in_step(a.table["code"], one, other)
            told = await bo.get(f"/api/tables/{a.table['code']}/record")
            assert len(told["answers"]) > 20

    address = postgres.database()
    asyncio.run(story())


def test_what_an_answer_brings_with_it_is_kept_with_it(postgres: Postgres) -> None:
    """Whoever answers takes over from the bot that stands in, however busy the table is elsewhere."""

    async def story() -> None:
        async with two_servers(address, bot_pace=SOON) as (one, other), guests(one, other) as (ada, bo):
            a, b = await apart(ada, bo)
            code = a.table["code"]
            await b.do("rise", chair=1)
            await b.until(lambda b: b.table["chairs"][1]["stand_in"])
            store = other.services.store
            append = store.append

            async def interrupted(code: str, version: int, change: TableEntry) -> None:
                await append(code, version, change)
                if change.answer is not None:
                    await a.do("speak", text="Quick!")

            store.append = interrupted  # type: ignore[method-assign]
            await b.answer("commit 1 2")
            await in_step(code, one, other)
            assert not one.services.tables.live[code].settings.chairs[1].stand_in

    address = postgres.database()
    asyncio.run(story())


def test_a_rematch_is_one_table_wherever_it_is_asked_for(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_servers(address) as (one, other), guests(one, other) as (ada, bo):
            a, b = await apart(ada, bo)
            monkeypatch.setattr(steps.InStep, "_catch_up", lambda *_: None)
            for each in (one, other):
                each.services.tables.live[a.table["code"]].settings.status = "over"
            await b.do("again")
            await a.do("again")
            assert a.table["rematch"] == b.table["rematch"]
            (count,) = (await one.services.store.rows("SELECT count(*) FROM tables"))[0]
            assert count == 2, "nobody's list has one that leads nowhere"

    address = postgres.database()
    asyncio.run(story())
