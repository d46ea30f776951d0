"""Architect."""

from tests.cards.sanctuary.evolutions.talk import evolved

CITY = {"token": "jungle"}


def test_architect_draws_a_card_for_fortifying() -> None:
    t = evolved(city=CITY, survival_deck=["dodge", "gate"], ripley={"avatar": "architect", "plays": "jungle"})
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.ripley.survival == ["dodge"]


def test_architect_draws_a_card_for_the_ark() -> None:
    t = evolved(city=CITY, survival_deck=["dodge"], ripley={"avatar": "architect", "plays": "ark"})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power ark")
    assert t.ripley.survival == ["dodge"]


def test_architect_draws_nothing_for_a_survivor_who_defends() -> None:
    t = evolved(
        city={"token": "river", "faceup": ["survivor_03"]},
        ripley={"avatar": "architect", "plays": "jungle"},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_03")
    assert t.ripley.survival == []


def test_architect_despairs() -> None:
    t = evolved(city=CITY, hunt=["despair"], ripley={"avatar": "architect", "plays": "jungle"})
    t.creature.plays("despair")
    t.creature.puts(creature="ark", artemia="lair")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.ripley.survival == []
