"""Interference."""

from artemia.testing import table


def test_interference_leaves_neither_power_nor_take_back_nor_drone_on_beach_and_wreck() -> None:
    t = table(
        hunt=["interference"],
        ripley={"plays": "wreck", "discard": "lair", "survival": ["drone"]},
        freddy={"plays": "beach", "discard": "lair", "survival": ["gate"]},
        trinity={"plays": "jungle", "discard": "lair"},
    )
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.reckon()
    assert t.asked == ["trinity: place_choice"]
    t.trinity.passes()
    t.finish_turn()
    assert not t.marker
    assert t.rescue == 19


def test_interference_does_not_stop_copies() -> None:
    t = table(hunt=["interference"], ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("interference")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 18


def test_interference_does_not_stop_ingenuity_and_amplifier() -> None:
    t = table(
        hunt=["interference"],
        ripley={"plays": "jungle", "survival": ["ingenuity"]},
        freddy={"plays": "jungle", "survival": ["amplifier"]},
    )
    t.ripley.plays("ingenuity")
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.freddy.plays("amplifier")
    assert t.rescue == 18
