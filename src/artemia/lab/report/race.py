"""How far a counter comes, turn by turn, over many games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

TRACKS: Final = ("assimilation", "rescue", "defense")
QUARTILES: Final = (0.25, 0.5, 0.75)
LAST_SHARE: Final = 0.98
"""Of the games: the turn by which so many are over is the last one worth a look."""

Quartiles = tuple[float, float, float]


class Race:
    """A track of some games, in per cent of its way; who has arrived stays there."""

    def __init__(self) -> None:
        self.games = 0
        self.at: defaultdict[int, Counter[int]] = defaultdict(Counter)  # by turn
        self.ended: defaultdict[int, Counter[int]] = defaultdict(Counter)

    def enter(self, left: Sequence[int]) -> None:
        """The spaces to go before the first turn, and after each."""
        self.games += 1
        way = left[0]
        done = [round(100 * (way - spaces) / way) for spaces in left]
        for turn, percent in enumerate(done):
            self.at[turn][percent] += 1
        self.ended[len(done) - 1][done[-1]] += 1

    @property
    def last_turn(self) -> int:
        over = 0
        for turn in sorted(self.ended):
            over += self.ended[turn].total()
            if over >= LAST_SHARE * self.games:
                return turn
        return 0

    def quartiles(self) -> list[Quartiles]:
        """For each turn; games that are over count where they ended."""
        found: list[Quartiles] = []
        over: Counter[int] = Counter()
        for turn in range(self.last_turn + 1):
            here = self.at[turn] + over
            low, middle, high = (quantile(here, share) for share in QUARTILES)
            found.append((low, middle, high))
            over += self.ended[turn]
        return found


def quantile(counts: Counter[int], share: float) -> float:
    """The value below or at which lies this share of all.

    >>> quantile(Counter({1: 1, 2: 2, 9: 1}), 0.5)
    2
    """
    left = share * counts.total()
    for value, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return value
    return 0
