"""Soldier."""

from artemia.testing import slow_table
from tests.cards.talk import FREE


def test_soldier_takes_back_a_card_when_caught() -> None:
    t = slow_table(
        light=True,
        ripley={"avatar": "soldier", "plays": "jungle", "discard": "river beach"},
        freddy={"plays": "jungle", "discard": "river"},
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    assert t.ripley.will == 2
    assert t.ripley.offered == ["take_back river -", "take_back beach -"]
    t.ripley.chooses("take_back beach -")
    assert t.ripley.discard == "river"
    assert t.freddy.discard == "river"


def test_soldier_not_caught_takes_nothing() -> None:
    t = slow_table(
        light=True, ripley={"avatar": "soldier", "plays": "jungle", "discard": "river beach"}, freddy={}
    )
    t.creature.puts(creature=FREE)
    t.until("end_of_turn")
    assert t.ripley.discard == "river+beach"


def test_soldier_takes_one_card_however_often_caught() -> None:
    t = slow_table(
        "clone",
        light=True,
        ripley={"avatar": "soldier", "plays": "jungle", "discard": "river beach"},
    )
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="jungle")
    t.reckon("ripley")
    t.ripley.chooses("take_back river -")
    assert t.ripley.will == 1
    assert t.state.phase == 4


def test_soldier_with_an_empty_discard_is_not_asked() -> None:
    t = slow_table(light=True, ripley={"avatar": "soldier", "plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.hand == "lair+river+beach+rover"


def test_soldier_after_a_slugger() -> None:
    """The card just lost may be the one that returns."""
    t = slow_table(
        light=True,
        city={"developed": ["slugger"]},
        ripley={"avatar": "soldier", "plays": "jungle", "hand": "lair beach"},
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("set_aside lair")
    assert t.ripley.hand == "lair+beach"
    assert t.ripley.log[-2:] == ["discard lair", "take_back lair -"]


def test_soldier_in_a_quicksand_takes_nothing() -> None:
    t = slow_table(
        "quicksand",
        light=True,
        boxes=("exploration",),
        ripley={"avatar": "soldier", "plays": "jungle", "discard": "river beach"},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="jungle", target="jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.discard) == (2, "river+beach")


def test_soldier_takes_nothing_when_another_is_caught() -> None:
    t = slow_table(
        light=True,
        ripley={"avatar": "soldier", "plays": "lair", "discard": "river beach"},
        freddy={"plays": "jungle"},
    )
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.discard == "river+beach"
