"""The Canyon."""

import pytest

from artemia.testing import slow_table
from tests.cards.sanctuary.places.talk import AWAY, visit


def test_canyon_comes_back_with_two_cards_of_the_first_row() -> None:
    t = visit("canyon", discard="river rover camp ark")
    t.ripley.chooses("use_power canyon")
    t.ripley.chooses("take_back river+rover canyon")
    assert t.ripley.hand == "lair+jungle+river+beach+rover+canyon"
    assert t.ripley.discard == "camp+ark"
    assert t.ripley.played == "-"


def test_canyon_lets_her_choose_two_of_three_or_fewer() -> None:
    t = visit("canyon", discard="jungle river rover")
    t.ripley.chooses("use_power canyon")
    assert t.ripley.offered == [
        "take_back jungle+river canyon",
        "take_back jungle+rover canyon",
        "take_back river+rover canyon",
        "take_back jungle canyon",
        "take_back river canyon",
        "take_back rover canyon",
        "take_back - canyon",
    ]
    t.ripley.chooses("take_back - canyon")
    assert t.ripley.discard == "jungle+river+rover"


@pytest.mark.parametrize("discard", ["", "camp ark"])
def test_canyon_comes_back_alone_if_no_low_number_is_discarded(discard: str) -> None:
    t = visit("canyon", discard=discard)
    t.ripley.chooses("use_power canyon")
    assert t.ripley.hand == "lair+jungle+river+beach+rover+canyon"
    assert t.ripley.discard == (discard.replace(" ", "+") or "-")


def test_canyon_under_persecution_is_one_card_in_all() -> None:
    t = slow_table("persecution", city={}, ripley={"plays": "canyon", "discard": "river beach camp"})
    t.creature.plays("persecution")
    t.creature.puts(creature="rover")
    t.reckon("ripley")
    t.ripley.chooses("use_power canyon")
    assert t.ripley.offered == ["take_back - canyon", "take_back river -", "take_back beach -"]


def test_canyon_copied_returns_the_card_that_was_played() -> None:
    t = visit("lair", creature="canyon", city={"token": "rover"}, discard="river camp")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power canyon")
    t.ripley.chooses("take_back river lair")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    assert t.ripley.discard == "camp"


def test_canyon_reached_by_a_push_returns_the_card_that_was_played() -> None:
    t = slow_table(
        "detour", city={"token": "rover"}, ripley={"plays": "lair", "hand": "", "discard": "river"}
    )
    t.creature.puts(creature=AWAY)
    t.creature.plays("detour", "push canyon lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power canyon")
    t.ripley.chooses("take_back river lair")
    assert t.ripley.hand == "lair+river"


def test_canyon_in_a_quicksand_brings_nothing_back() -> None:
    t = slow_table("quicksand", city={"token": "rover"}, ripley={"plays": "canyon", "discard": "river"})
    t.creature.plays("quicksand")
    t.creature.puts(creature=AWAY, target="canyon")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing"]
    t.finish_turn()
    assert t.ripley.discard == "river+canyon"
