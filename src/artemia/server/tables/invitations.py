"""The list of public tables: those where somebody sits just now and waits for others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from artemia.server.storage.settings import TableSettings
from artemia.server.tables.table import LiveTable

MOST_SHOWN: Final = 50
MOST_OF_ONE: Final = 3
"""Tables that one person has made, or at which people of one address sit."""


def inviting(tables: Iterable[LiveTable]) -> list[TableSettings]:
    """The latest first. An empty table is no invitation, and nobody fills the list alone."""
    open_now = [
        table
        for table in tables
        if table.settings.options.public
        and table.settings.status == "lobby"
        and any(chair.kind == "open" for chair in table.settings.chairs)
        and host_of(table)
    ]
    shown: Counter[str] = Counter()
    found = []
    for table in sorted(open_now, key=lambda table: table.touched, reverse=True):
        ones = {f"made by {table.settings.maker}", f"from {host_of(table)}"}
        if all(shown[one] < MOST_OF_ONE for one in ones):
            shown.update(ones)
            found.append(table.settings)
    return found[:MOST_SHOWN]


def host_of(table: LiveTable) -> str:
    """The address of somebody who sits there now; empty if nobody does."""
    sitting = {user for chair in table.settings.chairs for user in chair.owners}
    return min((each.address for each in table.presence.connections if each.user in sitting), default="")
