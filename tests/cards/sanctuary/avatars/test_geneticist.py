"""Geneticist."""

from tests.cards.sanctuary.evolutions.talk import defense, dna, evolved


def test_geneticist_leaves_a_nest_two_counters() -> None:
    t = evolved(ripley={"avatar": "geneticist", "plays": "lair"}, freddy={})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    assert (dna(t), defense(t)) == (2, 5)


def test_geneticist_has_no_say_in_evolving() -> None:
    t = evolved("fertile", ripley={"avatar": "geneticist", "plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("evolve")
    assert dna(t) == 2
