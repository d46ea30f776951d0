"""Mirage."""

from artemia.testing import table
from tests.cards.talk import offered


def test_mirage_leaves_neither_power_nor_take_back_on_two_places() -> None:
    t = table(
        hunt=["mirage"],
        ripley={"plays": "rover", "discard": "lair", "survival": ["drone"]},
        freddy={"plays": "artefact", "discard": "lair", "survival": ["gate"]},
        trinity={"plays": "jungle", "discard": "lair"},
    )
    t.creature.plays("mirage")
    assert len([line for line in t.creature.offered if line.endswith("target")]) == 13
    t.creature.puts(creature="swamp", target="rover artefact")
    t.reckon()
    assert t.asked == ["trinity: place_choice"]
    t.finish_turn()
    assert (t.ripley.discard, t.freddy.discard) == ("lair+rover", "lair+artefact")
    assert t.ripley.survival == ["drone"]


def test_mirage_does_not_stop_copies() -> None:
    t = table(hunt=["mirage"], ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("mirage")
    t.creature.puts(creature="wreck", target="wreck source")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert "use_power wreck" in t.ripley.offered


def test_mirage_spreads_a_scream_that_is_down_already() -> None:
    """Both effects act on both places."""
    t = table(
        hunt=["scream", "mirage"],
        limit=2,
        ripley={"plays": "jungle", "discard": "beach"},
        freddy={"plays": "shelter", "discard": "beach"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="jungle")
    t.creature.plays("mirage")
    assert offered(t.creature, "spread_token") == ["lair target", "river target", "shelter target"]
    t.creature.puts(target="shelter")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.asked == ["freddy: scream_choice"]
    t.freddy.chooses("lose_will 1")
    assert t.state.turn == 2
    assert (t.ripley.will, t.freddy.will) == (2, 2)
