"""How far a rate measured over some games may be off."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

__all__ = ["NORMAL_95", "NORMAL_999", "mean", "newcombe", "paired", "wilson"]

NORMAL_95: Final = 1.959963984540054
"""The two-sided 95 % quantile of the normal distribution."""
NORMAL_999: Final = 3.290526731491895
"""That of 99.9 %, for warnings that should hardly ever be false."""


def wilson(wins: int, games: int, z: float = NORMAL_95) -> tuple[float, float]:
    """The Wilson score interval of a rate; it holds for small numbers and near 0 and 1 too.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games")
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = z * z / games
    centre = (rate + square / 2) / (1 + square)
    half = z * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


def newcombe(wins: int, games: int, other_wins: int, other_games: int) -> tuple[float, float]:
    """The interval of the difference of two rates, made of the Wilson intervals of both.

    >>> low, high = newcombe(56, 70, 48, 80)
    >>> round(low, 3), round(high, 3)
    (0.052, 0.334)
    """
    low, high = wilson(wins, games)
    other_low, other_high = wilson(other_wins, other_games)
    rate = wins / games if games else 0.5
    other = other_wins / other_games if other_games else 0.5
    difference = rate - other
    return (
        difference - sqrt((rate - low) ** 2 + (other_high - other) ** 2),
        difference + sqrt((high - rate) ** 2 + (other - other_low) ** 2),
    )


def paired(more: int, less: int, games: int, z: float = NORMAL_95) -> tuple[float, float]:
    """The interval of the difference of two rates over the same games, from those that came out otherwise.

    Bonett and Price's: as if two more games had been played, one for either side. `more` games were won that
    had been lost, `less` lost that had been won; the more alike the two are the narrower it is.

    >>> low, high = paired(30, 10, 100)
    >>> round(low, 3), round(high, 3)
    (0.078, 0.315)
    """
    if min(more, less) < 0 or more + less > games:
        raise ValueError(f"{more} more and {less} less in {games} games")
    gained, lost = (more + 1) / (games + 2), (less + 1) / (games + 2)
    half = z * sqrt((gained + lost - (gained - lost) ** 2) / (games + 2))
    return max(-1.0, gained - lost - half), min(1.0, gained - lost + half)


def mean(scores: Sequence[float], z: float = NORMAL_95) -> tuple[float, float, float]:
    """The mean of some scores and its interval: Student's, by the first terms of Fisher's expansion.

    >>> [round(each, 2) for each in mean([4.0, 5.0, 6.0, 7.0, 8.0])]
    [6.0, 4.05, 7.95]
    """
    if len(scores) < 2:
        return scores[0], scores[0] - 1.0, scores[0] + 1.0  # one game tells nothing
    free = len(scores) - 1
    wide = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    half = wide * stdev(scores) / sqrt(len(scores))
    middle = fmean(scores)
    return middle, middle - half, middle + half
