"""Territorial."""

from tests.cards.sanctuary.evolutions.talk import evolved

CITY = {"token": "river", "faceup": ["survivor_15", "survivor_11"]}


def test_territorial_costs_a_rescuer_next_to_the_creature_a_card() -> None:
    t = evolved("territorial", city=CITY, ripley={"plays": "jungle", "hand": "lair rover", "will": 2})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_15")
    assert t.ripley.will == 3
    assert t.asked == ["ripley: territorial_choice"]
    assert t.ripley.offered == ["discard lair", "discard rover"]
    t.ripley.chooses("discard lair")
    assert t.ripley.hand == "rover"


def test_territorial_leaves_a_rescuer_elsewhere_alone() -> None:
    t = evolved("territorial", city=CITY, ripley={"plays": "jungle", "will": 2})
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_15")
    assert t.asked == ["creature: growth"]


def test_territorial_waits_for_what_the_survivor_does() -> None:
    """Ripley's hand was empty; of the two cards that come back she discards one."""
    t = evolved("territorial", city=CITY, ripley={"plays": "jungle", "hand": "", "discard": "beach lair"})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_11")
    t.ripley.chooses("take_back lair+beach -")
    assert t.ripley.offered == ["discard lair", "discard beach"]


def test_territorial_finds_nothing_in_an_empty_hand() -> None:
    t = evolved("territorial", city=CITY, ripley={"plays": "jungle", "hand": ""})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_15")
    assert t.asked == ["creature: growth"]


def test_territorial_guards_both_places_of_a_wide_token() -> None:
    t = evolved(
        "territorial",
        "tentacular",
        city={"token": "camp", "full_route": True, "faceup": ["survivor_15"]},
        ripley={"plays": "monolith", "hand": "lair rover"},
    )
    t.creature.puts(creature="beach infirmary")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_15")
    assert t.asked == ["ripley: territorial_choice"]


def test_territorial_looks_at_the_place_of_the_rescuer_not_at_the_city() -> None:
    """From the Infirmary one rescues wherever the city is."""
    t = evolved("territorial", city={**CITY, "token": "lair"}, ripley={"plays": "infirmary"})
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power infirmary")
    t.ripley.chooses("rescue survivor_15")
    assert t.asked == ["ripley: territorial_choice"]


def test_territorial_creatures_are_a_kind_of_their_own() -> None:
    """Without the evolution nobody minds a rescue next to the token."""
    t = evolved(city=CITY, ripley={"plays": "jungle", "hand": "lair rover"})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_15")
    assert t.ripley.hand == "lair+rover"
