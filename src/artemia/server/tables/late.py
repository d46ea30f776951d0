"""When the clock of a table has run out."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from artemia.server.storage.store import NotKept
from artemia.server.tables import seating
from artemia.server.tables.clock import deadline_of

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable

SOON: Final = 5.0
"""Seconds until the clock rings once more when what it wanted couldn't be written."""


async def help_out(table: LiveTable) -> None:
    """Bots stand in for those who let the others wait; the process that leads the table sees to it."""
    async with table.turn:
        playing = table.play is not None and table.settings.status == "playing"
        if table.closed or not playing or not table.leads:
            return
        table.clock.run(deadline_of(table.settings.options.pace))
        if not table.presence.users() and table.settings.options.pace != "days":
            return  # nobody is here to wait
        try:
            await table.decided(lambda: stand_in(table))
        except NotKept:
            table.clock.run(time.time() + SOON)


async def stand_in(table: LiveTable) -> None:
    assert table.play is not None
    late = [seat for seat in table.play.asked() if not table.bots.plays(seat)]
    if late:
        await table.change(lambda settings: seating.stand_in_for(settings, late))
