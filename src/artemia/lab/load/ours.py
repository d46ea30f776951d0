"""Our tables under load: people who answer at random as fast as they can."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

import aiohttp
import msgspec

from artemia.lab.load.wire import Wire, connect
from artemia.server.wire.messages import HOLE, PROTOCOL, Ask

SEATS: Final = 7
BASE: Final = ("base",)
ALL_BOXES: Final = ("base", "exploration", "sanctuary")


class Heard(msgspec.Struct):
    """As much of a message as a player in a hurry reads."""

    type: str
    id: str | None = None
    ask: Ask | None = None
    code: str | None = None


read = msgspec.json.Decoder(Heard).decode
Move = list[tuple[int, str]]
"""The frames of one move, each with the seat it went to, counted from the one that moved."""
MOST_RECORDED: Final = 4000


class OurTable:
    """One table of seven people; `move` gives one answer and waits until it is done."""

    def __init__(self, seed: int, recorded: list[Move], boxes: tuple[str, ...] = BASE) -> None:
        self.wires: list[Wire] = []
        self.asks: list[Ask | None] = []
        self._boxes = boxes
        self._recorded = recorded
        self._frames: list[tuple[int, bytes]] = []  # what came since the last move, by wire
        self._mover = 0
        self.over = False
        self._rng = Random(seed)
        self._ids = 0
        self._done: asyncio.Future[bool] | None = None

    async def open(self, *ports: int) -> None:
        """Each person comes to the next of these servers."""
        code = ""
        for seat in range(SEATS):
            port = ports[seat % len(ports)]
            site = f"http://127.0.0.1:{port}"
            async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as person:
                if not code:
                    options = {"players": SEATS, "boxes": self._boxes, "side": "A"}
                    wish = {"options": options, "name": "Host", "bots": []}
                    async with person.post(f"{site}/api/tables", json=wish) as response:
                        code = (await response.json())["code"]
                else:
                    async with person.get(f"{site}/api/me") as response:
                        await response.read()
                cookie = "; ".join(f"{each.key}={each.value}" for each in person.cookie_jar)
            wire = await connect(port, f"/t/{code}/socket", cookie)
            wire.heard = lambda text, n=seat: self._hear(n, text)  # type: ignore[misc]
            self.wires.append(wire)
            self.asks.append(None)
            wire.send(msgspec.json.encode({"type": "hello", "v": PROTOCOL, "lang": "en"}))
            if seat:
                await self._request(seat, type="sit", chair=seat, name=f"Guest {seat}")
                await self._request(seat, type="introduce", chair=seat, ready=True)
        await self._request(0, type="begin")
        while not any(self.asks):
            await asyncio.sleep(0.01)
        self._frames = []

    async def _request(self, wire: int, **message: Any) -> bool:
        self._ids += 1
        self._done = asyncio.get_running_loop().create_future()
        self.wires[wire].send(msgspec.json.encode({"id": str(self._ids), **message}))
        return await self._done

    def _hear(self, wire: int, text: bytes) -> None:
        heard = read(text)
        if heard.type in ("moved", "welcome"):
            self.asks[wire] = heard.ask
            self._frames.append((wire, text))
        elif heard.type == "table" and b'"status":"over"' in text:
            self.over = True
        if heard.id is not None and heard.id == str(self._ids) and self._done is not None:
            if heard.type == "refused" and heard.code != "too-late":
                self._done.set_exception(ConnectionError(text.decode()))
            else:
                self._done.set_result(heard.type == "done")
            self._done = None

    async def move(self) -> bool:
        """Whether it was one: a question may have changed meanwhile."""
        asked = [n for n, ask in enumerate(self.asks) if ask is not None and not ask.optional]
        if not asked:
            await asyncio.sleep(0)  # the frames of the last move are on their way
            return False
        self._record()
        wire = self._mover = self._rng.choice(asked)
        ask = self.asks[wire]
        assert ask is not None
        self.asks[wire] = None
        return await self._request(wire, type="answer", ask=ask.id, key=self._key(ask))

    def _record(self) -> None:
        if len(self._recorded) < MOST_RECORDED:
            self._recorded.append([((n - self._mover) % SEATS, text.decode()) for n, text in self._frames])
        self._frames = []

    def _key(self, ask: Ask) -> str:
        choice = self._rng.choice(ask.choices)
        if not choice.most:
            return choice.key
        picked = sorted(self._rng.sample(range(len(choice.of)), choice.most))
        return choice.key.replace(HOLE, "+".join([choice.of[n] for n in picked]))

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
