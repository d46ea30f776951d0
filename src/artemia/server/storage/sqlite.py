"""The store of a server that is alone: one SQLite file, written in batches."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

from artemia.errors import ArtemiaError
from artemia.server.metrics import BATCH_SIZES, BATCHES
from artemia.server.storage import statements as sql
from artemia.server.storage.layout import FORMAT, MIGRATIONS
from artemia.server.storage.statements import Statement, TableEntry, written
from artemia.server.storage.store import Conflict, NotKept, Row, Store

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

PATIENCE: Final = 3.0
"""Seconds to wait for a server that is just stopping, or for somebody who has locked the file."""
AGAIN: Final = 0.03
"""Seconds between two tries at a locked file."""
CHECKPOINT_EVERY: Final = 500
"""Commits, which leaves the log at a few megabytes."""
LONGEST_LOG: Final = 16_384
"""Pages in the log, 64 megabytes. Under load it is never copied to its end, and would grow for ever."""
LOCK: Final = "-lock"
"""What the file is called beside it whose lock only one server can hold."""
MOMENT: Final = 100
"""Milliseconds for which that may wait for somebody who reads, and others for it."""
Durability = Literal["process", "disk"]
"""What an answer survives once somebody has heard of it: the end of the process, or of the power."""


class Job(NamedTuple):
    """Work, who waits for it, and until when it may wait for the file."""

    work: Work
    future: asyncio.Future[Any]
    until: float


class SqliteStore(Store):
    """Work is done in the order in which it came; what comes together is committed together.

    It is done in the loop itself: a commit is a write to the system's memory and takes less than handing it
    to a thread and back. Only a checkpoint waits for the disk; it has a thread and a connection of its own.
    A file that somebody else has locked isn't waited for: what can't be done is tried again soon.
    """

    def __init__(self, path: Path | str, durable: Durability = "process") -> None:
        super().__init__()
        self.path = str(path)
        self._durable = durable
        self._gathered: list[Job] = []  # in this round of the loop
        self._held_up: list[Job] = []  # by a lock on the file
        self._loop = asyncio.get_running_loop()
        self._uncopied = 0  # commits since the last checkpoint
        self._checkpoint: asyncio.Future[None] | None = None
        self._writer = ThreadPoolExecutor(1) if durable == "disk" else None
        self._writing = False

    async def open(self) -> None:
        self._db, self._lock = await asyncio.to_thread(opened, self.path, self._durable)

    async def rows(self, words: str, *args: Any) -> Sequence[Row]:
        return await self.do(lambda db: db.execute(numbered(words), args).fetchall())

    async def write(self, works: Sequence[Statement]) -> None:
        await self.do(lambda db: carry_out(db, works))

    async def fill(self, works: AsyncIterator[Statement]) -> None:
        try:
            self._db.execute("BEGIN")
            try:
                async for each in works:
                    carry_out(self._db, [each])
                self._db.execute("COMMIT")
            finally:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise as_told(error) from error

    async def append(self, code: str, version: int, change: TableEntry) -> None:
        """One process has the file, so an answer's number tells whether anybody was quicker; what else is
        written needs a row of its own only to know a request again."""
        works = list(written(code, change))
        if change.answer is None and change.by:
            works.append(Statement(sql.WRITE, (code, version + 1, *change.by)))
        if change.touched is not None:
            await self.note_day(change.touched)
        await self.write(works)

    def do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Has this done; it is safely written once the future is done."""
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._commit)
        self._gathered.append(Job(work, future, self._loop.time() + PATIENCE))
        return future

    def _commit(self) -> None:
        """In the loop; where each batch is synced, in a thread, while the next one gathers."""
        if self._writing or not self._gathered:
            return
        jobs, self._gathered = self._gathered, []
        works = [job.work for job in jobs]
        BATCH_SIZES.observe(len(jobs))
        if self._writer is None:
            self._tell(jobs, self._done(works))
            return
        self._writing = True
        written = self._loop.run_in_executor(self._writer, self._done, works)
        written.add_done_callback(lambda done: self._synced(jobs, done.result()))

    def _done(self, works: list[Work]) -> list[Any]:
        with BATCHES.time():
            return together(self._db, works)

    def _synced(self, jobs: list[Job], outcomes: list[Any]) -> None:
        self._writing = False
        self._tell(jobs, outcomes)
        self._commit()

    def _tell(self, jobs: list[Job], outcomes: list[Any]) -> None:
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.future.cancelled():
                continue
            if is_lock(outcome) and self._loop.time() < job.until:
                self._hold(job)
            elif isinstance(outcome, Exception):
                told = as_told(outcome)
                if isinstance(told, NotKept):
                    log.warning("the store failed: %s", outcome)
                job.future.set_exception(told)
            else:
                job.future.set_result(outcome)
        self._uncopied += 1
        if self._uncopied >= CHECKPOINT_EVERY and (self._checkpoint is None or self._checkpoint.done()):
            self._uncopied = 0
            self._checkpoint = self._loop.run_in_executor(None, checkpoint, self.path)

    def _hold(self, job: Job) -> None:
        if not self._held_up:
            self._loop.call_later(AGAIN, self._try_again)
        self._held_up.append(job)

    def _try_again(self) -> None:
        """What was held up comes before what has come since."""
        self._gathered, self._held_up = self._held_up + self._gathered, []
        self._commit()

    async def close(self) -> None:
        """Everything asked for before is still written."""
        self._commit()
        while self._held_up or self._writing or self._gathered:
            await asyncio.sleep(AGAIN)
        if self._checkpoint is not None:
            await self._checkpoint
        with suppress(sqlite3.OperationalError):  # a copy may be under way
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()
        self._lock.close()
        if self._writer is not None:
            self._writer.shutdown()


def checkpoint(path: str) -> None:
    """Copies what was written from the log into the file. Meanwhile others may write on, but for the moment
    a long log takes to be begun anew."""
    with closing(connected(path)) as db, suppress(sqlite3.OperationalError):
        _, pages, _ = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if pages > LONGEST_LOG:
            db.execute(f"PRAGMA busy_timeout = {MOMENT}")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def opened(path: str, durable: Durability = "process") -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The database in this file, made if there is none, and what keeps others off; or one clear sentence."""
    try:
        with ExitStack() as to_close:
            db = to_close.enter_context(closing(connected(path)))
            db.execute("PRAGMA schema_version")  # what is no database gets no lock beside it
            lock = to_close.enter_context(closing(connected(path + LOCK)))
            keep_others_off(lock)
            prepare(db, path, durable)
            db.execute("PRAGMA busy_timeout = 0")  # from here on the loop would wait
            to_close.pop_all()
    except (OSError, sqlite3.OperationalError) as error:
        if "locked" in str(error):
            raise ArtemiaError(f"Another server is using “{path}”.", "data-in-use", file=path) from error
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


def prepare(db: sqlite3.Connection, path: str, durable: Durability) -> None:
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found > FORMAT:
        raise ArtemiaError(
            f"“{path}” was written by a newer version of Artemia; please update.", "data-newer", file=path
        )
    if not found and db.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise no_database(path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {'FULL' if durable == 'disk' else 'NORMAL'}")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    for format in range(found + 1, FORMAT + 1):
        db.executescript(f"BEGIN; {MIGRATIONS[format]} PRAGMA user_version = {format}; COMMIT;")


def no_database(path: str) -> ArtemiaError:
    return ArtemiaError(f"“{path}” holds something other than Artemia’s tables.", "no-database", file=path)


def is_lock(outcome: Any) -> bool:
    """Whether somebody else has the file; it may be free in a moment."""
    return isinstance(outcome, sqlite3.OperationalError) and "locked" in str(outcome)


def as_told(error: Exception) -> Exception:
    """A full disk or a locked file is nobody's mistake, and may be over in a moment."""
    if isinstance(error, sqlite3.IntegrityError):
        told: Exception = Conflict(str(error))
    elif isinstance(error, sqlite3.Error):
        told = NotKept()
    else:
        return error
    told.__cause__ = error
    return told


def carry_out(db: sqlite3.Connection, works: Sequence[Statement]) -> None:
    for each in works:
        db.execute(numbered(each.sql), each.args)


@cache
def numbered(sql: str) -> str:
    """With its places marked as SQLite does."""
    return sql.replace("$", "?")


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
