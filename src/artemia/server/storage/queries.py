"""How tables, answers, chat and people are written into the store and read back."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from artemia.server.storage.settings import TableSettings, decode_settings, encode_settings
from artemia.server.wire.messages import Said

Db = sqlite3.Connection
CHAT_KEPT = 200


class StoredAnswer(NamedTuple):
    """An answer as it is kept: `seat:key`, and whose request it was."""

    line: str
    user: str | None
    request: str | None


class StoredTable(NamedTuple):
    """All there is of a table."""

    settings: TableSettings
    given: list[StoredAnswer]
    chat: list[Said]
    wake: float | None


def save_settings(settings: TableSettings, wake: float | None = None) -> Callable[[Db], None]:
    """Writes the settings as they are now, and who may find the table in their list."""
    doc = encode_settings(settings)
    row = (settings.code, doc, settings.maker, settings.status, settings.options.public, wake, time.time())
    members = [(user, settings.code) for chair in settings.chairs for user in chair.owners]

    def work(db: Db) -> None:
        db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        db.execute("DELETE FROM members WHERE code = ?", (settings.code,))
        db.executemany("INSERT OR IGNORE INTO members VALUES (?, ?)", members)

    return work


def save_wake(code: str, wake: float | None, moved: float) -> Callable[[Db], None]:
    """For a table that leaves memory: when it is needed again, and when the last move was."""

    def work(db: Db) -> None:
        db.execute(
            "UPDATE tables SET wake = ?, updated = max(updated, ?) WHERE code = ?", (wake, moved, code)
        )

    return work


def note_move(code: str, moved: float) -> Callable[[Db], None]:
    def work(db: Db) -> None:
        db.execute("UPDATE tables SET updated = ? WHERE code = ?", (moved, code))

    return work


def append_answer(code: str, seq: int, given: StoredAnswer) -> Callable[[Db], None]:
    """The next answer; two with the same number can't be, whoever writes them."""

    def work(db: Db) -> None:
        db.execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", (code, seq, *given))

    return work


def append_answers(code: str, lines: list[str]) -> Callable[[Db], None]:
    def work(db: Db) -> None:
        rows = [(code, seq, line, None, None) for seq, line in enumerate(lines)]
        db.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", rows)

    return work


def append_said(code: str, said: Said) -> Callable[[Db], None]:
    doc = msgspec.json.encode(said)

    def work(db: Db) -> None:
        db.execute("INSERT INTO chat VALUES (?, ?, ?)", (code, said.n, doc))

    return work


def stored_table(code: str) -> Callable[[Db], StoredTable | None]:
    def work(db: Db) -> StoredTable | None:
        row = db.execute("SELECT doc, wake FROM tables WHERE code = ?", (code,)).fetchone()
        if row is None:
            return None
        given = db.execute("SELECT line, user, request FROM answers WHERE code = ? ORDER BY seq", (code,))
        lines = [StoredAnswer(*each) for each in given]
        chat = db.execute("SELECT doc FROM chat WHERE code = ? ORDER BY n DESC LIMIT ?", (code, CHAT_KEPT))
        said = [msgspec.json.decode(doc, type=Said) for (doc,) in chat]
        return StoredTable(decode_settings(row[0]), lines, said[::-1], row[1])

    return work


def to_wake(db: Db) -> list[tuple[str, float]]:
    """Tables on which a clock runs, and when it runs out."""
    return list(db.execute("SELECT code, wake FROM tables WHERE wake IS NOT NULL AND status = 'playing'"))


def games_of(user: str) -> Callable[[Db], list[tuple[str, float]]]:
    """A person's tables, the latest first."""

    def work(db: Db) -> list[tuple[str, float]]:
        return list(
            db.execute(
                "SELECT code, updated FROM members JOIN tables USING (code) WHERE user = ? "
                "ORDER BY updated DESC LIMIT 30",
                (user,),
            )
        )

    return work


def unfinished_of(maker: str) -> Callable[[Db], int]:
    """How many tables a person has made that aren't over, and records they have sent."""

    def work(db: Db) -> int:
        count: tuple[int] = db.execute(
            "SELECT count(*) FROM tables WHERE maker = ? AND (status != 'over' OR updated > ?)",
            (maker, time.time() - 3600),
        ).fetchone()
        return count[0]

    return work


def public_tables(db: Db) -> list[TableSettings]:
    rows = db.execute(
        "SELECT doc FROM tables WHERE public = 1 AND status = 'lobby' AND updated > ? "
        "ORDER BY updated DESC LIMIT 50",
        (time.time() - 24 * 3600,),
    )
    return [decode_settings(doc) for (doc,) in rows]


def person(user: str) -> Callable[[Db], tuple[str, int]]:
    """Name and colour somebody used last."""

    def work(db: Db) -> tuple[str, int]:
        row = db.execute("SELECT name, colour FROM users WHERE id = ?", (user,)).fetchone()
        return (row[0] or "", row[1] or 0) if row else ("", 0)

    return work


def save_person(user: str, name: str, colour: int) -> Callable[[Db], None]:
    def work(db: Db) -> None:
        db.execute("INSERT OR REPLACE INTO users VALUES (?, ?, ?)", (user, name, colour))

    return work
