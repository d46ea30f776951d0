"""What the server is to reach beside the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from artemia.lab.load.measure import ECHO, OTHER, OURS, Load


@dataclass(frozen=True)
class LoadGoal:
    """What is to be reached: a ratio to another server, or milliseconds above it."""

    text: str
    value: float
    floor: float | None
    aim: float | None
    lower_is_better: bool = False

    @property
    def verdict(self) -> str:
        if self._meets(self.aim):
            return "aim reached"
        if self.floor is None:
            return "aim missed"
        return "floor reached" if self._meets(self.floor) else "missed"

    def _meets(self, mark: float | None) -> bool:
        if mark is None:
            return False
        return self.value <= mark if self.lower_is_better else self.value >= mark


def goals(loads: Sequence[Load]) -> list[LoadGoal]:
    """Each goal for which both sides were measured."""
    by_name = {load.name: load for load in loads if load.moves_per_s}
    ours, echo, other = (by_name.get(name) for name in (OURS, ECHO, OTHER))
    found = []
    if ours and other:
        found.append(LoadGoal(f"moves/s beside {OTHER}", ours.moves_per_s / other.moves_per_s, 1.5, 3.0))
    if ours and echo:
        found.append(LoadGoal(f"moves/s beside the {ECHO}", ours.moves_per_s / echo.moves_per_s, None, 0.5))
        above = ours.p99_ms - echo.p99_ms
        found.append(LoadGoal(f"p99 above the {ECHO}, ms", above, 10.0, None, lower_is_better=True))
    return found
