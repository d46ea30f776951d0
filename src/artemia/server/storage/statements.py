"""The SQL by which tables, answers, chat and people are written and read; the same for both stores."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from artemia.server.storage.layout import OF_A_TABLE
from artemia.server.storage.settings import TableSettings, encode_settings
from artemia.server.wire.messages import Said

CHAT_KEPT: Final = 200


class Statement(NamedTuple):
    sql: str
    args: tuple[Any, ...]


class StoredAnswer(NamedTuple):
    """An answer as it is kept: `seat:key`, and whose request it was."""

    line: str
    user: str | None = None
    request: str | None = None


class TableEntry(Struct, kw_only=True):
    """What is written of a table at once: an answer, settings, words, or the time of its clock."""

    answer: tuple[int, StoredAnswer] | None = None
    settings: TableSettings | None = None
    said: list[Said] = []
    rematch: TableSettings | None = None  # a new table to which this one leads from now on
    wake: float | None = None  # when its clock runs out, written with `settings` or `touched`
    touched: float | None = None  # when everybody saw something happen, if lists are to know
    by: tuple[str, str] | None = None  # whose request it was, and its id


TABLE: Final = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7)"
ANSWER: Final = "INSERT INTO answers VALUES ($1, $2, $3, $4, $5)"
SAID: Final = "INSERT INTO chat VALUES ($1, $2, $3)"
WRITE: Final = "INSERT INTO writes VALUES ($1, $2, $3, $4)"
MEMBER: Final = "INSERT INTO members VALUES ($1, $2) ON CONFLICT DO NOTHING"
SETTINGS: Final = """
UPDATE tables SET doc = $2, maker = $3, status = $4, public = $5, wake = $6, updated = $7 WHERE code = $1
"""
WAKE: Final = "UPDATE tables SET wake = $2, updated = $3 WHERE code = $1"
ASLEEP: Final = (
    "UPDATE tables SET wake = $2, updated = CASE WHEN updated < $3 THEN $3 ELSE updated END WHERE code = $1"
)
SETTING: Final = (
    "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
FIRST_SETTING: Final = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING"
PERSON: Final = (
    "INSERT INTO users VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour, seen = excluded.seen"
)
SEEN: Final = "UPDATE users SET seen = $2 WHERE id = $1"
FIRST_SEEN: Final = "UPDATE users SET seen = $1 WHERE seen IS NULL"
FORGET: Final = "DELETE FROM users WHERE id = $1 AND seen < $2"

SINCE: Final = """
SELECT 'table' AS kind, (SELECT coalesce(max(version), 0) FROM writes WHERE code = $1) AS n,
       CAST(NULL AS TEXT) AS line, CAST(NULL AS TEXT) AS "user", CAST(NULL AS TEXT) AS request, doc, wake
FROM tables WHERE code = $1
UNION ALL
SELECT 'answer', seq, line, "user", request, NULL, NULL FROM answers WHERE code = $1 AND seq >= $2
UNION ALL
SELECT 'said', n, NULL, NULL, NULL, doc, NULL FROM chat
WHERE code = $1 AND n > $3 AND n > (SELECT max(n) - 200 FROM chat WHERE code = $1)
UNION ALL
SELECT 'write', version, NULL, "user", request, NULL, NULL FROM writes
WHERE code = $1 AND version > $4 AND request IS NOT NULL
ORDER BY 1, 2
"""
"""All there is of a table, or all that is new, as of one moment."""

DUE: Final = (
    "SELECT code FROM tables WHERE wake IS NOT NULL AND (wake <= $1 OR wake > $2) AND status = 'playing'"
)
ALL: Final = "SELECT doc, updated FROM tables ORDER BY updated DESC LIMIT $1"
GAMES_OF: Final = """
SELECT code, updated FROM members JOIN tables USING (code) WHERE "user" = $1 ORDER BY updated DESC LIMIT 30
"""
UNFINISHED_OF: Final = "SELECT count(*) FROM tables WHERE maker = $1 AND (status <> 'over' OR updated > $2)"
OLD: Final = (
    "SELECT updated, code FROM tables WHERE public IN (0, 1) AND status = $1 AND updated < $2 "
    "ORDER BY updated LIMIT $3"
)
WHO: Final = "SELECT name, colour, seen FROM users WHERE id = $1"
STRANGERS: Final = """
SELECT id FROM users WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM members WHERE "user" = id)
AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = id) ORDER BY seen LIMIT $2
"""
PLAYED: Final = "INSERT INTO played VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
PLAYED_BY: Final = """
SELECT doc, EXISTS (SELECT 1 FROM tables WHERE tables.code = played.code) FROM played WHERE "user" = $1
ORDER BY ended DESC, code LIMIT $2
"""
OVER_BUT_UNNOTED: Final = """
SELECT code, updated FROM members JOIN tables USING (code) WHERE members."user" = $1 AND status = 'over'
AND NOT EXISTS (SELECT 1 FROM played WHERE played."user" = $1 AND played.code = tables.code)
ORDER BY updated DESC LIMIT $2
"""
LEFT_BEHIND: Final = """
SELECT code FROM tables WHERE status = 'over'
AND (maker = $1 OR code IN (SELECT code FROM members WHERE "user" = $1)) ORDER BY code
"""
NOT_REQUESTED_BY: Final = (
    'UPDATE answers SET "user" = NULL, request = NULL WHERE code = $1 AND "user" = $2',
    'UPDATE writes SET "user" = NULL, request = NULL WHERE code = $1 AND "user" = $2',
)
UNSAID: Final = "DELETE FROM chat WHERE code = $1 AND n = $2"
UNKNOWN: Final = ('DELETE FROM played WHERE "user" = $1', "DELETE FROM users WHERE id = $1")
FORGOTTEN: Final = 'DELETE FROM played WHERE "user" = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE id = $1)'
VALUE: Final = "SELECT value FROM settings WHERE name = $1"
TOUCHED: Final = "SELECT updated FROM tables"


def about(settings: TableSettings, wake: float | None, now: float) -> tuple[Any, ...]:
    doc, public = encode_settings(settings), int(settings.options.public)
    return settings.code, doc, settings.maker, settings.status, public, wake, now


def members(settings: TableSettings) -> list[Statement]:
    """Who finds the table in their list: who sits there, and who was removed and may come back."""
    users = {user for chair in settings.chairs for user in (*chair.owners, *chair.kept_for)}
    return [
        Statement("DELETE FROM members WHERE code = $1", (settings.code,)),
        *[Statement(MEMBER, (user, settings.code)) for user in sorted(users)],
    ]


def created(settings: TableSettings, now: float) -> list[Statement]:
    return [Statement(TABLE, about(settings, None, now)), *members(settings)]


def written(code: str, change: TableEntry) -> Iterator[Statement]:
    if change.answer is not None:
        seq, given = change.answer
        yield Statement(ANSWER, (code, seq, *given))
    if change.settings is not None:
        yield Statement(SETTINGS, about(change.settings, change.wake, change.touched or time.time()))
        yield from members(change.settings)
    elif change.touched is not None:
        yield Statement(WAKE, (code, change.wake, change.touched))
    for said in change.said:
        yield Statement(SAID, (code, said.n, msgspec.json.encode(said)))
    if change.rematch is not None:
        yield from created(change.rematch, time.time())


def removal(code: str) -> list[Statement]:
    """All that belongs to a table."""
    return [Statement(f"DELETE FROM {name} WHERE code = $1", (code,)) for name in OF_A_TABLE]
