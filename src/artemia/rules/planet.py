"""The planet: ten places in two rows of five, and what each is like."""

from __future__ import annotations

from functools import lru_cache

from artemia.engine.step import Step, members
from artemia.rules.constants import Places, place


class Planet:
    """Ten places as the rules want them: by number, and as sets. None ever changes; a game changes planets.

    A hidden place has the power of nobody knows which place: its number tells where it lies, no more.
    """

    names: tuple[str, ...]  # by number
    order: tuple[int, ...]  # the numbers as they lie, row by row
    hidden: Places
    borrowed: tuple[tuple[str, str], ...]  # places that have the power of another one
    does: tuple[str, ...]  # by number, the place whose power each has
    powers: tuple[Step, ...]  # the question of each place's power, by number
    neighbours: tuple[Places, ...]
    pairs: tuple[Places, ...]  # all pairs of adjacent places
    columns: tuple[Places, ...]  # those of them that lie one above the other
    once_a_turn: Places
    uncopyable: Places
    harsh: Places  # a catch here costs 1 more Will
    grave: Places  # a catch here moves Assimilation 1 more space
    homing: Places  # once played, the card returns to the reserve
    shield: Places  # what moves the Shield
    covers: Places  # what lies face down before the game begins

    __slots__ = tuple(__annotations__)


@lru_cache(maxsize=1024)
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


def around(planet: Planet, places: Places) -> Places:
    """All places next to at least one of these; two neighbours are next to each other."""
    found = 0
    for one in members(places):
        found |= planet.neighbours[one.bit_length() - 1]
    return found


def below_or_above(planet: Planet, one_place: Places) -> Places:
    """The other place of its column."""
    spot = planet.order.index(one_place.bit_length())
    return place(planet.order[(spot + 5) % 10])


def pairs_of(neighbours: tuple[Places, ...]) -> tuple[Places, ...]:
    """All pairs of adjacent places."""
    pairs = {1 << i | other for i, near in enumerate(neighbours) for other in members(near)}
    return tuple(sorted(pairs))


def columns_of(order: tuple[int, ...]) -> tuple[Places, ...]:
    """The five pairs of places one above the other."""
    return tuple(place(order[spot]) | place(order[spot + 5]) for spot in range(5))
