"""Lets bots play: one thought at a time, in other processes, and slowly enough to be followed."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from artemia.errors import NotOffered
from artemia.server.metrics import THOUGHTS
from artemia.server.storage.store import NotKept
from artemia.server.tables.seating import STAND_IN
from artemia.server.views.coaching import as_told
from artemia.server.wire.messages import Tempo
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds people wait for bots, one after the other, until they are asked again."""
UNWATCHED_PACE: Final = 1.0
"""Seconds at least between the moves of bots while those they play with are away."""
LONGEST_TELLING: Final = 30.0
"""Seconds bots wait after a move, at most, while it is still being told to somebody."""
PAUSE_AFTER_A_FAILURE: Final = 1.0
SLOWNESS: Final[dict[Tempo, float]] = {"calm": 1.6, "normal": 1.0, "quick": 0.4, "none": 0.0}
"""By how much people want the usual time between the moves of bots to be longer."""


class BotDriver:
    """Runs while a bot is to move. It holds the table's turn only to look and to answer, never to think.

    It is a customer of the thinkers, for whoever waits at this table.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._failed = False
        self._waiting_since: float | None = None  # when the last person asked had answered, or a bot moved
        self._waited = 0.0  # before that

    def wake(self) -> None:
        """Something has happened; maybe a bot is to move now."""
        self._news.set()
        self._notice_who_waits()
        if self._task is None and self._next() is not None:
            self._task = self.table.services.spawn(self._run())

    @property
    def busy(self) -> bool:
        return self._task is not None

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if self.table.play is not None:
            self.table.services.thinkers.forget(self.table.play.game)

    # What the thinkers ask of a customer

    @property
    def account(self) -> str:
        return self.table.settings.maker

    @property
    def watched(self) -> bool:
        return bool(self.table.presence.users())

    @property
    def patience(self) -> float:
        return PATIENCE - self._waited - self._waiting()

    def _notice_who_waits(self) -> None:
        play = self.table.play
        if play is not None and play.game.over:
            self.table.services.thinkers.forget(play.game)
        if play is None or any(not self.plays(seat) for seat in play.asked()):
            self._waiting_since, self._waited = None, 0.0
        elif self._waiting_since is None:
            self._waiting_since = time.monotonic()

    def _waiting(self) -> float:
        """How long people have waited for this move; while they look at the last one they don't."""
        play = self.table.play
        if play is None or self._waiting_since is None:
            return 0.0
        return max(time.monotonic() - max(self._waiting_since, play.stirred + self._pace), 0.0)

    # Moving

    def plays(self, seat: int) -> bool:
        chair = self.table.settings.chairs[seat]
        return chair.kind != "person" or chair.stand_in

    def _next(self) -> int | None:
        """The bot to move. While nobody looks on, bots move for people who come back, up to their next
        question; what only bots play rests until somebody comes.
        """
        table, play = self.table, self.table.play
        if play is None or table.closed or not table.leads or table.settings.status != "playing":
            return None
        asked = play.asked()
        bots = [seat for seat in asked if self.plays(seat)]
        if not bots or (not self.watched and (len(bots) < len(asked) or self._only_bots())):
            return None
        return bots[0]

    def _only_bots(self) -> bool:
        return all(self.plays(seat) for seat in range(len(self.table.settings.chairs)))

    @property
    def _pace(self) -> float:
        pace, here = self.table.services.bot_pace, self.table.presence.connections
        if not self.watched:
            return max(pace, UNWATCHED_PACE)
        players = [each for each in here if each.eyes is not None] or here
        return pace * max((SLOWNESS[each.tempo] for each in players), default=1.0)

    @property
    def _told_still(self) -> bool:
        """Whether somebody who plays is still shown the last move, or who watches bots alone."""
        if not self.table.services.bot_pace:
            return False
        settings = self.table.settings
        players = {user for chair in settings.chairs if chair.kind == "person" for user in chair.owners}
        return any(
            each.telling and (not players or each.user in players) for each in self.table.presence.connections
        )

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
        play = self.table.play
        while play and self._asked(seat, question):
            wait = LONGEST_TELLING if self._told_still else self._pace
            left = play.stirred + wait - time.monotonic()
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
        seed = play.game.setup.seed  # as secret as the deal, and the same after a restart
        try:
            with THOUGHTS.labels(level).time():
                key = as_told(play.views.lesson, play.game.state, seat) or (
                    await table.services.thinkers.choose(level, play.game, seat, seed, self)
                )
        except NotOffered:
            return  # somebody was quicker, and it is no longer asked
        except Exception:
            if not self._failed:  # else it would be said every second
                log.exception("a bot of level %s failed at table %s", level, table.code)
            self._failed = True
            await asyncio.sleep(PAUSE_AFTER_A_FAILURE)
            return
        finally:
            self._waited += self._waiting()
            if self._waiting_since is not None:
                self._waiting_since = time.monotonic()
        await self._linger(seat, question)
        async with table.turn:
            try:
                await table.decided(lambda: self._answer(seat, question, key))
                return
            except NotKept:
                log.warning("table %s waits until its bot's answer can be written", table.code)
            except Refusal:
                log.exception("a bot of level %s gave an answer that isn't offered", level)
            except Exception:
                table.give_up()
        await asyncio.sleep(PAUSE_AFTER_A_FAILURE)

    async def _answer(self, seat: int, question: int | None, key: str) -> None:
        if self._asked(seat, question):
            await self.table.answered(seat, key)
