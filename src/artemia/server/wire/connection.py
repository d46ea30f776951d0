"""One open socket, as the table sees it."""

from __future__ import annotations

import asyncio
from struct import pack
from typing import TYPE_CHECKING, Final

import msgspec
from aiohttp import web

from artemia.server.metrics import REFUSALS
from artemia.server.wire.backlog import MOST_HELD, SMALL, Backlog
from artemia.server.wire.messages import Done, Lang, Refused, ServerMessage, Tempo
from artemia.server.wire.refusal import Refusal
from artemia.server.wire.token_bucket import TokenBucket

if TYPE_CHECKING:
    from artemia.server.wire.audience import Audience

TEXT: Final = 0x81
"""The first byte of a frame: text, all of it."""
PONG: Final = 0x8A

encode = msgspec.json.Encoder().encode


class Connection:
    """Sends without ever waiting for a slow reader: what they haven't taken is held, up to a limit."""

    def __init__(
        self,
        wire: web.WebSocketResponse,
        transport: asyncio.Transport,
        user: str,
        lang: Lang,
        backlog: Backlog,
        address: str = "",
    ) -> None:
        self.wire = wire
        self.user = user
        self.lang = lang
        self.address = address
        self.name = ""  # of somebody who only looks on
        self.hints = TokenBucket(rate=0.5, burst=4)
        self.hinting = False  # one is being thought out
        self.watch = False
        self.tempo: Tempo = "normal"  # how fast bots should move
        self.passes = False  # where there is but one answer it is given by itself
        self.chairs: list[int] = []  # as it was told last
        self.due: list[int] | None = None  # of several chairs on this device those asked, as it was told last
        self.telling = False  # its page still shows what has happened
        self.eyes: int | None = None
        self.audience: Audience | None = None
        self._transport = transport
        self._backlog = backlog
        self._gathered: list[bytes] | None = None

    def send(self, text: bytes) -> None:
        """Writes the frame itself: through aiohttp it takes twice as long, and may have to wait."""
        if self._gathered is not None:
            self._gathered.append(framed(text))
        else:
            self._write(framed(text))

    def gather(self) -> None:
        """From here on what is sent goes out in one go, when it is `let_go`."""
        self._gathered = []

    def let_go(self) -> None:
        gathered, self._gathered = self._gathered, None
        if gathered:
            self._write(b"".join(gathered))

    def _write(self, frames: bytes) -> None:
        if self.wire.closed or self._transport.is_closing():
            return
        held = self._transport.get_write_buffer_size()
        if held > MOST_HELD:
            self._transport.abort()
            return
        self._transport.write(frames)
        if held + len(frames) > SMALL:
            self._backlog.grew(self._transport, self._transport.get_write_buffer_size())

    def tell(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def done(self, id: str) -> None:
        self.tell(Done(id=id))

    def refuse(self, id: str | None, no: Refusal) -> None:
        REFUSALS.labels(no.code).inc()
        self.tell(Refused(id=id, code=no.code, text=no.text(self.lang)))  # type: ignore[arg-type]

    def pong(self, words: bytes) -> None:
        """Answers a ping of the websocket protocol, which has 125 bytes at most."""
        self._write(bytes((PONG, len(words))) + words)

    async def close(self, code: int = 1000) -> None:
        await self.wire.close(code=code)

    async def shut(self, code: int) -> None:
        """Closes it, and hears nothing more of what is still sent."""
        self._transport.pause_reading()
        await self.wire.close(code=code)


def framed(text: bytes) -> bytes:
    """A message as the socket carries it: whole, neither masked nor compressed."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return pack(">BBH", TEXT, 126, size) + text
    return pack(">BBQ", TEXT, 127, size) + text
