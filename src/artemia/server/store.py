"""What must outlive the server: one SQLite file, written by one thread, in batches."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from artemia.errors import ArtemiaError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[Any]]

FORMAT: Final = 1
PATIENCE: Final = 3.0
"""Seconds to wait for a server that is just stopping."""
LAYOUT: Final = """
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS users (id TEXT PRIMARY KEY, name TEXT, colour INTEGER) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, doc BLOB NOT NULL, maker TEXT NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, wake REAL, updated REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_maker ON tables (maker, status);
CREATE INDEX IF NOT EXISTS tables_in_public ON tables (public, status, updated);
CREATE TABLE IF NOT EXISTS members (user TEXT, code TEXT, PRIMARY KEY (user, code)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answers (
    code TEXT, seq INTEGER, line TEXT NOT NULL, user TEXT, request TEXT, PRIMARY KEY (code, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    code TEXT, n INTEGER, doc BLOB NOT NULL, PRIMARY KEY (code, n)
) WITHOUT ROWID;
"""


class Store:
    """Work is done in the order in which it came; what comes together is committed together."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []  # in this round of the loop; waking the thread is dear
        self._loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._serve, name="store", daemon=True)

    async def open(self) -> None:
        self._thread.start()
        await self._ready

    def do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Has the thread do this; it is safely written once the future is done."""
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((work, future))
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Everything asked for before is still written."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        try:
            db = opened(self.path)
        except ArtemiaError as error:
            self._loop.call_soon_threadsafe(self._ready.set_exception, error)
            return
        self._loop.call_soon_threadsafe(self._ready.set_result, None)
        last = False
        while not last:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            last = None in batch
            jobs = [job for some in batch if some is not None for job in some]
            outcomes = together(db, [work for work, _ in jobs])
            futures = [future for _, future in jobs]
            self._loop.call_soon_threadsafe(settle, list(zip(futures, outcomes, strict=True)))
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()


def opened(path: str) -> sqlite3.Connection:
    """The database in this file, made if there is none; or one clear sentence."""
    try:
        Path(path).touch(mode=0o600)  # it holds the deals of games that go on
        db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        db.execute("PRAGMA locking_mode = EXCLUSIVE")  # two servers on one file would undo each other
        found = db.execute("PRAGMA user_version").fetchone()[0]
        if found > FORMAT:
            raise ArtemiaError(
                f"“{path}” was written by a newer version of Artemia; please update.", "data-newer", file=path
            )
        if not found and db.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise no_database(path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        db.executescript(LAYOUT)
        db.execute(f"PRAGMA user_version = {FORMAT}")
    except (OSError, sqlite3.OperationalError) as error:
        if "locked" in str(error):
            raise ArtemiaError(f"Another server uses “{path}”.", "data-in-use", file=path) from error
        raise ArtemiaError(f"The file “{path}” can’t be opened.", "data-file", file=path) from error
    except sqlite3.DatabaseError as error:
        raise no_database(path) from error
    return db


def no_database(path: str) -> ArtemiaError:
    return ArtemiaError(f"“{path}” holds something else than Artemia’s tables.", "no-database", file=path)


def together(db: sqlite3.Connection, works: list[Work]) -> list[Any]:
    """What each gave, or the error it ended in. If one fails the others are done without it."""
    try:
        return transaction(db, works)
    except Exception:
        return [alone(db, work) for work in works]


def alone(db: sqlite3.Connection, work: Work) -> Any:
    try:
        return transaction(db, [work])[0]
    except Exception as error:
        return error


def transaction(db: sqlite3.Connection, works: list[Work]) -> list[Any]:
    db.execute("BEGIN")
    try:
        found = [work(db) for work in works]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return found


def settle(outcomes: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, outcome in outcomes:
        if future.cancelled():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
