"""The other end of a process that thinks: what it knows of which game, and how it is asked."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from weakref import WeakKeyDictionary

import msgspec

from artemia.game import Game
from artemia.server.bots.child_process import new_process
from artemia.server.bots.thinker import ThinkerReply, ThinkerTask, Wish

NUMBERS = count()


class KnownGame:
    """What the process calls a game, and how many of its answers it has."""

    def __init__(self) -> None:
        self.number = next(NUMBERS)
        self.answers = 0


class ThinkerProcess:
    """One process, which plays the games it is asked about along. It is asked one thing at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.known: WeakKeyDictionary[Game, KnownGame] = WeakKeyDictionary()
        self._forget: list[int] = []
        self._starting = asyncio.Lock()

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        async with self._starting:
            if self.process is None:
                self.process = await new_process("artemia.server.bots.thinker")

    def forget(self, game: Game) -> None:
        """It is told so with the next question."""
        known = self.known.pop(game, None)
        if known is not None:
            self._forget.append(known.number)

    async def think(self, game: Game, wish: Wish) -> ThinkerReply:
        """Raises ConnectionError if the process has died."""
        await self.start()
        known = self.known.setdefault(game, KnownGame())
        while True:
            setup = None if known.answers else game.setup.to_dict()
            answers = list(game.given[known.answers :])
            forget, self._forget = self._forget, []
            told = await self._ask(ThinkerTask(known.number, setup, known.answers, answers, wish, forget))
            known.answers = told.known
            if told.key is not None:
                return told

    async def _ask(self, task: ThinkerTask) -> ThinkerReply:
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        line = b""
        if not self.process.stdin.is_closing():  # it may have died while nobody asked
            self.process.stdin.write(msgspec.json.encode(task) + b"\n")
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
        if not line:
            raise ConnectionError("A process that thinks for bots has died.")
        return msgspec.json.decode(line, type=ThinkerReply)

    async def stop(self) -> None:
        """Ends the process, thinking or not. The next question starts another."""
        process, self.process = self.process, None
        self.known.clear()
        self._forget.clear()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # until its pipes are closed too
