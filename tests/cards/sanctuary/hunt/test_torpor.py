"""Torpor."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city_at, creature_grows, faceup, last_phase
from tests.cards.talk import lay


def test_torpor_keeps_the_city_and_the_pile_as_they_are() -> None:
    t = table(
        hunt=["torpor"],
        city={"token": "river", "faceup": ["survivor_01"], "pile": ["survivor_05"]},
        ripley={},
    )
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.creature.chooses("play_hunt torpor")
    creature_grows(t)
    assert (city_at(t), faceup(t)) == ("river", ["survivor_01"])
    assert "move_city" not in " ".join(t.ripley.log)
    t.finish_turn()
    lay(t, ripley="beach")
    t.creature.puts(creature="canyon")
    creature_grows(t)
    assert (city_at(t), faceup(t)) == ("beach", ["survivor_01", "survivor_05"])


def test_torpor_is_too_late_once_the_city_has_moved() -> None:
    t = table(hunt=["torpor"], city={"token": "river"}, ripley={})
    t.creature.puts(creature="canyon")
    creature_grows(t)
    assert city_at(t) == "beach"
    assert not t.creature.could_play("torpor")


def test_torpor_can_be_copied_by_a_flashback() -> None:
    t = table(hunt=["flashback"], hunt_discard=["torpor"], city={"token": "river"}, ripley={})
    t.creature.puts(creature="canyon")
    last_phase(t)
    t.creature.chooses("play_hunt flashback")
    creature_grows(t)
    assert city_at(t) == "river"
