"""`artemia serve` with one promise broken, for torture to find. Tests start it in the server's place."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from typing import Any

from artemia.engine.kernel import all_answers
from artemia.engine.spelling import spell
from artemia.lab.torture.spare import start_when_told
from artemia.rules import view
from artemia.server.storage.sqlite import SqliteStore
from artemia.server.storage.statements import TableEntry
from artemia.server.tables.table import LiveTable
from artemia.server.views import cache
from artemia.server.views.log import EventLog
from artemia.session import asked_of

SELDOM = 20


def drop() -> None:
    """Now and then an answer is acknowledged that was never written."""
    append, given = SqliteStore.append, count(1)

    async def forgets(self: SqliteStore, code: str, version: int, entry: TableEntry) -> None:
        if entry.answer is None or next(given) % SELDOM:
            await append(self, code, version, entry)

    SqliteStore.append = forgets  # type: ignore[assignment, method-assign]


def double() -> None:
    """Whoever is asked again right after an answer gives another one with the same request."""
    answered = LiveTable.answered

    async def twice(self: LiveTable, seat: int, key: str, returns: bool = False) -> None:
        await answered(self, seat, key, returns)
        assert self.play is not None
        again = [spell(step) for step in all_answers(asked_of(self.play.game.state, seat).answers)]
        if self.by and again and not self.play.game.over:
            await answered(self, seat, again[0])

    LiveTable.answered = twice  # type: ignore[method-assign]


def leak() -> None:
    """Everybody sees what each Hunted holds."""
    seen = view.hunted_fields
    vars(cache)["hunted_fields"] = lambda g, me, eyes: seen(g, me, me)


def leak_in_the_log() -> None:
    """Everybody reads what one seat alone should: the line in full, with its key."""
    lines = EventLog.lines

    def all_of_it(self: EventLog, begin: int, end: int, eyes: int, *rest: Any, **more: Any) -> Any:
        found = lines(self, begin, end, eyes, *rest, **more)
        if all(line.key for line in found):
            return found
        return lines(self, begin, end, 0xFF, *rest, **more)

    EventLog.lines = all_of_it  # type: ignore[method-assign]


def stale_lease() -> None:
    """Every server lets the bots of every table play, whoever has the lease."""
    lead = LiveTable.lead
    LiveTable.lead = lambda self, leads: lead(self, True)  # type: ignore[method-assign]


def unwelcoming() -> None:
    """Nobody who comes to a table ever hears anything."""
    LiveTable.arrive = lambda self, connection, hello: None  # type: ignore[method-assign]


PLANTED: dict[str, Callable[[], None]] = {
    each.__name__: each for each in (drop, double, leak, leak_in_the_log, stale_lease, unwelcoming)
}

if __name__ == "__main__":
    PLANTED[sys.argv.pop(1)]()
    start_when_told()
