"""The socket of a table: hello first, then requests, each checked before the table hears of it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from aiohttp import WSMsgType, web

from artemia.server.storage.queries import person
from artemia.server.tables.requests import carry_out
from artemia.server.tables.table import LiveTable
from artemia.server.web.middleware import Guest
from artemia.server.web.services import Services
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Connection
from artemia.server.wire.refusal import Refusal
from artemia.server.wire.token_bucket import TokenBucket

LARGEST_MESSAGE: Final = 8 * 1024
HEARTBEAT: Final = 25.0
PATIENCE: Final = 15.0
"""Seconds to say hello."""
TO_CLOSE: Final = 2.0
GONE: Final = 4404
"""The code with which a socket is closed that will find nothing here next time either."""
CROWDED: Final = 4429
"""The code for one too many: coming back by itself would only be refused again."""
NO_BUILD: Final = frozenset({None, "dev", "none"})
MOST_REFUSED: Final = 60
"""Messages sent too fast, in all, before the socket is closed."""

read = msgspec.json.Decoder(m.ClientMessage).decode


async def serve_socket(services: Services, request: web.Request, who: Guest) -> web.WebSocketResponse:
    wire = web.WebSocketResponse(
        heartbeat=HEARTBEAT,
        max_msg_size=LARGEST_MESSAGE,
        compress=False,
        decode_text=False,
        timeout=TO_CLOSE,
    )
    await wire.prepare(request)
    transport = request.transport
    if transport is None:
        return wire  # gone already
    connection = Connection(wire, transport, who.user, who.lang)
    try:
        with services.limits.socket(who.user, who.address):
            connection.name, _ = await services.store.do(person(who.user))
            await talk(services, request.match_info["code"], connection)
    except Refusal as no:
        connection.refuse(None, no)
        await connection.close(CROWDED if no.code == "full" else GONE)
    return wire


async def talk(services: Services, code: str, connection: Connection) -> None:
    hello = await first_words(connection)
    if hello is None:
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
    async with services.tables.turn_at(code) as table:
        table.arrive(connection, hello)
    try:
        await listen(table, connection, TokenBucket(*services.limits.messages))
    finally:
        await table.leave(connection)


async def first_words(connection: Connection) -> m.Hello | None:
    try:
        words = await asyncio.wait_for(connection.wire.receive(), PATIENCE)
        message = read(words.data) if words.type is WSMsgType.TEXT else None
    except (TimeoutError, msgspec.MsgspecError):
        message = None
    if isinstance(message, m.Hello):
        return message
    connection.refuse(None, Refusal("bad-message"))
    return None


async def listen(table: LiveTable, connection: Connection, bucket: TokenBucket) -> None:
    refused = 0
    async for words in connection.wire:
        if words.type is not WSMsgType.TEXT:
            connection.refuse(None, Refusal("bad-message"))
            continue
        if not bucket.take():
            refused += 1
            if refused > MOST_REFUSED:
                await connection.close(1008)
                return
            connection.refuse(id_in(words.data), Refusal("too-fast"))
            continue
        try:
            message = read(words.data)
        except msgspec.MsgspecError:
            connection.refuse(id_in(words.data), Refusal("bad-message"))
            continue
        if isinstance(message, m.Ping):
            connection.tell(m.Pong())
        elif isinstance(message, m.Hello):
            connection.refuse(None, Refusal("bad-message"))
        else:
            await carry_out(table, connection, message)


def id_in(data: bytes) -> str | None:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        words: Any = msgspec.json.decode(data)
    except msgspec.MsgspecError:
        return None
    id = words.get("id") if isinstance(words, dict) else None
    return id[:64] if isinstance(id, str) else None
