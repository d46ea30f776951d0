"""The Wreck."""

from artemia.testing import slow_table
from tests.cards.talk import FREE, explore


def test_wreck_moves_the_rescue() -> None:
    t = explore("wreck")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    t.finish_turn()
    assert t.rescue == 18


def test_wreck_serves_one_hunted_a_turn() -> None:
    t = slow_table(
        ripley={"plays": "wreck"},
        freddy={"plays": "wreck", "discard": "river"},
        trinity={"plays": "wreck"},
        malcolm={"plays": "beach"},
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.freddy.offered == ["nothing", "take_back river -"]
    t.freddy.chooses("take_back river -")
    assert t.asked == ["malcolm: place_choice"]


def test_wreck_is_fresh_again_next_turn() -> None:
    t = slow_table(ripley={"plays": "wreck"}, freddy={"plays": "beach", "hand": "wreck"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    t.finish_turn()
    t.ripley.chooses("commit jungle")
    t.freddy.chooses("commit wreck")
    t.creature.passes()
    t.creature.puts(creature=FREE)
    t.reckon("freddy")
    t.freddy.chooses("use_power wreck")
    assert t.rescue == 17


def test_wreck_copied_first_is_used_up_for_its_explorers() -> None:
    t = slow_table(
        ripley={"plays": "shelter", "survival": ["gate"]}, freddy={"plays": "wreck", "discard": "river"}
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power wreck")
    assert t.freddy.offered == ["nothing", "take_back river -"]


def test_wreck_under_interference_gives_not_even_a_card() -> None:
    t = slow_table("interference", ripley={"plays": "wreck", "discard": "river"})
    t.creature.plays("interference")
    t.creature.puts(creature=FREE)
    t.finish_turn()
    assert t.rescue == 19
    assert t.ripley.discard == "river+wreck"
