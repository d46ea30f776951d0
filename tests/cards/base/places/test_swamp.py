"""The Swamp."""

import pytest

from artemia.testing import slow_table
from tests.cards.talk import FREE, explore


def test_swamp_comes_back_with_two_cards() -> None:
    t = explore("swamp", discard="river beach rover")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.offered == [
        "take_back river+beach swamp",
        "take_back river+rover swamp",
        "take_back beach+rover swamp",
    ]
    t.ripley.chooses("take_back river+rover swamp")
    assert t.ripley.hand == "lair+jungle+river+rover+swamp"
    assert t.ripley.discard == "beach"


@pytest.mark.parametrize("discard", ["", "river"])
def test_swamp_takes_what_there_is(discard: str) -> None:
    t = explore("swamp", discard=discard)
    t.ripley.chooses("use_power swamp")
    assert t.ripley.hand == "lair+jungle+river+beach+rover+swamp"


def test_swamp_under_persecution_is_one_of_three_cards() -> None:
    t = slow_table("persecution", ripley={"plays": "swamp", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.offered == ["take_back - swamp", "take_back river -", "take_back beach -"]


def test_swamp_reached_by_a_push_returns_the_card_that_was_played() -> None:
    t = slow_table("detour", ripley={"plays": "lair", "hand": "", "discard": "river beach"})
    t.creature.puts(creature=FREE)
    t.creature.plays("detour", "push swamp lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.hand == "lair+river+beach"
