"""Drone, as this box prints it."""

from artemia.testing import slow_table


def test_exp_drone_copies_the_rover() -> None:
    t = slow_table(
        boxes=("exploration",), ripley={"plays": "beach", "survival": ["exp_drone"]}, reserve={"swamp": 1}
    )
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.plays("drone")
    assert t.ripley.hand == "lair+jungle+river+rover+swamp"
    assert not t.marker


def test_exp_drone_copies_the_labyrinth_if_that_is_place_5() -> None:
    t = slow_table(planet="labyrinth", ripley={"plays": "beach", "survival": ["drone"]})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.plays("drone")
    assert "use_power labyrinth" in t.ripley.log


def test_exp_drone_is_not_for_place_5_itself() -> None:
    t = slow_table(boxes=("exploration",), ripley={"plays": "rover", "survival": ["drone"]})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    assert not t.ripley.could_play("drone")


def test_exp_drone_needs_a_usable_place() -> None:
    t = slow_table("exp_interference", ripley={"plays": "beach", "survival": ["drone"]})
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    assert t.ripley.survival == ["drone"]
