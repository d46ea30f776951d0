"""Guests who mean harm: bytes straight onto the wire, past everything a decent client would see to."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, NamedTuple, Self

from tests.server.kit import SOON, Server

HELLO = b'{"type":"hello","v":2,"lang":"en"}'
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = (b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13")
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Reply(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def words(self) -> dict[str, str]:
        found: dict[str, str] = json.loads(self.body)
        return found


class Wire:
    """One connection, and what comes over it, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    @asynccontextmanager
    async def to(cls, server: Server) -> AsyncIterator[Self]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            yield cls(reader, writer)
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def reply(self) -> Reply:
        """The next answer over HTTP."""
        async with asyncio.timeout(SOON):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return Reply(int(first.split(" ")[1]), headers, body)

    async def ask(
        self, method: str, path: str, *headers: bytes, body: bytes = b"", host: bytes = b"x"
    ) -> Reply:
        lines = [f"{method} {path} HTTP/1.1".encode(), b"Host: " + host, *headers]
        if body:
            lines.append(b"Content-Length: %d" % len(body))
        await self.send(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        return await self.reply()

    async def upgrade(self, code: str, *headers: bytes) -> Reply:
        """Asks for the socket of a table."""
        return await self.ask("GET", f"/t/{code}/socket", *UPGRADE, b"Sec-WebSocket-Key: " + KEY, *headers)

    async def upgrade_unread(self, code: str) -> None:
        """The same, with hello, for somebody who never reads what comes."""
        lines = [f"GET /t/{code}/socket HTTP/1.1".encode(), b"Host: x", *UPGRADE]
        head = b"\r\n".join([*lines, b"Sec-WebSocket-Key: " + KEY, b"", b""])
        await self.send(head + framed(TEXT, HELLO))

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the socket: its kind and what is in it."""
        async with asyncio.timeout(SOON):
            kind, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return kind & 15, await self.reader.readexactly(size)

    async def message(self) -> dict[str, Any]:
        """The next message; whatever else comes meanwhile is passed over."""
        while True:
            kind, words = await self.frame()
            if kind == TEXT:
                found: dict[str, Any] = json.loads(words)
                return found
            if kind == CLOSE:
                raise ConnectionError(int.from_bytes(words[:2], "big"))

    async def until(self, type: str) -> dict[str, Any]:
        """The next message of this type."""
        while (found := await self.message())["type"] != type:
            pass
        return found

    async def closed(self) -> int:
        """Listens until the other side closes, and returns the code; 1006 if it goes without a word."""
        try:
            while True:
                kind, words = await self.frame()
                if kind == CLOSE:
                    return int.from_bytes(words[:2], "big")
        except (asyncio.IncompleteReadError, ConnectionError):
            return 1006

    async def gone(self) -> bytes:
        """All that still comes before the other side ends it."""
        async with asyncio.timeout(SOON):
            try:
                return await self.reader.read(-1)
            except ConnectionError:
                return b""


def framed(
    kind: int, words: bytes, *, fin: int = 1, rsv: int = 0, masked: bool = True, size: int = -1
) -> bytes:
    """A frame as a client sends it, or as it never should; `size` is what it says of itself."""
    size = len(words) if size < 0 else size
    flag = 128 * masked
    head = bytes([fin << 7 | rsv << 4 | kind])
    if size < 126:
        head += bytes([flag | size])
    elif size < 1 << 16:
        head += bytes([flag | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([flag | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + words


@contextmanager
def log_lines() -> Iterator[list[logging.LogRecord]]:
    """What the server notes meanwhile, of this level or above: warnings, errors, and what asyncio notes."""
    found: list[logging.LogRecord] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record)

    ear = Ear(logging.WARNING)
    logging.getLogger().addHandler(ear)
    try:
        yield found
    finally:
        logging.getLogger().removeHandler(ear)
