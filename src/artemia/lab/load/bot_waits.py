"""How long people wait for bots: tables of one person and bots, played by people who answer at once.

`python -m artemia.lab.load.bot_waits --tables 20` starts a server of its own and says what it saw.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import aiohttp
import msgspec

import artemia
from artemia.lab.load.ours import Heard, read
from artemia.lab.load.wire import Wire, connect
from artemia.server.wire.messages import HOLE, PROTOCOL, Ask

PLAYERS: Final = 7


@dataclass
class Waits:
    """Seconds: until one is asked again, and between two things one sees meanwhile."""

    turns: list[float] = field(default_factory=list)
    sights: list[float] = field(default_factory=list)


class BotTable:
    """One person and bots. The person answers at random, as soon as they are asked."""

    def __init__(self, port: int, level: str, seed: int, waits: Waits) -> None:
        self.port, self.level, self.waits = port, level, waits
        self.over = False
        self._rng = Random(seed)
        self._wire: Wire | None = None
        self._ask: Ask | None = None
        self._news = asyncio.Event()
        self._ids = 0
        self._done: asyncio.Future[bool] | None = None
        self._waiting: float | None = None  # since the answer that was the last for now
        self._seen = 0.0

    async def open(self) -> None:
        site = f"http://127.0.0.1:{self.port}"
        bots = [{"chair": n, "level": self.level} for n in range(1, PLAYERS)]
        options = {"players": PLAYERS, "side": "A", "passes": "never"}
        wish = {"options": options, "name": "Ada", "bots": bots, "start": True}
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as person:
            async with person.post(f"{site}/api/tables", json=wish) as response:
                code = (await response.json())["code"]
            cookie = "; ".join(f"{each.key}={each.value}" for each in person.cookie_jar)
        self._wire = await connect(self.port, f"/t/{code}/socket", cookie)
        self._wire.heard = self._hear
        self._wire.send(msgspec.json.encode({"type": "hello", "v": PROTOCOL, "lang": "en"}))
        await self._news.wait()

    def _hear(self, text: bytes) -> None:
        heard: Heard = read(text)
        now = time.perf_counter()
        if heard.type in ("moved", "welcome"):
            self._ask = heard.ask
            if self._waiting is not None:
                self.waits.sights.append(now - self._seen)
                self._seen = now
        elif heard.type == "table" and b'"status":"over"' in text:
            self.over = True
        if self._waiting is not None and (self.over or self.asked):
            self.waits.turns.append(now - self._waiting)
            self._waiting = None
        if heard.id is not None and heard.id == str(self._ids) and self._done is not None:
            self._done.set_result(heard.type == "done")
            self._done = None
        self._news.set()

    @property
    def asked(self) -> bool:
        return self._ask is not None and not self._ask.optional

    async def request(self, **message: Any) -> bool:
        """Whether it was carried out."""
        assert self._wire is not None
        self._ids += 1
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._done = done
        self._wire.send(msgspec.json.encode({"id": str(self._ids), **message}))
        return await done

    async def play(self) -> None:
        while not self.over:
            self._news.clear()
            if self.asked:
                await self._answer()
            else:
                await self._news.wait()

    async def _answer(self) -> None:
        ask, self._ask = self._ask, None
        assert ask is not None
        start = time.perf_counter()
        if not await self.request(type="answer", ask=ask.id, key=self._key(ask)):
            return
        if not self.asked and not self.over:
            self._waiting = self._seen = start

    def _key(self, ask: Ask) -> str:
        choice = self._rng.choice(ask.choices)
        if not choice.most:
            return choice.key
        picked = sorted(self._rng.sample(range(len(choice.of)), choice.most))
        return choice.key.replace(HOLE, "+".join([choice.of[n] for n in picked]))

    def close(self) -> None:
        """Whoever waits still has waited for so long at least."""
        if self._waiting is not None:
            self.waits.turns.append(time.perf_counter() - self._waiting)
            self.waits.sights.append(time.perf_counter() - self._seen)
        if self._wire is not None:
            self._wire.close()


async def play_on(port: int, level: str, number: int, waits: Waits, seconds: float) -> None:
    """One game after the other, until the time is over."""
    end, game = time.perf_counter() + seconds, 0
    while (left := end - time.perf_counter()) > 0:
        table = BotTable(port, level, 1000 * number + game, waits)
        try:
            async with asyncio.timeout(left):
                await table.open()
                await table.play()
        except TimeoutError:
            pass
        finally:
            table.close()
        game += 1


async def leave(port: int, level: str, number: int, looking_on: bool) -> BotTable:
    """A table whose only person gets up: bots are left, looked on at or not."""
    table = BotTable(port, level, -number, Waits())
    await table.open()
    for chair in range(PLAYERS):
        if await table.request(type="rise", chair=chair):
            break
    if not looking_on:
        table.close()
    return table


async def measure(port: int, wish: argparse.Namespace) -> Waits:
    left = [
        await leave(port, wish.level, n, n >= wish.left_alone)
        for n in range(wish.left_alone + wish.looked_at)
    ]
    waits = Waits()
    seconds = wish.seconds
    await asyncio.gather(*[play_on(port, wish.level, n, waits, seconds) for n in range(1, wish.tables + 1)])
    for table in left:
        table.close()
    return waits


@contextmanager
def served(options: Sequence[str]) -> Iterator[tuple[int, int]]:
    """`artemia serve` on a free port, with its usual limits; the port and the process."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-P", "-m", "artemia.cli", "serve", "--lang", "en", "--host", "127.0.0.1"]
        command += ["--port", "0", "--data", str(Path(folder) / "tables.db"), *options]
        path = os.pathsep.join([str(Path(artemia.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": path}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            try:
                yield (
                    next(
                        int(line.rsplit(":", 1)[1].strip().strip("/"))
                        for line in process.stdout
                        if "http://localhost:" in line
                    ),
                    process.pid,
                )
            finally:
                process.terminate()


def told(name: str, found: Sequence[float]) -> str:
    if not found:
        return f"{name:<28} nobody waited"
    sorted_waits = sorted(found)

    def at(share: float) -> float:
        return sorted_waits[max(math.ceil(share * len(sorted_waits)) - 1, 0)]

    return (
        f"{name:<28} {len(found):>6} times   p50 {at(0.5):7.3f} s   p90 {at(0.9):7.3f} s   "
        f"p99 {at(0.99):7.3f} s   most {sorted_waits[-1]:7.3f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="tables of one person and six bots")
    parser.add_argument("--level", default="merciless")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--left-alone", type=int, default=0, help="tables of bots nobody looks at")
    parser.add_argument("--looked-at", type=int, default=0, help="tables of bots somebody looks at")
    parser.add_argument("serve", nargs="*", help="options of the server, after --")
    wish = parser.parse_args()
    with served(["--bot-pace", "0", *wish.serve]) as (port, _):
        waits = asyncio.run(measure(port, wish))
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(told("until asked again", waits.turns))
    print(told("until something is seen", waits.sights))
    print(f"the server and its thinkers had {used.ru_utime + used.ru_stime:.0f} s of processor time")


if __name__ == "__main__":
    main()
