"""The Jungle."""

from artemia.testing import slow_table
from tests.cards.talk import FREE, explore


def test_jungle_comes_back_with_one_card() -> None:
    t = explore("jungle", discard="river beach")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["take_back river jungle", "take_back beach jungle"]
    t.ripley.chooses("take_back beach jungle")
    assert t.ripley.hand == "lair+jungle+beach+rover"
    t.finish_turn()
    assert t.ripley.discard == "river"


def test_jungle_comes_back_alone_from_an_empty_discard() -> None:
    t = explore("jungle")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    assert t.ripley.played == "-"


def test_jungle_back_in_hand_is_still_where_she_is() -> None:
    """Somebody sends the Creature there after she has used it."""
    t = slow_table(
        ripley={"plays": "jungle"}, freddy={"plays": "shelter", "hand": ""}, survival_deck=["wrong_track"]
    )
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    t.freddy.chooses("use_power shelter")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token jungle creature")
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.assimilation == 19


def test_jungle_under_persecution_is_itself_or_one_card() -> None:
    t = slow_table("persecution", ripley={"plays": "jungle", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["take_back - jungle", "take_back river -", "take_back beach -"]


def test_jungle_reached_by_a_push_returns_the_card_that_was_played() -> None:
    t = slow_table("detour", ripley={"plays": "river", "discard": "beach"})
    t.creature.puts(creature=FREE)
    t.creature.plays("detour", "push jungle river")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    assert t.ripley.played == "-"


def test_jungle_copied_through_a_gate_returns_the_card_that_was_played() -> None:
    t = slow_table(ripley={"plays": "river", "discard": "beach", "survival": ["gate"]})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"


def test_jungle_explored_with_the_artefact_returns_itself_only() -> None:
    t = slow_table(ripley={"plays": "jungle beach", "discard": "river", "artefact": True})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("begin_place jungle")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.played == "beach"
    assert t.ripley.hand == "lair+jungle+river+rover"
