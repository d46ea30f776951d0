"""Connections break, servers stop: nothing is lost and nothing happens twice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from artemia.server.wire import audience
from tests.server.kit import SOON, Person, Server, Socket, any_key, people, serving

ROOT = Path(__file__).resolve().parents[2]


async def two_at_a_table(ada: Person, bo: Person, **options: Any) -> tuple[Socket, Socket]:
    """A game of the Creature and one Hunted, both people."""
    a = await ada.open(await ada.table(options={"players": 2, "side": "A", **options}))
    b = await bo.open(a.table["code"])
    await b.do("sit", chair=1, name="Bo")
    await b.do("introduce", chair=1, ready=True)
    await a.do("begin")
    await b.until(lambda b: b.view)
    return a, b


async def play_a_little(*sockets: Socket, answers: int = 12) -> None:
    """Whoever is asked answers, until so many answers are given and everybody has heard of them."""
    given = 0
    while given < answers:
        for socket in sockets:
            await caught_up(socket)
            assert socket.table["status"] != "over", "nobody will be asked any more"
            if socket.ask is not None and not socket.ask["optional"]:
                await socket.answer()
                given += 1
    for socket in sockets:
        await caught_up(socket)


async def caught_up(socket: Socket) -> None:
    """What was sent before a ping has been read when its answer comes."""
    await socket.send(type="ping")
    while (await socket.next())["type"] != "pong":
        pass


def state_of(socket: Socket) -> tuple[Any, ...]:
    return socket.view, socket.ask, socket.log, socket.waiting, socket.chat, socket.table


def test_who_comes_back_gets_only_what_was_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await play_a_little(a, b)
            await caught_up(b)
            await b.close()
            tab = await bo.open(a.table["code"])
            await play_a_little(a, tab, answers=6)
            await a.do("introduce", chair=0, name="Adam")
            await caught_up(tab)
            again = await bo.open(a.table["code"], stream=b.stream, n=b.n)
            assert again.heard[0] == {"type": "resumed", "n": b.n}
            for name in ("table", "you", "view", "ask", "log", "chat", "waiting", "n"):
                setattr(again, name, getattr(b, name))
            again.heard.clear()
            await caught_up(again)
            kinds = {message["type"] for message in again.heard}
            assert kinds == {"moved", "table", "pong"} and again.n == tab.n
            assert state_of(again) == state_of(tab)

    asyncio.run(story())


def test_a_gap_too_long_or_another_numbering_is_answered_with_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MOST_FRAMES", 3)

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            stream, n = b.stream, b.n
            await play_a_little(a, b, answers=10)
            for hello in (
                {"stream": stream, "n": n},
                {"stream": stream, "n": b.n + 5},
                {"stream": "another", "n": b.n},
                {"stream": a.stream, "n": a.n},
            ):
                socket = await bo.open(a.table["code"], **hello)
                assert socket.heard[0]["type"] == "welcome", hello
                assert socket.view and socket.view["seat"] == 1
            recent = await bo.open(a.table["code"], stream=socket.stream, n=socket.n - 2)
            assert recent.heard[0]["type"] == "resumed"

    asyncio.run(story())


def test_a_request_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            assert b.ask
            words = {"ask": b.ask["id"], "key": any_key(b.ask)}
            assert (await b.request("answer", id="once", **words))["type"] == "done"
            given = len(server.services.tables.live[a.table["code"]].play.game.given)  # type: ignore[union-attr]
            other_tab = await bo.open(a.table["code"])
            for socket in (b, other_tab):
                assert (await socket.request("answer", id="once", **words))["type"] == "done"
            assert await other_tab.refused("answer", id="other", **words) == "too-late"
            assert (await a.request("answer", id="once", ask=1, key="x"))["type"] == "refused", "another's id"
            play = server.services.tables.live[a.table["code"]].play
            assert play and len(play.game.given) == given
            for _ in range(2):
                await b.do("speak", id="say", text="hi")
            await caught_up(b)
            assert len(b.chat) == 1

    asyncio.run(story())


def test_answers_must_be_offered_and_for_the_question_that_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            assert a.ask and b.ask
            assert await b.refused("answer", ask=b.ask["id"], key="commit 1 9") == "not-offered"
            assert await b.refused("answer", ask=b.ask["id"], key=any_key(a.ask)) == "not-offered"
            assert await b.refused("answer", ask=b.ask["id"], key="\x00 €") == "not-offered"
            assert await b.refused("answer", ask=b.ask["id"] + 1, key=any_key(b.ask)) == "too-late"
            onlooker = await bo.open(a.table["code"], watch=True)
            assert await onlooker.refused("answer", ask=b.ask["id"], key=any_key(b.ask)) == "not-yours"

    asyncio.run(story())


def test_a_mind_is_changed_while_the_window_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await caught_up(a)
            heard = len(a.heard)
            await b.answer("commit 1 2")
            assert b.ask and b.ask["kind"] == "think_again" and b.ask["optional"]
            await b.answer("withdraw 1")
            assert b.ask["kind"] == "explore"
            await b.answer("commit 1 4")
            await caught_up(a)
            assert [m["type"] for m in a.heard[heard:]] == ["pong"], "nobody noticed any of it"
            await a.answer("ready 0")
            await b.until(lambda b: b.view and b.view["phase"] == 2)
            assert b.view and b.view["hunted"][0]["played"] == [4]

    asyncio.run(story())


def test_the_server_stops_and_starts_in_mid_game(tmp_path: Path) -> None:
    async def story() -> None:
        server = await Server(tmp_path / "t.db").start()
        async with people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await a.do("speak", text="hello")
            await play_a_little(a, b, answers=15)
            for socket in (a, b):
                await caught_up(socket)
            asked = next(socket for socket in (a, b) if socket.ask)
            assert asked.ask
            last = {"id": "last words", "ask": asked.ask["id"], "key": any_key(asked.ask)}
            await asked.request("answer", **last)
            for socket in (a, b):
                await caught_up(socket)
            await server.stop()
            for socket in (a, b):
                with pytest.raises(ConnectionError):
                    while True:
                        await socket.next()
                assert socket.heard[-1] == {"type": "bye", "again_in": 1.0}
            await server.start()
            a2 = await ada.open(a.table["code"], stream=a.stream, n=a.n)
            b2 = await bo.open(b.table["code"], stream=b.stream, n=b.n)
            assert a2.heard[0]["type"] == b2.heard[0]["type"] == "welcome"
            for before, after in ((a, a2), (b, b2)):
                await caught_up(after)
                assert state_of(before)[:5] == state_of(after)[:5]
                assert before.you == after.you
            repeated = a2 if asked is a else b2
            assert (await repeated.request("answer", **last))["type"] == "done", "it was given before"
            assert repeated.ask == asked.ask, "and not twice"
            await asyncio.gather(a2.play_to_the_end(), b2.play_to_the_end())
            await server.stop()

    asyncio.run(story())


def test_a_table_nobody_uses_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await play_a_little(a, b)
            code, tables = a.table["code"], server.services.tables
            await tables.sweep(idle=0)
            assert code in tables.live, "people are there"
            for socket in (a, b):
                await caught_up(socket)
                await socket.close()
            while tables.live[code].presence.connections:
                await asyncio.sleep(0.01)
            await tables.sweep(idle=0)
            assert code not in tables.live
            again = await bo.open(code)
            assert state_of(again)[:4] == state_of(b)[:4]

    asyncio.run(story())


@pytest.mark.slow
def test_a_real_server_is_killed_and_started_again(tmp_path: Path) -> None:
    """Whatever was answered with "done" is there afterwards."""

    async def story() -> None:
        with real_server(tmp_path / "t.db") as (process, url):
            ada, bo = Person(url, "Ada"), Person(url, "Bo")
            a, b = await two_at_a_table(ada, bo)
            await play_a_little(a, b)
            for socket in (a, b):
                await caught_up(socket)
            process.kill()
            process.wait(SOON)
        with real_server(tmp_path / "t.db", url.rsplit(":", 1)[1]) as (process, url):
            again = await bo.open(b.table["code"])
            assert state_of(again)[:4] == state_of(b)[:4]
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionError):
                while True:
                    await again.next()
            assert again.heard[-1]["type"] == "bye"
            await ada.close()
            await bo.close()
            assert process.wait(SOON) == 0

    asyncio.run(story())


@contextmanager
def real_server(
    data: Path, port: str = "0", ways: Sequence[str] = (), **more: Any
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process of its own, and where it listens."""
    words = ["serve", "--host", "127.0.0.1", "--port", port, "--lang", "en", "--data", str(data), *ways]
    with subprocess.Popen(
        [sys.executable, "-m", "artemia.cli", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        **{"env": {**os.environ, "PYTHONPATH": str(ROOT / "src")}, **more},
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "http://localhost:" in line, line
            yield process, "http://127.0.0.1:" + line.rsplit(":", 1)[1].strip().rstrip("/")
        finally:
            process.kill()
