"""Oppressive."""

from tests.cards.sanctuary.evolutions.talk import evolved
from tests.cards.talk import offered


def test_oppressive_takes_a_card_off_every_resistance() -> None:
    t = evolved("oppressive", ripley={"hand": "lair", "discard": "jungle river beach rover"})
    assert offered(t.ripley, "resist") == [
        "jungle 1",
        "river 1",
        "beach 1",
        "rover 1",
        "jungle+river+beach 2",
        "jungle+river+rover 2",
        "jungle+beach+rover 2",
        "river+beach+rover 2",
    ]


def test_oppressive_lets_two_will_bring_back_two_cards() -> None:
    """With a card fewer for each, two Will are worth it from the second card on."""
    t = evolved("oppressive", ripley={"discard": "jungle river"})
    assert offered(t.ripley, "resist") == ["jungle 1", "river 1", "jungle+river 2"]


def test_oppressive_does_not_touch_giving_up() -> None:
    t = evolved("oppressive", ripley={"hand": "lair", "discard": "jungle river beach rover"})
    t.ripley.chooses("give_up")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"


def test_oppressive_meets_a_captain() -> None:
    t = evolved("oppressive", ripley={"avatar": "captain", "discard": "jungle river"})
    assert offered(t.ripley, "resist") == ["jungle+river 1"]
