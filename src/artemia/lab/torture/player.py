"""A simulated person: a name, a cookie, one tab or two, and a hand that answers whatever is asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import aiohttp
import msgspec

from artemia.lab.torture.known import Known
from artemia.lab.torture.spool import Spool
from artemia.server.wire.messages import HOLE, PROTOCOL

PATIENCE: Final = 4.0
"""Seconds without an answer after which a connection is given up and taken up again."""
THINKS: Final = (0.0, 0.08)
CHANGES_MIND, SAYS_IT_TWICE, TALKS, STARTS_ANEW, COMES_BACK = 0.04, 0.06, 0.01, 0.2, (0.02, 0.5)
IN_A_HURRY: Final = aiohttp.ClientWSTimeout(ws_close=0.1)
FINAL: Final = frozenset({"too-late", "not-offered", "not-now", "bad-message"})
"""Refusals after which it is no use to send the same again."""
encode = msgspec.json.Encoder().encode


class SimulatedPerson:
    """Who somebody is, as the server sees them; each comes from an address of their own."""

    def __init__(self, name: str, number: int, site: str, http: aiohttp.ClientSession, rng: Random) -> None:
        self.name, self.site, self.http, self.rng = name, site, http, rng
        self.lang = rng.choice(("en", "fr"))
        octets = (number >> 16 & 255, number >> 8 & 255, number & 255)
        self.headers = {"X-Forwarded-For": "10." + ".".join(map(str, octets))}
        self.user = ""

    async def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Until it is answered; whoever comes without a cookie keeps the one they get."""
        while True:
            with suppress(aiohttp.ClientError, OSError, TimeoutError, ValueError):
                call = self.http.request(method, self.site + path, json=body, headers=self.headers)
                async with asyncio.timeout(PATIENCE), call as response:
                    if cookie := response.cookies.get("artemia"):
                        self.user = cookie.value.partition(".")[0]
                        self.headers["Cookie"] = f"artemia={cookie.value}"
                    answer: dict[str, Any] = await response.json()
                    if response.status == 200:
                        return answer
            await asyncio.sleep(self.rng.uniform(*COMES_BACK))


class Tab:
    """One open page. It takes up a lost connection, and sends again what it doesn't know the fate of."""

    def __init__(
        self, person: SimulatedPerson, number: int, code: str, spool: Spool, watch: bool = False
    ) -> None:
        self.person, self.code, self.spool, self.watch = person, code, spool, watch
        self.name = f"{person.user}/{number}"
        self.chair = 0  # where they sit down
        self.known = Known()
        self.rng = person.rng
        self.acknowledged = 0
        self.heard_of: Callable[[], None] = lambda: None
        self._pending: dict[str, Any] | None = None
        self._since = 0.0
        self._ids = 0
        self._left_alone: set[int] = set()  # questions that need no answer, or got one

    async def stay(self) -> None:
        """Until cancelled."""
        while True:
            with suppress(aiohttp.ClientError, OSError, TimeoutError, ValueError):
                await self._visit()
            await asyncio.sleep(self.rng.uniform(*COMES_BACK))

    async def _visit(self) -> None:
        url = f"{self.person.site}/t/{self.code}/socket"
        async with asyncio.timeout(PATIENCE):
            wire = await self.person.http.ws_connect(url, headers=self.person.headers, timeout=IN_A_HURRY)
        try:
            await self._greet(wire)
            await self._listen(wire)
        finally:
            self.spool.write(self.name, "gone", str(wire.close_code))
            await wire.close()

    async def _greet(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        hello: dict[str, Any] = {
            "type": "hello",
            "v": PROTOCOL,
            "lang": self.person.lang,
            "watch": self.watch,
        }
        if self.known.stream is None or self.rng.random() < STARTS_ANEW:
            self.known = Known()
        else:
            hello |= {"stream": self.known.stream, "n": self.known.n, "eyes": self.known.you.get("eyes")}
        await self._send(wire, hello, "hello")
        self._since = time.monotonic()

    async def _listen(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        welcomed = False
        while True:
            try:
                words = await wire.receive(timeout=PATIENCE / 4)
            except TimeoutError:
                late = time.monotonic() - self._since > PATIENCE
                if late and (self._pending is not None or not welcomed):
                    return
                await self._act(wire)
                continue
            if words.type is not aiohttp.WSMsgType.TEXT:
                return
            self.spool.write(self.name, "heard", words.data)
            message = msgspec.json.decode(words.data)
            await self._hear(wire, message)
            if not welcomed and message["type"] in ("welcome", "resumed"):
                welcomed = True
                if self._pending is not None:
                    await self._send(wire, self._pending)
                    self._since = time.monotonic()
            if welcomed:
                await self._act(wire)

    async def _hear(self, wire: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        for _ in self.known.take_in(message):
            pass
        self.heard_of()
        if self._pending is None or message.get("id") != self._pending["id"]:
            return
        if message["type"] == "done":
            self.acknowledged += self._pending["type"] == "answer"
            self._pending = None
        elif message["type"] == "refused":
            if message["code"] in FINAL or self._pending["type"] != "answer":
                self._pending = None
            elif message["code"] == "too-fast":
                await asyncio.sleep(0.3)
                await self._send(wire, self._pending)
            else:
                raise ValueError(message["code"])  # the table moves: come back

    async def _act(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        """One request at a time, as long as there is something to wish."""
        if self._pending is not None or not self.known.table or self.known.over:
            return
        wish = self._wish()
        if wish is None:
            return
        await asyncio.sleep(self.rng.uniform(*THINKS))
        self._ids += 1
        self._pending = wish | {"id": f"{self.name[-8:]}-{self._ids}"}
        self._since = time.monotonic()
        if self.rng.random() < TALKS:  # before it, without waiting: one may overtake the other
            words = {"type": "speak", "id": f"{self._pending['id']} words", "text": self.name}
            await self._send(wire, words)
        await self._send(wire, self._pending)
        if self.rng.random() < SAYS_IT_TWICE:
            await self._send(wire, self._pending)

    def _wish(self) -> dict[str, Any] | None:
        table, you, ask = self.known.table, self.known.you, self.known.ask
        if self.watch:
            return None
        if not you["chairs"]:
            if table["status"] != "lobby" or table["chairs"][self.chair]["kind"] == "person":
                return None
            return {"type": "sit", "chair": self.chair, "name": self.person.name}
        if table["status"] == "lobby":
            if not table["chairs"][you["chairs"][0]]["ready"]:
                return {"type": "introduce", "chair": you["chairs"][0], "ready": True}
            ready = all(chair["ready"] or chair["kind"] == "bot" for chair in table["chairs"])
            return {"type": "begin"} if you["host"] and ready else None
        if ask is None or ask["id"] in self._left_alone:
            return None
        if ask["optional"] and self.rng.random() > CHANGES_MIND:
            self._left_alone.add(ask["id"])
            return None
        return {"type": "answer", "ask": ask["id"], "key": key_of(ask, self.rng)}

    async def _send(
        self, wire: aiohttp.ClientWebSocketResponse, words: dict[str, Any], way: Any = "sent"
    ) -> None:
        text = encode(words).decode()
        self.spool.write(self.name, way, text)
        await wire.send_str(text)


def key_of(ask: dict[str, Any], rng: Random) -> str:
    """Some answer, put together as a page does."""
    choice = rng.choice(ask["choices"])
    picked = sorted(rng.sample(range(len(choice["of"])), choice["most"]))
    return str(choice["key"]).replace(HOLE, "+".join(choice["of"][n] for n in picked))
