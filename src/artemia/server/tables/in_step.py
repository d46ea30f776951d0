"""Keeps the tables of this process in step with those of others on the same store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from artemia.server.storage.store import NotKept
from artemia.server.tables.news import catch_up

if TYPE_CHECKING:
    from artemia.server.tables.registry import TableRegistry
    from artemia.server.tables.table import LiveTable

log = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between two looks at the store. What others write is heard of at once, but may be missed."""

NOBODY: Final[frozenset[str]] = frozenset()


class InStep:
    """News wake a table, which then reads what it hasn't got. A store that nobody shares has none."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.store = tables.services.store
        self._beating: asyncio.Task[None] | None = None
        self._told: dict[str, frozenset[str]] = {}  # who has a table open here, as the others know
        self._catching_up: set[str] = set()

    def open(self) -> None:
        if self.store.shared:
            self.store.listen(self.heard)
            self._beating = self.tables.services.spawn(self._beat_on())

    def close(self) -> None:
        if self._beating:
            self._beating.cancel()

    async def begin_with(self, table: LiveTable) -> None:
        """It has just been fetched; something may have been written since."""
        if self.store.shared:
            await self._beat([table])
        else:
            table.lead(True)

    def heard(self, code: str, version: int | None) -> None:
        """Somebody has written this version, or says anew who has the table open there."""
        table = self.tables.live.get(code)
        if table is None:
            return
        if version is None:
            self.tables.services.spawn(self._look_who_is_there(table))
        elif version > table.version:
            self._catch_up(table)

    def tell(self, table: LiveTable) -> None:
        """Lets the others know who has a table open here, if that has changed."""
        if self.store.shared and self._told.get(table.code, NOBODY) != (here := table.presence.here()):
            self._told[table.code] = here
            self.tables.services.spawn(self._announce(table.code, here))

    async def _announce(self, code: str, here: frozenset[str]) -> None:
        try:
            await self.store.announce(code, here)
        except NotKept:
            self._told.pop(code, None)

    def forget(self, table: LiveTable) -> None:
        self._told.pop(table.code, None)

    def _catch_up(self, table: LiveTable) -> None:
        if table.code not in self._catching_up:
            self._catching_up.add(table.code)
            self.tables.services.spawn(self._caught_up(table))

    async def _caught_up(self, table: LiveTable) -> None:
        async with table.turn:
            self._catching_up.discard(table.code)  # what is heard from here on has to be read once more
            await catch_up(table)

    async def _look_who_is_there(self, table: LiveTable) -> None:
        try:
            beat = await self.store.beat([table.code])
        except NotKept:
            return
        self._meet(table, beat.present.get(table.code, NOBODY))

    def _meet(self, table: LiveTable, elsewhere: frozenset[str]) -> None:
        if table.presence.elsewhere != elsewhere:
            table.presence.elsewhere = elsewhere
            self.tables.services.spawn(table.look_around())
            table.stir()

    async def _beat(self, tables: Iterable[LiveTable]) -> None:
        live = {table.code: table for table in tables}
        beat = await self.store.beat(list(live))
        for code, table in live.items():
            if table.closed:
                continue
            table.lead(code in beat.leads)
            if table.unsure or beat.versions.get(code, 0) > table.version:
                self._catch_up(table)
            self._meet(table, beat.present.get(code, NOBODY))
            self.tell(table)

    async def _beat_on(self) -> None:
        failing = False
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat(self.tables.live.values())
                failing = False
            except NotKept:
                if not failing:
                    log.warning("the store can't be reached; tables wait until it can")
                failing = True
            except Exception:
                log.exception("keeping in step failed")
