"""A process that thinks, and those who queue for it."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from math import inf
from typing import Final
from weakref import WeakSet

from msgspec.structs import replace

from artemia.engine import kernel
from artemia.game import Game
from artemia.server.bots.schedule import Customer, Schedule
from artemia.server.bots.thinker import ThinkerReply, Wish
from artemia.server.bots.thinker_process import ThinkerProcess

log = logging.getLogger(__name__)

TRIES: Final = 3
"""Processes that may die over one question before the bot follows its instinct."""
SHARE: Final = 0.8
"""Of the patience people have left goes into one thought; at first that is all the strongest level wants."""
LEAST: Final = 0.01
"""Seconds; a shorter thought is no better than instinct."""
GRACE: Final = 0.6
"""Seconds for what a thought takes beyond its time."""
UNWATCHED: Final = 0.2
"""Seconds for a thought nobody waits for."""
MEMORY: Final = 0.9
"""How much of what a thought usually takes is told by those before the last."""


class Thought:
    """Something to be thought about, for somebody who waits; None comes of it if that fails or takes long."""

    def __init__(self, game: Game, wish: Wish, customer: Customer) -> None:
        self.game, self.wish, self.customer = game, wish, customer
        self.reply: asyncio.Future[ThinkerReply | None] = asyncio.get_running_loop().create_future()
        self._limit = asyncio.timeout(None)

    async def wait(self, patience: float) -> ThinkerReply | None:
        """For so long; whatever has begun by then may come to its end."""
        try:
            async with self._limit:
                if patience < inf:
                    self._limit.reschedule(asyncio.get_running_loop().time() + patience)
                return await self.reply
        except TimeoutError:
            return None

    def begins(self, seconds: float) -> None:
        """It is told to take so long, and takes a little longer."""
        when = self._limit.when()
        if when is not None and not self._limit.expired():
            self._limit.reschedule(max(when, asyncio.get_running_loop().time() + seconds + GRACE))


class ThinkerQueue:
    """One thought at a time. The more wait for theirs, the shorter they are."""

    def __init__(self, hung: float) -> None:
        self.process = ThinkerProcess()
        self.hung = hung
        """Seconds for one answer; after that the process is ended."""
        self.schedule: Schedule[Thought] = Schedule()
        self._usual = 0.0  # seconds a thought takes
        self._failed: WeakSet[Game] = WeakSet()
        self._serving: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """With the one that is being served."""
        return len(self.schedule) + (self._serving is not None)

    def expected(self, customer: Customer) -> float:
        """Seconds until they would be served, as far as can be told."""
        return self._usual * self.schedule.crowd(customer) if self._serving is not None else 0.0

    async def ask(self, thought: Thought, patience: float) -> ThinkerReply | None:
        """Whoever no longer wants an answer leaves the queue; a thought that has begun goes on to its end."""
        self.schedule.add(thought)
        if self._serving is None:
            self._serving = asyncio.create_task(self._serve())
        try:
            return await thought.wait(patience)
        finally:
            self.schedule.discard(thought)

    async def _serve(self) -> None:
        try:
            while len(self.schedule):
                await self._answer(self.schedule.next())
        finally:
            self._serving = None

    async def _answer(self, thought: Thought) -> None:
        start, reply = time.monotonic(), None
        game, wish = thought.game, thought.wish
        try:
            seconds = self._seconds_for(thought.customer)
            if seconds > LEAST and kernel.question_for(game.state, wish.seat):  # else somebody was quicker
                thought.begins(seconds)
                reply = await self._think(game, replace(wish, seconds=seconds))
        except Exception:
            log.exception("a process that thinks for bots failed")
            await self.process.stop()
        finally:
            took = time.monotonic() - start
            self._usual = MEMORY * self._usual + (1.0 - MEMORY) * took
            self.schedule.charge(thought.customer.account, took)
            if not thought.reply.done():
                thought.reply.set_result(reply)

    def _seconds_for(self, customer: Customer) -> float:
        if not customer.watched:
            return UNWATCHED
        return min(SHARE * customer.patience / self.schedule.crowd(customer), self.hung)

    async def _think(self, game: Game, wish: Wish) -> ThinkerReply | None:
        """None if it took too long, or if one process after the other died over it."""
        for _ in range(TRIES):
            try:
                told = await asyncio.wait_for(self.process.think(game, wish), self.hung)
            except TimeoutError:
                await self.process.stop()
                return None
            except OSError:
                await self.process.stop()
            else:
                self._note(game, told)
                return told
        return None

    def _note(self, game: Game, told: ThinkerReply) -> None:
        """What fails in a game is likely to fail again: the first time says all there is to say."""
        if told.failed is not None and game not in self._failed:
            self._failed.add(game)
            log.error("a thought failed, and all in this game may: instinct answers\n%s", told.failed)

    async def close(self) -> None:
        """Ends the process, thinking or not; nobody waits any longer."""
        for thought in self.schedule:
            thought.reply.cancel()
        if self._serving is not None:
            self._serving.cancel()
            with suppress(asyncio.CancelledError):
                await self._serving
        await self.process.stop()
