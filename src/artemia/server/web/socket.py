"""The socket of a table: hello first, then requests, each checked before the table hears of it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Final

import msgspec
from aiohttp import WSMsgType, web

from artemia.server.storage.store import NotKept
from artemia.server.tables.news import read_on
from artemia.server.tables.requests import carry_out
from artemia.server.tables.table import LiveTable
from artemia.server.web.middleware import Guest
from artemia.server.web.security import Allowance
from artemia.server.web.services import Services
from artemia.server.wire import messages as m
from artemia.server.wire.bounds import LONGEST_ID, UNREADABLE
from artemia.server.wire.connection import Connection
from artemia.server.wire.refusal import Refusal

log = logging.getLogger(__name__)

LARGEST_MESSAGE: Final = 8 * 1024
HEARTBEAT: Final = 25.0
PATIENCE: Final = 15.0
"""Seconds to say hello."""
TO_CLOSE: Final = 2.0
GONE: Final = 4404
"""The code with which a socket is closed that will find nothing here next time either."""
CROWDED: Final = 4429
"""The code for one too many: coming back by itself would only be refused again."""
LATER: Final = 1013
"""The code where the store can't be read just now; whoever comes back finds everything."""
FAILED: Final = 1011
NO_BUILD: Final = frozenset({None, "dev", "none"})
MOST_REFUSED: Final = 60
"""Messages sent too fast, in all, before the socket is closed."""

OVER: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)
SENT_AT_ONCE: Final = 32 * 1024
"""Bytes on their way to a reader that we can't count: the system holds them."""
COSTS: Final[dict[type, float]] = {m.Look: 6, m.Speech: 6, m.Arrange: 3}
"""Of messages that make more work than others: a welcome, a set-up to be checked."""

read = msgspec.json.Decoder(m.ClientMessage).decode


async def serve_socket(services: Services, request: web.Request, who: Guest) -> web.StreamResponse:
    wire = web.WebSocketResponse(
        heartbeat=HEARTBEAT,
        max_msg_size=LARGEST_MESSAGE,
        compress=False,
        decode_text=False,
        autoping=False,  # else nobody could count them
        timeout=TO_CLOSE,
    )
    try:
        await wire.prepare(request)
    except ConnectionError:
        return web.Response()  # who asked is gone already, and nobody reads it
    except UnicodeError as error:
        raise Refusal("bad-message") from error
    transport = request.transport
    if transport is None:
        return wire  # gone already
    hold_little(transport)
    connection = Connection(wire, transport, who.user, who.lang, services.limits.backlog, who.address)
    try:
        with services.limits.socket(who.user, who.address) as allowance:
            connection.name, _ = await services.store.person(who.user)
            await talk(services, request.match_info["code"], connection, allowance)
    except NotKept:
        await connection.close(LATER)
    except Refusal as no:
        connection.refuse(None, no)
        await connection.close(CROWDED if no.code == "full" else GONE)
    except Exception:
        log.exception("a socket failed")
        await connection.close(FAILED)
    return wire


def hold_little(transport: asyncio.Transport) -> None:
    """What a reader hasn't taken waits with us, where it is counted, and not with the system."""
    with suppress(OSError, AttributeError):
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, SENT_AT_ONCE)


async def talk(services: Services, code: str, connection: Connection, allowance: Allowance) -> None:
    hello = await first_words(connection)
    if hello is None:
        services.limits.odd("a socket that didn't say hello")
        await connection.close(1008)
        return
    connection.lang = hello.lang
    if hello.v != m.PROTOCOL or (
        hello.build != services.build and NO_BUILD.isdisjoint((hello.build, services.build))
    ):
        connection.tell(m.Reload(build=services.build))
        if hello.v != m.PROTOCOL:
            await connection.close(1000)
            return
    await services.turnstile.through()
    async with services.tables.turn_at(code) as table:
        if services.store.shared:  # who comes from another process knows what it has written
            await read_on(table)
        if table.closed:
            raise Refusal("gone")
        table.arrive(connection, hello)
    try:
        await listen(table, connection, allowance)
    finally:
        await table.leave(connection)


async def first_words(connection: Connection) -> m.Hello | None:
    try:
        words = await asyncio.wait_for(connection.wire.receive(), PATIENCE)
        message = read(words.data) if words.type is WSMsgType.TEXT else None
    except (TimeoutError, *UNREADABLE):
        message = None
    if isinstance(message, m.Hello):
        return message
    connection.refuse(None, Refusal("bad-message"))
    return None


async def listen(table: LiveTable, connection: Connection, allowance: Allowance) -> None:
    """Each frame counts, whatever is in it."""
    limits, refused = table.services.limits, 0
    while (words := await connection.wire.receive()).type not in OVER:
        message = understood(words.data) if words.type is WSMsgType.TEXT else None
        if not allowance.take(COSTS.get(type(message), 1)):
            refused += 1
            if refused > MOST_REFUSED:
                limits.flooded(connection.address)
                await connection.shut(1008)
                return
            if words.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                connection.refuse(id_in(words.data), Refusal("too-fast"))
        elif words.type is WSMsgType.PING:
            connection.pong(bytes(words.data))
        elif words.type is WSMsgType.PONG:
            pass
        elif message is None or isinstance(message, m.Hello):
            limits.odd("a message at a table")
            connection.refuse(id_in(words.data), Refusal("bad-message"))
        elif isinstance(message, m.Ping):
            connection.tell(m.Pong())
        elif isinstance(message, m.Telling):
            connection.telling = message.busy
            table.bots.wake()
        else:
            await carry_out(table, connection, message)
    if words.type is WSMsgType.ERROR and not isinstance(words.data, TimeoutError):  # then nobody answers
        limits.odd(f"a frame at a table: {words.data!s:.80}")


def understood(data: bytes) -> m.ClientMessage | None:
    try:
        found: m.ClientMessage = read(data)
    except UNREADABLE:
        return None
    return found


def id_in(data: bytes) -> str | None:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        words: Any = msgspec.json.decode(data)
    except UNREADABLE:
        return None
    id = words.get("id") if isinstance(words, dict) else None
    return id[:LONGEST_ID] if isinstance(id, str) else None
