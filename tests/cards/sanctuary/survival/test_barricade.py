"""Barricade."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city


def test_barricade_moves_defense_if_no_token_is_on_the_city() -> None:
    t = table(city={"token": "river"}, ripley={"survival": ["barricade"]}, freddy={})
    t.creature.puts(creature="monolith")
    t.ripley.plays("barricade")
    assert city(t).defense == 8


def test_barricade_does_not_fortify() -> None:
    t = table(
        city={"token": "river"},
        ripley={
            "plays": "river",
            "survival": ["barricade"],
            "survivors": ["survivor_01"],
            "avatar": "architect",
        },
        freddy={},
    )
    t.creature.puts(creature="monolith")
    t.ripley.plays("barricade")
    t.reckon("ripley")
    assert t.ripley.survival == []
    assert "fortify" in t.ripley.offered


def test_barricade_is_not_offered_under_a_token() -> None:
    t = table(city={"token": "river"}, ripley={"survival": ["barricade"]})
    t.creature.puts(creature="river")
    assert t.ripley.offered == ["plan -"]


def test_barricade_can_win_the_game() -> None:
    t = table(city={"defense": 1}, ripley={"survival": ["barricade"]})
    t.creature.puts(creature="river")
    t.ripley.plays("barricade")
    assert t.winner == "hunted"
