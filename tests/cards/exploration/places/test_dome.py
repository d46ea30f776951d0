"""The Dome and its Shield."""

from artemia.testing import Table, slow_table
from tests.cards.exploration.places.talk import exploration_state, explore, explore_together, track


def shield(t: Table) -> int:
    return exploration_state(t).shield


def test_dome_moves_the_shield_one_place() -> None:
    t = explore("dome")
    t.ripley.chooses("use_power dome")
    assert shield(t) == 2
    assert t.rescue == 20
    assert t.ripley.view.exploration is not None and t.ripley.view.exploration.shield == 2


def test_dome_reached_by_the_shield_moves_rescue_two_spaces_and_sends_it_back() -> None:
    t = explore("dome", shield=3)
    t.ripley.chooses("use_power dome")
    assert shield(t) == 1
    assert t.rescue == 18
    assert t.ripley.log[-2:] == ["advance_shield", "advance_rescue 2"]


def test_dome_can_win_the_game() -> None:
    t = explore("dome", shield=3, rescue=1)
    t.ripley.chooses("use_power dome")
    assert t.winner == "hunted"


def test_dome_is_used_once_a_turn_copies_included() -> None:
    t = explore_together("dome", freddy={"plays": "dome", "discard": "lair"}, newt={"plays": "lair"})
    t.ripley.chooses("use_power dome")
    assert t.freddy.offered == ["nothing", "take_back lair -"]
    t = explore_together("lair", "dome", planet="dome", freddy={"plays": "dome", "survival": ["dodge"]})
    t.ripley.chooses("use_power lair")
    assert shield(t) == 2


def test_dome_shields_nobody() -> None:
    t = slow_table(planet="dome", ripley={"plays": "lair"}, freddy={"plays": "dome"})
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert t.ripley.will == 1


def test_dome_pays_nothing_in_a_phase_4_under_stasis_yet_the_shield_returns() -> None:
    t = slow_table(planet="dome", shield=3, ripley={"plays": "lair", "survival": ["exp_amplifier"]})
    t.until("end_of_turn")
    t.creature.plays("stasis")
    t.ripley.chooses("play_survival amplifier")
    assert t.state.turn == 2
    assert shield(t) == 1
    assert t.rescue == 20


def test_dome_collects_will_on_the_way_of_rescue() -> None:
    t = explore("dome", shield=3, fungi=(19, 18), will=1)
    t.ripley.chooses("use_power dome")
    assert t.ripley.will == 3
    assert track(t) == []
