"""Nadia Petrova and Tane Rangi: the Creature's DNA."""

import pytest

from tests.cards.sanctuary.city_talk import city
from tests.cards.sanctuary.survivors.talk import rescues


@pytest.mark.parametrize(("choice", "left"), [("nothing", 3), ("lose_dna 1", 2), ("lose_dna 2", 1)])
def test_survivor_17_costs_as_much_dna_as_she_likes(choice: str, left: int) -> None:
    t = rescues("survivor_17", city={"dna": 3})
    assert t.ripley.offered == ["nothing", "lose_dna 1", "lose_dna 2"]
    t.ripley.chooses(choice)
    assert city(t).dna == left


def test_survivor_18_costs_no_more_than_there_is() -> None:
    t = rescues("survivor_18", city={"dna": 1})
    assert t.ripley.offered == ["nothing", "lose_dna 1"]
    t.ripley.chooses("lose_dna 1")
    assert city(t).dna == 0
    assert "lost_dna 1" in t.creature.log


def test_s_dna_is_lost_when_the_creature_has_none() -> None:
    t = rescues("survivor_18", city={"dna": 0})
    assert "ripley: s_dna" not in t.asked
    assert city(t).dna == 0
