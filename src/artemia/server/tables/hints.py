"""Hints: thought out in another process while the table goes on, told to nobody but whoever asked."""

from __future__ import annotations

import asyncio
import logging
import time

from artemia.engine.kernel import question_for
from artemia.game import Game, NotOffered
from artemia.server.tables import seating
from artemia.server.tables.table import LiveTable
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Line
from artemia.server.wire.refusal import Refusal

log = logging.getLogger(__name__)


async def advise(table: LiveTable, line: Line, request: m.AskHint) -> None:
    """Checks the request, and lets somebody think about it. The turn is held for the check only."""
    async with table.turn:
        table.touched = time.monotonic()
        try:
            seat, game = asked(table, line, request)
        except Refusal as no:
            line.refuse(request.id, no)
            return
        line.hinting = True
    table.house.spawn(think(table, line, request, seat, game))


def asked(table: LiveTable, line: Line, request: m.AskHint) -> tuple[int, Game]:
    """The seat to advise, if it is one's own and has something to decide."""
    seat, play = line.eyes, table.play
    if table.closed:
        raise Refusal("gone")
    if seat is None or line.user not in table.kept.chairs[seat].owners:
        raise Refusal("not-yours")
    seating.only_in(table.kept, "playing")
    if play is None or not question_for(play.game.state, seat):
        raise Refusal("not-now", "nothing-asked")
    if play.sight.ask_id(seat) != request.ask:
        raise Refusal("too-late")
    if line.hinting or not line.hints.take():
        raise Refusal("too-fast")
    return seat, play.game


async def think(table: LiveTable, line: Line, request: m.AskHint, seat: int, game: Game) -> None:
    try:
        found = await table.house.thinkers.hint(game, seat, request.ask, line.lang)
        if line.eyes != seat or line.user not in table.kept.chairs[seat].owners:
            raise Refusal("not-yours")
    except Refusal as no:
        line.refuse(request.id, no)
    except NotOffered:
        line.refuse(request.id, Refusal("too-late"))
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("no hint came at table %s", table.code)
        line.refuse(request.id, Refusal("not-now", "no-hint"))
    else:
        line.tell(m.Hint(id=request.id, ask=request.ask, answers=found.answers, why=found.why))
        line.done(request.id)
    finally:
        line.hinting = False
