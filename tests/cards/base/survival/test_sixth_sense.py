"""Sixth Sense."""

from artemia.testing import table


def test_sixth_sense_takes_two_cards_back() -> None:
    t = table(ripley={"hand": "lair", "discard": "jungle river beach", "survival": ["sixth_sense"]})
    t.ripley.plays("sixth_sense")
    assert t.ripley.offered == [
        "take_back jungle+river -",
        "take_back jungle+beach -",
        "take_back river+beach -",
    ]
    t.ripley.chooses("take_back jungle+beach -")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+jungle+beach", "river")


def test_sixth_sense_takes_the_only_card_there_is() -> None:
    t = table(ripley={"hand": "lair", "discard": "jungle", "survival": ["sixth_sense"]})
    t.ripley.plays("sixth_sense")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+jungle", "-")


def test_sixth_sense_is_not_offered_on_an_empty_discard() -> None:
    t = table(ripley={"survival": ["sixth_sense"]})
    assert not t.ripley.could_play("sixth_sense")
