"""How often something may be done."""

from __future__ import annotations

import time


class TokenBucket:
    """So many at once, and so many a second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def overdrawn(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate < 0

    def drain(self, cost: float) -> None:
        """Takes this much, whether it is there or not."""
        self._left -= cost
