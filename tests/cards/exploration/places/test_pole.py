"""The Pole."""

from typing import Any

import pytest

from artemia.testing import slow_table, table
from tests.cards.exploration.places.talk import explore, explore_together


def test_pole_moves_rescue_two_spaces_for_a_will() -> None:
    t = explore("pole")
    t.ripley.chooses("use_power pole")
    assert t.ripley.will == 2
    assert t.rescue == 18
    assert t.creature.log[-2:] == ["pay_for_rescue", "advance_rescue 2"]


@pytest.mark.parametrize("used", [True, False])
def test_pole_returns_to_the_reserve_used_or_not(used: bool) -> None:
    t = explore("pole", reserve={})
    t.ripley.chooses("use_power pole" if used else "nothing")
    t.finish_turn()
    assert t.ripley.view.reserve == {8: 1}
    assert t.ripley.discard == "-"
    assert t.ripley.hand == "lair+jungle+river+beach+rover"


@pytest.mark.parametrize("players", [2, 4, 7])
def test_pole_has_one_copy_in_the_reserve_whoever_plays(players: int) -> None:
    names = ["ripley", "freddy", "newt", "trinity", "rick", "malcolm"][: players - 1]
    hunted: dict[str, Any] = {name: {} for name in names}
    t = table(planet="pole", **hunted)
    assert t.ripley.view.reserve[8] == 1
    assert t.ripley.view.reserve[7] == {2: 1, 4: 2, 7: 3}[players]


def test_pole_takes_the_last_will_after_rescue_has_moved() -> None:
    t = explore_together("pole", ripley={"will": 1}, freddy={"plays": "lair"})
    t.ripley.chooses("use_power pole")
    assert (t.rescue, t.assimilation) == (18, 19)
    assert t.creature.log[-3:] == ["pay_for_rescue", "advance_rescue 2", "advance_assimilation 1"]
    t.until("end_of_turn")
    assert t.ripley.will == 3
    assert t.ripley.played == "pole", "all other cards come back"


def test_pole_paid_with_the_last_will_can_win() -> None:
    t = explore("pole", will=1, rescue=2)
    t.state.assimilation = 1
    t.ripley.chooses("use_power pole")
    assert t.winner == "hunted"


def test_pole_can_t_be_paid_without_will() -> None:
    t = explore("pole", will=1, discard="lair")
    t.state.hunted[1].will = 0
    t.state.spent = 1 << 1
    assert t.ripley.offered == ["nothing", "take_back lair -"]


def test_pole_is_used_once_a_turn_and_copiers_pay_themselves() -> None:
    t = explore_together("nexus", planet="pole", ripley={"will": 2}, freddy={"plays": "pole"})
    t.ripley.chooses("use_power nexus")
    assert (t.ripley.will, t.freddy.will, t.rescue) == (1, 3, 18)
    assert t.freddy.offered == ["nothing"]
    t.finish_turn()
    assert t.ripley.discard == "nexus"


def test_pole_discarded_from_the_hand_is_a_card_like_any_other() -> None:
    t = slow_table("forbidden_zone", planet="pole", ripley={"plays": "lair", "hand": "pole"})
    t.creature.plays("forbidden_zone")
    assert t.ripley.discard == "pole"
    t.creature.puts(creature="wreck" if "wreck" in t.state.planet.names else "source")
    t.finish_turn()
    assert t.ripley.discard == "lair+pole"
    assert "resist lair+pole 1" in t.ripley.offered


def test_pole_swapped_away_by_vortex_was_not_played_in_the_end() -> None:
    t = slow_table(
        planet="pole", ripley={"plays": "pole", "hand": "lair", "discard": "beach", "survival": ["vortex"]}
    )
    t.creature.puts(creature="source")
    t.ripley.plays("vortex")
    t.finish_turn()
    assert t.ripley.discard == "beach+pole"


def test_pole_left_face_down_after_the_fjord_returns_to_the_reserve() -> None:
    t = slow_table(
        planet="fjord pole", reserve={}, ripley={"hand": "lair pole", "discard": "beach", "fjord": True}
    )
    t.ripley.chooses("commit_two pole beach")
    t.creature.passes()
    t.creature.puts(creature="source")
    t.creature.chooses("end_hunt")
    t.ripley.chooses("explore_only beach")
    t.finish_turn()
    assert t.ripley.view.reserve == {8: 1}
    assert t.ripley.discard == "beach"


def test_pole_can_t_be_paid_for_by_whoever_is_spent() -> None:
    t = slow_table(
        "scream", planet="pole", ripley={"plays": "pole", "hand": "", "will": 1, "discard": "lair"}
    )
    t.creature.plays("scream")
    t.creature.puts(creature="source", target="pole")
    t.reckon("ripley")
    assert t.ripley.will == 0
    assert t.ripley.offered == ["nothing", "take_back lair -"]


def test_pole_does_not_come_back_as_the_card_that_was_played() -> None:
    """Pushed to the Jungle, she has it bring a discarded card, not the Pole."""
    t = slow_table(
        "detour", planet="pole", reserve={}, ripley={"plays": "pole", "hand": "lair", "discard": "river"}
    )
    t.creature.puts(creature="source")
    t.reveal()
    h = t.state.hunted[1]
    h.at, h.moves = t.places("jungle"), t.places("pole") << 10 | t.places("jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert (t.ripley.hand, t.ripley.played) == ("lair+river", "pole")
    t.finish_turn()
    assert t.ripley.view.reserve == {8: 1}
