"""The Lair."""

import pytest

from artemia.testing import slow_table
from tests.cards.talk import FREE, explore


def test_lair_takes_back_the_whole_discard() -> None:
    t = explore("lair", discard="jungle river beach")
    t.ripley.chooses("use_power lair")
    assert t.ripley.discard == "-"
    assert t.ripley.hand == "jungle+river+beach+rover"


def test_lair_itself_stays_on_the_table() -> None:
    t = explore("lair", discard="jungle river")
    t.ripley.chooses("use_power lair")
    assert t.ripley.played == "lair"
    t.finish_turn()
    assert t.ripley.discard == "lair"


def test_lair_has_nothing_to_give_on_an_empty_discard_with_nothing_to_copy() -> None:
    t = slow_table(ripley={"plays": "lair", "survival": ["dodge"]})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing"]


def test_lair_copies_the_place_under_the_creature() -> None:
    t = explore("lair", creature="wreck")
    t.ripley.chooses("use_power lair")
    assert t.rescue == 19


def test_lair_asks_what_to_do_when_it_can_do_both() -> None:
    t = explore("lair", creature="wreck", discard="jungle river")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back jungle+river -", "use_power wreck"]


@pytest.mark.parametrize(
    ("place", "what"),
    [
        ("jungle", "take_back river lair"),
        ("river", "prepare_river"),
        ("beach", "charge_marker"),
        ("rover", "take_from_reserve swamp"),
        ("swamp", "take_back jungle+river lair"),
        ("wreck", "advance_rescue 1"),
    ],
)
def test_lair_copies_each_of_these(place: str, what: str) -> None:
    t = explore("lair", creature=place, discard="jungle river")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses(f"use_power {place}")
    if what not in t.ripley.log:
        t.ripley.chooses(what)
    assert what in t.ripley.log


def test_lair_never_copies_the_artefact() -> None:
    t = explore("lair", creature="artefact", discard="jungle river")
    t.ripley.chooses("use_power lair")
    assert t.ripley.hand == "jungle+river+beach+rover"


def test_lair_copies_a_place_the_others_may_not_use() -> None:
    t = slow_table(
        "interference",
        ripley={"plays": "lair"},
        freddy={"plays": "wreck", "hand": "jungle", "discard": "river"},
    )
    t.creature.plays("interference")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.rescue == 19


def test_lair_with_a_clone_copies_either_place() -> None:
    t = slow_table("clone", ripley={"plays": "lair"})
    t.creature.plays("clone")
    t.creature.puts(creature="wreck", target="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["use_power beach", "use_power wreck"]


def test_lair_copies_no_place_under_a_target_that_is_no_clone() -> None:
    t = slow_table("scream", ripley={"plays": "lair", "discard": "jungle"})
    t.creature.plays("scream")
    t.creature.puts(creature=FREE, target="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert not t.marker
    assert t.ripley.discard == "-"


def test_lair_under_persecution_gives_one_card_or_a_copy() -> None:
    t = slow_table("persecution", ripley={"plays": "lair", "discard": "jungle river"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back jungle -", "take_back river -", "use_power wreck"]


def test_lair_copying_the_swamp_under_persecution_gives_one_card() -> None:
    t = slow_table("persecution", ripley={"plays": "lair", "discard": "jungle river"})
    t.creature.plays("persecution")
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.offered == ["take_back - lair", "take_back jungle -", "take_back river -"]


def test_lair_dodged_has_nothing_to_copy() -> None:
    """The Creature token lies on the Lair itself: a copy would go round for ever."""
    t = slow_table(ripley={"plays": "lair", "discard": "jungle river", "survival": ["dodge"]})
    t.creature.puts(creature="lair")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.hand == "jungle+river+beach+rover"
    assert t.ripley.will == 3


def test_lair_copied_through_a_gate_copies_in_its_turn() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["gate"]})
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power lair")
    assert t.rescue == 19


def test_lair_copied_through_a_gate_brings_back_a_discarded_lair() -> None:
    t = slow_table(ripley={"plays": "jungle", "discard": "lair beach", "survival": ["gate"]})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power lair")
    assert t.ripley.hand == "lair+river+beach+rover"
    assert t.ripley.played == "jungle"


def test_lair_costs_one_more_will_when_caught() -> None:
    t = slow_table(ripley={"plays": "lair"}, freddy={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.finish_turn()
    assert t.ripley.will == 1
    assert t.freddy.will == 3
    assert t.assimilation == 19


def test_lair_costs_no_more_under_other_tokens() -> None:
    t = slow_table("mutation", ripley={"plays": "lair"})
    t.creature.plays("mutation")
    t.creature.puts(creature="wreck", artemia="lair")
    t.finish_turn()
    assert t.ripley.will == 2
