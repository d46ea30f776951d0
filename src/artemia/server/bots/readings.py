"""Reads of games that are over: in a process of their own, one after the other, each but once."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import msgspec

from artemia.advice import GameRead
from artemia.server.bots.child_process import new_process
from artemia.server.bots.reader import Read
from artemia.server.bots.schedule import Customer, Patron, Schedule
from artemia.server.wire.messages import SEPARATOR
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable

log = logging.getLogger(__name__)

PATIENCE: Final = 180.0
"""Seconds for one game."""
NAME_HOLE: Final = re.compile(f"{SEPARATOR}(\\d){SEPARATOR}")


class Work:
    """One game being read, or read already, for whoever asked for it first."""

    def __init__(self, account: str, record: bytes) -> None:
        self.customer: Customer = Patron(account)
        self.record = record
        self.now = Read(0, 1)
        self.over = asyncio.Event()

    async def wait(self, seconds: float) -> Read:
        """How far it is, when it is done or the time has passed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.over.wait(), seconds)
        return self.now


class Readings:
    """What was found is kept as long as its table is in memory. Others go between those of one person."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.started = 0
        self._works: WeakKeyDictionary[LiveTable, Work] = WeakKeyDictionary()
        self._schedule: Schedule[Work] = Schedule()
        self._reading = False
        self._patience = patience

    def of(self, table: LiveTable, account: str, may_start: Callable[[], None]) -> Work:
        """Starts it if nobody has; `may_start` refuses who starts too many."""
        work = self._works.get(table)
        if work is None or (work.over.is_set() and work.now.found is None):
            may_start()
            assert table.play is not None
            work = self._works[table] = Work(account, msgspec.json.encode(table.play.game.record))
            self._schedule.add(work)
            if not self._reading:
                self._reading = True
                table.services.spawn(self._read_all())
        return work

    async def _read_all(self) -> None:
        try:
            while len(self._schedule):
                await self._read(self._schedule.next())
        finally:
            self._reading = False

    async def _read(self, work: Work) -> None:
        start = time.monotonic()
        self.started += 1
        try:
            await asyncio.wait_for(follow(work.record, work), self._patience)
        except Exception:
            log.exception("a game could not be read")
        finally:
            work.over.set()
            self._schedule.charge(work.customer.account, time.monotonic() - start)


async def follow(record: bytes, work: Work) -> None:
    process = await new_process("artemia.server.bots.reader")
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(record + b"\n")
        while line := await process.stdout.readline():
            work.now = msgspec.json.decode(line, type=Read)
        if work.now.found is None:
            raise ConnectionError("A process that reads a game has died.")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


def found_in(work: Read, lang: str, names: Sequence[str]) -> GameRead:
    """What was found, with the names people have now."""
    if work.found is None:
        raise Refusal("not-now", "no-read")

    def named(text: str) -> str:
        return NAME_HOLE.sub(lambda hole: names[int(hole[1])], text)

    found = work.found[lang]
    return replace(
        found,
        turns=[replace(each, where=named(each.where)) for each in found.turns],
        mistakes=[
            replace(each, text=named(each.text), chosen=named(each.chosen), best=named(each.best))
            for each in found.mistakes
        ],
    )
