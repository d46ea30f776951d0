"""Guests of a real server who send nonsense over real sockets, while somebody else's game must not change."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from aiohttp import web

from artemia.lab.fuzz.mutations import spoilt, strange
from artemia.lab.fuzz.readers import CARDS, a_message
from artemia.lab.load.run_ours import no_limits
from artemia.server.storage.settings import encode_settings
from artemia.server.tables import seating
from artemia.server.web.app import make_app
from artemia.server.web.door import Runner
from artemia.server.web.middleware import SERVICES
from artemia.server.web.services import Services
from artemia.server.wire.messages import Options, Seat, Sit

SOON: Final = 60.0
"""Seconds in which something must come: else it hangs."""
AT_ONCE: Final = 50
FAILED: Final = (1011).to_bytes(2, "big")
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HELLO: Final = b'{"type":"hello","v":2,"lang":"en"}'
SETUP: Final = {"players": 2, "boxes": ["base"], "places": [], "seed": 1}
ROUTES: Final[tuple[tuple[str, str, Any], ...]] = (
    ("GET", "/api/version", None),
    ("GET", "/api/me", None),
    ("GET", "/api/choices", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/CODE", None),
    ("GET", "/api/tables/CODE/cards", None),
    ("GET", "/api/tables/CODE/qr", None),
    ("GET", "/api/tables/CODE/story", None),
    ("GET", "/api/tables/CODE/at/3?eyes=1", None),
    ("GET", "/t/CODE/socket", None),
    ("POST", "/api/me", {"name": "Eve", "colour": 3}),
    ("POST", "/api/check", {"players": 3, "boxes": ["base"], "cards": {"hunt": {"tracking": {"phase": 2}}}}),
    ("POST", "/api/cards", CARDS),
    ("POST", "/api/tables/CODE/claim", {"link": "abc"}),
    (
        "POST",
        "/api/records",
        {"artemia": 2, "setup": {"players": 2, "boxes": ["base"], "places": []}, "answers": []},
    ),
)


class Broken(Exception):
    """A guest found what must not be."""


class Guests:
    """A server with one game on it, and those who want to spoil it."""

    def __init__(self, services: Services, port: int, code: str) -> None:
        self.services, self.port, self.code = services, port, code
        self.before = self.standing()
        self.inputs = 0

    def standing(self) -> tuple[bytes, list[str]]:
        """All there is of the game, which no guest may change."""
        table = self.services.tables.live[self.code]
        assert table.play is not None
        return encode_settings(table.settings), list(table.play.game.given)

    async def over_http(self, rng: Random) -> None:
        """A handful of requests, each on a connection of its own if the last one was ended."""
        for _ in range(AT_ONCE):
            request = self.request(rng)
            self.inputs += 1
            answer = await self.answered(request)
            status = answer[9:12]
            if status and not (status.isdigit() and 100 <= int(status) < 500):
                raise Broken(f"{answer[:200]!r} to {request[:2000]!r}")
        self.unchanged()

    def request(self, rng: Random) -> bytes:
        method, path, body = rng.choice(ROUTES)
        path = path.replace("CODE", self.code if rng.random() < 0.8 else "NOSUCH22")
        words = b"" if body is None else json.dumps(strange(rng, body, 0.2)).encode("utf-8", "replace")
        if words and rng.random() < 0.4:
            words = spoilt(rng, words)
        lines = [f"{method} {path} HTTP/1.1".encode(), b"Host: x", b"Content-Length: %d" % len(words)]
        if path.endswith("socket"):
            lines += [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13"]
            lines.append(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
        for header in (b"Cookie: artemia=a.b", b"Origin: http://x", b"Accept-Language: fr, en;q=0.5"):
            if rng.random() < 0.4:
                lines.append(spoilt(rng, header) if rng.random() < 0.7 else header)
        head = b"\r\n".join(lines)
        return (spoilt(rng, head) if rng.random() < 0.5 else head) + b"\r\n\r\n" + words

    async def answered(self, request: bytes) -> bytes:
        """The beginning of what comes back; nothing, where the server waits for more of it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            with suppress(ConnectionError):
                writer.write(request)
                writer.write_eof()
                async with asyncio.timeout(SOON):
                    return await reader.read(4000)
            return b""
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    async def over_a_socket(self, rng: Random) -> None:
        """A handful of frames at the table; then it must still answer a ping, or have said goodbye."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(
                b"GET /t/%b/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                % self.code.encode()
                + framed(TEXT, HELLO)
            )
            for _ in range(AT_ONCE):
                self.inputs += 1
                frame = framed(TEXT, a_message(rng)[:8000])
                if broken := rng.random() < 0.02:
                    frame = spoilt(rng, frame)
                writer.write(frame)
                if broken:  # it may swallow all that follows, and the server waits for its end
                    break
            if broken:
                writer.write_eof()
            else:
                writer.write(framed(PING, b"still there?"))
            with suppress(*([ConnectionError] if broken else [])):
                async with asyncio.timeout(SOON):
                    await (reader.read(-1) if broken else ended(reader))
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()
        self.unchanged()

    def unchanged(self) -> None:
        if self.standing() != self.before:
            raise Broken("the game of others has changed")


async def ended(reader: asyncio.StreamReader) -> None:
    """Reads until the pong comes, or the end."""
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 101"):
        raise Broken(head[:200].decode("latin-1"))
    try:
        while True:
            kind, size = await reader.readexactly(2)
            if kind >> 4 != 8:
                raise Broken("something else than a frame")
            if size > 125:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
            words = await reader.readexactly(size)
            if kind & 15 == CLOSE and words[:2] == FAILED:
                raise Broken("the socket failed")
            if kind & 15 in (CLOSE, PONG):
                return
            if kind & 15 == TEXT and msgspec.json.decode(words).get("code") == "gone":
                raise Broken("the table was thrown out")
    except (asyncio.IncompleteReadError, ConnectionError) as error:
        raise Broken("the socket was cut without a word") from error


def framed(kind: int, words: bytes) -> bytes:
    size = len(words)
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return bytes([128 | kind]) + length + bytes(4) + words


@asynccontextmanager
async def guests() -> AsyncIterator[Guests]:
    """A server of our own, with a game that goes on between somebody and nobody."""
    with TemporaryDirectory() as folder:
        runner = Runner(make_app(Path(folder) / "tables.db", 1e6, no_limits()), shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            services = runner.app[SERVICES]
            settings = seating.new_settings("owner", Options(players=3))
            seating.put_bot(settings, "owner", Seat(id="1", chair=2, level="chance"), {"chance"})
            for chair, user in ((0, "owner"), (1, "friend")):
                seating.sit(settings, user, Sit(id="1", chair=chair, name=user))
            settings.chairs[1].ready = True
            seating.begin(settings, "owner", "a seed")
            await services.tables.add(settings)
            table = await services.tables.get(settings.code)
            table.touched = float("inf")
            yield Guests(services, runner.addresses[0][1], settings.code)
        finally:
            await runner.cleanup()
