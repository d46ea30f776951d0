"""What must outlive the server: one SQLite file, written in batches."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from artemia.errors import ArtemiaError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[Any]]

FORMAT: Final = 1
PATIENCE: Final = 3.0
"""Seconds to wait for a server that is just stopping."""
CHECKPOINT_EVERY: Final = 500
"""Commits, which leaves the log at a few megabytes."""
LOCK: Final = "-lock"
"""What the file is called beside it whose lock only one server can hold."""
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
CREATE INDEX IF NOT EXISTS members_by_code ON members (code);
CREATE TABLE IF NOT EXISTS answers (
    code TEXT, seq INTEGER, line TEXT NOT NULL, user TEXT, request TEXT, PRIMARY KEY (code, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    code TEXT, n INTEGER, doc BLOB NOT NULL, PRIMARY KEY (code, n)
) WITHOUT ROWID;
"""


class Database:
    """Work is done in the order in which it came; what comes together is committed together.

    It is done in the loop itself: a commit is a write to the system's memory and takes less than handing it
    to a thread and back. Only a checkpoint waits for the disk; it has a thread and a connection of its own.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._gathered: list[Job] = []  # in this round of the loop
        self._loop = asyncio.get_running_loop()
        self._uncopied = 0  # commits since the last checkpoint
        self._checkpoint: asyncio.Future[None] | None = None

    async def open(self) -> None:
        self._db, self._lock = await asyncio.to_thread(opened, self.path)

    def do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Has this done; it is safely written once the future is done."""
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._commit)
        self._gathered.append((work, future))
        return future

    def _commit(self) -> None:
        jobs, self._gathered = self._gathered, []
        if not jobs:
            return
        outcomes = together(self._db, [work for work, _ in jobs])
        for (_, future), outcome in zip(jobs, outcomes, strict=True):
            if future.cancelled():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        self._uncopied += 1
        if self._uncopied >= CHECKPOINT_EVERY and (self._checkpoint is None or self._checkpoint.done()):
            self._uncopied = 0
            self._checkpoint = self._loop.run_in_executor(None, checkpoint, self.path)

    async def close(self) -> None:
        """Everything asked for before is still written."""
        self._commit()
        if self._checkpoint is not None:
            await self._checkpoint
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()
        self._lock.close()


def checkpoint(path: str) -> None:
    """Copies what was written from the log into the file. Meanwhile others may write on."""
    with closing(connected(path)) as db, suppress(sqlite3.OperationalError):
        db.execute("PRAGMA wal_checkpoint(PASSIVE)")


def opened(path: str) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The database in this file, made if there is none, and what keeps others off; or one clear sentence."""
    try:
        with ExitStack() as to_close:
            db = to_close.enter_context(closing(connected(path)))
            db.execute("PRAGMA schema_version")  # what is no database gets no lock beside it
            lock = to_close.enter_context(closing(connected(path + LOCK)))
            keep_others_off(lock)
            prepare(db, path)
            to_close.pop_all()
    except (OSError, sqlite3.OperationalError) as error:
        if "locked" in str(error):
            raise ArtemiaError(f"Another server uses “{path}”.", "data-in-use", file=path) from error
        raise ArtemiaError(f"The file “{path}” can’t be opened.", "data-file", file=path) from error
    except sqlite3.DatabaseError as error:
        raise no_database(path) from error
    return db, lock


def connected(path: str) -> sqlite3.Connection:
    Path(path).touch(mode=0o600)  # it holds the deals of games that go on
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def keep_others_off(lock: sqlite3.Connection) -> None:
    """Two servers on one file would undo each other. The lock is on a file of its own, which leaves the
    database open to backups; it is an empty database because SQLite can lock those on every system."""
    lock.execute("PRAGMA journal_mode = OFF")
    lock.execute("BEGIN EXCLUSIVE")


def prepare(db: sqlite3.Connection, path: str) -> None:
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found > FORMAT:
        raise ArtemiaError(
            f"“{path}” was written by a newer version of Artemia; please update.", "data-newer", file=path
        )
    if not found and db.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise no_database(path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.executescript(LAYOUT)
    db.execute(f"PRAGMA user_version = {FORMAT}")


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
