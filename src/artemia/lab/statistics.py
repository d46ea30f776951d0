"""How far a rate measured over some games may be off."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

__all__ = ["NORMAL_95", "NORMAL_999", "Pair", "mean", "newcombe", "paired", "stratified", "wilson"]

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


class Pair(NamedTuple):
    """Two rates to be compared, of games that are alike in all else."""

    wins: int
    games: int
    other_wins: int
    other_games: int


def stratified(pairs: Sequence[Pair]) -> tuple[float, float]:
    """The difference of two rates, each pair compared within itself, and half its 95 % interval.

    The weights are those of Mantel and Haenszel; the variance is that of Agresti and Caffo.

    >>> [round(each, 3) for each in stratified([Pair(56, 70, 48, 80), Pair(5, 10, 6, 10)])]
    [0.162, 0.138]
    """
    total = weighted = variance = 0.0
    for each in pairs:
        if each.games and each.other_games:
            weight = each.games * each.other_games / (each.games + each.other_games)
            total += weight
            weighted += weight * (each.wins / each.games - each.other_wins / each.other_games)
            both = spread(each.wins, each.games) + spread(each.other_wins, each.other_games)
            variance += weight * weight * both
    return (weighted / total, NORMAL_95 * sqrt(variance) / total) if total else (0.0, 1.0)


def spread(wins: int, games: int) -> float:
    """The variance of a rate, with a win and a loss added: never nothing."""
    rate = (wins + 1) / (games + 2)
    return rate * (1 - rate) / (games + 2)


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
