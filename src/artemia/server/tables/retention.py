"""Clears away tables that nobody has touched for long: once at the start, then daily, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from artemia.server.storage.queries import Db

if TYPE_CHECKING:
    from artemia.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0
LOBBY_DAYS: Final = 90
"""Tables at which no game was begun are kept no longer than this."""
AT_ONCE: Final = 5
PAUSE: Final = 0.05
"""Seconds between two handfuls, in which others get their turn at the file."""
MOST_A_DAY: Final = 5000


async def clean_daily(tables: TableRegistry, days: int) -> None:
    while True:
        try:
            await clean(tables, days)
        except Exception:
            log.exception("clearing away old tables failed")
        await asyncio.sleep(DAY)


async def clean(tables: TableRegistry, days: int) -> None:
    codes = await tables.services.store.do(old_tables(days))
    for first in range(0, len(codes), AT_ONCE):
        await tables.remove(codes[first : first + AT_ONCE])
        await asyncio.sleep(PAUSE)


def old_tables(days: int) -> Callable[[Db], list[str]]:
    """Those longest untouched come first."""
    ages = {"lobby": min(days, LOBBY_DAYS), "playing": days, "over": days}

    def work(db: Db) -> list[str]:
        found: list[tuple[float, str]] = []
        for status, age in ages.items():
            found += db.execute(
                "SELECT updated, code FROM tables WHERE public IN (0, 1) AND status = ? AND updated < ? "
                "ORDER BY updated LIMIT ?",
                (status, time.time() - age * DAY, MOST_A_DAY),
            )
        return [code for _, code in sorted(found)[:MOST_A_DAY]]

    return work


def take_off(codes: list[str]) -> Callable[[Db], None]:
    """Removes these tables with all that belongs to them, and the names of people who have no other."""

    def work(db: Db) -> None:
        for code in codes:
            people = db.execute("SELECT user FROM members WHERE code = ?", (code,)).fetchall()
            for name in ("tables", "answers", "chat", "members"):
                db.execute(f"DELETE FROM {name} WHERE code = ?", (code,))
            db.executemany(
                "DELETE FROM users WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM members WHERE user = ?1)",
                people,
            )

    return work
