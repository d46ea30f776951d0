"""A bot sits down at a table of a real server, and finds its way back when the server was away."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from artemia.client.bot import RemoteBot
from artemia.client.session import Client
from artemia.errors import ArtemiaError
from tests.server.kit import Person, Server, Socket, people, serving

ROOT = Path(__file__).parents[2]
LONG = 500.0


async def begin(host: Socket) -> None:
    """The host starts when everybody is ready."""
    await host.until(lambda socket: all(chair["kind"] != "open" for chair in socket.table["chairs"]))
    await host.until(lambda socket: all(chair["ready"] or chair["host"] for chair in socket.table["chairs"]))
    await host.do("begin")


async def host_of(person: Person, preset: dict[str, object], bots: int) -> tuple[str, Socket]:
    code = await person.table(bots=bots, options=preset)
    return code, await person.open(code)


@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("instinct", {"players": 3}),
        ("chance", {"players": 3, "boxes": ["base", "exploration"], "labyrinth": True}),
    ],
)
def test_a_bot_joins_and_plays_to_the_end(tmp_path: Path, level: str, options: dict[str, object]) -> None:
    async def play() -> None:
        async with serving(tmp_path / "tables.db") as server, people(server, "Ada") as (ada,):
            code, host = await host_of(ada, options, bots=1)
            told: list[str] = []
            client = Client(
                f"{server.url}/t/{code}",
                RemoteBot(level, 1),
                "Robbie",
                tell=lambda what, about: told.append(what),
            )
            playing = asyncio.create_task(client.play())
            await begin(host)
            assert "Robbie" in [chair["name"] for chair in host.table["chairs"]]
            await host.play_to_the_end()
            winner = await playing
            assert host.view is not None and winner == host.view["winner"]
            assert told[0] == "seated" and told.count("answered") > 5

    asyncio.run(asyncio.wait_for(play(), LONG))


def test_a_bot_comes_back_to_a_server_that_was_away(tmp_path: Path) -> None:
    async def play() -> None:
        server = await Server(tmp_path / "tables.db").start()
        try:
            async with people(server, "Ada") as (ada,):
                code, host = await host_of(ada, {"players": 2}, bots=0)
                client = Client(f"{server.url}/t/{code}", RemoteBot("instinct", 1), "Robbie")
                playing = asyncio.create_task(client.play())
                await begin(host)
                await host.until(lambda socket: socket.ask)
                await host.answer()
                await server.stop()
                await server.start()
                again = await ada.open(code)
                await again.play_to_the_end()
                assert await playing in ("creature", "hunted")
        finally:
            await server.stop()

    asyncio.run(asyncio.wait_for(play(), LONG))


@pytest.mark.slow
def test_the_command_sits_down_on_the_chair_it_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "tables.db") as server, people(server, "Ada") as (ada,):
            code, host = await host_of(ada, {"players": 3}, bots=0)
            links = [f"{server.url}/t/{code}"]
            bots = [
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "artemia.cli", "join", *links, "--bot", "instinct"),
                    *("--seat", str(seat), "--name", f"Bot {seat}", "--quiet", "--lang", "en"),
                    stdout=asyncio.subprocess.PIPE,
                    env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
                )
                for seat in (3, 2)
            ]
            await begin(host)
            await host.play_to_the_end()
            for bot in bots:
                out, _ = await bot.communicate()
                assert bot.returncode == 0
                assert out.decode().startswith("The game is over")

    asyncio.run(asyncio.wait_for(play(), LONG))


def test_what_is_no_table_is_refused(tmp_path: Path) -> None:
    for link in ("K7QX", "ftp://here/t/K7QX", "http://here/", "http://here/t/a/b"):
        with pytest.raises(ArtemiaError, match="isn’t a link to a table"):
            Client(link, RemoteBot("chance"), "Robbie")

    async def play() -> None:
        async with serving(tmp_path / "tables.db") as server, people(server, "Ada") as (ada,):
            with pytest.raises(ArtemiaError):
                await Client(f"{server.url}/t/NONE0", RemoteBot("chance"), "Robbie").play()
            code, _ = await host_of(ada, {"players": 2}, bots=1)
            with pytest.raises(ArtemiaError, match="no free chair"):
                await Client(f"{server.url}/t/{code}", RemoteBot("chance"), "Robbie").play()

    asyncio.run(asyncio.wait_for(play(), LONG))
