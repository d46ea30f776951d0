"""Bots think in processes of their own, so that no table ever waits for them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from artemia.advice import Suggestion
from artemia.bots import bot_named
from artemia.engine import kernel
from artemia.engine.step import Seat
from artemia.game import Game, NotOffered
from artemia.server.bots.child_process import new_process
from artemia.server.bots.thinker import HintWish, ThinkerReply, ThinkerTask, chosen

PATIENCE: Final = 10.0
"""Seconds for one answer; after that the bot follows its instinct."""
TRIES: Final = 3
"""Processes that may die over one question before the bot follows its instinct."""


class ThinkerProcess:
    """One process, which plays the games it is asked about along."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.known: WeakKeyDictionary[Game, int] = WeakKeyDictionary()
        self.busy = False
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        async with self._starting:
            if self.process is None:
                self.process = await new_process("artemia.server.bots.thinker")

    async def think(self, number: int, game: Game, wish: HintWish) -> ThinkerReply:
        """Raises ConnectionError if the process has died."""
        await self.start()
        while True:
            known = self.known.get(game, 0)
            setup = None if known else game.setup.to_dict()
            answers = list(game.given[known:])
            told = await self._ask(ThinkerTask(number, setup, known, answers, wish))
            self.known[game] = told.known
            if told.key is not None:
                return told

    async def _ask(self, task: ThinkerTask) -> ThinkerReply:
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(task) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise ConnectionError("A process that thinks for bots has died.")
        return msgspec.json.decode(line, type=ThinkerReply)

    async def stop(self) -> None:
        """Ends the process, thinking or not. The next question starts another."""
        process, self.process = self.process, None
        self.known = WeakKeyDictionary()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # until its pipes are closed too


class ThinkerPool:
    """A few processes that answer for bots. They start with the first question, or when warmed."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self._thinkers = [ThinkerProcess() for _ in range(processes)]
        self._free = asyncio.Semaphore(processes)
        self._patience = patience
        self._numbers: WeakKeyDictionary[Game, int] = WeakKeyDictionary()
        self._count = count()

    async def choose(self, level: str, game: Game, seat: Seat, seed: int | str) -> str:
        """The key of an answer to this seat's open question; the same moment and seed, the same answer.

        Others may answer meanwhile: whether it is still offered has to be seen when it comes.
        """
        bot_named(level, 0)  # refuses one that doesn't exist
        check_asked(game, seat)
        told = await self._think(game, HintWish(level, seat, str(seed)))
        if told is not None and told.key is not None:
            return told.key
        check_asked(game, seat)
        return chosen(game, "instinct", seat, str(seed))

    async def hint(self, game: Game, seat: Seat, seed: int | str, lang: str) -> Suggestion:
        """A hint for this seat's open question, with holes for names."""
        check_asked(game, seat)
        told = await self._think(game, HintWish("", seat, str(seed), lang))
        if told is None:
            raise TimeoutError("No hint came in time.")
        if told.hint is None:
            raise NotOffered(f"Seat {seat} has no question to answer now.")
        return told.hint

    async def _think(self, game: Game, wish: HintWish) -> ThinkerReply | None:
        """None if it took too long, or if one process after the other died over it."""
        number = self._numbers.setdefault(game, next(self._count))
        async with self._free:
            thinker = self._best_for(game)
            thinker.busy = True
            try:
                for _ in range(TRIES):
                    try:
                        return await asyncio.wait_for(thinker.think(number, game, wish), self._patience)
                    except ConnectionError:
                        await thinker.stop()
            except TimeoutError:
                await thinker.stop()
            except asyncio.CancelledError:
                await thinker.stop()  # or the next question would get this one's answer
                raise
            finally:
                thinker.busy = False
        return None

    def _best_for(self, game: Game) -> ThinkerProcess:
        """One that is free, and if possible knows the game."""
        free = [each for each in self._thinkers if not each.busy]
        return next((each for each in free if game in each.known), free[0])

    async def warm(self) -> None:
        """Starts the processes before anybody asks."""
        for each in self._thinkers:
            await each.start()

    async def close(self) -> None:
        """Ends all processes, thinking or not."""
        for each in self._thinkers:
            await each.stop()


def check_asked(game: Game, seat: Seat) -> None:
    if not kernel.question_for(game.state, seat):
        raise NotOffered(f"Seat {seat} has no question to answer now.")
