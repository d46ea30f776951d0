"""Mutagenic."""

from tests.cards.sanctuary.evolutions.talk import evolved


def test_mutagenic_artemia_costs_will_too() -> None:
    t = evolved("mutagenic", artemia=True, ripley={"plays": "jungle"}, freddy={"plays": "lair"})
    t.creature.puts(creature="ark", artemia="jungle")
    t.reckon("ripley")
    t.ripley.chooses("set_aside river")
    assert (t.ripley.will, t.ripley.hand, t.freddy.will) == (2, "lair+beach+rover", 3)


def test_mutagenic_adds_to_mutation() -> None:
    t = evolved("mutagenic", hunt=["mutation"], ripley={"plays": "jungle", "hand": ""})
    t.creature.plays("mutation")
    t.creature.puts(creature="ark", artemia="jungle")
    t.until("end_of_turn")
    assert t.ripley.will == 1


def test_mutagenic_spares_whoever_has_a_detector() -> None:
    t = evolved("mutagenic", artemia=True, ripley={"plays": "jungle", "survival": ["detector"]})
    t.creature.puts(creature="ark", artemia="jungle")
    t.ripley.plays("detector")
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_mutagenic_hurts_a_botanist() -> None:
    t = evolved("mutagenic", artemia=True, ripley={"plays": "jungle", "avatar": "botanist"})
    t.creature.puts(creature="ark", artemia="jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.hand) == (2, "lair+river+beach+rover")
