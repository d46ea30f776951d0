"""Corrosive."""

from tests.cards.sanctuary.evolutions.talk import defense, evolved

CITY = {"token": "jungle"}


def test_corrosive_costs_a_card_right_after_the_space() -> None:
    t = evolved(
        "corrosive",
        city=CITY,
        ripley={"plays": "jungle", "hand": "lair rover", "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.asked == ["ripley: which_to_corrode"]
    assert t.ripley.offered == ["discard lair", "discard rover"]
    t.ripley.chooses("discard lair")
    assert t.asked == ["ripley: shelter_choice"]


def test_corrosive_forbids_shelter_to_an_empty_hand() -> None:
    t = evolved("corrosive", city=CITY, ripley={"plays": "jungle", "hand": "", "survivors": ["survivor_01"]})
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    before = defense(t)
    t.ripley.chooses("fortify")
    assert t.asked == ["creature: growth"]
    assert defense(t) == before - 1


def test_corrosive_eats_into_the_ark_too() -> None:
    t = evolved("corrosive", city=CITY, ripley={"plays": "ark", "hand": "lair rover"})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power ark")
    assert t.asked == ["ripley: which_to_corrode"]


def test_corrosive_leaves_other_spaces_alone() -> None:
    t = evolved("corrosive", city={"token": "river", "faceup": ["survivor_03"]}, ripley={"plays": "jungle"})
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_03")
    assert t.asked == ["creature: growth"]
    assert defense(t) == 5


def test_corrosive_costs_nothing_if_that_very_space_lets_the_hunted_discard_it() -> None:
    t = evolved(
        "corrosive", city={**CITY, "defense": 5}, ripley={"plays": "jungle", "hand": "lair"}, freddy={}
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.ripley.log[-1] == "lose_evolution corrosive"
    assert t.ripley.hand == "lair"
