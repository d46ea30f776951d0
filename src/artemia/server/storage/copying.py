"""Carries tables from one store to another, with all that belongs to them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from artemia.errors import ArtemiaError
from artemia.server.storage import statements as sql
from artemia.server.storage.layout import OF_A_TABLE
from artemia.server.storage.statements import Statement
from artemia.server.storage.store import Conflict, NotKept, Reader, Store

COLUMNS: Final = {"tables": 7, "members": 2, "answers": 5, "chat": 3, "writes": 4}
SETTINGS: Final = ("key", "days", "bans")
PEOPLE: Final = "SELECT id, name, colour, seen FROM users"
NEW_PERSON: Final = "INSERT INTO users VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
GAMES: Final = 'SELECT "user", code, ended, doc FROM played'
CODES: Final = "SELECT code FROM tables ORDER BY updated"
THERE: Final = "SELECT 1 FROM tables WHERE code = $1"


async def copy_all(source: Store, target: Store) -> list[str]:
    """All tables, as of one moment, in one transaction: the target gets all of them or none. Says which."""
    key = await source.key()
    try:
        async with source.snapshot() as rows:
            codes = [code for (code,) in await rows(CODES)]
            for code in codes:
                if await target.rows(THERE, code):
                    raise ArtemiaError(
                        f"Table {code} is there already; nothing was copied.", "table-there", table=code
                    )
            fresh = not await target.rows(CODES)
            if not fresh and await target.key() != key:
                raise ArtemiaError(
                    "There are tables of another server here, which knows people by another key.", "other-key"
                )
            await target.fill(everything(rows, codes, fresh))
    except (NotKept, Conflict) as error:
        cause = error.__cause__ or error
        why = str(cause) or type(cause).__name__
        raise ArtemiaError(
            f"Copying was cut off ({why}): the new store now has all of the tables, or none.",
            "copy-cut",
            why=why,
        ) from error
    return codes


async def everything(rows: Reader, codes: list[str], fresh: bool) -> AsyncIterator[Statement]:
    """Without the key that signs the cookies nobody would be known again."""
    for name in SETTINGS if fresh else ():
        for row in await rows(sql.VALUE, name):
            yield Statement(sql.SETTING, (name, bytes(row[0])))
    for row in await rows(PEOPLE):
        yield Statement(NEW_PERSON, tuple(row))
    for row in await rows(GAMES):
        yield Statement(sql.PLAYED, tuple(row))
    for code in codes:
        for name in OF_A_TABLE:
            places = ", ".join(f"${n}" for n in range(1, COLUMNS[name] + 1))
            for row in await rows(f"SELECT * FROM {name} WHERE code = $1", code):
                yield Statement(f"INSERT INTO {name} VALUES ({places})", tuple(row))


async def remove_all(source: Store, codes: list[str]) -> None:
    """What was copied."""
    try:
        await source.remove(codes)
        await source.write([Statement(f"DELETE FROM {name}", ()) for name in ("users", "played")])
    except NotKept as error:
        raise ArtemiaError(
            "All tables were copied, but could not be removed; throw the old store away.", "not-removed"
        ) from error
