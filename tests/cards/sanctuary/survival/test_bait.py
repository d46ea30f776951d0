"""Bait."""

from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import city

HERS = {"plays": "beach", "survival": ["bait"]}


def test_bait_costs_the_creature_2_dna_if_it_bites() -> None:
    t = slow_table(city={"dna": 3}, ripley=HERS)
    t.creature.puts(creature="beach")
    t.ripley.plays("bait")
    assert city(t).dna == 3
    t.until("end_of_turn")
    assert (city(t).dna, t.ripley.will) == (1, 2)
    assert t.creature.log[-1] == "lost_dna 2"


def test_bait_takes_what_there_is() -> None:
    t = slow_table(city={"dna": 1}, ripley=HERS)
    t.creature.puts(creature="beach")
    t.ripley.plays("bait")
    t.until("end_of_turn")
    assert city(t).dna == 0


def test_bait_is_wasted_if_somebody_else_is_caught() -> None:
    t = slow_table(city={"dna": 3}, ripley=HERS, freddy={"plays": "rover"})
    t.creature.puts(creature="rover")
    t.ripley.plays("bait")
    t.until("end_of_turn")
    assert city(t).dna == 3


def test_bait_works_on_a_clone() -> None:
    t = slow_table("clone", city={"dna": 3}, ripley=HERS)
    t.creature.plays("clone")
    t.creature.puts(creature="rover", target="beach")
    t.ripley.plays("bait")
    t.until("end_of_turn")
    assert city(t).dna == 1


def test_bait_is_forgotten_with_the_turn() -> None:
    t = slow_table(city={"dna": 3}, ripley=HERS)
    t.creature.puts(creature="rover")
    t.ripley.plays("bait")
    t.finish_turn()
    assert not city(t).baiting


def test_bait_finds_a_creature_without_dna() -> None:
    t = slow_table(city={"dna": 0}, ripley=HERS)
    t.creature.puts(creature="beach")
    t.ripley.plays("bait")
    t.until("end_of_turn")
    assert "lost_dna" not in " ".join(t.creature.log)
