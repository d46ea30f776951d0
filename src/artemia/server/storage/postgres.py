"""The store of any number of servers: one PostgreSQL, where whoever writes a version first has written it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from re import split
from typing import Any, Final

import asyncpg

from artemia.errors import ArtemiaError
from artemia.server.storage import statements as sql
from artemia.server.storage.layout import FORMAT, MIGRATIONS, for_postgres
from artemia.server.storage.notices import TROUBLE, Notices
from artemia.server.storage.settings import TableSettings, decode_settings
from artemia.server.storage.statements import Statement, TableEntry, written
from artemia.server.storage.store import Beat, Conflict, NotKept, Reader, Row, Store

log = logging.getLogger(__name__)

CONNECTIONS: Final = 8
PATIENCE: Final = 5.0
"""Seconds until a connection that doesn't answer is given up."""
TO_CLOSE: Final = 1.0
"""Seconds for saying goodbye to the database."""
LEASE: Final = 3
"""Seconds for which a process is taken to be alive after it has said so."""
FORGOTTEN: Final = 60
"""Seconds after which what a process that is gone has left behind is cleared away."""
PLACE: Final = r"\$(\d+)"
FOR_CERTAIN: Final = {"synchronous_commit": "on"}
"""What is acknowledged survives the end of the database, too, however it is set up."""
TURNS: Final = "SELECT pg_advisory_xact_lock(4172)"
"""One process after the other makes the tables, or brings them up to date."""

SHARED: Final = """
CREATE TABLE IF NOT EXISTS processes (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);
CREATE TABLE IF NOT EXISTS leases (code TEXT PRIMARY KEY, process TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS leases_by_process ON leases (process);
CREATE TABLE IF NOT EXISTS present (
    code TEXT, process TEXT, users TEXT[] NOT NULL, PRIMARY KEY (code, process)
);
"""
ALIVE: Final = f"""
INSERT INTO processes VALUES ($1, now() + interval '{LEASE} s')
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
TAKE: Final = """
INSERT INTO leases SELECT code, $1 FROM unnest($2::text[]) AS code
WHERE NOT EXISTS (
    SELECT 1 FROM leases JOIN processes ON id = process WHERE leases.code = code.code AND until > now()
)
ON CONFLICT (code) DO UPDATE SET process = excluded.process
WHERE NOT EXISTS (SELECT 1 FROM processes WHERE id = leases.process AND until > now())
"""
LOOK: Final = """
SELECT code, coalesce((SELECT process = $1 FROM leases WHERE leases.code = code.code), false),
       (SELECT max(version) FROM writes WHERE writes.code = code.code),
       ARRAY(SELECT unnest(users) FROM present JOIN processes ON id = process
             WHERE present.code = code.code AND process <> $1 AND until > now())
FROM unnest($2::text[]) AS code
"""
ANNOUNCE: Final = (
    "INSERT INTO present VALUES ($1, $2, $3) ON CONFLICT (code, process) DO UPDATE SET users = excluded.users"
)
CLEAR: Final = f"""
WITH gone AS (DELETE FROM processes WHERE until < now() - interval '{FORGOTTEN} s' RETURNING id),
     here AS (DELETE FROM present WHERE process IN (SELECT id FROM gone))
DELETE FROM leases WHERE process IN (SELECT id FROM gone)
"""
IN_PUBLIC: Final = """
SELECT DISTINCT ON (updated, code) doc FROM tables JOIN present USING (code) JOIN processes ON id = process
WHERE public = 1 AND status = 'lobby' AND users <> '{}' AND process <> $1 AND until > now()
ORDER BY updated DESC, code LIMIT 20
"""
IN_USE: Final = (
    "SELECT code FROM leases JOIN processes ON id = process WHERE code = ANY($1::text[]) AND until > now()"
)


class PostgresStore(Store):
    """A write is one row of `writes` under (code, version) with all that belongs to it, in one transaction.

    Who finds that row taken reads on. Who doesn't know whether it was written, because the connection broke,
    does the same; so nothing is guessed.
    """

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.process = secrets.token_urlsafe(6)
        self._notices = Notices(self.address, self.process)

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=0,
                max_size=CONNECTIONS,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                reset=leave_as_it_is,
                server_settings=FOR_CERTAIN,
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await prepare(connection)
        except (ValueError, *TROUBLE) as error:
            raise ArtemiaError(
                f"The database can’t be opened: {error}", "no-postgres", why=str(error)
            ) from error
        with suppress(NotKept):
            await self._run(ALIVE, self.process)
            await self._run(CLEAR)

    def listen(self, heard: Callable[[str, int | None], None]) -> None:
        self._notices.open(heard)

    async def close(self) -> None:
        """What can't be tidied up soon the others clear away."""
        leaving = asyncio.create_task(self._leave_all())
        await asyncio.wait([leaving], timeout=TO_CLOSE)
        self._pool.terminate()  # which ends what still waits; to cancel it would ask the database
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)

    async def _leave_all(self) -> None:
        await self._notices.close()
        with suppress(NotKept):
            for name, column in (("present", "process"), ("leases", "process"), ("processes", "id")):
                await self._run(f"DELETE FROM {name} WHERE {column} = $1", self.process)
        await self._pool.close()

    async def rows(self, words: str, *args: Any) -> Sequence[Row]:
        with telling():
            found: Sequence[Row] = await self._pool.fetch(words, *args)
        return found

    async def write(self, works: Sequence[Statement]) -> None:
        with telling():
            async with self._pool.acquire() as connection, connection.transaction():
                for words, args in works:
                    await connection.execute(words, *args)

    async def fill(self, works: AsyncIterator[Statement]) -> None:
        with telling():
            async with self._pool.acquire() as connection, connection.transaction():
                async for words, args in works:
                    await connection.execute(words, *args)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        with telling():
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                yield connection.fetch

    async def append(self, code: str, version: int, change: TableEntry) -> None:
        by = change.by if change.by and change.answer is None else (None, None)
        works = [Statement(sql.WRITE, (code, version + 1, *by)), *written(code, change)]
        if change.touched is not None:
            await self.note_day(change.touched)
        if change.settings is None:  # each statement has a row of its own, so they may be one
            await self._run(
                in_one(tuple(each.sql for each in works)), *[arg for each in works for arg in each.args]
            )
        else:
            await self.write(works)
        self._notices.tell(self._pool, code, version + 1)

    async def due(self, longest: float) -> list[str]:
        """Those no process has in memory; whoever has one wakes it by itself."""
        codes = await super().due(longest)
        used = {code for (code,) in await self.rows(IN_USE, codes)} if codes else set()
        return [code for code in codes if code not in used]

    async def remove(self, codes: list[str]) -> None:
        used = {code for (code,) in await self.rows(IN_USE, codes)}
        await super().remove([code for code in codes if code not in used])

    async def public_elsewhere(self) -> list[TableSettings]:
        return [decode_settings(doc) for (doc,) in await self.rows(IN_PUBLIC, self.process)]

    async def alone(self) -> None:
        if await self.rows("SELECT 1 FROM processes WHERE id <> $1 AND until > now()", self.process):
            raise ArtemiaError("A server is using this database; stop it first.", "database-in-use")

    async def beat(self, live: Sequence[str]) -> Beat:
        """By the database's clock. One row says that this process is alive, for all its leases."""
        await self._run(ALIVE, self.process)
        await self._run(TAKE, self.process, live)
        found = await self.rows(LOOK, self.process, live)
        return Beat(
            leads=frozenset(code for code, leads, _, _ in found if leads),
            versions={code: version or 0 for code, _, version, _ in found},
            present={code: frozenset(users) for code, _, _, users in found},
        )

    async def announce(self, code: str, users: frozenset[str]) -> None:
        await self._run(ANNOUNCE, code, self.process, sorted(users))
        self._notices.tell(self._pool, code, None)

    async def leave(self, code: str) -> None:
        for name in ("leases", "present"):
            await self._run(f"DELETE FROM {name} WHERE code = $1 AND process = $2", code, self.process)

    async def _run(self, words: str, *args: Any) -> None:
        with telling():
            await self._pool.execute(words, *args)


@contextmanager
def telling() -> Iterator[None]:
    """A row that is there already is a conflict. What else fails may have been written, or not."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        raise Conflict(str(error)) from error
    except TROUBLE as error:
        log.info("the store failed: %s", error or type(error).__name__)
        raise NotKept from error


@cache
def in_one(works: tuple[str, ...]) -> str:
    """Statements that don't touch each other's rows as a single one, which is a transaction by itself."""
    parts: list[str] = []
    before = 0
    for n, words in enumerate(works):
        pieces = split(PLACE, words)  # every other one is a number
        numbers = [int(piece) for piece in pieces[1::2]]
        pieces[1::2] = [f"${number + before}" for number in numbers]
        parts.append(f"s{n} AS ({''.join(pieces)})")
        before += max(numbers)
    return f"WITH {', '.join(parts)} SELECT 1"


async def leave_as_it_is(connection: asyncpg.Connection[Any]) -> None:
    """Nothing is set on a connection that would have to be undone before others have it."""


async def prepare(connection: asyncpg.Connection[Any]) -> None:
    await connection.execute(TURNS)
    known = await connection.fetchval("SELECT to_regclass('settings')")
    words = await connection.fetchval("SELECT value FROM settings WHERE name = 'format'") if known else None
    found = int(words) if words else 0
    if known and not words:
        raise ArtemiaError("This database holds something other than Artemia’s tables.", "other-database")
    if found > FORMAT:
        raise ArtemiaError(
            "The database was written by a newer version of Artemia; please update.", "newer-database"
        )
    if found == FORMAT:
        return
    for format in range(found + 1, FORMAT + 1):
        await connection.execute(for_postgres(MIGRATIONS[format]))
    await connection.execute(SHARED)
    await connection.execute(sql.SETTING, "format", b"%d" % FORMAT)
