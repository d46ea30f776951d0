"""What waits for readers who are slow, or never read: how much of it there may be, and for how long."""

from __future__ import annotations

import asyncio
import time
from typing import Final

SMALL: Final = 16 * 1024
"""Bytes of one connection that nobody counts."""
MOST_HELD: Final = 256 * 1024
"""Bytes of one connection beyond which it is sent nothing more, but cut off."""
MOST_IN_ALL: Final = 64 * 1024 * 1024
PATIENCE: Final = 30.0
"""Seconds in which a reader must have caught up once."""


class Backlog:
    """The connections whose other end hasn't read what they were sent."""

    def __init__(self, most: int = MOST_IN_ALL, patience: float = PATIENCE) -> None:
        self.most, self.patience = most, patience
        self.total = 0
        self._held: dict[asyncio.Transport, tuple[int, float]] = {}  # how much, and since when

    def grew(self, transport: asyncio.Transport, held: int) -> None:
        """This one now holds so much; where that is too much in all, those with most of it are cut off."""
        before, since = self._held.get(transport, (0, time.monotonic()))
        self._held[transport] = held, since
        self.total += held - before
        if self.total > self.most:
            self.look_through()
            while self.total > self.most:
                self._cut_off(max(self._held, key=lambda each: self._held[each][0]))

    def look_through(self) -> None:
        """Forgets who has caught up, and cuts off who hasn't for too long."""
        now = time.monotonic()
        for transport, (_, since) in list(self._held.items()):
            held = 0 if transport.is_closing() else transport.get_write_buffer_size()
            if held <= SMALL:
                del self._held[transport]
            elif now - since > self.patience:
                self._cut_off(transport)
            else:
                self._held[transport] = held, since
        self.total = sum(held for held, _ in self._held.values())

    def _cut_off(self, transport: asyncio.Transport) -> None:
        held, _ = self._held.pop(transport)
        self.total -= held
        transport.abort()
