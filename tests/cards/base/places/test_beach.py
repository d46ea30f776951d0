"""The Beach."""

from artemia.testing import slow_table
from tests.cards.talk import FREE, explore


def test_beach_first_gets_the_marker_then_fires_it() -> None:
    t = explore("beach", discard="river")
    t.ripley.chooses("use_power beach")
    assert t.marker
    assert t.rescue == 20
    t.finish_turn()
    assert t.rescue == 19
    t = slow_table(marker=True, ripley={"plays": "beach"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert not t.marker
    assert t.rescue == 19


def test_beach_serves_one_hunted_a_turn() -> None:
    t = slow_table(ripley={"plays": "beach"}, freddy={"plays": "beach", "discard": "river"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert t.freddy.offered == ["nothing", "take_back river -"]


def test_beach_left_alone_by_the_first_serves_the_second() -> None:
    t = slow_table(ripley={"plays": "beach", "discard": "river"}, freddy={"plays": "beach"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("take_back river -")
    t.freddy.chooses("use_power beach")
    assert t.marker


def test_beach_used_by_a_copy_is_used_up() -> None:
    t = slow_table(
        ripley={"plays": "rover", "survival": ["gate"]},
        freddy={"plays": "beach", "discard": "river"},
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    assert t.marker
    assert t.freddy.offered == ["nothing", "take_back river -"]


def test_beach_and_wreck_add_up_in_one_turn() -> None:
    t = slow_table(marker=True, ripley={"plays": "beach"}, freddy={"plays": "wreck"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    t.freddy.chooses("use_power wreck")
    t.finish_turn()
    assert t.rescue == 17


def test_beach_is_not_used_up_by_ingenuity() -> None:
    t = slow_table(ripley={"plays": "beach", "survival": ["ingenuity"]})
    t.ripley.plays("ingenuity")
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert not t.marker
    assert t.rescue == 19


def test_beach_under_interference_gives_not_even_a_card() -> None:
    t = slow_table("interference", ripley={"plays": "beach", "discard": "river"})
    t.creature.plays("interference")
    t.creature.puts(creature=FREE)
    t.finish_turn()
    assert t.ripley.discard == "river+beach"
