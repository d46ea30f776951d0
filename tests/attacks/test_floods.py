"""Floods within what is allowed: each comes to an end by itself, and nobody else notices."""

from __future__ import annotations

import asyncio
import gc
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web

from artemia.server.bots.tellings import MOST_OF_ONE
from artemia.server.web import door
from artemia.server.web.security import Limits
from artemia.server.web.turnstile import Turnstile
from artemia.server.wire import token_bucket
from artemia.server.wire.backlog import MOST_HELD, Backlog
from tests.attacks.kit import CLOSE, HELLO, PING, PONG, TEXT, Wire, framed, log_lines
from tests.server.kit import SOON, people, serving


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For buckets, which fill again: a slow machine would let more through."""
    monkeypatch.setattr(token_bucket, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.mark.parametrize("kind", [PING, PONG])
def test_pings_of_the_websocket_protocol_count(tmp_path: Path, kind: int) -> None:
    """They weren't: 0.6 seconds of somebody else's."""

    async def story() -> None:
        async with (
            serving(tmp_path / "t.db", limits=Limits()) as server,
            people(server, "Ada") as (ada,),
            Wire.to(server) as wire,
        ):
            a = await ada.open(await ada.table())
            await wire.upgrade(a.table["code"])
            await wire.send(framed(TEXT, HELLO))
            await wire.message()
            await wire.send(framed(kind, b"") * 20_000)
            pongs = 0
            while (frame := await wire.frame())[0] != CLOSE:
                pongs += frame[0] == PONG
            assert frame[1][:2] == (1008).to_bytes(2, "big")
            assert pongs == (60 if kind == PING else 0)
            await a.do("speak", text="What was that?")
            bucket = server.services.limits._asked["127.0.0.1"]
            assert bucket._left < 150 - 30, "nor do they come back as often"

    asyncio.run(story())


def test_all_sockets_of_a_person_share_what_one_may_send(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(messages=(1, 10))
        async with serving(tmp_path / "t.db", limits=limits) as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            sockets = [await ada.open(code) for _ in range(8)]
            told = []
            for socket in sockets:
                for _ in range(5):
                    await socket.send(type="ping")
                    last = await socket.until(lambda it: it.heard[-1]["type"] in ("pong", "refused"))
                    told.append(last["type"])
                    socket.heard.append({"type": "checked"})
            assert told == ["pong"] * 20 + ["refused"] * 20

    asyncio.run(story())


def test_half_requests_keep_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TO_ASK", 1.0)
    monkeypatch.setattr(door, "EVERY", 0.05)

    async def story() -> None:
        limits = Limits(connections_of_address=20)
        async with serving(tmp_path / "t.db", limits=limits) as server, AsyncExitStack() as stack:
            wires = [await stack.enter_async_context(Wire.to(server)) for _ in range(30)]
            for n, wire in enumerate(wires):
                wire.writer.write((b"", b"GET /api/me HTTP/1.1\r\nHost: ")[n % 2])
            ended = [await wire.gone() for wire in wires]
            assert ended == [b""] * 30, "twenty had their time, ten were too many"
            async with people(server, "Ada") as (ada,):
                assert (await ada.get("/api/version"))["protocol"]

    asyncio.run(story())


def test_a_body_that_comes_too_slowly_is_waited_for_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("artemia.server.web.routes.TO_SEND", 0.2)

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, Wire.to(server) as wire:
            reply = await wire.ask("POST", "/api/me", b"Content-Length: 99")
            assert reply.status == 408 and reply.words["code"] == "too-slow"

    asyncio.run(story())


def test_who_leaves_in_the_middle_of_a_body_is_no_mistake_of_ours(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            with log_lines() as lines:
                for _ in range(5):
                    async with Wire.to(server) as wire:
                        await wire.send(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
                        assert (await ada.get("/api/version"))["protocol"]
                while server.services.limits.sockets or len(server.open) > 1:
                    await asyncio.sleep(0.01)
            assert not any(line.exc_info for line in lines)

    asyncio.run(story())


def test_who_is_turned_away_at_once_is_no_mistake_of_ours(tmp_path: Path) -> None:
    """Each was a traceback: thousands in a flood."""

    async def story() -> None:
        limits = Limits(connections_of_address=3)
        async with serving(tmp_path / "t.db", limits=limits) as server, AsyncExitStack() as stack:
            with log_lines() as lines:
                wires = [await stack.enter_async_context(Wire.to(server)) for _ in range(12)]
                assert [await wire.gone() for wire in wires[3:]] == [b""] * 9
                while len(server.open) > 3:
                    await asyncio.sleep(0.01)
                gc.collect()  # a task that failed says so when it is cleared away
            assert lines == []

    asyncio.run(story())


def test_from_where_a_flood_came_nobody_comes_in_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db", limits=Limits()) as server, Wire.to(server) as wire:
            assert (await wire.ask("GET", "/api/version")).status == 200
            for _ in range(5):
                server.services.limits.flooded("127.0.0.1")
            async with Wire.to(server) as another:
                assert await another.gone() == b""
            assert (await wire.ask("GET", "/api/version")).words["code"] == "too-fast"
            monkeypatch.setattr(token_bucket, "time", SimpleNamespace(monotonic=lambda: 60.0))
            async with Wire.to(server) as another:
                assert (await another.ask("GET", "/api/version")).status == 200

    asyncio.run(story())


def test_what_a_socket_sends_at_once_is_heard_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand pings, and another, and another, were a tenth of a second of everybody else's."""
    heard, whole = list[int](), web.RequestHandler.data_received

    def hear(visitor: Any, data: bytes) -> None:
        if visitor._payload_parser is not None:
            heard.append(len(data))
        whole(visitor, data)

    monkeypatch.setattr(web.RequestHandler, "data_received", hear)

    async def story() -> None:
        limits = Limits(messages=(1e6, 1e6))
        async with (
            serving(tmp_path / "t.db", limits=limits) as server,
            people(server, "Ada") as (ada,),
            Wire.to(server) as wire,
        ):
            await wire.upgrade(await ada.table())
            await wire.send(framed(TEXT, HELLO))
            await wire.message()
            long = b'{"type":"speak","id":"1","text":"%s"}' % (b"x" * 3900)
            await wire.send(framed(PING, b"") * 2000 + framed(TEXT, long))
            pongs = 0
            while (frame := await wire.frame())[0] != TEXT:
                pongs += frame[0] == PONG
            assert pongs == 2000 and b'"too-long"' in frame[1]
            assert sum(heard) > 15_000 and max(heard) <= door.MOUTHFUL

    asyncio.run(story())


def test_between_two_newcomers_everybody_else_is_heard() -> None:
    order = list[str]()

    async def comes(turnstile: Turnstile, name: str) -> None:
        await turnstile.through()
        order.append(name)

    async def story() -> None:
        loop, turnstile = asyncio.get_running_loop(), Turnstile()
        tasks = [asyncio.create_task(comes(turnstile, name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()

        def tick() -> None:
            order.append("-")
            if len(order) < 20:
                loop.call_soon(tick)

        tick()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(story())
    assert [name for name in order if name != "-"] == ["a", "c", "d"]
    at = [order.index(name) for name in "acd"]
    assert "-" in order[at[0] : at[1]] and "-" in order[at[1] : at[2]]


def test_where_there_are_too_many_connections_the_idle_make_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "t.db", limits=Limits(connections=12)) as server,
            people(server, "Ada") as (ada,),
            AsyncExitStack() as stack,
        ):
            a = await ada.open(await ada.table())
            idle = [await stack.enter_async_context(Wire.to(server)) for _ in range(30)]
            newcomer = await stack.enter_async_context(Wire.to(server))
            assert (await newcomer.ask("GET", "/api/me")).status == 200
            await a.do("speak", text="Who plays stays")
            assert not await idle[0].gone()

    asyncio.run(story())


@pytest.mark.slow
def test_who_never_reads_holds_little(tmp_path: Path) -> None:
    """A thousand such sockets held a gigabyte."""

    async def story() -> None:
        backlog = Backlog(most=3 * MOST_HELD)
        limits = Limits(messages=(1e6, 1e6), sockets_of_person=1000, backlog=backlog)
        async with (
            serving(tmp_path / "t.db", limits=limits) as server,
            people(server, "Ada") as (ada,),
            AsyncExitStack() as stack,
        ):
            a = await ada.open(await ada.table(bots=2, start=True))
            table = server.services.tables.live[a.table["code"]]
            wires = [await stack.enter_async_context(Wire.to(server)) for _ in range(12)]
            for wire in wires:
                wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
                await wire.upgrade_unread(a.table["code"])
            asks = framed(TEXT, b'{"type":"lang","id":"1","lang":"fr"}')
            most = 0
            async with asyncio.timeout(SOON):
                while len(table.presence.connections) > 1:
                    for n, wire in enumerate(wires):
                        if not wire.writer.transport.is_closing():
                            wire.writer.write(asks.replace(b'"1"', b'"%d"' % n) * 20)
                    held = [each._transport.get_write_buffer_size() for each in table.presence.connections]
                    most = max(most, sum(held))
                    await asyncio.sleep(0)
            assert most < backlog.most + 2 * MOST_HELD
            await a.do("speak", text="And we are still here")

    asyncio.run(story())


def test_chat_is_bounded_by_person_and_by_those_who_look_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "t.db", limits=Limits()) as server,
            people(server, "Ada", "Bo", "Cy", "Di") as (ada, *others),
        ):
            code = await ada.table()
            a = await ada.open(code)
            mine = [a, *[await ada.open(code) for _ in range(4)]]
            theirs = [await each.open(code) for each in others for _ in range(4)]

            async def said(sockets: list[Any]) -> int:
                answers = [await each.request("speak", text="!") for each in sockets for _ in range(3)]
                return sum(answer["type"] == "done" for answer in answers)

            assert await said(theirs) == 6, "all who look on, together"
            assert await said(mine) == 6, "those who sit there are heard all the same"

    asyncio.run(story())


@pytest.mark.slow
def test_what_takes_long_is_worked_out_once_and_elsewhere(tmp_path: Path) -> None:
    """The story of a long game, asked for again and again, held up everybody for half a second each time."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Eve") as (ada, eve):
            code = await ada.table(bots=1, options={"players": 2}, start=True)
            await (await ada.open(code)).play_to_the_end()
            record = await ada.get(f"/api/tables/{code}/record")
            long = (await eve.post("/api/records", record))["code"]
            tellings = server.services.tellings
            before = tellings.worked
            paths = [f"/api/tables/{long}/{path}" for path in ("story", "moments", "at/3", "at/3?eyes=1")]
            told = await asyncio.gather(*[eve.get(path) for path in paths * 8])
            assert not any("code" in each for each in told if isinstance(each, dict))
            assert tellings.worked == before + 4
            await asyncio.gather(*[eve.get(path) for path in paths])
            assert tellings.worked == before + 4

            async with tellings._free:  # it is busy
                slow = [asyncio.create_task(eve.get(f"/api/tables/{long}/at/{n}")) for n in range(4, 24)]
                async with asyncio.timeout(SOON):
                    while sum(task.done() for task in slow) < 20 - MOST_OF_ONE:
                        await asyncio.sleep(0.01)
            answers = [(await task).get("code") for task in slow]
            assert answers.count("too-fast") == 20 - MOST_OF_ONE, "nobody fills the queue alone"

    asyncio.run(story())


@pytest.mark.slow
def test_the_process_that_tells_may_die(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            assert (await ada.post("/api/cards", "x = "))["refused"]
            process = server.services.tellings._process
            assert process is not None
            process.kill()
            await process.wait()
            assert (await ada.post("/api/cards", "x = "))["refused"]

    asyncio.run(story())


def test_an_empty_table_is_no_invitation(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(sockets_of_person=99)
        async with (
            serving(tmp_path / "t.db", limits=limits) as server,
            people(server, "Ada", "Bo") as (ada, bo),
        ):
            codes = [await ada.table(options={"public": True}) for _ in range(12)]
            assert await bo.get("/api/tables") == []
            looks = await bo.open(codes[0])
            assert await bo.get("/api/tables") == [], "nobody of those who sit there is here"
            await looks.close()
            sockets = [await ada.open(code) for code in codes]
            assert len(await bo.get("/api/tables")) == 3, "nobody fills the list alone"
            for socket in sockets[1:]:
                await socket.close()
            async with asyncio.timeout(SOON):
                while [each["code"] for each in await bo.get("/api/tables")] != codes[:1]:
                    server.services.limits._asked.clear()

    asyncio.run(story())
