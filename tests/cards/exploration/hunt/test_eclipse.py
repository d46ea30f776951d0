"""Eclipse."""

from artemia.testing import table
from tests.cards.talk import offered


def test_eclipse_gives_back_one_card_a_will() -> None:
    t = table(hunt=["eclipse"], ripley={"hand": "rover", "discard": "lair jungle river"})
    assert offered(t.ripley, "resist")[0] == "lair+jungle 1"
    t.creature.plays("eclipse")
    assert offered(t.ripley, "resist") == [
        "lair 1",
        "jungle 1",
        "river 1",
        "lair+jungle 2",
        "lair+river 2",
        "jungle+river 2",
    ]
    t.ripley.chooses("resist lair+river 2")
    assert (t.ripley.will, t.ripley.discard) == (1, "jungle")


def test_eclipse_does_not_touch_giving_up() -> None:
    t = table(hunt=["eclipse"], ripley={"hand": "rover", "discard": "lair jungle river"})
    t.creature.plays("eclipse")
    t.ripley.chooses("give_up")
    assert t.ripley.discard == "-"


def test_eclipse_leaves_a_resist_that_was_made() -> None:
    t = table(hunt=["eclipse"], ripley={"hand": "rover", "discard": "lair jungle river"})
    t.ripley.chooses("resist lair+river 1")
    t.creature.plays("eclipse")
    assert t.ripley.hand == "lair+river+rover"
    assert offered(t.ripley, "resist") == []


def test_eclipse_recalls_what_was_committed_and_calls_the_artemia_token() -> None:
    t = table(hunt=["eclipse"], ripley={"plays": "lair"}, freddy={})
    t.ripley.chooses("commit lair")
    t.creature.plays("eclipse")
    assert t.asked == ["ripley: explore", "freddy: explore"]
    t.hunt()
    assert "lair artemia" in offered(t.creature, "put_token")


def test_eclipse_is_over_in_the_next_turn() -> None:
    t = table(hunt=["eclipse"], ripley={"plays": "rover", "discard": "lair jungle river"})
    t.creature.plays("eclipse")
    t.finish_turn()
    assert offered(t.ripley, "resist")[0] == "lair+jungle 1"
