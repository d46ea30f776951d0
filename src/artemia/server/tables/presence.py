"""Everybody who has a table open: their lines, their audiences, who is here and who is away."""

from __future__ import annotations

import time
from typing import Final

from artemia.server.storage.settings import TableSettings
from artemia.server.wire.audience import Audience
from artemia.server.wire.connection import Connection
from artemia.server.wire.messages import Lang

AUDIENCE_KEPT: Final = 60.0
HOST_MISSED: Final = 120.0
"""Seconds. Where people take days over a turn nobody is missed: there the host stays who they are."""


class Presence:
    """An audience outlives its last line for a minute: whoever comes back then gets only what they missed.

    Where nobody is left at all it goes with the grace: a table that waits for somebody weighs little.
    """

    grace = 4.0
    """Seconds somebody may be gone before the others are told; a reload takes less."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.audiences: dict[tuple[int | None, Lang], Audience] = {}
        self.elsewhere: frozenset[str] = frozenset()
        """Those who have it open at other processes."""
        self._left: dict[str, float] = {}
        self._host_seen = time.monotonic()

    def audience(self, eyes: int | None, lang: Lang) -> tuple[Audience, bool]:
        """Those with these eyes, and whether they are a new audience."""
        found = self.audiences.get((eyes, lang))
        if found is not None:
            return found, False
        made = self.audiences[eyes, lang] = Audience(eyes, lang)
        return made, True

    def eyes_of(self, stream: str | None) -> int | None:
        """Through whose eyes the frames of this stream come."""
        return next((each.eyes for each in self.audiences.values() if each.stream == stream), None)

    def enter(self, connection: Connection, audience: Audience) -> None:
        if connection.audience is not None:
            self._part(connection)
        self.connections.add(connection)
        audience.connections.add(connection)
        connection.audience, connection.eyes, connection.lang = audience, audience.eyes, audience.lang
        self._left.pop(connection.user, None)

    def leave(self, connection: Connection) -> None:
        self._part(connection)
        self.connections.discard(connection)
        if not any(each.user == connection.user for each in self.connections):
            self._left[connection.user] = time.monotonic()

    def _part(self, connection: Connection) -> None:
        if connection.audience is not None:
            connection.audience.connections.discard(connection)
            connection.audience.left = time.monotonic()
            connection.audience = None

    def forget_audiences(self) -> None:
        """From here on other eyes, other numbers: everybody is to be welcomed anew."""
        for connection in self.connections:
            connection.audience = None
        self.audiences.clear()

    def tidy(self) -> list[tuple[int | None, Lang]]:
        """Forgets audiences nobody came back to, and says which."""
        since = time.monotonic() - (AUDIENCE_KEPT if self.connections else self.grace - 0.01)
        gone = [key for key, each in self.audiences.items() if not each.connections and each.left < since]
        for key in gone:
            del self.audiences[key]
        return gone

    def heirs(self, settings: TableSettings) -> list[str] | None:
        """Who should be host, if those who are have been gone for long and somebody else is here."""
        if unhurried(settings):
            return None
        here = self.users()
        if not here.isdisjoint(settings.hosts):
            self._host_seen = time.monotonic()
        if time.monotonic() - self._host_seen < HOST_MISSED:
            return None
        return next((chair.owners for chair in settings.chairs if not here.isdisjoint(chair.owners)), None)

    def users(self) -> set[str]:
        return {connection.user for connection in self.connections} | self.elsewhere

    def present(self) -> frozenset[str]:
        """Those here, and those who have only just gone."""
        return self.here() | self.elsewhere

    def here(self) -> frozenset[str]:
        """The same, at this process alone."""
        now = time.monotonic()
        for user in [user for user, left in self._left.items() if now - left >= self.grace - 0.01]:
            del self._left[user]
        return frozenset({connection.user for connection in self.connections} | self._left.keys())


def unhurried(settings: TableSettings) -> bool:
    """Whether people may be away for days, and nothing is wrong."""
    pace = settings.options.pace
    return pace == "days" or (pace == "none" and settings.status == "playing")
