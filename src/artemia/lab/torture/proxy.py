"""Between players and servers: lines that break, stall, repeat messages and let them overtake each other."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

CHUNK: Final = 1 << 16
MOST_HELD: Final = 32
"""Messages of one guest on their way."""
OVERTAKEN_WITHIN: Final = 0.05
"""Seconds a message waits for the next one, to go after it."""


@dataclass(frozen=True)
class Weather:
    """How likely each thing is to happen, to one message or one piece of what comes back."""

    cut: float = 0.0
    stall: float = 0.0
    repeat: float = 0.0
    overtake: float = 0.0
    longest_stall: float = 0.0


CALM: Final = Weather()
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Proxy:
    """One port before any number of servers; each connection goes to one of them, whichever answers."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.backends: Callable[[], list[int]] = list
        self.weather = CALM
        self.counts: Counter[str] = Counter()
        self._links: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        while self._links:
            for link in self._links:
                link.cancel()
            await asyncio.wait(self._links)

    def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = asyncio.create_task(self._connect((reader, writer)))
        self._links.add(link)

        def end(link: asyncio.Task[None]) -> None:
            """Also of a link that was cancelled before its first step."""
            self._links.discard(link)
            writer.transport.abort()

        link.add_done_callback(end)

    async def _connect(self, guest: Streams) -> None:
        ports = self.backends()
        self.rng.shuffle(ports)
        for port in ports:
            with suppress(OSError):
                server = await asyncio.open_connection("127.0.0.1", port)
                await self._pass_on(guest, server)
                return

    async def _pass_on(self, guest: Streams, server: Streams) -> None:
        """Until one side ends, or the line is cut."""
        ways = [
            asyncio.create_task(self._there(guest[0], server[1])),
            asyncio.create_task(self._back(server[0], guest[1])),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            server[1].transport.abort()

    async def _there(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        writer.write(head)
        if b"upgrade: websocket" not in head.lower():
            while data := await reader.read(CHUNK):
                writer.write(data)
            return
        messages: asyncio.Queue[bytes] = asyncio.Queue(MOST_HELD)
        listening = asyncio.create_task(read_on(reader, messages))
        try:
            while message := await messages.get():
                await self._stall()
                for each in await self._in_some_order(message, messages):
                    writer.write(each)
                await writer.drain()
        finally:
            listening.cancel()

    async def _in_some_order(self, message: bytes, messages: asyncio.Queue[bytes]) -> list[bytes]:
        """What goes on now: the message, maybe twice, and before it the one that has overtaken it."""
        found = [message]
        if self._strikes("repeat"):
            self.counts["repeat"] += 1
            found.append(message)
        if self._strikes("overtake"):
            with suppress(TimeoutError):
                found.insert(0, await asyncio.wait_for(messages.get(), OVERTAKEN_WITHIN))
                self.counts["overtake"] += 1
        return found

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            if self._strikes("cut"):
                self.counts["cut"] += 1
                writer.write(data[: self.rng.randrange(len(data) + 1)])
                with suppress(ConnectionError):
                    await writer.drain()
                return
            await self._stall()
            writer.write(data)
            await writer.drain()

    async def _stall(self) -> None:
        if self._strikes("stall"):
            self.counts["stall"] += 1
            await asyncio.sleep(self.rng.uniform(0, self.weather.longest_stall))

    def _strikes(self, what: str) -> bool:
        chance: float = getattr(self.weather, what)
        return chance > 0 and self.rng.random() < chance


async def read_on(reader: asyncio.StreamReader, messages: asyncio.Queue[bytes]) -> None:
    """Message by message; an empty one ends them."""
    try:
        while True:
            await messages.put(await one_message(reader))
    except (asyncio.IncompleteReadError, ConnectionError):
        await messages.put(b"")


async def one_message(reader: asyncio.StreamReader) -> bytes:
    """A message of the websocket as it came, head, mask and all."""
    head = await reader.readexactly(2)
    size = head[1] & 127
    if size > 125:
        more = await reader.readexactly(2 if size == 126 else 8)
        head, size = head + more, int.from_bytes(more, "big")
    return head + await reader.readexactly(size + (4 if head[1] & 128 else 0))
