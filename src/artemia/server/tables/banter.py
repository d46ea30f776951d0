"""Lets bots speak: at most one of them when a turn begins, to people who are there to hear it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from artemia.bots.talk import speaker
from artemia.rules.constants import EXPLORATION
from artemia.server.storage.store import NotKept
from artemia.server.wire import messages as m
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable

PAUSE: Final = 2.0
"""How long they wait with it, in the usual times between two moves of bots."""


class Banter:
    """Told of everything that happens, like those who play bots; speaks once a turn at most."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._turn: int | None = None  # the last one in which somebody might have spoken

    def wake(self) -> None:
        table, play = self.table, self.table.play
        if play is None or table.settings.lesson or not table.services.bot_pace:
            return
        g = play.game.state
        before, self._turn = self._turn, g.turn
        if before is None or before == g.turn or g.phase != EXPLORATION:
            return  # also a turn that had begun when the table was fetched
        if table.leads and table.bots.watched and not play.game.over:
            said = speaker(g, self._bots(), str(play.game.setup.seed))
            if said is not None:
                table.services.spawn(self._say(g.turn, *said))

    def _bots(self) -> dict[int, str]:
        chairs = self.table.settings.chairs
        return {n: chair.level or "" for n, chair in enumerate(chairs) if chair.kind == "bot"}

    async def _say(self, turn: int, seat: int, phrase: str) -> None:
        table = self.table
        await asyncio.sleep(PAUSE * table.services.bot_pace)
        async with table.turn:
            try:
                await table.decided(lambda: self._say_now(turn, seat, phrase))
            except (NotKept, Refusal):
                return  # nothing is lost

    async def _say_now(self, turn: int, seat: int, phrase: str) -> None:
        table = self.table
        if table.closed or table.play is None or table.play.game.state.turn != turn:
            return
        n = table.chat[-1].n + 1 if table.chat else 1
        name = table.settings.chairs[seat].name
        await table.say(m.Said(n=n, chair=seat, name=name, text=None, phrase=phrase, at=time.time()))
