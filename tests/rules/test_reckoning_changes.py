"""Phase 3: places freed late, Hunted moved, and the last Will."""

from artemia.testing import slow_table

# Places freed late


def test_a_place_freed_before_the_target_strikes_comes_first() -> None:
    """Freddy draws Wrong Track in the Shelter and calls the Creature away from Ripley."""
    t = slow_table(
        "scream",
        survival_deck=["wrong_track"],
        ripley={"plays": "beach"},
        freddy={"plays": "shelter"},
        trinity={"plays": "rover"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="beach", target="rover")
    t.reckon("freddy")
    t.freddy.chooses("use_power shelter")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token source creature")
    t.skip_windows(until=4)
    assert t.asked == ["ripley: place_choice"]
    t.ripley.chooses("use_power beach")
    assert t.asked == ["trinity: scream_choice"]


def test_a_place_freed_before_artemia_strikes_comes_first() -> None:
    t = slow_table(
        "scream",
        artemia=True,
        survival_deck=["wrong_track"],
        ripley={"plays": "beach"},
        freddy={"plays": "shelter"},
        trinity={"plays": "rover"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="beach", target="shelter", artemia="rover")
    t.reckon("freddy")
    t.freddy.chooses("lose_will 1")
    t.freddy.chooses("use_power shelter")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token source creature")
    t.skip_windows(until=4)
    assert t.asked == ["ripley: place_choice"]
    t.ripley.chooses("use_power beach")
    assert t.asked == ["trinity: which_to_lose"]


def test_a_place_freed_before_the_creature_strikes_comes_first() -> None:
    """Ripley's Gate, played in a place that was freed late, reopens the window once more: Trinity dodges."""
    t = slow_table(
        "scream",
        artemia=True,
        survival_deck=["hologram"],
        ripley={"plays": "beach", "survival": ["gate"]},
        freddy={"plays": "shelter", "hand": ""},
        trinity={"plays": "wreck", "survival": ["dodge"]},
        malcolm={"plays": "wreck"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", target="shelter", artemia="beach")
    t.reckon("freddy")
    t.freddy.chooses("use_power shelter")
    t.freddy.chooses("play_survival hologram")
    t.freddy.chooses("move_token source artemia")
    t.skip_windows(until=4)
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power river")
    t.trinity.chooses("play_survival dodge")
    t.skip_windows(until=4)
    assert t.asked == ["trinity: place_choice"]
    assert t.malcolm.will == 3
    t.trinity.chooses("use_power wreck")
    assert (t.rescue, t.trinity.will, t.malcolm.will) == (19, 3, 2)


def test_a_dodge_after_the_places_frees_the_place_before_anybody_is_caught() -> None:
    t = slow_table(
        ripley={"plays": "rover", "survival": ["gate"]},
        freddy={"plays": "jungle", "survival": ["dodge"]},
        trinity={"plays": "jungle"},
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.freddy.chooses("play_survival dodge")
    t.skip_windows(until=4)
    assert t.asked == ["freddy: place_choice"]
    assert t.trinity.will == 3
    t.freddy.chooses("use_power jungle")
    t.skip_windows(until=4)
    assert (t.freddy.will, t.trinity.will) == (3, 2)


def test_a_target_that_moves_after_its_step_brings_its_effect_no_more() -> None:
    """Clone and Scream on one token: it still catches where it is sent, and nobody screams again."""
    t = slow_table(
        "scream",
        "clone",
        artemia=True,
        survival_deck=["hologram", "wrong_track", "vortex"],
        ripley={"plays": "jungle"},
        freddy={"plays": "shelter"},
        trinity={"plays": "river", "hand": "lair"},
        malcolm={"plays": "source"},
    )
    t.creature.plays("scream")
    t.creature.plays("clone")
    t.creature.puts(creature="artefact", target="river", artemia="shelter")
    t.reckon("malcolm")
    t.malcolm.chooses("use_power source")
    t.malcolm.chooses("play_survival hologram")
    t.malcolm.chooses("move_token swamp artemia")
    t.skip_windows(until=4)
    t.freddy.chooses("use_power shelter")
    t.freddy.chooses("keep_survival wrong_track")
    assert t.trinity.will == 2
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token jungle target")
    t.skip_windows(until=4)
    t.trinity.chooses("use_power river")
    assert t.asked == ["creature: reaction"]
    assert (t.ripley.will, t.trinity.will) == (2, 2)


def test_what_is_resolved_is_not_undone_by_a_token_that_comes_later() -> None:
    t = slow_table(
        survival_deck=["wrong_track"],
        ripley={"plays": "beach"},
        freddy={"plays": "shelter"},
    )
    t.creature.puts(creature="rover")
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    t.freddy.chooses("use_power shelter")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token beach creature")
    t.skip_windows(until=4)
    assert t.marker
    assert t.ripley.will == 2


# Moved after the reveal


def test_detour_comes_before_any_step() -> None:
    t = slow_table(
        "detour", ripley={"plays": "beach", "survival": ["gate"]}, freddy={"plays": "wreck", "hand": ""}
    )
    t.creature.puts(creature="artefact")
    t.skip_windows(until=3)
    assert t.creature.could_play("detour")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power rover")
    t.ripley.chooses("take_from_reserve swamp")
    t.freddy.chooses("nothing")
    assert t.asked == ["creature: reaction"]
    assert not t.creature.could_play("detour")


def test_a_moved_hunted_is_on_the_new_place_for_everything() -> None:
    t = slow_table("detour", ripley={"plays": "beach", "survival": ["gate"], "discard": "lair"})
    t.creature.puts(creature="beach")
    t.creature.plays("detour", "push rover beach")
    t.reckon("ripley")
    assert t.ripley.offered == [
        "nothing",
        "take_back lair -",
        "use_power rover",
        "play_survival gate",
    ]
    t.ripley.chooses("play_survival gate")
    assert t.marker
    t.finish_turn()
    assert t.ripley.will == 3
    assert t.ripley.discard == "lair+beach"


def test_nobody_is_moved_onto_an_inaccessible_place() -> None:
    t = slow_table("force_field", "detour", ripley={"plays": "beach"})
    t.creature.plays("force_field", "raise_force_field river+wreck")
    t.creature.puts(creature="artefact")
    t.creature.plays("detour")
    assert t.creature.offered == ["push rover beach", "push source beach"]


# The last Will


def test_the_last_will_costs_a_space_at_once_and_the_reset_waits_for_the_creature_step() -> None:
    t = slow_table(
        "scream",
        ripley={"plays": "beach", "will": 1, "hand": "lair", "discard": "river"},
        freddy={"plays": "beach"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="beach", target="beach")
    t.reckon("freddy")
    assert t.assimilation == 19
    assert t.ripley.will == 0
    assert t.ripley.discard == "river"
    t.freddy.chooses("lose_will 1")
    assert t.assimilation == 18
    assert t.ripley.will == 3
    assert t.ripley.hand == "lair+river+beach"
    assert t.ripley.played == "-"
    assert t.freddy.will == 1


def test_a_spent_hunted_may_still_use_the_place() -> None:
    t = slow_table("scream", ripley={"plays": "beach", "will": 1, "hand": "lair"})
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="beach")
    t.reckon("ripley")
    assert t.ripley.will == 0
    assert t.creature.view.hunted[0].spent
    t.ripley.chooses("use_power beach")
    assert t.marker
    assert (t.ripley.will, t.assimilation) == (3, 19)


def test_a_spent_hunted_still_loses_cards_until_the_reset() -> None:
    t = slow_table(
        "scream",
        artemia=True,
        ripley={"plays": "beach jungle", "will": 1, "hand": "lair", "artefact": True},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="beach", artemia="jungle")
    t.reckon("ripley")
    t.ripley.chooses("nothing")
    assert "discard lair" in t.creature.log
    assert t.ripley.hand == "lair+jungle+beach"


def test_a_second_scream_against_a_spent_hunted_takes_cards_or_nothing() -> None:
    t = slow_table(
        "scream",
        "mirage",
        ripley={"plays": "beach rover", "will": 1, "hand": "lair jungle", "artefact": True},
        freddy={"plays": "beach rover", "will": 1, "hand": "lair", "artefact": True},
    )
    t.creature.plays("scream")
    t.creature.plays("mirage")
    t.creature.puts(creature="artefact", target="beach rover")
    t.reckon("ripley")
    t.ripley.chooses("lose_will 1")
    assert "discard lair+jungle" in t.creature.log
    assert t.asked == ["creature: reaction"]
    assert (t.ripley.will, t.freddy.will, t.assimilation) == (3, 3, 19)


def test_two_cards_on_the_target_act_in_the_order_they_were_played() -> None:
    t = slow_table("scream", "toxin", ripley={"plays": "beach", "survival": ["gate"]})
    t.creature.plays("scream")
    t.creature.plays("toxin")
    t.creature.puts(creature="artefact", target="beach")
    t.reckon("ripley")
    assert t.asked == ["ripley: scream_choice"]
    assert t.ripley.survival == ["gate"]
    t.ripley.chooses("lose_will 1")
    assert t.ripley.survival == []


def test_the_reset_brings_everything_back() -> None:
    t = slow_table(ripley={"plays": "beach jungle", "will": 1, "discard": "lair wreck", "artefact": True})
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("nothing")
    assert t.ripley.hand == "lair+jungle+river+beach+rover+wreck"
    assert t.ripley.will == 3
    t.finish_turn()
    assert t.ripley.discard == "-"


def test_in_the_expert_variant_the_reset_gives_two_will() -> None:
    t = slow_table(expert=True, ripley={"plays": "beach", "will": 1})
    t.creature.puts(creature="beach")
    t.skip_windows(until=4)
    assert t.ripley.will == 2


def test_a_last_will_counts_anew_next_turn() -> None:
    t = slow_table(ripley={"plays": "beach", "will": 1}, freddy={"plays": "jungle", "will": 1})
    t.creature.puts(creature="beach")
    t.finish_turn()
    assert t.assimilation == 18
    t.ripley.chooses("commit beach")
    t.freddy.chooses("commit rover")
    t.creature.passes()
    t.creature.puts(creature="rover")
    t.finish_turn()
    assert t.assimilation == 16
