"""All tables: those in memory, and those in the store until somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from artemia.errors import ArtemiaError
from artemia.server.storage import queries
from artemia.server.storage.settings import TableSettings
from artemia.server.tables.names import code_as_typed
from artemia.server.tables.retention import take_off
from artemia.server.tables.running_game import RunningGame
from artemia.server.tables.table import LiveTable
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.web.services import Services

log = logging.getLogger(__name__)

SWEEP: Final = 15.0
IDLE: Final = 300.0
MOST_UNFINISHED: Final = 40


def game_of(stored: queries.StoredTable) -> RunningGame | None:
    """Plays the answers again; not on the loop, where everybody would wait for it."""
    if stored.settings.status == "lobby":
        return None
    return RunningGame(stored.settings.setup(), [given.line for given in stored.given])


class TableRegistry:
    """A table nobody uses leaves memory; one whose clock runs out is woken in time."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._fetching = asyncio.Lock()
        self._wake: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._wake = dict(await self.services.store.do(queries.to_wake))
        self._sweeper = self.services.spawn(self._sweep_now_and_then())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        for table in list(self.live.values()):
            await table.close()
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
                self._wake.pop(code, None)
            return table

    async def _fetched(self, code: str) -> LiveTable:
        stored = await self.services.store.do(queries.stored_table(code))
        if stored is None:
            raise Refusal("no-table")
        try:
            return LiveTable(self.services, stored, await asyncio.to_thread(game_of, stored))
        except ArtemiaError as error:
            raise Refusal("gone") from error

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
        count = await self.services.store.do(queries.unfinished_of(settings.maker))
        if count >= MOST_UNFINISHED:
            raise Refusal("too-many", "too-many-tables")
        await self.services.store.do(queries.save_settings(settings))
        if answers:
            await self.services.store.do(queries.append_answers(settings.code, answers))

    async def remove(self, codes: list[str]) -> None:
        """Takes these out of the store for good, but none that is in use."""
        async with self._fetching:
            unused = [code for code in codes if code not in self.live]
            await self.services.store.do(take_off(unused))
        for code in unused:
            self._wake.pop(code, None)

    def drop(self, table: LiveTable) -> None:
        """Forgets a table that can't be trusted any more; its people are sent away and come back."""
        if self.live.get(table.code) is table:
            del self.live[table.code]
        for connection in list(table.presence.connections):
            self.services.spawn(connection.close(1012))

    async def sweep(self, idle: float = IDLE) -> None:
        now = time.monotonic()
        for table in list(self.live.values()):
            await table.tidy()
            if table.idle and now - table.touched > idle:
                await self._put_away(table)
        for code, wake in list(self._wake.items()):
            if wake <= time.time():
                self._wake.pop(code)
                await self.get(code)

    async def _put_away(self, table: LiveTable) -> None:
        due = table.due
        if await table.close(only_if_idle=True):
            self.live.pop(table.code, None)
            if due is not None:
                self._wake[table.code] = due

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweeping failed")
