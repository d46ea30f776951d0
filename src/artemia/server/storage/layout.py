"""What a store looks like inside, and how one of an older format becomes one of today's.

Written once, as SQLite has it; `for_postgres` says the few words PostgreSQL says otherwise.
"""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final = {
    1: """
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS users (id TEXT PRIMARY KEY, name TEXT, colour INTEGER) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, doc BLOB NOT NULL, maker TEXT NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, wake REAL, updated REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_maker ON tables (maker, status);
CREATE INDEX IF NOT EXISTS tables_in_public ON tables (public, status, updated);
CREATE TABLE IF NOT EXISTS members ("user" TEXT, code TEXT, PRIMARY KEY ("user", code)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS members_by_code ON members (code);
CREATE TABLE IF NOT EXISTS answers (
    code TEXT, seq INTEGER, line TEXT NOT NULL, "user" TEXT, request TEXT, PRIMARY KEY (code, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    code TEXT, n INTEGER, doc BLOB NOT NULL, PRIMARY KEY (code, n)
) WITHOUT ROWID;
""",
    2: """
CREATE TABLE IF NOT EXISTS writes (
    code TEXT, version INTEGER, "user" TEXT, request TEXT, PRIMARY KEY (code, version)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
""",
    3: """
ALTER TABLE users ADD COLUMN seen REAL;
CREATE INDEX users_by_seen ON users (seen);
""",
    4: """
CREATE TABLE IF NOT EXISTS played (
    "user" TEXT, code TEXT, ended REAL NOT NULL, doc BLOB NOT NULL, PRIMARY KEY ("user", code)
) WITHOUT ROWID;
""",
}
"""By the format they lead to. What was released is never changed; another is added."""

FORMAT: Final = max(MIGRATIONS)
OF_A_TABLE: Final = ("tables", "members", "answers", "chat", "writes")
"""Where a table has rows, each with its code."""


def for_postgres(sql: str) -> str:
    return sql.replace(" WITHOUT ROWID", "").replace("BLOB", "BYTEA").replace(" REAL", " DOUBLE PRECISION")
