"""Amplifier, as this box prints it."""

from artemia.testing import slow_table, table


def test_exp_amplifier_takes_the_marker_off_the_beach() -> None:
    t = table(boxes=("exploration",), marker=True, ripley={"plays": "lair", "survival": ["exp_amplifier"]})
    t.creature.puts(creature="artefact")
    t.ripley.plays("amplifier")
    assert not t.marker
    assert t.rescue == 18


def test_exp_amplifier_needs_the_marker_or_the_dome() -> None:
    t = slow_table(boxes=("exploration",), ripley={"plays": "lair", "survival": ["amplifier"]})
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    assert t.ripley.offered == ["pass_window"]


def test_exp_amplifier_moves_the_shield() -> None:
    t = table(planet="dome", ripley={"plays": "lair", "survival": ["amplifier"]})
    t.creature.puts(creature="artefact")
    t.ripley.plays("amplifier")
    assert t.state.exploration is not None
    assert t.state.exploration.shield == 2
    assert t.rescue == 19


def test_exp_amplifier_after_stasis_keeps_the_marker_but_moves_the_shield() -> None:
    t = slow_table(boxes=("exploration",), marker=True, ripley={"plays": "lair", "survival": ["amplifier"]})
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    t.creature.plays("stasis")
    assert not t.ripley.could_play("amplifier")

    t = slow_table(planet="dome", shield=3, ripley={"plays": "lair", "survival": ["amplifier"]})
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    t.creature.plays("stasis")
    t.ripley.plays("amplifier")
    assert t.state.exploration is not None
    assert t.state.exploration.shield == 1
    assert t.rescue == 20
