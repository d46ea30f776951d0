"""Abduction."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, survivors


def test_abduction_costs_a_survivor_then_the_place_is_used() -> None:
    t = table(
        hunt=["abduction"],
        ripley={"plays": "beach", "survivors": ["survivor_01", "survivor_15"]},
        freddy={"plays": "rover"},
    )
    t.creature.plays("abduction")
    t.creature.puts(creature="canyon", target="beach")
    t.reckon("ripley")
    assert t.asked == ["ripley: abduction_choice"]
    assert t.ripley.offered == ["lose_survivors survivor_01", "lose_survivors survivor_15"]
    t.ripley.chooses("lose_survivors survivor_15")
    assert survivors(t.ripley) == ["survivor_01"]
    assert t.ripley.offered == ["nothing", "use_power beach"]


def test_abduction_costs_a_place_card_without_a_survivor() -> None:
    t = table(
        hunt=["abduction"],
        ripley={"plays": "beach", "hand": "lair river"},
        freddy={"plays": "beach", "hand": ""},
    )
    t.creature.plays("abduction")
    t.creature.puts(creature="canyon", target="beach")
    assert t.ripley.offered == ["discard lair", "discard river"]
    t.ripley.chooses("discard lair")
    assert (t.ripley.hand, t.ripley.discard) == ("river", "lair")
    t.ripley.chooses("nothing")
    assert t.freddy.offered == ["nothing", "use_power beach"]  # and nothing was lost


def test_abduction_sends_survivors_off_for_good() -> None:
    t = table(
        hunt=["abduction"],
        city={"pile": [], "faceup": []},
        ripley={"plays": "beach", "survivors": ["survivor_01"]},
    )
    t.creature.plays("abduction")
    t.creature.puts(creature="canyon", target="beach")
    t.finish_turn()
    assert survivors(t.ripley) == []
    assert (city(t).survivor_pile, city(t).faceup) == ((), 0)
