"""Stasis."""

from artemia.testing import table


def test_stasis_keeps_rescue_where_it_is() -> None:
    t = table(hunt=["stasis"], ripley={"plays": "jungle"})
    t.creature.plays("stasis")
    assert t.state.turn == 2
    assert t.rescue == 20
    t.ripley.chooses("commit lair")
    t.finish_turn()
    assert t.rescue == 19


def test_stasis_comes_before_the_clean_up_not_before_phase_4() -> None:
    t = table(hunt=["stasis"], ripley={"plays": "wreck", "survival": ["dodge"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    t.creature.plays("stasis")
    t.finish_turn()
    assert t.rescue == 19


def test_stasis_stops_the_amplifier_that_comes_after_it() -> None:
    t = table(hunt=["stasis"], marker=True, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.until("end_of_turn")
    assert t.ripley.could_play("amplifier")
    t.creature.plays("stasis")
    assert not t.ripley.could_play("amplifier")
    t.finish_turn()
    assert (t.rescue, t.marker) == (20, True)
