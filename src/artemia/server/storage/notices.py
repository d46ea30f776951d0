"""Wakes other processes: who has written what. It may be missed, so whoever hears it reads the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import asyncpg

log = logging.getLogger(__name__)

CHANNEL: Final = "artemia"
MOST: Final = 200
"""Lines in a notice; PostgreSQL takes 8000 bytes."""
AGAIN: Final = 0.5
PATIENCE: Final = 5.0

TROUBLE: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""What goes wrong with a connection."""
Heard = Callable[[str, int | None], None]


def set_it(event: asyncio.Event, _connection: object) -> None:
    event.set()


class Notices:
    """What is written in the same moment is told at once, after it was written."""

    def __init__(self, address: str, process: str) -> None:
        self.address = address
        self.process = process
        self._untold: dict[tuple[str, bool], str] = {}
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    def open(self, heard: Heard) -> None:
        self._listening = asyncio.create_task(self._listen(heard))

    async def close(self) -> None:
        tasks = [task for task in (self._listening, self._telling) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def tell(self, pool: asyncpg.Pool[Any], code: str, version: int | None) -> None:
        self._untold[code, version is None] = f"{code} {'' if version is None else version}"
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell(pool))

    async def _tell(self, pool: asyncpg.Pool[Any]) -> None:
        try:
            while self._untold:
                lines = [self._untold.pop(key) for key in list(self._untold)[:MOST]]
                await pool.execute("SELECT pg_notify($1, $2)", CHANNEL, "\n".join([self.process, *lines]))
        except TROUBLE:
            self._untold.clear()  # the others look for themselves now and then
        finally:
            self._telling = None

    async def _listen(self, heard: Heard) -> None:
        """On a connection of its own, made anew whenever it is lost."""

        def take(_connection: object, _pid: object, _channel: object, payload: object) -> None:
            process, *lines = str(payload).split("\n")
            for line in lines if process != self.process else ():
                code, _, version = line.partition(" ")
                heard(code, int(version) if version else None)

        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=PATIENCE)
                lost = asyncio.Event()
                connection.add_termination_listener(partial(set_it, lost))
                try:
                    await connection.add_listener(CHANNEL, take)
                    await lost.wait()
                finally:
                    connection.terminate()
            except TROUBLE:
                pass
            await asyncio.sleep(AGAIN)
