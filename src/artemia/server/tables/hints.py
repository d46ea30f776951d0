"""Hints: thought out in another process while the table goes on, told to nobody but whoever asked."""

from __future__ import annotations

import asyncio
import logging
import time

from artemia.engine.kernel import question_for
from artemia.errors import NotOffered
from artemia.game import Game
from artemia.server.tables.own_seat import is_own, own_seat
from artemia.server.tables.table import LiveTable
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Connection
from artemia.server.wire.refusal import Refusal

log = logging.getLogger(__name__)


async def advise(table: LiveTable, connection: Connection, request: m.AskHint) -> None:
    """Checks the request, and lets somebody think about it. The turn is held for the check only."""
    async with table.turn:
        table.touched = time.monotonic()
        try:
            seat, game = asked(table, connection, request)
        except Refusal as no:
            connection.refuse(request.id, no)
            return
        connection.hinting = True
    table.services.spawn(think(table, connection, request, seat, game))


def asked(table: LiveTable, connection: Connection, request: m.AskHint) -> tuple[int, Game]:
    """The seat to advise, if it is one's own and has something to decide."""
    seat, play = own_seat(table, connection)
    if not question_for(play.game.state, seat):
        raise Refusal("not-now", "nothing-asked")
    if play.views.ask_id(seat) != request.ask:
        raise Refusal("too-late")
    if not table.settings.gives_hints():
        raise Refusal("not-now", "no-hints")
    if connection.hinting or not connection.hints.take():
        raise Refusal("too-fast")
    return seat, play.game


async def think(table: LiveTable, connection: Connection, request: m.AskHint, seat: int, game: Game) -> None:
    try:
        thinkers, user = table.services.thinkers, connection.user
        found = await thinkers.hint(game, seat, request.ask, connection.lang, user)
        if connection.eyes != seat or not is_own(table, connection, seat):
            raise Refusal("not-yours")
    except Refusal as no:
        connection.refuse(request.id, no)
    except NotOffered:
        connection.refuse(request.id, Refusal("too-late"))
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("no hint came at table %s", table.code)
        connection.refuse(request.id, Refusal("not-now", "no-hint"))
    else:
        connection.tell(m.Hint(id=request.id, ask=request.ask, answers=found.answers, why=found.why))
        connection.done(request.id)
    finally:
        connection.hinting = False
