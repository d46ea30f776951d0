"""Fertile."""

from tests.cards.sanctuary.evolutions.talk import dna, evolved


def test_fertile_takes_two_counters_to_evolve() -> None:
    t = evolved("fertile", ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("evolve")
    assert dna(t) == 2


def test_fertile_takes_what_the_supply_has() -> None:
    t = evolved("fertile", dna=9, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("evolve")
    assert dna(t) == 10


def test_fertile_nests_like_any_other() -> None:
    t = evolved("fertile", ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    assert dna(t) == 3
