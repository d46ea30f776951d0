"""Clears away tables nobody has touched for long, and guests who have none: at the start, then daily."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from artemia.server.storage.days import DAY
from artemia.server.storage.store import NotKept
from artemia.server.tables.history import note_all

if TYPE_CHECKING:
    from artemia.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

LOBBY_DAYS: Final = 90
"""Tables at which no game was begun are kept no longer than this."""
AT_ONCE: Final = 5
PAUSE: Final = 0.05
"""Seconds between two handfuls, in which others get their turn at the file."""
MOST_A_DAY: Final = 5000
GUEST_DAYS: Final = 90
"""Guests who sit nowhere and have made nothing are known no longer than this after they were here."""
GUESTS_AT_ONCE: Final = 200


async def clean_daily(tables: TableRegistry, days: int) -> None:
    while True:
        try:
            await clean(tables, days)
        except NotKept:
            log.warning("the store can't be written; old tables are cleared away tomorrow")
        except Exception:
            log.exception("clearing away old tables failed")
        await asyncio.sleep(DAY)


async def clean(tables: TableRegistry, days: int) -> None:
    ages = {"lobby": min(days, LOBBY_DAYS), "playing": days, "over": days}
    codes = await tables.services.store.old_tables(ages, MOST_A_DAY)
    for first in range(0, len(codes), AT_ONCE):
        await note_all(tables.services, codes[first : first + AT_ONCE])
        await tables.remove(codes[first : first + AT_ONCE])
        await asyncio.sleep(PAUSE)
    await forget_guests(tables, min(days, GUEST_DAYS))


async def forget_guests(tables: TableRegistry, days: int) -> None:
    """Whoever has a table open is here; each server says it of its own guests."""
    store = tables.services.store
    await store.see(sorted({user for table in tables.live.values() for user in table.presence.here()}))
    while await store.forget_strangers(days, GUESTS_AT_ONCE) == GUESTS_AT_ONCE:
        await asyncio.sleep(PAUSE)
