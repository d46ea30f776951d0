"""Cataclysm."""

from artemia.testing import table
from tests.cards.talk import offered


def test_cataclysm_makes_any_place_ineffective() -> None:
    t = table(hunt=["cataclysm"], ripley={"plays": "wreck", "discard": "lair"}, freddy={"plays": "beach"})
    t.creature.puts(creature="swamp")
    t.creature.plays("cataclysm")
    assert len(offered(t.creature, "devastate")) == 10
    t.creature.chooses("devastate wreck")
    assert t.asked == ["freddy: place_choice"]
    t.finish_turn()
    assert t.rescue == 19


def test_cataclysm_stops_only_those_who_have_not_resolved_yet() -> None:
    """The Gate, played in the middle of the phase, opens the window anew."""
    t = table(
        hunt=["scream", "cataclysm"],
        limit=2,
        ripley={"plays": "beach", "survival": ["gate"]},
        freddy={"plays": "jungle", "hand": "", "discard": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="jungle")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    t.creature.plays("cataclysm", "devastate jungle")
    # Freddy met the Scream, and got nothing from his place.
    assert t.state.turn == 2
    assert t.freddy.will == 2
    assert t.freddy.discard == "lair+jungle"
    assert t.ripley.view.hunted[0].river


def test_cataclysm_does_not_stop_copies() -> None:
    t = table(hunt=["cataclysm"], ripley={"plays": "lair", "discard": "river"})
    t.creature.puts(creature="wreck")
    t.creature.plays("cataclysm", "devastate wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert "use_power wreck" in t.ripley.offered


def test_cataclysm_on_the_lair_leaves_nothing_to_copy_from() -> None:
    t = table(hunt=["cataclysm"], ripley={"plays": "lair", "discard": "river"})
    t.creature.puts(creature="wreck")
    t.creature.plays("cataclysm", "devastate lair")
    assert t.state.turn == 2
