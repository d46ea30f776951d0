"""What all tables share: the store, the thinkers, who is who, and the tasks that run."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from artemia.server.bots.readings import Readings
from artemia.server.bots.tellings import Tellings
from artemia.server.bots.thinker_pool import ThinkerPool
from artemia.server.storage.places import store_at
from artemia.server.storage.sqlite import Durability
from artemia.server.tables.bans import Bans
from artemia.server.tables.registry import TableRegistry
from artemia.server.tables.retention import clean_daily
from artemia.server.web import garbage
from artemia.server.web.identity import Identity
from artemia.server.web.security import Limits
from artemia.server.web.site import Site
from artemia.server.web.turnstile import Turnstile
from artemia.texts.loader import LANGUAGES, bundle

log = logging.getLogger(__name__)


class Services:
    """Opened before the first guest comes, closed after the last has gone."""

    def __init__(
        self,
        store: Path | str,
        site: Site,
        bot_pace: float,
        limits: Limits,
        thinkers: int | None = None,
        durable: Durability = "process",
    ) -> None:
        self.store = store_at(store, durable)
        self.thinkers = ThinkerPool(thinkers)
        self.readings = Readings()
        self.tellings = Tellings()
        self.tables = TableRegistry(self)
        self.bans = Bans(self.store)
        self.limits = limits
        self.turnstile = Turnstile()
        self.site = site
        self.bot_pace = bot_pace
        self.keep_days = 0  # how long tables are kept that nobody touches; 0: for good
        self.behind_proxy = False  # whose word on who asks, and how, is then taken
        self.cards: dict[str, Any] = {}  # what a new table puts right that names no cards itself
        self.draining = False  # about to stop: guests had better go elsewhere
        self.relieved = False  # another process takes over those who are here
        self.network: Callable[[], str] = str  # the address by which others reach this machine; it may change
        self.identity = Identity(b"")
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def build(self) -> str:
        return self.site.build

    async def open(self) -> None:
        await self.store.open()
        self.identity = Identity(await self.store.key())
        await self.bans.read()
        await self.tables.open()
        if self.keep_days:
            self.spawn(clean_daily(self.tables, self.keep_days))

    async def warm(self) -> None:
        """Gets ready what would make the first guest wait: the processes of bots, and all words."""
        await self.thinkers.warm()
        for lang in LANGUAGES:
            await asyncio.to_thread(bundle, lang)
        garbage.settle()

    async def close(self) -> None:
        await self.tables.close()
        for task in list(self._tasks):
            if not task.cancelling():  # a second time would interrupt its tidying up
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.tellings.close()
        await self.store.close()

    async def remember(self, user: str, name: str, colour: int) -> None:
        """What somebody is called, for their next table. What they asked for is done, kept or not."""
        try:
            await self.store.save_person(user, name, colour)
        except Exception as error:
            log.warning("a name wasn't kept: %r", error)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is held on to until it is done, and whose failure is noted."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)
