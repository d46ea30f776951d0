"""Sacrifice."""

from artemia.testing import table
from tests.cards.talk import offered


def test_sacrifice_costs_a_card_and_stops_all_hunt_cards() -> None:
    t = table(
        hunt=["despair", "clone", "cataclysm"],
        artemia=True,
        ripley={"plays": "jungle", "hand": "lair river", "survival": ["sacrifice"]},
    )
    t.ripley.plays("sacrifice")
    assert t.ripley.offered == ["calm_creature lair", "calm_creature jungle", "calm_creature river"]
    t.ripley.chooses("calm_creature river")
    assert t.ripley.discard == "river"
    # Everybody can tell that the Creature may play nothing: it isn't asked.
    assert t.asked == ["ripley: explore"]
    t.hunt()
    assert offered(t.creature, "play_hunt") == []
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.ripley.discard == "lair+jungle+river"
    assert t.state.turn == 2
    assert t.creature.could_play("despair")


def test_sacrifice_needs_a_card_besides_the_one_to_be_played() -> None:
    t = table(hunt=["clone"], ripley={"hand": "lair", "discard": "river", "survival": ["sacrifice"]})
    assert not t.ripley.could_play("sacrifice")
    t.ripley.chooses("resist river 1")
    assert t.ripley.could_play("sacrifice")


def test_sacrifice_needs_a_card_besides_the_two_of_the_river() -> None:
    t = table(hunt=["clone"], ripley={"hand": "lair jungle", "river": True, "survival": ["sacrifice"]})
    assert not t.ripley.could_play("sacrifice")
    t = table(hunt=["clone"], ripley={"hand": "lair jungle river", "river": True, "survival": ["sacrifice"]})
    assert t.ripley.could_play("sacrifice")


def test_sacrifice_is_not_offered_once_the_creature_can_play_no_more() -> None:
    t = table(hunt=["force_field", "clone"], ripley={"survival": ["sacrifice"]})
    assert t.ripley.could_play("sacrifice")
    t.creature.plays("force_field", "raise_force_field lair+swamp")
    assert not t.ripley.could_play("sacrifice")
    t = table(hunt=[], ripley={"survival": ["sacrifice"]})
    assert not t.ripley.could_play("sacrifice")


def test_sacrifice_stops_the_second_card_of_a_tracking_turn_but_not_the_first() -> None:
    t = table(hunt=["force_field", "clone"], limit=2, ripley={"plays": "rover", "survival": ["sacrifice"]})
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.ripley.plays("sacrifice", "calm_creature river")
    assert offered(t.ripley, "commit") == ["beach", "rover"]
    t.hunt()
    assert not t.creature.could_play("clone")


def test_sacrifice_stops_the_flashback_too() -> None:
    t = table(
        hunt=["flashback"], hunt_discard=["stasis"], ripley={"plays": "jungle", "survival": ["sacrifice"]}
    )
    t.ripley.plays("sacrifice", "calm_creature river")
    t.creature.puts(creature="jungle")
    assert t.rescue == 19


def test_sacrifice_after_a_forced_give_up_leaves_the_free_one() -> None:
    """One may give up once a phase, besides the time that resisting with the last Will forces."""
    t = table(hunt=["clone"], ripley={"will": 1, "discard": "lair", "survival": ["sacrifice"]})
    t.ripley.chooses("resist lair 1")
    t.ripley.plays("sacrifice", "calm_creature lair")
    assert "give_up" in t.ripley.offered

    t = table(hunt=["clone"], ripley={"discard": "lair", "survival": ["sacrifice"]})
    t.ripley.chooses("give_up")
    t.ripley.plays("sacrifice", "calm_creature lair")
    assert "give_up" not in t.ripley.offered
