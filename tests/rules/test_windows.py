"""The windows of phases 3 and 4: who is asked when, and what reopens them."""

import pytest

from artemia.testing import Table, slow_table, table


def asked_in_a_window(t: Table) -> list[str]:
    assert all(line.endswith(": reaction") for line in t.asked)
    return [line.split(":")[0] for line in t.asked]


# Who is asked


def test_everybody_who_may_play_a_card_is_asked_after_the_reveal() -> None:
    t = slow_table(
        ripley={"plays": "beach", "survival": ["vortex"]},
        freddy={"plays": "beach"},
        trinity={"plays": "beach", "survival": ["ingenuity", "dodge"]},
        malcolm={"plays": "beach", "survival": ["sacrifice"]},
    )
    t.trinity.plays("ingenuity")
    t.creature.puts(creature="wreck")
    t.skip_windows(until=3)
    assert asked_in_a_window(t) == ["creature", "ripley", "malcolm"]


def test_whoever_holds_no_fitting_card_can_only_pass() -> None:
    t = slow_table(ripley={"plays": "beach", "survival": ["vortex", "gate", "double_back"]})
    t.creature.puts(creature="beach")
    t.skip_windows(until=3)
    assert t.ripley.offered == ["pass_window"]
    assert t.creature.offered == ["pass_window"]


def test_under_despair_no_hunted_is_asked() -> None:
    t = slow_table("despair", ripley={"plays": "beach", "survival": ["dodge"]})
    t.creature.plays("despair")
    t.creature.puts(creature="beach", artemia="lair")
    t.skip_windows(until=3)
    assert asked_in_a_window(t) == ["creature"]


def test_after_sacrifice_the_creature_is_not_asked() -> None:
    t = table(
        hunt=["detour"],
        ripley={"plays": "beach", "survival": ["sacrifice"]},
        freddy={"plays": "beach", "survival": ["dodge"]},
    )
    t.ripley.plays("sacrifice", "calm_creature lair")
    t.creature.puts(creature="wreck")
    t.skip_windows(until=3)
    assert asked_in_a_window(t) == ["freddy"]


def test_a_creature_that_used_its_card_is_not_asked() -> None:
    t = table(
        hunt=["fierceness", "detour"],
        ripley={"plays": "beach", "survival": ["dodge"]},
    )
    t.creature.plays("fierceness")
    t.creature.puts(creature="wreck")
    t.skip_windows(until=3)
    assert asked_in_a_window(t) == ["ripley"]


def test_answers_come_in_any_order() -> None:
    t = slow_table(
        ripley={"plays": "beach", "survival": ["dodge"]}, freddy={"plays": "beach", "survival": ["detector"]}
    )
    t.creature.puts(creature="beach")
    t.skip_windows(until=3)
    t.freddy.chooses("pass_window")
    t.creature.chooses("pass_window")
    assert asked_in_a_window(t) == ["ripley"]
    t.ripley.chooses("play_survival dodge")
    assert t.ripley.view.hunted[0].dodging


# What a card does to a window


def test_a_card_voids_all_passes() -> None:
    t = slow_table(
        "detour",
        ripley={"plays": "beach", "survival": ["dodge"]},
        freddy={"plays": "rover", "survival": ["detector"]},
    )
    t.creature.puts(creature="wreck")
    t.skip_windows(until=3)
    t.ripley.chooses("pass_window")
    t.freddy.chooses("pass_window")
    t.creature.plays("detour", "divert freddy", "push beach rover")
    assert asked_in_a_window(t) == ["creature", "ripley", "freddy"]


def test_the_window_closes_when_all_have_passed_since_the_last_card() -> None:
    t = slow_table(
        ripley={"plays": "beach", "survival": ["dodge"]},
        freddy={"plays": "beach", "survival": ["wrong_track"]},
        trinity={"plays": "jungle"},
    )
    t.creature.puts(creature="beach")
    t.skip_windows(until=3)
    t.ripley.chooses("play_survival dodge")
    assert asked_in_a_window(t) == ["creature", "freddy"]
    t.creature.chooses("pass_window")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token rover creature")
    assert asked_in_a_window(t) == ["creature"]
    t.creature.chooses("pass_window")
    assert t.asked == ["ripley: place_choice"]


def test_while_a_card_takes_effect_the_window_is_closed() -> None:
    t = slow_table(
        "detour",
        ripley={"plays": "beach", "survival": ["dodge"]},
        freddy={"plays": "rover", "survival": ["wrong_track"]},
    )
    t.creature.puts(creature="beach")
    t.skip_windows(until=3)
    t.freddy.chooses("play_survival wrong_track")
    assert t.asked == ["freddy: wrong_track"]
    assert t.ripley.offered == t.creature.offered == []


def test_a_token_that_arrives_lets_its_victim_answer() -> None:
    t = slow_table(
        ripley={"plays": "rover", "survival": ["dodge"]},
        freddy={"plays": "beach", "survival": ["wrong_track"]},
    )
    t.creature.puts(creature="beach")
    t.skip_windows(until=3)
    assert not t.ripley.could_play("dodge")
    t.ripley.chooses("pass_window")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token rover creature")
    assert t.ripley.could_play("dodge")


def test_a_token_that_left_can_t_be_dodged() -> None:
    t = slow_table(
        ripley={"plays": "beach", "survival": ["dodge"]},
        freddy={"plays": "rover", "survival": ["wrong_track"]},
    )
    t.creature.puts(creature="beach")
    t.skip_windows(until=3)
    assert t.ripley.could_play("dodge")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token source creature")
    assert not t.ripley.could_play("dodge")


def test_a_hunted_who_is_moved_under_a_token_may_answer() -> None:
    t = slow_table("detour", artemia=True, ripley={"plays": "rover", "survival": ["detector"]})
    t.creature.puts(creature="lair", artemia="beach")
    t.skip_windows(until=3)
    assert not t.ripley.could_play("detector")
    t.creature.plays("detour", "push beach rover")
    assert t.ripley.could_play("detector")


# Later windows


def test_no_window_reopens_when_nothing_public_changed() -> None:
    t = slow_table(
        "scream",
        artemia=True,
        ripley={"plays": "beach", "survival": ["dodge"]},
        freddy={"plays": "rover", "survival": ["detector"]},
        trinity={"plays": "jungle", "survival": ["vortex"]},
        malcolm={"plays": "lair", "survival": ["hologram"], "discard": "river"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="beach", target="jungle", artemia="rover")
    t.skip_windows(until=3)
    for player in (t.creature, t.ripley, t.freddy, t.trinity, t.malcolm):
        player.chooses("pass_window")
    t.malcolm.chooses("take_back river -")
    t.trinity.chooses("lose_will 1")
    t.trinity.chooses("use_power jungle")
    t.freddy.chooses("set_aside lair")
    assert t.state.phase == 4


def test_a_drawn_card_reopens_the_window_for_whoever_drew_it() -> None:
    t = slow_table(
        survival_deck=["wrong_track", "vortex"],
        ripley={"plays": "shelter", "survival": ["hologram"]},
        freddy={"plays": "beach", "survival": ["dodge"]},
    )
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    t.ripley.chooses("keep_survival vortex")
    assert asked_in_a_window(t) == ["ripley"]
    t.ripley.chooses("pass_window")
    assert t.state.phase == 4


def test_the_window_is_no_different_if_the_drawn_card_can_t_be_played() -> None:
    t = slow_table(survival_deck=["adrenaline"], ripley={"plays": "source"})
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert asked_in_a_window(t) == ["ripley"]
    assert t.ripley.offered == ["pass_window"]


def test_a_gate_reopens_the_window_for_everybody_before_the_next_step() -> None:
    t = slow_table(
        ripley={"plays": "rover", "survival": ["gate"]},
        freddy={"plays": "wreck", "survival": ["detector"]},
        trinity={"plays": "jungle"},
    )
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    assert t.asked == ["freddy: place_choice"]
    t.freddy.chooses("nothing")
    t.trinity.chooses("nothing")
    assert t.state.phase == 3
    assert asked_in_a_window(t) == ["creature", "freddy"]


def test_artemia_is_avoided_before_its_step_or_not_at_all() -> None:
    """Ripley draws Hologram too late: the Artemia step has begun, with the place that was freed."""
    t = slow_table(
        "scream",
        artemia=True,
        survival_deck=["wrong_track", "vortex", "hologram"],
        ripley={"plays": "source"},
        freddy={"plays": "shelter", "hand": ""},
        trinity={"plays": "jungle", "hand": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="source", target="shelter", artemia="jungle")
    t.reckon("freddy")
    t.freddy.chooses("use_power shelter")
    t.freddy.chooses("keep_survival wrong_track")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token beach creature")
    t.skip_windows(until=4)
    t.ripley.chooses("use_power source")
    t.ripley.chooses("draw_survival 1")
    assert t.trinity.discard == "lair"
    assert t.ripley.survival == ["hologram"]
    assert asked_in_a_window(t) == ["ripley"]
    assert not t.ripley.could_play("hologram")


# The end of the turn


def test_everybody_who_may_play_a_card_is_asked_before_the_clean_up() -> None:
    t = slow_table(
        marker=True,
        ripley={"plays": "jungle", "survival": ["amplifier"]},
        freddy={"plays": "rover", "survival": ["gate"]},
        trinity={"plays": "rover"},
    )
    t.creature.puts(creature="wreck")
    t.reckon("trinity")
    t.trinity.chooses("nothing")
    assert t.state.phase == 4
    assert asked_in_a_window(t) == ["creature", "ripley", "freddy"]
    assert t.ripley.played == "jungle"
    assert t.freddy.offered == ["pass_window"]
    t.ripley.chooses("play_survival amplifier")
    assert t.rescue == 19
    assert asked_in_a_window(t) == ["creature", "freddy"]


def test_stasis_first_leaves_no_amplifier() -> None:
    t = slow_table(marker=True, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.creature.puts(creature="jungle")
    t.skip_windows(until=4)
    assert t.ripley.could_play("amplifier")
    t.creature.plays("stasis")
    assert not t.ripley.could_play("amplifier")
    t.finish_turn()
    assert (t.rescue, t.marker) == (20, True)


def test_amplifier_first_leaves_its_space_to_the_hunted() -> None:
    t = slow_table(marker=True, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.creature.puts(creature="jungle")
    t.skip_windows(until=4)
    t.ripley.chooses("play_survival amplifier")
    t.creature.chooses("play_hunt stasis")
    assert t.state.turn == 2
    assert t.rescue == 19


@pytest.mark.parametrize("card", ["adrenaline", "vortex", "dodge", "gate"])
def test_cards_of_other_phases_stay_in_hand(card: str) -> None:
    t = slow_table(ripley={"plays": "jungle", "will": 2, "survival": [card]})
    t.creature.puts(creature="jungle")
    t.skip_windows(until=4)
    assert t.ripley.offered == ["pass_window"]
