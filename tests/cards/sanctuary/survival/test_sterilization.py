"""Sterilization."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, creature_grows, last_phase
from tests.cards.talk import lay

HERS = {"plays": "beach", "survival": ["sterilization"]}


def test_sterilization_stops_what_nesting_would_bring_but_not_defense() -> None:
    t = table(city={"dna": 1}, ripley=HERS, freddy={})
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.ripley.chooses("play_survival sterilization")
    creature_grows(t)
    t.creature.chooses("nest")
    assert (city(t).dna, city(t).defense) == (1, 8)


def test_sterilization_leaves_dna_to_be_spent() -> None:
    t = table(city={"dna": 2, "evolutions": ["clever"]}, ripley=HERS)
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.ripley.chooses("play_survival sterilization")
    creature_grows(t)
    t.creature.chooses("evolve")
    assert city(t).dna == 2
    t.creature.chooses("develop clever")
    assert city(t).dna == 1


def test_sterilization_stops_the_refund_of_a_metamorphosis() -> None:
    t = table(hunt=["metamorphosis"], city={"developed": ["oppressive"]}, ripley=HERS)
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.creature.chooses("pass_window")
    t.ripley.chooses("play_survival sterilization")
    creature_grows(t)
    t.creature.chooses("play_hunt metamorphosis")
    assert city(t).dna == 0


def test_sterilization_may_still_answer_a_card_of_the_creature() -> None:
    t = table(hunt=["metamorphosis"], city={"developed": ["oppressive"]}, ripley=HERS)
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("play_hunt metamorphosis")
    assert city(t).dna == 4
    t.ripley.chooses("play_survival sterilization")
    t.creature.chooses("evolve")
    assert city(t).dna == 4


def test_sterilization_is_over_with_the_phase() -> None:
    t = table(ripley=HERS)
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.ripley.chooses("play_survival sterilization")
    t.finish_turn()
    lay(t, ripley="lair")
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("evolve")
    assert city(t).dna == 1
