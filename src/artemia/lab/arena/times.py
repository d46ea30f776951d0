"""How long a bot thinks: counts on a logarithmic scale, in the same room for any number of decisions."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import log2
from typing import Final

STEPS: Final = 16
"""To each doubling: a time is told to within 2 %."""
SHORTEST: Final = 1e-9


@dataclass
class Times:
    counts: Counter[int] = field(default_factory=Counter)
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        self.counts[round(STEPS * log2(max(seconds, SHORTEST)))] += 1
        self.longest = max(self.longest, seconds)

    def add(self, other: Times) -> None:
        self.counts.update(other.counts)
        self.longest = max(self.longest, other.longest)

    @property
    def decisions(self) -> int:
        return self.counts.total()

    def quantile(self, share: float) -> float:
        """The time within which this share of the decisions was made."""
        left = share * self.decisions
        for step, count in sorted(self.counts.items()):
            left -= count
            if left <= 0:
                return float(min(2 ** (step / STEPS), self.longest))
        return 0.0
