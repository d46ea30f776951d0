"""Bots think in processes of their own: no table ever waits for them, and people never long."""

from __future__ import annotations

import asyncio
import os
from math import inf
from typing import Final
from weakref import WeakKeyDictionary

from artemia.advice import Suggestion
from artemia.bots import bot_named
from artemia.engine import kernel
from artemia.engine.step import Seat
from artemia.errors import NotOffered
from artemia.game import Game
from artemia.server.bots.schedule import Customer, Patron
from artemia.server.bots.thinker import HINT_SECONDS, Wish, chosen
from artemia.server.bots.thinker_queue import SHARE, ThinkerQueue, Thought

HUNG: Final = 10.0
"""Seconds after which a process that hasn't answered is ended, and a hint is no longer waited for."""
MOST_PROCESSES: Final = 8


def usual_number() -> int:
    """One process for each core, within reason: they take memory, thinking or not."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_PROCESSES)


class ThinkerPool:
    """A few processes that answer for bots. They start with the first question, or when warmed."""

    def __init__(self, processes: int | None = None, hung: float = HUNG) -> None:
        self.queues = [ThinkerQueue(hung) for _ in range(processes or usual_number())]
        self._homes: WeakKeyDictionary[Game, ThinkerQueue] = WeakKeyDictionary()

    def home(self, game: Game) -> ThinkerQueue:
        """A game stays with one process, which keeps its bots: that with the least to do when it came."""
        found = self._homes.get(game)
        if found is None:
            homes = list(self._homes.values())
            found = min(self.queues, key=lambda queue: (len(queue), homes.count(queue)))
            self._homes[game] = found
        return found

    def forget(self, game: Game) -> None:
        """The game is over, or has left the table."""
        home = self._homes.pop(game, None)
        if home is not None:
            home.process.forget(game)

    @property
    def waiting(self) -> int:
        """Thoughts for which no process is free yet."""
        return sum(len(queue.schedule) for queue in self.queues)

    async def choose(
        self, level: str, game: Game, seat: Seat, seed: int | str, customer: Customer | None = None
    ) -> str:
        """The key of an answer to this seat's open question; the same moment and seed, the same answer.

        Instinct answers when the patience of the customer is at its end, and at once if it would not do.
        Others may answer meanwhile: whether it is still offered has to be seen when it comes.
        """
        bot_named(level, 0)  # refuses one that doesn't exist
        check_asked(game, seat)
        customer = customer or Patron("")
        patience = customer.patience if customer.watched else inf
        home, told = self.home(game), None
        if patience > home.expected(customer):
            told = await home.ask(Thought(game, Wish(level, seat, str(seed)), customer), patience)
        if told is not None and told.key:
            return told.key
        check_asked(game, seat)
        return chosen(game, "instinct", seat, str(seed))

    async def hint(self, game: Game, seat: Seat, seed: int | str, lang: str, account: str = "") -> Suggestion:
        """A hint for this seat's open question, with holes for names."""
        check_asked(game, seat)
        patron = Patron(account, patience=HINT_SECONDS / SHARE)
        told = await self.home(game).ask(Thought(game, Wish("", seat, str(seed), lang), patron), HUNG)
        if told is not None and told.hint is not None:
            return told.hint
        check_asked(game, seat)
        raise TimeoutError("No hint came in time.")

    @property
    def up(self) -> bool:
        """Whether a process is there to think; else instinct would answer, until one has started."""
        return any(queue.process.runs for queue in self.queues)

    async def warm(self) -> None:
        """Starts the processes before anybody asks."""
        await asyncio.gather(*[queue.process.start() for queue in self.queues])

    async def close(self) -> None:
        """Ends all processes, thinking or not."""
        for queue in self.queues:
            await queue.close()


def check_asked(game: Game, seat: Seat) -> None:
    if not kernel.question_for(game.state, seat):
        raise NotOffered(f"Seat {seat} has no question to answer now.")
