"""Why something can't be chosen, told to nobody but whoever asked."""

from __future__ import annotations

import time

from artemia.server.tables.own_seat import own_seat
from artemia.server.tables.table import LiveTable
from artemia.server.views.labels import NAME_HOLES
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Connection
from artemia.server.wire.refusal import Refusal
from artemia.whynot import Reason, Unknown, read_thing, told, why_not


async def explain(table: LiveTable, connection: Connection, request: m.AskWhy) -> None:
    """From public facts and what the seat holds itself, so it may be asked at any time."""
    async with table.turn:
        table.touched = time.monotonic()
        try:
            why = reason(table, connection, request)
        except Refusal as no:
            connection.refuse(request.id, no)
        else:
            text, chapter = (why.text, why.chapter) if why else (None, None)
            connection.tell(m.Because(id=request.id, thing=request.thing, text=text, chapter=chapter))
            connection.done(request.id)


def reason(table: LiveTable, connection: Connection, request: m.AskWhy) -> Reason | None:
    seat, play = own_seat(table, connection)
    g = play.game.state
    try:
        found = why_not(g, seat, read_thing(request.thing))
    except Unknown as error:
        raise Refusal("bad-message") from error
    return told(g, found, connection.lang, NAME_HOLES) if found else None
