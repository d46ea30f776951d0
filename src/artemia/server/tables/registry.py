"""All tables: those in memory, and those in the store until somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from artemia.errors import ArtemiaError
from artemia.server.storage.settings import TableSettings
from artemia.server.storage.store import News, NotKept
from artemia.server.tables.clock import SECONDS
from artemia.server.tables.in_step import InStep
from artemia.server.tables.names import code_as_typed
from artemia.server.tables.running_game import RunningGame
from artemia.server.tables.table import LiveTable
from artemia.server.wire.refusal import ExplainedRefusal, Refusal

if TYPE_CHECKING:
    from artemia.server.web.services import Services

log = logging.getLogger(__name__)

SWEEP: Final = 15.0
IDLE: Final = 300.0
MOST_UNFINISHED: Final = 40
ENDED: Final = 4404
"""The code of a socket that will find nothing here next time either."""


def game_of(stored: News) -> RunningGame | None:
    """Plays the answers again; not on the loop, where everybody would wait for it."""
    if stored.settings.status == "lobby":
        return None
    play = RunningGame(
        stored.settings.setup(), [given.line for given in stored.given], stored.settings.course()
    )
    if play.misfit is not None and stored.settings.status != "over":
        raise play.misfit  # it can't go on; one that is over is told as far as it goes
    return play


async def left(table: LiveTable, only_if_idle: bool = False) -> bool:
    """Whether it has left memory; it comes back when somebody asks for it."""
    async with table.turn:
        if table.closed or (only_if_idle and not table.idle):
            return False
        deadline, store = table.due if only_if_idle else table.clock.deadline, table.services.store
        if table.leads:
            await store.put_to_sleep(table.code, deadline, table.moved)
        await store.leave(table.code)
        table.services.tables.in_step.forget(table)
        table.closed = True
        table.stop()
        return True


class TableRegistry:
    """A table nobody uses leaves memory; one whose clock runs out is woken in time."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._fetching = asyncio.Lock()
        self.in_step = InStep(self)
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.in_step.open()
        self._sweeper = self.services.spawn(self._sweep_now_and_then())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        self.in_step.close()
        with suppress(NotKept):  # all that is lost is the time left on clocks
            for table in list(self.live.values()):
                await left(table)
        self.live.clear()

    async def get(self, code: str) -> LiveTable:
        """The table with this code, fetched from the store if need be."""
        code = code_as_typed(code)
        if (known := self.live.get(code)) is not None:
            return known
        async with self._fetching:
            table = self.live.get(code)
            if table is None:
                table = self.live[code] = await self._fetched(code)
                await self.in_step.begin_with(table)
            return table

    async def _fetched(self, code: str) -> LiveTable:
        stored = await self.services.store.load(code)
        if stored is None:
            raise Refusal("no-table")
        try:
            return LiveTable(self.services, stored, await asyncio.to_thread(game_of, stored))
        except ArtemiaError as error:
            raise ExplainedRefusal("gone", "gone", error) from error

    @asynccontextmanager
    async def turn_at(self, code: str) -> AsyncIterator[LiveTable]:
        """The table, with its turn; never one that has just left memory."""
        while True:
            table = await self.get(code)
            async with table.turn:
                if not table.closed:
                    yield table
                    return
            await asyncio.sleep(0)

    async def add(self, settings: TableSettings, answers: list[str] | None = None) -> None:
        """Puts a new table into the store, and the answers of a record with it."""
        await self.allow_another(settings.maker)
        await self.services.store.add(settings, answers or ())

    async def allow_another(self, maker: str) -> None:
        if await self.services.store.unfinished_of(maker) >= MOST_UNFINISHED:
            raise Refusal("too-many", "too-many-tables")

    async def remove(self, codes: list[str]) -> None:
        """Takes these out of the store for good, but none that is in use."""
        async with self._fetching:
            await self.services.store.remove([code for code in codes if code not in self.live])

    async def end(self, code: str) -> None:
        """Removes a table for good, by order of whoever runs the server; people at it are told."""
        async with self.turn_at(code) as table:
            await self.services.store.leave(table.code)  # what is in use isn't removed
            await self.services.store.remove([table.code])
            table.closed = True
            table.stop()
            self.live.pop(table.code, None)
            self.in_step.forget(table)
            for connection in list(table.presence.connections):
                connection.refuse(None, Refusal("gone", "ended"))
                self.services.spawn(connection.close(ENDED))

    def drop(self, table: LiveTable) -> None:
        """Forgets a table that can't be trusted any more; its people are sent away and come back."""
        if self.live.get(table.code) is table:
            del self.live[table.code]
        for connection in list(table.presence.connections):
            self.services.spawn(connection.close(1012))

    async def sweep(self, idle: float = IDLE) -> None:
        now = time.monotonic()
        await self.services.bans.read()  # another server of the same store may have been told
        for table in list(self.live.values()):
            try:
                await table.tidy()
                if table.idle and now - table.touched > idle:
                    await self._put_away(table)
            except NotKept:
                log.warning("table %s is tidied up next time", table.code)
        for code in await self.services.store.due(max(SECONDS.values())):
            await self.get(code)

    async def _put_away(self, table: LiveTable) -> None:
        if await left(table, only_if_idle=True):
            self.live.pop(table.code, None)

    async def _sweep_now_and_then(self) -> None:
        failing = False
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
                failing = False
            except NotKept:
                if not failing:
                    log.warning("the store can't be read; tables are looked after when it can")
                failing = True
            except Exception:
                log.exception("sweeping failed")
