"""Comfort."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, survivors

TWO = ["survivor_01", "survivor_03"]


def test_comfort_gives_will_and_place_cards_for_a_survivor() -> None:
    t = table(
        ripley={"survival": ["comfort"], "survivors": TWO, "will": 1, "discard": "lair jungle river"},
    )
    t.ripley.plays("comfort")
    assert t.ripley.offered == ["part_with survivor_01", "part_with survivor_03"]
    t.ripley.chooses("part_with survivor_03")
    assert (survivors(t.ripley), t.ripley.will) == (["survivor_01"], 2)
    assert t.ripley.offered == [
        "take_back lair+jungle -",
        "take_back lair+river -",
        "take_back jungle+river -",
    ]
    t.ripley.chooses("take_back lair+river -")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+river+beach+rover", "jungle")


def test_comfort_does_what_it_can() -> None:
    t = table(ripley={"survival": ["comfort"], "survivors": ["survivor_01"], "will": 2})
    t.ripley.plays("comfort")
    assert (t.ripley.will, survivors(t.ripley)) == (3, [])

    t = table(ripley={"survival": ["comfort"], "survivors": ["survivor_01"], "discard": "lair"})
    t.ripley.plays("comfort")
    assert (t.ripley.will, t.ripley.discard) == (3, "-")
    assert "heal ripley" not in t.ripley.log


def test_comfort_needs_a_survivor_and_a_wound() -> None:
    t = table(ripley={"survival": ["comfort"], "will": 1, "discard": "lair"})
    assert not t.ripley.could_play("comfort")
    t = table(ripley={"survival": ["comfort"], "survivors": ["survivor_01"]})
    assert not t.ripley.could_play("comfort")


def test_comfort_shows_whom_nobody_had_seen() -> None:
    t = table(
        city={"pile": []},
        ripley={"survival": ["comfort"], "survivors": ["survivor_01"], "will": 1},
        freddy={},
    )
    city(t).unseen[1] = city(t).survivors[1]
    t.ripley.plays("comfort")
    assert "lose_survivors survivor_01" in t.freddy.log
    assert city(t).unseen[1] == 0
