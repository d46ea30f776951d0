"""Ambush."""

from artemia.testing import slow_table
from tests.cards.talk import offered


def test_ambush_puts_the_artemia_token_next_to_the_creature() -> None:
    t = slow_table("ambush", ripley={"plays": "jungle", "hand": "lair", "survival": ["hologram", "detector"]})
    t.creature.puts(creature="lair")
    t.creature.plays("ambush")
    assert t.creature.offered == ["put_token jungle artemia", "put_token swamp artemia"]
    t.creature.chooses("put_token jungle artemia")
    assert t.ripley.could_play("hologram")
    assert t.ripley.could_play("detector")
    t.until("end_of_turn")
    assert (t.ripley.discard, t.ripley.played) == ("lair", "jungle")


def test_ambush_needs_an_artemia_token_off_the_planet() -> None:
    t = slow_table("ambush", artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(creature="lair", artemia="beach")
    t.reveal()
    assert not t.creature.could_play("ambush")


def test_ambush_lies_next_to_either_place_of_a_wide_creature_token() -> None:
    t = slow_table("gargantua", "ambush", ripley={"plays": "jungle"})
    t.creature.plays("gargantua")
    t.creature.puts(creature="lair swamp")
    t.creature.plays("ambush")
    assert offered(t.creature, "put_token") == ["jungle artemia", "shelter artemia"]


def test_ambush_may_cover_two_places_if_the_artemia_spreads() -> None:
    t = slow_table("ambush", city={"developed": ["viral"]}, ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.creature.plays("ambush")
    assert "jungle+river artemia" in offered(t.creature, "put_token")
    assert "river+beach artemia" not in offered(t.creature, "put_token")
    t = slow_table("ambush", city={"developed": ["venomous"]}, ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.creature.plays("ambush")
    assert not any("+" in line for line in t.creature.offered), "other Evolutions don't spread it"


def test_ambush_is_kept_off_by_a_decoy() -> None:
    t = slow_table("ambush", ripley={"plays": "jungle", "survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.creature.puts(creature="lair")
    t.reveal()
    assert not t.creature.could_play("ambush")
