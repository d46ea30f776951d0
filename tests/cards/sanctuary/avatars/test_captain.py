"""Captain."""

from artemia.testing import table
from tests.cards.talk import offered


def test_captain_takes_back_a_card_more_for_the_same_will() -> None:
    t = table(light=True, ripley={"avatar": "captain", "hand": "lair", "discard": "jungle river beach rover"})
    found = offered(t.ripley, "resist")
    assert [line for line in found if line.endswith(" 1")] == [
        "jungle+river+beach 1",
        "jungle+river+rover 1",
        "jungle+beach+rover 1",
        "river+beach+rover 1",
    ]
    assert [line for line in found if line.endswith(" 2")] == ["jungle+river+beach+rover 2"]
    t.ripley.chooses("resist river+beach+rover 1")
    assert (t.ripley.will, t.ripley.hand) == (2, "lair+river+beach+rover")


def test_captain_takes_back_five_for_two_will() -> None:
    t = table(
        light=True,
        ripley={"avatar": "captain", "hand": "lair", "discard": "jungle river beach rover swamp wreck"},
    )
    twice = [line for line in offered(t.ripley, "resist") if line.endswith(" 2")]
    assert len(twice) == 6
    assert all(line.count("+") == 4 for line in twice)


def test_captain_pays_no_second_will_for_three_cards() -> None:
    t = table(light=True, ripley={"avatar": "captain", "discard": "jungle river beach"})
    assert offered(t.ripley, "resist") == ["jungle+river+beach 1"]


def test_captain_leads_nobody_else() -> None:
    t = table(
        light=True, ripley={"avatar": "captain"}, freddy={"avatar": "scout", "discard": "jungle river beach"}
    )
    assert "jungle+river 1" in offered(t.freddy, "resist")


def test_captain_gives_up_like_anybody() -> None:
    t = table(light=True, ripley={"avatar": "captain", "will": 1, "discard": "jungle river beach rover"})
    t.ripley.chooses("resist jungle+river+beach 1")
    assert (t.ripley.will, t.ripley.hand, t.assimilation) == (3, "lair+jungle+river+beach+rover", 19)
