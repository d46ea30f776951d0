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
from artemia.server.web.services import House
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Line
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


async def serve_socket(house: House, request: web.Request, who: Guest) -> web.WebSocketResponse:
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
    line = Line(wire, transport, who.user, who.lang)
    try:
        with house.limits.socket(who.user, who.address):
            line.name, _ = await house.store.do(person(who.user))
            await talk(house, request.match_info["code"], line)
    except Refusal as no:
        line.refuse(None, no)
        await line.close(CROWDED if no.code == "full" else GONE)
    return wire


async def talk(house: House, code: str, line: Line) -> None:
    hello = await first_words(line)
    if hello is None:
        await line.close(1008)
        return
    line.lang = hello.lang
    if hello.v != m.PROTOCOL or (
        hello.build != house.build and NO_BUILD.isdisjoint((hello.build, house.build))
    ):
        line.tell(m.Reload(build=house.build))
        if hello.v != m.PROTOCOL:
            await line.close(1000)
            return
    async with house.tables.turn_at(code) as table:
        table.arrive(line, hello)
    try:
        await listen(table, line, TokenBucket(*house.limits.messages))
    finally:
        await table.leave(line)


async def first_words(line: Line) -> m.Hello | None:
    try:
        words = await asyncio.wait_for(line.wire.receive(), PATIENCE)
        message = read(words.data) if words.type is WSMsgType.TEXT else None
    except (TimeoutError, msgspec.MsgspecError):
        message = None
    if isinstance(message, m.Hello):
        return message
    line.refuse(None, Refusal("bad-message"))
    return None


async def listen(table: LiveTable, line: Line, bucket: TokenBucket) -> None:
    refused = 0
    async for words in line.wire:
        if words.type is not WSMsgType.TEXT:
            line.refuse(None, Refusal("bad-message"))
            continue
        if not bucket.take():
            refused += 1
            if refused > MOST_REFUSED:
                await line.close(1008)
                return
            line.refuse(id_in(words.data), Refusal("too-fast"))
            continue
        try:
            message = read(words.data)
        except msgspec.MsgspecError:
            line.refuse(id_in(words.data), Refusal("bad-message"))
            continue
        if isinstance(message, m.Ping):
            line.tell(m.Pong())
        elif isinstance(message, m.Hello):
            line.refuse(None, Refusal("bad-message"))
        else:
            await carry_out(table, line, message)


def id_in(data: bytes) -> str | None:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        words: Any = msgspec.json.decode(data)
    except msgspec.MsgspecError:
        return None
    id = words.get("id") if isinstance(words, dict) else None
    return id[:64] if isinstance(id, str) else None
