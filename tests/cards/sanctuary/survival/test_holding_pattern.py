"""Holding Pattern."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city_at, creature_grows, last_phase

HERS = {"plays": "beach", "survival": ["holding_pattern"]}


def test_holding_pattern_keeps_the_city_in_place() -> None:
    t = table(city={"token": "river"}, ripley=HERS)
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.ripley.chooses("play_survival holding_pattern")
    assert t.ripley.offered == ["hold_city", "hurry_city"]
    t.ripley.chooses("hold_city")
    creature_grows(t)
    assert city_at(t) == "river"


def test_holding_pattern_speeds_the_city_on() -> None:
    t = table(city={"token": "river"}, ripley=HERS)
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.ripley.chooses("play_survival holding_pattern")
    t.ripley.chooses("hurry_city")
    creature_grows(t)
    assert city_at(t) == "rover"


def test_holding_pattern_lasts_for_one_phase() -> None:
    t = table(city={"token": "river"}, ripley=HERS)
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.ripley.chooses("play_survival holding_pattern")
    t.ripley.chooses("hold_city")
    t.finish_turn()
    t.ripley.chooses("commit lair")
    t.finish_turn()
    assert city_at(t) == "beach"


def test_holding_pattern_is_too_late_once_the_city_has_moved() -> None:
    t = table(hunt=["hatching"], ripley=HERS)
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.creature.chooses("pass_window")
    assert t.ripley.could_play("holding_pattern")
    t.ripley.chooses("pass_window")
    t.creature.chooses("play_hunt hatching")
    assert t.asked == ["ripley: reaction"]
    assert not t.ripley.could_play("holding_pattern")
