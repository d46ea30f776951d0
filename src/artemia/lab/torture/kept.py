"""A game as the store has it, read past the server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from artemia.server.storage.settings import TableSettings, decode_settings

if TYPE_CHECKING:
    import asyncpg

POSTGRES: Final = "postgresql://"
PATIENCE: Final = 60.0
"""Seconds within which a database that was killed takes connections again."""
TABLE: Final = "SELECT doc FROM tables WHERE code = $1"
ANSWERS: Final = 'SELECT seq, line, "user", request FROM answers WHERE code = $1 ORDER BY seq'
COUNT: Final = "SELECT count(*) FROM answers WHERE code = $1"


class KeptAnswer(NamedTuple):
    """An answer, and whose request it was; nobody's is a bot's."""

    line: str
    user: str | None
    request: str | None


class KeptGame(NamedTuple):
    """What is kept of one table."""

    settings: TableSettings
    numbers: list[int]
    given: list[KeptAnswer]

    @property
    def answers(self) -> list[str]:
        return [each.line for each in self.given]


async def kept_game(store: str, code: str) -> KeptGame | None:
    """By statements of our own: what the server's would overlook must be seen."""
    tables, answers = await found(store, code, TABLE, ANSWERS)
    if not tables:
        return None
    settings = decode_settings(tables[0][0])
    return KeptGame(settings, [seq for seq, *_ in answers], [KeptAnswer(*rest) for _, *rest in answers])


async def answers_kept(store: str, code: str) -> int:
    ((count,),) = (await found(store, code, COUNT))[0]
    return int(count)


async def found(store: str, code: str, *statements: str) -> list[Sequence[Sequence[Any]]]:
    if store.startswith(POSTGRES):
        async with connected(store) as database:
            return [[tuple(row) for row in await database.fetch(each, code)] for each in statements]
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True, timeout=PATIENCE)) as db:
        return [db.execute(each, {"1": code}).fetchall() for each in statements]


@asynccontextmanager
async def connected(store: str) -> AsyncIterator[asyncpg.Connection[Any]]:
    """As soon as the database is there again."""
    import asyncpg

    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                database = await asyncpg.connect(store, timeout=PATIENCE, command_timeout=PATIENCE)
                break
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.1)
    try:
        yield database
    finally:
        database.terminate()
