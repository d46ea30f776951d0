"""Cards that meet: the situations of the list of interactions that base cards alone bring about.

A function's number is its line in that list; lines marked in part go on in the tests of the expansions.
"""

import re

import pytest

from artemia.testing import Table, slow_table, table

WHOLE = {1, 2, 3, 5, 6, 7, 12, 14, 15, 33, 51, 52, 54, 55, 60, 61, 70, 102}
IN_PART = {4, 16, 46, 47, 57, 58, 62, 64}


def test_every_line_for_the_base_game_is_played() -> None:
    named = [re.match(r"test_(\d+)_", name) for name in globals()]
    assert {int(found[1]) for found in named if found} == WHOLE | IN_PART


def test_01_the_lair_stays_out_when_the_discard_is_taken_back() -> None:
    t = slow_table(ripley={"plays": "lair", "discard": "jungle river"})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.hand == "jungle+river+beach+rover"
    t.finish_turn()
    assert t.ripley.discard == "lair"


def test_02_the_wreck_serves_one_of_explorer_and_copier() -> None:
    """Ripley dodges the Creature on the Wreck and uses it; the Lair then finds it used up."""
    t = slow_table(
        ripley={"plays": "wreck", "survival": ["dodge"]}, freddy={"plays": "lair", "discard": "river"}
    )
    t.creature.puts(creature="wreck")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    t.freddy.chooses("use_power lair")
    assert t.freddy.discard == "-"
    assert t.rescue == 19


def test_02_a_copier_with_an_empty_discard_finds_no_power_at_all() -> None:
    t = slow_table(
        ripley={"plays": "wreck", "survival": ["dodge"]}, freddy={"plays": "lair", "survival": ["detector"]}
    )
    t.creature.puts(creature="wreck")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.freddy.offered == ["nothing"]


def test_03_caught_in_the_lair() -> None:
    t = slow_table(ripley={"plays": "lair", "discard": "jungle"})
    t.creature.puts(creature="lair")
    t.skip_windows(until=4)
    assert t.ripley.will == 1
    assert t.ripley.discard == "jungle"
    assert t.assimilation == 19


def test_04_a_fierce_creature_in_the_lair_takes_all_will_for_one_space() -> None:
    t = slow_table("fierceness", ripley={"plays": "lair", "will": 2})
    t.creature.plays("fierceness")
    t.creature.puts(creature="lair")
    t.skip_windows(until=4)
    assert "lost_will 3 2" in t.ripley.log
    assert t.assimilation == 18
    assert t.ripley.will == 3


def test_05_the_lair_that_copies_the_jungle_returns_itself() -> None:
    t = slow_table(ripley={"plays": "lair", "discard": "river beach"})
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power jungle")
    t.ripley.chooses("take_back river lair")
    assert t.ripley.hand == "lair+jungle+river+rover"
    assert t.ripley.played == "-"
    t.finish_turn()
    assert t.ripley.discard == "beach"


def test_06_creature_and_clone_on_one_place_take_two_will() -> None:
    t = slow_table("clone", ripley={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="jungle")
    t.skip_windows(until=4)
    assert t.ripley.will == 1
    assert t.assimilation == 19


def test_07_creature_and_clone_catch_two_hunted_for_one_space() -> None:
    t = slow_table("clone", ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="beach")
    t.skip_windows(until=4)
    assert (t.ripley.will, t.freddy.will) == (2, 2)
    assert t.assimilation == 19


def test_12_anticipation_counts_one_hunted_caught_twice_once() -> None:
    t = slow_table(
        "anticipation", "clone", ripley={"plays": "jungle beach", "artefact": True}, freddy={"plays": "rover"}
    )
    t.creature.plays("anticipation", "anticipate ripley")
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="beach")
    t.finish_turn()
    assert t.ripley.will == 1
    assert t.assimilation == 18


def test_12_anticipation_of_another_hunted_adds_nothing() -> None:
    t = slow_table("anticipation", ripley={"plays": "jungle"}, freddy={"plays": "rover"})
    t.creature.plays("anticipation", "anticipate freddy")
    t.creature.puts(creature="jungle")
    t.finish_turn()
    assert t.assimilation == 19


def test_14_two_last_wills_in_one_step_are_one_space() -> None:
    t = slow_table(
        ripley={"plays": "jungle", "will": 1, "discard": "lair"},
        freddy={"plays": "jungle", "will": 1, "discard": "rover beach"},
    )
    t.creature.puts(creature="jungle")
    t.skip_windows(until=4)
    assert t.assimilation == 18
    for who in (t.ripley, t.freddy):
        assert who.will == 3
        assert who.hand == "lair+jungle+river+beach+rover"
        assert who.discard == who.played == "-"


def test_15_a_last_will_to_artemia_and_one_to_the_creature_are_one_space() -> None:
    t = slow_table(
        "mutation",
        ripley={"plays": "jungle", "will": 1, "hand": "lair"},
        freddy={"plays": "beach", "will": 1},
    )
    t.creature.plays("mutation")
    t.creature.puts(creature="beach", artemia="jungle")
    t.skip_windows(until=4)
    assert t.assimilation == 18
    assert (t.ripley.will, t.freddy.will) == (3, 3)


def test_16_experts_come_back_with_two_will_and_may_be_healed_to_three() -> None:
    t = slow_table(expert=True, ripley={"plays": "jungle", "will": 1, "survival": ["adrenaline"]})
    t.creature.puts(creature="jungle")
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    t.ripley.plays("adrenaline")
    assert t.ripley.will == 3


def test_16_experts_who_give_up_have_three_will() -> None:
    t = table(expert=True, ripley={"will": 2})
    t.ripley.chooses("give_up")
    assert t.ripley.will == 3


@pytest.mark.parametrize(("first", "second"), [("river", "artefact"), ("artefact", "river")])
def test_33_only_one_of_river_and_artefact_is_prepared(first: str, second: str) -> None:
    t = slow_table(ripley={"plays": "river artefact", "discard": "jungle", "artefact": True})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses(f"begin_place {first}")
    t.ripley.chooses(f"use_power {first}")
    assert t.ripley.offered == ["nothing", "take_back jungle -"]
    t.finish_turn()
    mine = t.ripley.view.hunted[0]
    assert (mine.river, mine.artefact) == (first == "river", second == "river")


def test_46_toxin_on_a_hunted_without_survival_cards() -> None:
    """Nothing is lost, and still the place can't be used."""
    t = slow_table("toxin", ripley={"plays": "beach", "discard": "river"})
    t.creature.plays("toxin")
    t.creature.puts(creature="artefact", target="beach")
    t.skip_windows(until=4)
    assert t.asked == ["creature: reaction"]
    assert not t.marker
    assert t.ripley.discard == "river"


def test_47_scream_with_one_card_in_hand_takes_the_will() -> None:
    t = slow_table("scream", ripley={"plays": "beach", "hand": "jungle"})
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="beach")
    t.reckon("ripley")
    assert t.ripley.will == 2
    assert t.ripley.offered == ["nothing", "use_power beach"]


def test_51_pushed_into_the_lair_and_caught() -> None:
    t = slow_table("detour", ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.creature.plays("detour", "push lair jungle")
    t.skip_windows(until=4)
    assert t.ripley.will == 1
    assert t.ripley.played == "jungle"


def test_52_one_of_two_artefact_places_is_moved() -> None:
    t = slow_table("detour", ripley={"plays": "jungle rover", "artefact": True, "discard": "river"})
    t.creature.puts(creature="beach")
    t.creature.plays("detour")
    assert t.creature.offered == [
        "push lair jungle",
        "push river jungle",
        "push shelter jungle",
        "push beach rover",
        "push artefact rover",
    ]
    t.creature.chooses("push beach rover")
    assert t.ripley.at == "jungle+beach"
    assert t.ripley.played == "jungle+rover"
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.played == "rover"
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.ripley.discard == "rover"


def test_52_a_detour_never_leads_onto_the_other_place() -> None:
    t = slow_table("detour", ripley={"plays": "jungle river", "artefact": True})
    t.creature.puts(creature="beach")
    t.creature.plays("detour")
    assert t.creature.offered == [
        "push lair jungle",
        "push shelter jungle",
        "push beach river",
        "push wreck river",
    ]


def test_54_cataclysm_stops_only_who_has_not_resolved_yet() -> None:
    """Ripley dodges and uses the Wreck. After Cataclysm it is of no use to Freddy that the token leaves."""
    t = slow_table(
        "cataclysm",
        ripley={"plays": "wreck", "survival": ["dodge"]},
        freddy={"plays": "wreck", "discard": "river", "survival": ["wrong_track"]},
        trinity={"plays": "river", "survival": ["gate"]},
    )
    t.creature.puts(creature="wreck")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    t.trinity.chooses("play_survival gate")
    t.trinity.chooses("use_power beach")
    t.creature.plays("cataclysm", "devastate wreck")
    t.freddy.plays("wrong_track", "move_token source creature")
    t.finish_turn()
    assert t.rescue == 18
    assert t.freddy.discard == "river+wreck"
    assert (t.ripley.will, t.freddy.will) == (3, 3)


def test_55_a_force_field_over_all_she_holds_forces_her_to_resist_or_give_up() -> None:
    t = table(
        hunt=["force_field"], ripley={"plays": "jungle", "hand": "jungle river", "discard": "lair beach"}
    )
    t.creature.plays("force_field", "raise_force_field jungle+river")
    assert t.ripley.offered == ["resist lair+beach 1", "give_up"]
    t.ripley.chooses("give_up")
    assert t.ripley.offered == ["commit lair", "commit beach"]


def test_55_a_force_field_over_all_she_owns_is_ignored() -> None:
    t = table(hunt=["force_field"], ripley={"plays": "jungle", "hand": "jungle river"})
    t.creature.plays("force_field", "raise_force_field jungle+river")
    assert t.ripley.offered == ["commit jungle", "commit river"]


def test_57_under_despair_the_shelter_gives_nothing() -> None:
    t = slow_table("despair", ripley={"plays": "shelter", "discard": "river"})
    t.creature.plays("despair")
    t.creature.puts(creature="artefact", artemia="lair")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]


def test_57_under_despair_the_source_heals_and_draws_nothing() -> None:
    t = slow_table("despair", ripley={"plays": "source", "will": 2})
    t.creature.plays("despair")
    t.creature.puts(creature="artefact", artemia="lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert t.ripley.will == 3
    assert t.ripley.survival == []


def test_58_sacrifice_after_a_hunt_card_stops_the_second_one() -> None:
    """The Hunt card already played stands; on a Tracking turn the other one is lost."""
    t = table(
        hunt=["despair", "force_field", "clone"],
        limit=2,
        ripley={"plays": "jungle", "survival": ["sacrifice"]},
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    assert t.creature.could_play("despair")
    t.ripley.plays("sacrifice", "calm_creature lair")
    assert t.creature.offered == []
    assert not any(line in t.ripley.offered for line in ("commit lair", "commit jungle"))
    t.ripley.chooses("commit rover")
    assert t.asked == ["creature: hunt_choice"]
    assert not t.creature.could_play("clone")


def test_58_sacrifice_is_pointless_after_the_only_hunt_card() -> None:
    t = table(hunt=["force_field", "clone"], ripley={"plays": "jungle", "survival": ["sacrifice"]})
    t.creature.plays("force_field", "raise_force_field beach+rover")
    assert not t.ripley.could_play("sacrifice")


def test_58_sacrifice_stops_flashback() -> None:
    t = table(
        hunt=["flashback"], hunt_discard=["clone"], ripley={"plays": "jungle", "survival": ["sacrifice"]}
    )
    t.ripley.plays("sacrifice", "calm_creature lair")
    t.hunt()
    assert not t.creature.could_play("flashback")


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_60_strike_back_takes_two_cards_or_all(cards: int) -> None:
    t = table(
        hunt=["clone", "scream", "mirage"][:cards],
        hunt_deck=["toxin"],
        ripley={"plays": "jungle", "survival": ["strike_back"]},
    )
    t.ripley.plays("strike_back")
    seen = t.ripley.view
    assert (seen.hunt_count, seen.hunt_deck_count) == (max(cards - 2, 0), 1 + min(cards, 2))
    t.hunt()
    t.creature.puts(creature="artefact")
    t.finish_turn()
    assert t.creature.view.hunt_count == min(cards + 1, 3)


def test_60_strike_back_is_pointless_against_an_empty_hand() -> None:
    t = table(ripley={"plays": "jungle", "survival": ["strike_back"]})
    assert not t.ripley.could_play("strike_back")


def flashback(*discard: str) -> Table:
    """The Creature holds Flashback; the discard pile is given bottom card first."""
    return table(hunt=["flashback"], hunt_discard=list(discard), ripley={"plays": "jungle"})


def test_61_flashback_does_nothing_on_an_empty_discard() -> None:
    t = flashback()
    assert not t.creature.could_play("flashback")
    t.hunt()
    assert not t.creature.could_play("flashback")


def test_61_flashback_looks_below_a_flashback() -> None:
    """No table has two of them; the card would not mind."""
    t = flashback("stasis", "scream")
    t.state.hunt_discard = (*t.state.hunt_discard, t.state.hunt_hand)
    t.hunt()
    assert t.creature.could_play("flashback")


def test_61_flashback_waits_for_the_phase_of_the_card() -> None:
    t = flashback("scream", "cataclysm")
    assert not t.creature.could_play("flashback")
    t.creature.puts(creature="artefact")
    assert not t.creature.could_play("flashback")
    t.skip_windows(until=3)
    assert t.creature.could_play("flashback")


def test_61_flashback_brings_the_symbol_of_the_card() -> None:
    t = flashback("stasis", "mutation")
    t.hunt()
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(creature="artefact", artemia="jungle")
    t.finish_turn()
    assert t.ripley.will == 2


def test_61_flashback_copies_an_earlier_turn_and_not_the_card_played_before_it() -> None:
    t = table(
        hunt=["flashback", "scream"],
        hunt_discard=["interference"],
        limit=2,
        ripley={"plays": "beach", "discard": "river"},
    )
    t.creature.plays("scream")
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(creature="artefact", target="rover")
    assert t.state.turn == 2
    assert t.ripley.discard == "river+beach"
    assert t.creature.view.hunt_discard == ["interference", "scream", "flashback"]


def test_62_tracking_allows_two_cards_next_turn_and_no_third() -> None:
    t = table(
        hunt=["tracking", "clone", "fierceness"],
        hunt_deck=["persecution", "interference"],
        ripley={"plays": "jungle"},
    )
    t.creature.puts(creature="artefact")
    t.creature.plays("tracking")
    t.ripley.chooses("commit beach")
    t.creature.passes()
    t.creature.plays("clone")
    t.creature.plays("fierceness")
    assert not t.creature.could_play("persecution")
    t.creature.puts(creature="artefact", target="artefact")
    t.finish_turn()
    t.ripley.chooses("commit rover")
    t.creature.passes()
    assert t.creature.view.hunt_left == 1


def test_64_no_vortex_onto_an_inaccessible_place() -> None:
    t = table(
        hunt=["force_field"],
        ripley={"plays": "rover", "hand": "lair", "discard": "jungle river beach", "survival": ["vortex"]},
    )
    t.creature.plays("force_field", "raise_force_field jungle+river")
    t.commit()
    t.creature.puts(creature="artefact")
    t.ripley.chooses("plan vortex")
    assert t.ripley.at == "beach"


def test_64_a_vortex_with_nowhere_to_go_is_not_offered() -> None:
    t = table(
        hunt=["force_field"],
        ripley={"plays": "rover", "hand": "lair", "discard": "jungle river", "survival": ["vortex"]},
    )
    t.creature.plays("force_field", "raise_force_field jungle+river")
    t.commit()
    t.creature.puts(creature="artefact")
    assert t.ripley.offered == ["plan -"]


def test_70_no_survival_cards_left_anywhere() -> None:
    t = slow_table(survival_deck=[], ripley={"plays": "source", "will": 2}, freddy={"plays": "shelter"})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert t.ripley.will == 3
    assert t.asked == ["creature: reaction"]
    assert t.freddy.survival == []


def test_70_an_empty_hunt_deck_is_made_of_its_discard() -> None:
    t = table(
        hunt=["scream"], hunt_deck=["toxin"], hunt_discard=["clone", "mirage"], ripley={"plays": "jungle"}
    )
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="lair")
    t.finish_turn()
    seen = t.creature.view
    assert (seen.hunt_count, seen.hunt_deck_count, seen.hunt_discard) == (3, 1, [])
    assert "toxin" in t.creature.hunt


def test_70_no_hunt_cards_left_anywhere() -> None:
    t = table(hunt=["scream"], hunt_deck=[], ripley={"plays": "jungle"})
    t.creature.puts(creature="artefact")
    t.finish_turn()
    assert t.creature.hunt == ["scream"]


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("left", range(1, 14))
def test_102_artemia_comes_at_the_printed_distances_only(side: str, left: int) -> None:
    """The space counts on which the counter stands after the last turn's clean-up."""
    t = table(side=side, rescue=left + 1, ripley={"plays": "jungle"})
    t.creature.puts(creature="artefact")
    t.finish_turn()
    t.ripley.chooses("commit rover")
    t.creature.passes()
    offered = "put_token lair artemia" in t.creature.offered
    assert offered == (left in {"A": (1, 2, 3, 4, 5, 6), "B": (1, 3, 5, 7, 9, 11)}[side])


def test_102_a_space_passed_in_mid_turn_does_not_count() -> None:
    t = slow_table(side="B", rescue=8, ripley={"plays": "wreck"})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 7
    t.finish_turn()
    t.ripley.chooses("commit rover")
    t.creature.passes()
    assert t.rescue == 6
    assert not any("artemia" in line for line in t.creature.offered)
