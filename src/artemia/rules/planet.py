"""Where places lie: two rows of five, and who is next to whom."""

from __future__ import annotations

from functools import cache

from artemia.engine.step import members
from artemia.rules.words import Places, place


@cache
def neighbours_by_position(order: tuple[int, ...]) -> tuple[Places, ...]:
    """For each place number from 1 on, the set of places next to it. `order` lists the numbers row by row."""
    found = [0] * 10
    for spot, number in enumerate(order):
        row, column = divmod(spot, 5)
        for other_row, other_column in (
            (row, column - 1),
            (row, column + 1),
            (1 - row, column),
        ):
            if 0 <= other_column < 5:
                found[number - 1] |= place(order[other_row * 5 + other_column])
    return tuple(found)


def around(neighbours: tuple[Places, ...], places: Places) -> Places:
    """All places next to at least one of these; two neighbours are next to each other."""
    found = 0
    for one in members(places):
        found |= neighbours[one.bit_length() - 1]
    return found


@cache
def adjacent_pairs(neighbours: tuple[Places, ...]) -> tuple[Places, ...]:
    """All pairs of adjacent places."""
    pairs = {1 << i | other for i, near in enumerate(neighbours) for other in members(near)}
    return tuple(sorted(pairs))
