"""Siege."""

from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import city, creature_grows, survivors


def test_siege_swallows_the_second_space_of_phase_3() -> None:
    t = slow_table(
        "siege",
        city={"token": "river", "defense": 13},
        ripley={"plays": "river", "survivors": ["survivor_01"]},
        freddy={"plays": "ark"},
    )
    city(t).bonuses = (0,) * 14
    t.creature.plays("siege")
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert city(t).defense == 12
    t.ripley.chooses("shelter_survivors survivor_01")
    assert city(t).defense == 12
    assert survivors(t.ripley) == []
    t.reckon("freddy")
    t.freddy.chooses("use_power ark")
    assert city(t).defense == 12


def test_siege_is_over_in_phase_5() -> None:
    t = slow_table("siege", city={"token": "river"}, ripley={"plays": "river"}, freddy={})
    t.creature.plays("siege")
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert city(t).defense == 8
    creature_grows(t)
    t.creature.chooses("nest")
    assert city(t).defense == 7


def test_siege_begins_after_a_barricade() -> None:
    """Its space is one of phase 2; the one of phase 3 is still to come."""
    t = slow_table(
        "siege",
        city={"token": "river"},
        ripley={"plays": "river", "survival": ["barricade"]},
        freddy={},
    )
    t.creature.plays("siege")
    t.creature.puts(creature="canyon")
    t.ripley.plays("barricade")
    assert city(t).defense == 8
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert city(t).defense == 7
