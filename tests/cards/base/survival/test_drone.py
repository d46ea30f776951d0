"""Drone."""

from artemia.testing import table
from tests.cards.talk import offered


def test_drone_copies_the_rover_instead_of_the_place() -> None:
    t = table(ripley={"plays": "beach", "discard": "lair", "survival": ["drone"]})
    t.creature.puts(creature="swamp")
    t.reveal()
    assert not t.ripley.could_play("drone")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power beach", "play_survival drone"]
    t.ripley.plays("drone")
    # Once it is played, the copy is used: no declining, no take-back.
    assert offered(t.ripley, "take_from_reserve") == ["swamp", "shelter", "wreck", "source", "artefact"]
    assert len(t.ripley.offered) == 5
    t.ripley.chooses("take_from_reserve source")
    assert "source" in t.ripley.hand
    assert not t.marker


def test_drone_is_not_offered_on_the_rover_itself() -> None:
    t = table(ripley={"plays": "rover", "survival": ["drone"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    assert not t.ripley.could_play("drone")


def test_drone_is_not_offered_if_the_reserve_has_nothing_he_lacks() -> None:
    t = table(
        reserve={"swamp": 1},
        ripley={"plays": "beach", "hand": "lair swamp", "survival": ["drone"]},
        freddy={"plays": "beach"},
    )
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power beach"]


def test_drone_is_not_offered_under_a_token() -> None:
    t = table(artemia=True, ripley={"plays": "beach", "hand": "", "survival": ["drone"]})
    t.creature.puts(creature="swamp", artemia="beach")
    t.finish_turn()
    assert t.ripley.survival == ["drone"]


def test_drone_works_whatever_lies_on_the_rover() -> None:
    t = table(hunt=["mirage"], ripley={"plays": "beach", "survival": ["drone"]})
    t.creature.plays("mirage")
    t.creature.puts(creature="rover", target="rover artefact")
    t.reckon("ripley")
    t.ripley.plays("drone", "take_from_reserve wreck")
    assert "wreck" in t.ripley.hand


def test_drone_is_offered_after_the_target_has_struck() -> None:
    t = table(hunt=["scream"], ripley={"plays": "beach", "hand": "", "survival": ["drone"]})
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="beach")
    t.reckon("ripley")
    assert t.ripley.will == 2
    assert t.ripley.could_play("drone")
