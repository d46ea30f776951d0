"""Amplifier."""

from artemia.testing import table


def test_amplifier_takes_the_marker_and_moves_rescue() -> None:
    t = table(marker=True, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.ripley.plays("amplifier")
    assert (t.marker, t.rescue) == (False, 18)


def test_amplifier_needs_the_marker() -> None:
    t = table(ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.until("end_of_turn")
    assert t.ripley.offered == ["pass_window"]


def test_amplifier_wins_at_once() -> None:
    t = table(marker=True, rescue=1, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.ripley.plays("amplifier")
    assert t.winner == "hunted"


def test_amplifier_works_if_it_comes_before_stasis() -> None:
    t = table(hunt=["stasis"], marker=True, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.ripley.plays("amplifier")
    assert t.rescue == 19
    t.creature.plays("stasis")
    assert t.state.turn == 2
    assert t.rescue == 19
