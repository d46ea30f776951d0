"""The pace of a table: how long everybody may think before a bot helps out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from artemia.server.wire import messages as m

SECONDS: Final[dict[m.Pace, float]] = {"relaxed": 90.0, "fast": 30.0, "days": 24 * 3600.0}
LEAST_AFTER_A_RESTART: Final = 20.0
LEAST_OF_DAYS: Final = 2 * 3600.0
"""The same in a game of days: its people don't sit and wait for the server."""


class PaceClock:
    """Runs from one public change to the next. What somebody does in secret doesn't wind it up again.

    It counts by itself. The time of day is asked only after a restart, and not believed beyond the pace.
    """

    def __init__(self, pace: m.Pace, ring: Callable[[], None]) -> None:
        self.pace = pace
        self.of = SECONDS.get(pace)
        self.deadline: float | None = None  # by the wall clock, so that it can be kept
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def resume(self, deadline: float | None) -> None:
        """Goes on after a restart; whoever comes back has some time left."""
        if self.of is not None and deadline is not None:
            deadline = time.time() + left_after_a_restart(deadline, self.of)
        self.run(deadline_of(self.pace) if deadline is None else deadline)

    def run(self, deadline: float | None) -> None:
        """Runs until then, and no longer than its pace; None stops it."""
        self.stop()
        if self.of is None or deadline is None:
            return
        self.deadline = deadline
        left = min(max(deadline - time.time(), 0.0), self.of)
        self._timer = asyncio.get_running_loop().call_later(left, self._ring)

    @property
    def overdue(self) -> bool:
        return self.deadline is not None and self.deadline <= time.time()

    def stop(self) -> None:
        self.deadline = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def shown(self) -> m.Clock | None:
        if self._timer is None or self.of is None:
            return None
        left = self._timer.when() - asyncio.get_running_loop().time()
        return m.Clock(left=round(max(left, 0), 1), of=self.of)


def deadline_of(pace: m.Pace) -> float | None:
    """When a clock of this pace would run out if it started now."""
    of = SECONDS.get(pace)
    return None if of is None else time.time() + of


def left_after_a_restart(deadline: float, of: float) -> float:
    """Seconds until then: some, and never more than there were, though the clock may have been set."""
    least = LEAST_OF_DAYS if of > LEAST_OF_DAYS else LEAST_AFTER_A_RESTART
    return min(max(deadline - time.time(), least), of)
