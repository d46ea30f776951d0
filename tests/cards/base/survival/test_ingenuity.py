"""Ingenuity."""

from artemia.testing import table


def test_ingenuity_puts_the_marker_on_the_beach() -> None:
    t = table(ripley={"survival": ["ingenuity"]})
    t.ripley.plays("ingenuity")
    assert t.marker


def test_ingenuity_does_not_use_up_the_beach() -> None:
    t = table(ripley={"plays": "beach", "survival": ["ingenuity"]})
    t.ripley.plays("ingenuity")
    t.creature.puts(creature="swamp")
    t.ripley.chooses("use_power beach")
    assert not t.marker
    assert t.rescue == 18


def test_ingenuity_is_not_offered_if_the_marker_is_there() -> None:
    t = table(marker=True, ripley={"survival": ["ingenuity"]})
    assert not t.ripley.could_play("ingenuity")
