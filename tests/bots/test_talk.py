"""What bots say is made from what everybody sees, and each speaks as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from artemia.bots.instinct import Instinct
from artemia.bots.policy import Policy, Watcher, play_out
from artemia.bots.talk import CLAIM, SEPARATOR, THREAT, phrase, speaker
from artemia.engine.kernel import ask
from artemia.engine.step import Seat, Step
from artemia.rules.constants import CREATURE, EXPLORATION
from artemia.rules.deal import new_state
from artemia.rules.knowledge import ONLOOKER
from artemia.rules.redeal import redeal
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.server.wire.phrases import can_be_said

LEVELS = ("steady", "cautious", "gambler", "copycat")


class Beginnings(Watcher):
    """Keeps every table of the first phase, also those where some have chosen already."""

    def __init__(self) -> None:
        self.tables: list[State] = []

    def ask(self, g: State) -> Step:
        question = ask(g)
        if question and g.phase == EXPLORATION and g.turn > 1:
            table = g.copy()
            table.agenda.append(question)
            self.tables.append(table)
        return question


@cache
def tables() -> list[State]:
    found: list[State] = []
    for seed, boxes in enumerate((("base",), ("base", "exploration"), ("base", "exploration", "sanctuary"))):
        watcher = Beginnings()
        play_out(new_state(Setup(players=4, boxes=boxes, seed=seed)), bots(seed), watcher, most=400)
        found += watcher.tables[::3]
    return found


def bots(seed: int) -> list[Policy]:
    return [Instinct(f"{seed} {seat}") for seat in range(4)]


def seats_and_tables() -> Iterator[tuple[Seat, State]]:
    return ((seat, g) for g in tables() for seat in range(g.seats))


@pytest.mark.parametrize("eyes", [None, ONLOOKER], ids=["the speaker", "an onlooker"])
def test_whoever_speaks_tells_nothing_that_others_could_not_know(eyes: int | None) -> None:
    """All that these eyes can't see is dealt anew: the words stay the same."""
    for n, (seat, g) in enumerate(seats_and_tables()):
        other = redeal(g, seat if eyes is None else eyes, n)
        for level in LEVELS:
            assert phrase(g, seat, level, "x") == phrase(other, seat, level, "x")


def test_a_claim_names_a_place_of_the_planet_and_may_come_true_or_not() -> None:
    named, kept = Counter[str](), Counter[bool]()
    for seat, g in seats_and_tables():
        said = phrase(g, seat, "gambler", "x")
        assert can_be_said(said, g.planet.names)
        id, _, place = said.partition(SEPARATOR)
        named[id] += 1
        assert (id == THREAT) <= (seat == CREATURE) and (id == CLAIM) <= (seat != CREATURE)
        if id == CLAIM and g.hunted[seat].played:
            kept[bool(g.hunted[seat].played >> g.planet.names.index(place) & 1)] += 1
    assert named[CLAIM] and named[THREAT]
    assert kept[True] and kept[False]


def test_each_speaks_in_character() -> None:
    said = {level: Counter[str]() for level in LEVELS}
    for seat, g in seats_and_tables():
        if seat != CREATURE:
            for level in LEVELS:
                said[level][phrase(g, seat, level, "x").partition(SEPARATOR)[0]] += 1
    assert said["gambler"][CLAIM] > 2 * said["cautious"][CLAIM]
    assert said["copycat"]["follow_me"] and not said["cautious"]["follow_me"]


def test_they_speak_now_and_then() -> None:
    heard = [speaker(g, {0: "steady", 2: "gambler"}, str(n)) for n, g in enumerate(tables() * 3)]
    spoken = [each for each in heard if each is not None]
    assert 0.1 < len(spoken) / len(heard) < 0.5
    assert {seat for seat, _ in spoken} == {0, 2}
    assert speaker(tables()[0], {}, "x") is None
