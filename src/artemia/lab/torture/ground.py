"""What servers stand on, a file or a database, and what can be done to that."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Final, Protocol

from artemia.lab.torture.host import ServerHost
from artemia.lab.torture.lease_watch import LeaseWatch
from artemia.lab.torture.postgres import PostgresHost

Fault = Callable[[ServerHost, Random], Awaitable[None]]
SHORT: Final = (0.1, 1.5)
LONG: Final = (1.0, 6.0)


class Ground(Protocol):
    """One of both kinds."""

    @property
    def store(self) -> str:
        """Where the referee finds it."""

    @property
    def faults(self) -> Mapping[str, tuple[int, Fault]]:
        """By name, with how often each happens."""

    def words(self, server: str) -> tuple[str, ...]:
        """What the command line of this server says about it."""

    async def open(self) -> None: ...

    async def watch(self) -> None:
        """Once a server has made its tables there."""

    async def astray(self) -> list[str]:
        """What was done there by whom it wasn't theirs to do."""

    async def close(self) -> None: ...


class SqliteGround:
    """A file; one server at a time."""

    def __init__(self, folder: Path) -> None:
        self.store = str(folder / "tables.db")
        self.faults: Mapping[str, tuple[int, Fault]] = {
            "fill the disk": (2, fill_the_disk),
            "lock the file": (1, self._lock_the_file),
        }

    def words(self, server: str) -> tuple[str, ...]:
        return "--data", self.store

    async def open(self) -> None:
        pass

    async def watch(self) -> None:
        pass

    async def astray(self) -> list[str]:
        return []

    async def close(self) -> None:
        pass

    async def _lock_the_file(self, host: ServerHost, rng: Random) -> None:
        """As a backup gone wrong does."""
        with closing(sqlite3.connect(self.store, timeout=0, isolation_level=None)) as db:
            with suppress(sqlite3.OperationalError):
                db.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(rng.uniform(*LONG))


async def fill_the_disk(host: ServerHost, rng: Random) -> None:
    host.fill_the_disk(True)
    try:
        await asyncio.sleep(rng.uniform(*SHORT))
    finally:
        host.fill_the_disk(False)


class PostgresGround:
    """A database of our own, for any number of servers."""

    def __init__(self) -> None:
        self._database = PostgresHost()
        self.store = self._database.address()
        self._watch = LeaseWatch(self.store)
        self.faults: Mapping[str, tuple[int, Fault]] = {
            "kill the database": (2, self._kill_the_database),
            "freeze the database": (1, self._freeze_the_database),
            "move leases": (2, self._move_leases),
        }

    def words(self, server: str) -> tuple[str, ...]:
        return "--store", self._database.address(server)

    async def open(self) -> None:
        await self._database.make()

    async def watch(self) -> None:
        await self._watch.begin()

    async def astray(self) -> list[str]:
        return await self._watch.astray()

    async def close(self) -> None:
        await self._database.close()

    async def _kill_the_database(self, host: ServerHost, rng: Random) -> None:
        async with self._database.busy:
            await self._database.kill()
            await asyncio.sleep(rng.uniform(*SHORT))
            await self._database.start()

    async def _freeze_the_database(self, host: ServerHost, rng: Random) -> None:
        async with self._database.busy:
            family = self._database.family()
            self._database.signal(signal.SIGSTOP, family)
            try:
                await asyncio.sleep(rng.uniform(*SHORT))
            finally:
                self._database.signal(signal.SIGCONT, family)

    async def _move_leases(self, host: ServerHost, rng: Random) -> None:
        """Nobody has them any more: whoever looks first takes them."""
        async with self._database.busy:
            await self._watch.take_all_leases_away()
