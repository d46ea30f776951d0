"""Amnesia."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, creature_grows
from tests.cards.talk import lay, offered


def test_amnesia_silences_an_avatar_that_acts_by_itself() -> None:
    t = table(hunt=["amnesia"], ripley={"avatar": "captain", "discard": "lair jungle river"})
    assert offered(t.ripley, "resist") == ["lair+jungle+river 1"]
    t.creature.plays("amnesia")
    assert offered(t.ripley, "resist") == [
        "lair+jungle 1",
        "lair+river 1",
        "jungle+river 1",
        "lair+jungle+river 2",
    ]


def test_amnesia_silences_an_avatar_that_is_used() -> None:
    t = table(hunt=["amnesia"], ripley={"avatar": "stowaway", "discard": "lair"})
    assert "use_avatar stowaway" in t.ripley.offered
    t.creature.plays("amnesia")
    assert not offered(t.ripley, "use_avatar")


def test_amnesia_recalls_what_was_committed() -> None:
    t = table(hunt=["amnesia"], ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.ripley.chooses("commit jungle")
    t.creature.plays("amnesia")
    assert t.asked == ["ripley: explore", "freddy: explore"]


def test_amnesia_lasts_until_phase_5_and_not_longer() -> None:
    t = table(hunt=["amnesia"], ripley={"avatar": "geneticist"})
    t.creature.plays("amnesia")
    t.creature.puts(creature="ark")
    creature_grows(t)
    t.creature.chooses("nest")
    assert city(t).dna == 3

    t.finish_turn()
    lay(t, ripley="river")
    t.creature.puts(creature="ark")
    creature_grows(t)
    t.creature.chooses("nest")
    assert city(t).dna == 5
