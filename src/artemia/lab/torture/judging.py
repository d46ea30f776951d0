"""The referee at work: in a process of its own, one game after the other, while others are played."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from artemia.errors import ArtemiaError
from artemia.game import SAVE_VERSION
from artemia.lab.torture.kept import kept_game
from artemia.lab.torture.referee import PlayedTable, judge
from artemia.lab.torture.sitting import Sitting
from artemia.lab.torture.verdict import Verdict
from artemia.lab.workers import started

LONGEST: Final = 300.0
"""Seconds within which a game is judged; most need less than one."""


class Judging:
    """Takes in tables at which nobody plays any more, and forgets those where all was well."""

    def __init__(self, store: str, folder: Path) -> None:
        self.store, self.folder = store, folder
        self.verdict = Verdict()
        self.acknowledged = 0  # at tables that were handed over, judged or not
        self.kept: list[Path] = []  # by which broken games can be looked into
        self._due: asyncio.Queue[Sitting] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._work = asyncio.create_task(self._judge())
        return self

    async def __aexit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        assert self._work is not None
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)

    def hand_over(self, sitting: Sitting) -> None:
        self.acknowledged += sitting.acknowledged
        sitting.spool.close()
        self._due.put_nowait(sitting)

    async def settle(self) -> None:
        """Until all are judged."""
        assert self._work is not None
        settled = asyncio.create_task(self._due.join())
        await asyncio.wait((settled, self._work), return_when=asyncio.FIRST_COMPLETED)
        if self._work.done():
            settled.cancel()
            self._work.result()

    async def _judge(self) -> None:
        with started(1, judge) as (wire,):
            while True:
                sitting = await self._due.get()
                wire.send(PlayedTable(sitting.code, self.store, sitting.spool.path))
                verdict = await self._heard(wire, sitting)
                if isinstance(verdict, Exception):
                    raise verdict
                self.verdict.add(verdict)
                if verdict.found:
                    await self._keep(sitting)
                else:
                    sitting.spool.path.unlink()
                self._due.task_done()

    async def _heard(self, wire: Connection, sitting: Sitting) -> Verdict | Exception:
        """What the referee says of it."""
        try:
            async with asyncio.timeout(LONGEST):
                while not wire.poll():
                    await asyncio.sleep(0.02)
        except TimeoutError:
            where = sitting.spool.path
            raise ArtemiaError(f"Nobody could judge within {LONGEST:.0f} s what is in {where}.") from None
        said: Verdict | Exception = wire.recv()
        return said

    async def _keep(self, sitting: Sitting) -> None:
        """What everybody sent and heard, and the record."""
        self.kept.append(sitting.spool.path)
        kept = await kept_game(self.store, sitting.code)
        if kept is not None and kept.settings.status != "lobby":
            record = self.folder / f"table-{sitting.number}.json"
            words = {"artemia": SAVE_VERSION, "setup": kept.settings.setup().to_dict()}
            record.write_bytes(msgspec.json.encode({**words, "answers": kept.answers}))
            self.kept.append(record)
