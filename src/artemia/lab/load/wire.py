"""A websocket client that costs next to nothing, so that it is the server that is measured."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
NO_MASK: Final = bytes(4)


class Wire(asyncio.Protocol):
    """Hands on every text it hears."""

    def __init__(self, host: str, path: str, cookie: str = "") -> None:
        self.heard: Callable[[bytes], None] = lambda text: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        )
        self._transport: asyncio.Transport | None = None
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._buffer = rest
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            kind, size, begin = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size > 125:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : begin], "big")
            if len(buffer) < begin + size:
                break
            at = begin + size
            if kind == TEXT:
                self.heard(buffer[begin:at])
            elif kind == PING:
                self._write(PONG, buffer[begin:at])
        self._buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(bytes([128 | kind]) + length + NO_MASK + data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connect(port: int, path: str, cookie: str = "") -> Wire:
    host = "127.0.0.1"
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(f"{host}:{port}", path, cookie), host, port
    )
    await wire.opened
    return wire
