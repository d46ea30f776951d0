"""The door: how many connections there may be, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from aiohttp import web

from artemia.server.web import garbage
from artemia.server.web.middleware import SERVICES, household
from artemia.server.web.security import Limits, one_less
from artemia.server.wire.refusal import Refusal

log = logging.getLogger(__name__)

TO_ASK: Final = 15.0
"""Seconds for the head of a request, from its first byte; and for the first byte of a connection."""
TO_TAKE: Final = 120.0
"""Seconds from a request to the end of its answer, unless it becomes a socket."""
BETWEEN: Final = 75.0
"""Seconds a connection may stay open between two requests."""
EVERY: Final = 1.0
"""Seconds between two looks at who takes too long."""
READ_AT_ONCE: Final = 16 * 1024
"""Bytes the system may hold of what one connection has sent: that much is dealt with in one go."""

MOUTHFUL: Final = 1024
"""Bytes of a socket that are dealt with before others are heard."""


class Visitor(web.RequestHandler):
    """One connection. What it sends is no request yet, is one, or has become a socket."""

    __slots__ = ("_unheard", "address", "since", "speaks")

    def __init__(self, door: Door, address: str, **ways: Any) -> None:
        super().__init__(door, **ways)
        self.address = address
        self._unheard = b""  # of what a socket has sent at once
        self.speaks = True  # we wait for the rest of what it has begun to ask; at first for its beginning
        self.since = time.monotonic()

    async def start(self) -> None:
        """Nothing, if it was turned away at once: then it is gone before this begins."""
        if self._manager is not None:
            await super().start()

    def data_received(self, data: bytes) -> None:
        if not self.speaks and not self._request_in_progress:
            self.speaks, self.since = True, time.monotonic()
        if self._payload_parser is None or (len(data) <= MOUTHFUL and not self._unheard):
            super().data_received(data)
            return
        if not self._unheard:
            self._loop.call_soon(self._hear)
        self._unheard += data
        if self.transport is not None:
            self.transport.pause_reading()

    def _hear(self) -> None:
        """The next piece: a thousand pings at once would be a pause for everybody."""
        piece, self._unheard = self._unheard[:MOUTHFUL], self._unheard[MOUTHFUL:]
        transport = self.transport
        if transport is None:
            return
        super().data_received(piece)
        if self._unheard:
            self._loop.call_soon(self._hear)
        elif not (self._reading_paused or transport.is_closing()):
            transport.resume_reading()

    def asked(self) -> None:
        """The head of a request is here."""
        self.speaks, self.since = False, time.monotonic()

    @property
    def waits(self) -> bool:
        """Nothing is being done for it."""
        return not self._request_in_progress

    def late(self, now: float) -> bool:
        if self._payload_parser is not None:
            return False  # a socket, which has its own heartbeat
        if self._request_in_progress:
            return now - self.since > TO_TAKE
        return self.speaks and now - self.since > TO_ASK

    def turn_away(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What is no request gets a sentence, and one line in the log; a mistake of ours is told in full."""
        door = self._manager
        if status >= 500:
            log.error("a request failed", exc_info=exc)
        elif isinstance(door, Door):
            door.limits.odd(f"what is no request: {type(exc).__name__}")
        if request.writer.output_size > 0:
            raise ConnectionError("an answer has begun already")
        no = Refusal("failed" if status >= 500 else "bad-message")
        words = msgspec.json.encode({"code": no.code, "text": no.text("en")})
        answer = web.Response(body=words, status=status, content_type="application/json")
        answer.force_close()
        return answer


class Doorman(asyncio.Protocol):
    """Looks who it is before anything is made ready for them: who isn't let in costs next to nothing."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        address = household(str(peer[0])) if isinstance(peer, tuple) else ""
        if self._door.turns_away(address):
            transport.abort()
            return
        visitor = self._door.visitor(address)
        transport.set_protocol(visitor)
        visitor.connection_made(transport)


class Door(web.Server):
    """All connections. Their number has an end, in all and from one address, and so has our patience."""

    def __init__(self, made: web.Server, limits: Limits, behind_proxy: bool, **ways: Any) -> None:
        self._make = made.request_factory
        super().__init__(made.request_handler, request_factory=self._asked, **ways)
        self.limits = limits
        self._behind_proxy = behind_proxy  # then all come from one address, and the proxy counts them
        self._from: Counter[str] = Counter()
        self._open = 0
        self._left = 0  # since everything was looked through

    def __call__(self) -> Doorman:  # type: ignore[override]
        return Doorman(self)

    def visitor(self, address: str) -> Visitor:
        return Visitor(self, address, loop=self._loop, **self._kwargs)

    def _asked(self, message: Any, payload: Any, visitor: Any, writer: Any, task: Any) -> web.BaseRequest:
        visitor.asked()
        return self._make(message, payload, visitor, writer, task)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        assert isinstance(handler, Visitor)
        self._from[handler.address] += 1
        self._open += 1
        with suppress(OSError, AttributeError):
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_AT_ONCE)
        if self._open > self.limits.connections:
            self._longest_waiting(handler).turn_away()

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        assert isinstance(handler, Visitor)
        self._open -= 1
        self._left += 1
        one_less(self._from, handler.address)
        super().connection_lost(handler, exc)

    def turns_away(self, address: str) -> bool:
        """Whether nobody comes in from there now; a sentence to each would be a flood of its own."""
        if self._behind_proxy:
            return False
        return self._from[address] >= self.limits.connections_of_address or self.limits.floods(address)

    def _longest_waiting(self, newest: Visitor) -> Visitor:
        """Who makes room for somebody new: one for whom nothing is being done, or else the new one."""
        waiting = [each for each in self._connections if isinstance(each, Visitor) and each.waits]
        return min(waiting, key=lambda each: each.since, default=newest)

    async def look_after(self) -> None:
        """Turns away who takes too long, clears away behind those who left; as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            for each in list(self._connections):
                if isinstance(each, Visitor) and each.late(now):
                    each.turn_away()
            self.limits.backlog.look_through()
            if garbage.is_due(self._left, self._open):
                self._left = 0
                gc.collect()


class Runner(web.AppRunner):
    """Runs the application behind its door."""

    def __init__(self, app: web.Application, shutdown_timeout: float = 2.0) -> None:
        ways: dict[str, Any] = {"keepalive_timeout": BETWEEN, "auto_decompress": False}
        super().__init__(app, access_log=None, shutdown_timeout=shutdown_timeout, **ways)

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        services = self.app[SERVICES]
        door = Door(made, services.limits, services.behind_proxy, **self._kwargs)
        services.spawn(door.look_after())
        return door
