"""The pace of a table: how long everybody may think before a bot helps out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from artemia.server.wire import messages as m

SECONDS: Final[dict[m.Pace, float]] = {"relaxed": 90.0, "fast": 30.0, "days": 24 * 3600.0}
LEAST_AFTER_A_RESTART: Final = 20.0


class PaceClock:
    """Runs from one public change to the next. What somebody does in secret doesn't wind it up again."""

    def __init__(self, pace: m.Pace, ring: Callable[[], None]) -> None:
        self.of = SECONDS.get(pace)
        self.deadline: float | None = None  # by the wall clock, so that it can be kept
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def wind(self, deadline: float | None = None) -> None:
        """Starts anew, or goes on to the deadline that was kept over a restart."""
        self.stop()
        if self.of is None:
            return
        now = time.time()
        left = self.of if deadline is None else max(deadline - now, min(LEAST_AFTER_A_RESTART, self.of))
        self.deadline = now + left
        self._timer = asyncio.get_running_loop().call_later(left, self._ring)

    def stop(self) -> None:
        self.deadline = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def shown(self) -> m.Clock | None:
        if self.deadline is None or self.of is None:
            return None
        return m.Clock(left=round(max(self.deadline - time.time(), 0), 1), of=self.of)
