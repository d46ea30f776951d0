"""Chance: fair, the same for the same key, another for another."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from artemia.engine.chance import key_of, words
from tests.engine.toy import Notes

CHI_SQUARE_1_IN_10000 = {9: 33.7, 19: 52.4, 23: 58.6}
"""By degrees of freedom. The keys are fixed, so a test that passes once passes always."""


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    assert len(counts) <= cells
    hit = sum((n - expected) ** 2 / expected for n in counts.values())
    return hit + (cells - len(counts)) * expected


@pytest.mark.parametrize("size", [0, 1, 2, 15, 16, 17, 20, 32, 33, 47])
def test_a_shuffle_is_a_permutation(size: int) -> None:
    g = Notes(key=key_of("permutation"))
    cards = tuple(1 << n for n in range(size))
    for _ in range(20):
        assert sorted(g.shuffled(cards)) == list(cards)


def test_all_orders_are_equally_likely() -> None:
    g = Notes(key=key_of("orders"))
    counts: Counter[object] = Counter(g.shuffled((1, 2, 3, 4)) for _ in range(6000))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert chi_square(counts, 24) < CHI_SQUARE_1_IN_10000[23]


@pytest.mark.parametrize("place", [0, 7, 15, 16, 19])
def test_every_card_is_equally_likely_in_every_place(place: int) -> None:
    """Also where one draw of sixteen numbers ends and the next begins."""
    g = Notes(key=key_of("places"))
    counts: Counter[object] = Counter(g.shuffled(tuple(range(20)))[place] for _ in range(4000))
    assert chi_square(counts, 20) < CHI_SQUARE_1_IN_10000[19]


def test_neighbours_in_the_pile_are_parted() -> None:
    """Cards that lay together lie at any distance afterwards."""
    g = Notes(key=key_of("neighbours"))
    together = 0
    for _ in range(4000):
        pile = g.shuffled(tuple(range(20)))
        together += abs(pile.index(15) - pile.index(16)) == 1
    assert 330 < together < 470  # 1 in 10


def test_numbers_below() -> None:
    g = Notes(key=key_of("below"))
    counts: Counter[object] = Counter(g.below(10) for _ in range(4000))
    assert chi_square(counts, 10) < CHI_SQUARE_1_IN_10000[9]
    assert {g.below(1) for _ in range(5)} == {0}


def test_the_same_key_gives_the_same_numbers_and_another_others() -> None:
    cards = tuple(range(20))
    one, same, other = (Notes(key=key_of(seed)) for seed in (1, 1, 2))
    shuffles = [one.shuffled(cards) for _ in range(5)]
    assert [same.shuffled(cards) for _ in range(5)] == shuffles
    assert len({*shuffles, *(other.shuffled(cards) for _ in range(5))}) == 10
    assert (one.drawn, one.below(1000)) == (same.drawn, same.below(1000))


def test_chance_goes_on_from_any_point() -> None:
    g = Notes(key=key_of(3))
    g.shuffled(tuple(range(20)))
    later = Notes(key=key_of(3))
    later.drawn = g.drawn
    assert later.shuffled(tuple(range(20))) == g.shuffled(tuple(range(20)))


def test_keys() -> None:
    assert key_of(7) == key_of("7") != key_of("07")
    assert len(key_of("any text, and any length of it" * 100)) == 32
    assert key_of("ab" * 32) == bytes.fromhex("ab" * 32), "a seed of 256 bits is the key itself"
    assert key_of("AB" * 32) != key_of("ab" * 32)
    assert len(words(key_of(1), 1)) == 16
    assert words(key_of(1), 1) != words(key_of(1), 2) != words(key_of(2), 2)
