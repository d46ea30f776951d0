"""Wrong Track."""

from artemia.testing import table
from tests.cards.talk import offered


def test_wrong_track_moves_the_creature_one_step() -> None:
    t = table(
        ripley={"plays": "river", "survival": ["wrong_track"]},
        freddy={"plays": "wreck"},
    )
    t.creature.puts(creature="river")
    t.ripley.plays("wrong_track")
    assert t.ripley.offered == [
        "move_token jungle creature",
        "move_token beach creature",
        "move_token wreck creature",
    ]
    t.ripley.chooses("move_token wreck creature")
    assert t.asked == ["ripley: place_choice"]
    t.finish_turn()
    assert (t.ripley.will, t.freddy.will, t.rescue) == (3, 2, 19)


def test_wrong_track_may_lead_to_a_hunted_who_has_used_his_place() -> None:
    """What is resolved is never undone; but he is there, and caught."""
    t = table(
        ripley={"plays": "beach", "survival": ["gate"]},
        freddy={"plays": "wreck", "survival": ["dodge"]},
        trinity={"plays": "rover", "survival": ["wrong_track"]},
    )
    t.creature.puts(creature="river")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    t.freddy.chooses("use_power wreck")
    t.reckon("trinity")
    t.trinity.chooses("nothing")
    t.trinity.plays("wrong_track", "move_token wreck creature")
    t.finish_turn()
    assert (t.freddy.will, t.rescue) == (2, 18)


def test_wrong_track_moves_the_clone_or_the_creature() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "rover", "survival": ["wrong_track"]},
        freddy={"plays": "wreck"},
    )
    t.creature.plays("clone")
    t.creature.puts(creature="lair", target="wreck")
    t.ripley.plays("wrong_track")
    assert t.ripley.offered == [
        "move_token jungle creature",
        "move_token swamp creature",
        "move_token river target",
        "move_token shelter target",
        "move_token source target",
    ]
    t.ripley.chooses("move_token source target")
    t.finish_turn()
    assert (t.freddy.will, t.assimilation) == (3, 20)


def test_wrong_track_brings_a_clone_on_two_places_to_one() -> None:
    t = table(
        hunt=["clone", "mirage"], limit=2, ripley={"plays": "rover", "survival": ["wrong_track"]}, freddy={}
    )
    t.creature.plays("mirage")
    t.creature.plays("clone")
    t.creature.puts(creature="artefact", target="lair jungle")
    t.ripley.plays("wrong_track")
    assert [line for line in offered(t.ripley, "move_token") if line.endswith("target")] == [
        "lair target",
        "jungle target",
        "river target",
        "swamp target",
        "shelter target",
    ]
    t.ripley.chooses("move_token jungle target")
    assert t.token("target") == "jungle"


def test_wrong_track_leaves_a_mere_target_alone() -> None:
    t = table(hunt=["scream"], ripley={"plays": "rover", "survival": ["wrong_track"]})
    t.creature.plays("scream")
    t.creature.puts(creature="lair", target="wreck")
    t.ripley.plays("wrong_track")
    assert t.ripley.offered == ["move_token jungle creature", "move_token swamp creature"]


def test_wrong_track_takes_the_second_target_card_along_with_the_clone() -> None:
    t = table(
        hunt=["clone", "scream"],
        limit=2,
        ripley={"plays": "rover", "survival": ["wrong_track"]},
        freddy={"plays": "wreck", "hand": ""},
        trinity={"plays": "source", "hand": ""},
    )
    t.creature.plays("clone")
    t.creature.plays("scream")
    t.creature.puts(creature="lair", target="wreck")
    t.ripley.plays("wrong_track", "move_token source target")
    t.finish_turn()
    assert (t.freddy.will, t.trinity.will) == (3, 1)
