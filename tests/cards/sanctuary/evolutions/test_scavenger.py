"""Scavenger."""

from tests.cards.sanctuary.evolutions.talk import city, dna, evolved

SURVIVORS = {"faceup": ["survivor_01", "survivor_02"], "pile": ["survivor_03", "survivor_04"]}


def test_scavenger_makes_dna_of_a_survivor_who_is_replaced_at_once() -> None:
    t = evolved("scavenger", city=SURVIVORS, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert city(t) == "jungle", "the city has moved on"
    assert t.asked == ["creature: scavenger_choice"]
    assert t.creature.offered == ["nothing", "scavenge survivor_01", "scavenge survivor_02"]
    t.creature.chooses("scavenge survivor_01")
    assert dna(t) == 1
    assert t.ripley.view.sanctuary is not None
    assert t.ripley.view.sanctuary.faceup == ["survivor_02", "survivor_03"]


def test_scavenger_may_leave_them() -> None:
    t = evolved("scavenger", city=SURVIVORS, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nothing")
    assert t.asked == ["creature: growth"]
    assert dna(t) == 0


def test_scavenger_needs_a_survivor() -> None:
    t = evolved("scavenger", city={"faceup": [], "pile": ["survivor_01"]}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert t.asked == ["creature: growth"]


def test_scavenger_discards_nobody_for_an_empty_supply() -> None:
    t = evolved("scavenger", dna=10, city=SURVIVORS, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert t.asked == ["creature: growth"]


def test_scavenger_is_starved_by_sterilization() -> None:
    t = evolved("scavenger", city=SURVIVORS, ripley={"plays": "lair", "survival": ["sterilization"]})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.ripley.plays("sterilization")
    assert t.asked == ["creature: growth"]


def test_scavenger_leaves_a_gap_in_a_torpor() -> None:
    t = evolved("scavenger", city=SURVIVORS, hunt=["torpor"], ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.plays("torpor")
    t.creature.chooses("scavenge survivor_01")
    assert t.ripley.view.sanctuary is not None
    assert t.ripley.view.sanctuary.faceup == ["survivor_02"]
