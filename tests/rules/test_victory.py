"""The game ends the moment a counter reaches Victory, in the middle of anything."""

import pytest

from artemia.testing import Table, slow_table, table


def assert_over(t: Table, winner: str) -> None:
    assert t.winner == winner
    assert t.asked == []
    names = t.names
    assert all(getattr(t, name).offered == [] for name in names)
    assert t.creature.view.winner == winner


# The Creature


def test_giving_up_can_end_the_game() -> None:
    t = table(assimilation=1, hunt=["stasis"], ripley={"will": 2}, freddy={})
    t.ripley.chooses("give_up")
    assert_over(t, "creature")


def test_resisting_with_the_last_will_can_end_the_game() -> None:
    t = table(assimilation=1, ripley={"will": 1, "discard": "lair"}, freddy={})
    t.ripley.chooses("resist lair 1")
    assert_over(t, "creature")


def test_a_catch_ends_the_game_before_anybody_loses_a_will() -> None:
    t = slow_table(assimilation=1, ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.skip_windows(until=4)
    assert_over(t, "creature")
    assert t.assimilation == 0
    assert t.ripley.will == 3
    assert t.ripley.log[-2:] == ["catch jungle", "advance_assimilation 1"]


def test_a_last_will_lost_to_a_scream_ends_the_game_before_the_next_hunted_is_struck() -> None:
    t = slow_table(
        "scream",
        assimilation=1,
        ripley={"plays": "jungle", "will": 1},
        freddy={"plays": "jungle"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", target="jungle")
    t.reckon("ripley")
    t.ripley.chooses("lose_will 1")
    assert_over(t, "creature")
    assert t.freddy.will == 3


def test_a_last_will_lost_to_the_creature_is_the_second_of_two_spaces() -> None:
    t = slow_table(assimilation=2, ripley={"plays": "jungle", "will": 1})
    t.creature.puts(creature="jungle")
    t.skip_windows(until=4)
    assert_over(t, "creature")


def test_no_space_too_many() -> None:
    t = slow_table("anticipation", assimilation=1, ripley={"plays": "jungle"})
    t.creature.plays("anticipation")
    t.creature.puts(creature="jungle")
    t.skip_windows(until=4)
    assert_over(t, "creature")
    assert t.assimilation == 0


def test_the_creature_wins_before_the_rescue_moves() -> None:
    t = slow_table(assimilation=1, rescue=1, ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.finish_turn()
    assert_over(t, "creature")
    assert t.rescue == 1


# The Hunted


def test_the_end_of_a_turn_can_end_the_game() -> None:
    t = table(rescue=1, ripley={"plays": "jungle"})
    t.creature.puts(creature="artefact")
    t.finish_turn()
    assert_over(t, "hunted")


def test_stasis_puts_off_the_end() -> None:
    t = slow_table(rescue=1, ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.creature.plays("stasis")
    assert t.winner is None
    assert t.state.turn == 2


@pytest.mark.parametrize("place", ["wreck", "beach"])
def test_a_place_can_end_the_game_before_anybody_is_caught(place: str) -> None:
    t = slow_table(
        rescue=1,
        assimilation=1,
        marker=True,
        ripley={"plays": place},
        freddy={"plays": "jungle", "survival": ["dodge"]},
        trinity={"plays": "rover"},
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses(f"use_power {place}")
    assert_over(t, "hunted")


def test_a_copied_wreck_can_end_the_game() -> None:
    t = slow_table(rescue=1, ripley={"plays": "lair"}, freddy={"plays": "wreck"})
    t.creature.puts(creature="wreck", artemia="rover")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert_over(t, "hunted")
    assert t.freddy.will == 3


def test_an_amplifier_can_end_the_game() -> None:
    t = slow_table(
        rescue=1,
        marker=True,
        ripley={"plays": "jungle", "survival": ["amplifier"]},
        freddy={"plays": "jungle", "survival": ["double_back"]},
    )
    t.creature.puts(creature="jungle")
    t.ripley.plays("amplifier")
    assert_over(t, "hunted")


def test_nothing_moves_after_the_end() -> None:
    t = table(rescue=1, ripley={"plays": "jungle"})
    t.creature.puts(creature="artefact")
    t.finish_turn()
    turn = t.state.turn
    t.finish_turn()
    assert t.state.turn == turn
    assert t.rescue == 0
