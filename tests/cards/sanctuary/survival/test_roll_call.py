"""Roll Call."""

from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import city

TWO = ["survivor_01", "survivor_15"]
HERS = {"plays": "river", "survival": ["roll_call"], "survivors": TWO}


def test_roll_call_moves_defense_once_more_for_two_sheltered_survivors() -> None:
    t = slow_table(city={"token": "river", "defense": 10}, ripley=HERS, freddy={}, trinity={})
    t.creature.puts(creature="canyon")
    t.ripley.plays("roll_call")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors survivor_01+survivor_15")
    assert city(t).defense == 7


def test_roll_call_works_on_the_ark() -> None:
    t = slow_table(
        city={"token": "river", "defense": 10}, ripley={**HERS, "plays": "ark"}, freddy={}, trinity={}
    )
    t.creature.puts(creature="canyon")
    t.ripley.plays("roll_call")
    t.reckon("ripley")
    t.ripley.chooses("use_power ark")
    t.ripley.chooses("shelter_survivors")
    assert city(t).defense == 7


def test_roll_call_is_wasted_on_a_single_survivor_or_without_a_shelter() -> None:
    t = slow_table(
        city={"token": "river", "defense": 10},
        ripley={**HERS, "survivors": ["survivor_01"]},
        freddy={},
        trinity={},
    )
    t.creature.puts(creature="canyon")
    t.ripley.plays("roll_call")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors survivor_01")
    assert city(t).defense == 8

    t = slow_table(city={"token": "river"}, ripley={**HERS, "plays": "beach"})
    t.creature.puts(creature="canyon")
    t.ripley.plays("roll_call")
    t.finish_turn()
    assert (city(t).calling, city(t).defense) == (0, 8)


def test_roll_call_needs_a_survivor() -> None:
    t = slow_table(city={"token": "river"}, ripley={**HERS, "survivors": []})
    t.creature.puts(creature="canyon")
    t.reveal()
    assert not t.ripley.could_play("roll_call")


def test_roll_call_is_too_late_once_every_place_is_resolved() -> None:
    t = slow_table(
        "scream",
        city={"token": "river"},
        freddy={"plays": "beach", "survival": ["gate"]},
        ripley=HERS,
        trinity={"plays": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="canyon", target="lair")
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power rover")
    t.reckon("ripley")
    t.ripley.chooses("nothing")
    t.creature.chooses("pass_window")
    assert t.asked == ["ripley: reaction"]
    assert not t.ripley.could_play("roll_call")


def test_roll_call_is_about_the_survivors_of_its_player() -> None:
    t = slow_table(
        city={"token": "river", "defense": 10},
        ripley={"plays": "river", "survivors": TWO},
        freddy={"plays": "ark", "survival": ["roll_call"], "survivors": ["survivor_17"]},
        trinity={},
    )
    t.creature.puts(creature="canyon")
    t.freddy.plays("roll_call")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors")
    assert city(t).defense == 8
