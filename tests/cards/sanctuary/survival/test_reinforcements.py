"""Reinforcements."""

from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import city, survivors

HERS = {"plays": "beach", "survival": ["reinforcements"], "survivors": ["survivor_01", "survivor_03"]}


def test_reinforcements_turn_a_survivor_into_defense() -> None:
    t = slow_table(ripley=HERS, freddy={"plays": "lair"})
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.plays("reinforcements")
    assert t.ripley.offered == ["enlist survivor_01", "enlist survivor_03"]
    t.ripley.chooses("enlist survivor_01")
    assert (survivors(t.ripley), city(t).defense) == (["survivor_03"], 8)
    assert not t.marker
    assert "ripley: place_choice" not in t.asked


def test_reinforcements_do_not_fortify() -> None:
    t = slow_table(city={"token": "beach"}, ripley=HERS, freddy={"plays": "beach"})
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.plays("reinforcements", "enlist survivor_01")
    t.reckon("freddy")
    assert "fortify" in t.freddy.offered
    assert not city(t).helpers


def test_reinforcements_need_a_survivor() -> None:
    t = slow_table(ripley={**HERS, "survivors": []})
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    assert not t.ripley.could_play("reinforcements")


def test_reinforcements_are_not_offered_on_an_ineffective_place() -> None:
    t = slow_table("cataclysm", ripley=HERS)
    t.creature.puts(creature="canyon")
    t.creature.plays("cataclysm", "devastate beach")
    t.until("end_of_turn")
    assert t.ripley.survival == ["reinforcements"]


def test_reinforcements_are_not_offered_if_a_siege_would_swallow_them() -> None:
    t = slow_table("siege", city={"token": "lair"}, freddy={"plays": "lair"}, ripley=HERS)
    t.creature.plays("siege")
    t.creature.puts(creature="canyon")
    t.reckon("freddy")
    t.freddy.chooses("fortify")
    t.reckon("ripley")
    assert not t.ripley.could_play("reinforcements")


def test_reinforcements_may_be_the_one_space_of_a_siege() -> None:
    t = slow_table("siege", city={"token": "lair"}, freddy={"plays": "lair"}, ripley=HERS)
    t.creature.plays("siege")
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.plays("reinforcements", "enlist survivor_01")
    assert city(t).defense == 8


def test_reinforcements_come_after_a_fortification_as_well() -> None:
    t = slow_table("persecution", city={"token": "lair"}, freddy={"plays": "lair"}, ripley=HERS, newt={})
    t.creature.plays("persecution")
    t.creature.puts(creature="canyon")
    t.reckon("freddy")
    t.freddy.chooses("fortify")
    t.reckon("ripley")
    t.ripley.plays("reinforcements", "enlist survivor_01")
    assert city(t).defense == 8
