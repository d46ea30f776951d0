"""Lets bots play: one thought at a time, in other processes, and slowly enough to be followed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from artemia.game import NotOffered
from artemia.server.tables.seating import STAND_IN
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable

log = logging.getLogger(__name__)

UNWATCHED_PACE: Final = 0.05
"""Seconds between the moves of bots that play on by themselves."""
PAUSE_AFTER_A_FAILURE: Final = 1.0


class BotDriver:
    """Runs while a bot is to move. It holds the table's turn only to look and to answer, never to think."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Something has happened; maybe a bot is to move now."""
        self._news.set()
        if self._task is None and self._next() is not None:
            self._task = self.table.services.spawn(self._run())

    @property
    def busy(self) -> bool:
        return self._task is not None

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def plays(self, seat: int) -> bool:
        chair = self.table.settings.chairs[seat]
        return chair.kind != "person" or chair.stand_in

    def _next(self) -> int | None:
        """The bot to move; none while nobody looks on and a person holds the game up anyway."""
        table, play = self.table, self.table.play
        if play is None or table.closed or table.settings.status != "playing":
            return None
        asked = play.asked()
        bots = [seat for seat in asked if self.plays(seat)]
        if not bots or (not table.presence.connections and len(bots) < len(asked)):
            return None
        return bots[0]

    async def _run(self) -> None:
        try:
            while (seat := self._next()) is not None:
                await self._move(seat)
        finally:
            self._task = None

    def _asked(self, seat: int, question: int | None) -> bool:
        """Whether it is still the bot's to answer, and the same question."""
        play = self.table.play
        return bool(
            play and not self.table.closed and self.plays(seat) and play.views.ask_id(seat) == question
        )

    async def _linger(self, seat: int, question: int | None) -> None:
        """Until people have had time to see the last move, or somebody else was quicker."""
        services, play = self.table.services, self.table.play
        while play and self._asked(seat, question):
            pace = (
                services.bot_pace
                if self.table.presence.connections
                else max(UNWATCHED_PACE, services.bot_pace / 10)
            )
            left = play.stirred + pace - time.monotonic()
            if left <= 0:
                return
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), left)

    async def _move(self, seat: int) -> None:
        table, play = self.table, self.table.play
        assert play is not None
        level = table.settings.chairs[seat].level or STAND_IN
        question = play.views.ask_id(seat)
        try:
            key = await table.services.thinkers.choose(level, play.game, seat, secrets.randbits(32))
        except NotOffered:
            return  # somebody was quicker, and it is no longer asked
        except Exception:
            log.exception("a bot of level %s failed at table %s", level, table.code)
            await asyncio.sleep(PAUSE_AFTER_A_FAILURE)
            return
        await self._linger(seat, question)
        async with table.turn:
            if not self._asked(seat, question):
                return
            try:
                await table.answered(seat, key)
                return
            except Refusal:
                log.exception("a bot of level %s gave an answer that isn't offered: %s", level, key)
            except Exception:
                table.give_up()
        await asyncio.sleep(PAUSE_AFTER_A_FAILURE)
