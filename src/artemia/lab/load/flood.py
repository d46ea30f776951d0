"""Guests who send as much as they can: `flood KIND PORT`, until it is ended.

Linux answers on all of 127.0.0.0/8, so each flood has an address of its own, and no limit with whoever plays.
"""

from __future__ import annotations

import asyncio
import os
import sys
from base64 import b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import aiohttp
import msgspec

from artemia import Game, preset
from artemia.bots import bot_named
from artemia.server.wire.messages import PROTOCOL

HELLO: Final = msgspec.json.encode({"type": "hello", "v": PROTOCOL, "lang": "en"})
TEXT, PING = 0x81, 0x89
PAUSE: Final = 0.05
"""Seconds until somebody who was refused or cut off tries again."""


class Flooder:
    """One person with a table of their own, and a session for requests."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.site, self.address = port, f"http://127.0.0.1:{port}", address
        self.code = ""
        self.http = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(local_addr=(address, 0), limit=0),
            cookie_jar=aiohttp.CookieJar(unsafe=True),
        )

    async def arrive(self, **options: object) -> None:
        wish = {"options": {"players": 2, **options}, "name": "Eve"}
        async with self.http.post(f"{self.site}/api/tables", json=wish) as response:
            self.code = (await response.json())["code"]

    async def opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection of which nothing is read but what one asks for."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1024)

    async def socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.opened()
        cookie = "; ".join(f"{each.key}={each.value}" for each in self.http.cookie_jar)
        writer.write(
            f"GET /t/{self.code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        writer.write(framed(TEXT, HELLO))
        return reader, writer

    async def get(self, path: str) -> None:
        async with self.http.get(f"{self.site}{path}") as response:
            await response.read()


def framed(kind: int, words: bytes) -> bytes:
    size = len(words)
    head = bytes((kind, 128 | size)) if size < 126 else bytes((kind, 128 | 126)) + size.to_bytes(2, "big")
    return head + bytes(4) + words


def sent(writer: asyncio.StreamWriter, data: bytes) -> None:
    if writer.transport.is_closing():
        raise ConnectionError
    if writer.transport.get_write_buffer_size() < 1 << 16:
        writer.write(data)


async def pings(guest: Flooder) -> None:
    """Of the websocket protocol, a thousand at once."""
    _, writer = await guest.socket()
    while True:
        sent(writer, framed(PING, b"") * 1000)
        await asyncio.sleep(0.01)


async def chat(guest: Flooder) -> None:
    _, writer = await guest.socket()
    number = 0
    while True:
        number += 1
        words = {"type": "speak", "id": str(number), "text": "Look at me! " * 20}
        sent(writer, framed(TEXT, msgspec.json.encode(words)))
        await asyncio.sleep(0.01)


async def never_read(guest: Flooder) -> None:
    """Welcomes, the largest thing there is to be had, and nobody takes them."""
    reader, writer = await guest.socket()
    reader._transport.pause_reading()  # type: ignore[attr-defined]
    number = 0
    while True:
        number += 1
        words = {"type": "lang", "id": str(number), "lang": ("en", "fr")[number % 2]}
        sent(writer, framed(TEXT, msgspec.json.encode(words)))
        await asyncio.sleep(0.2)


async def half_requests(guest: Flooder) -> None:
    reader, writer = await guest.opened()
    writer.write(b"GET /api/me HTTP/1.1\r\nHost: ")
    await reader.read()
    writer.transport.abort()


async def public_list(guest: Flooder) -> None:
    """New tables for everybody to see, and the list of them."""
    await guest.arrive(public=True)
    for _ in range(100):
        await guest.get("/api/tables")


async def stories(guest: Flooder) -> None:
    """The story of a long game that was uploaded, from everywhere in it."""
    for number in range(10**6):
        await guest.get(f"/api/tables/{guest.code}/story?lang={('en', 'fr')[number % 2]}")
        await guest.get(f"/api/tables/{guest.code}/at/{number % 300}")


FLOODS: Final[dict[str, tuple[Callable[[Flooder], Awaitable[None]], int]]] = {
    "pings": (pings, 24),
    "chat": (chat, 24),
    "never-read": (never_read, 400),
    "half-requests": (half_requests, 1300),
    "public-list": (public_list, 10),
    "stories": (stories, 30),
}
"""Each with how many do it at once."""


async def again_and_again(what: Callable[[Flooder], Awaitable[None]], guest: Flooder) -> None:
    while True:
        with suppress(OSError, EOFError, aiohttp.ClientError, ValueError, KeyError):
            await what(guest)
        await asyncio.sleep(PAUSE)


async def upload(guest: Flooder) -> None:
    game = Game.new(preset("everything", players=7, seed=1))
    game.play({seat: bot_named("instinct", seat) for seat in range(7)})
    async with guest.http.post(f"{guest.site}/api/records", json=game.record) as response:
        guest.code = (await response.json())["code"]


async def flood(kind: str, port: int) -> None:
    what, many = FLOODS[kind]
    address = f"127.0.0.{2 + list(FLOODS).index(kind)}"
    guests = [Flooder(port, address) for _ in range((many + 23) // 24)]  # a person has 24 sockets at most
    for guest in guests:
        if kind == "stories":
            await upload(guest)
        elif kind != "half-requests":
            await guest.arrive()
    print("flooding", flush=True)
    await asyncio.gather(*[again_and_again(what, guests[n % len(guests)]) for n in range(many)])


if __name__ == "__main__":
    asyncio.run(flood(sys.argv[1], int(sys.argv[2])))
