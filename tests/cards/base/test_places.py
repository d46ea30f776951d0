"""The ten places of the base game, one by one."""

from typing import Any

import pytest

from artemia.testing import Table, slow_table

FREE = "artefact"
"""Where the Creature token lies when it matters to nobody."""


def explore(place: str, creature: str = FREE, **ripley: Any) -> Table:
    """Ripley alone on the planet, about to use the place she explores."""
    t = slow_table(ripley={"plays": place, **ripley})
    t.creature.puts(creature=creature)
    t.reckon("ripley")
    return t


# Every place


@pytest.mark.parametrize("place", ["lair", "jungle", "river", "beach", "rover"])
def test_nothing_is_always_offered(place: str) -> None:
    t = explore(place, creature="wreck", discard="swamp shelter")
    assert t.ripley.offered[0] == "nothing"
    t.ripley.chooses("nothing")
    assert t.ripley.discard == "swamp+shelter"
    assert not t.marker


@pytest.mark.parametrize("place", ["lair", "jungle", "river", "beach", "rover"])
def test_one_card_may_come_back_in_place_of_any_power(place: str) -> None:
    t = explore(place, discard="swamp shelter")
    t.ripley.chooses("take_back shelter -")
    assert t.ripley.discard == "swamp"
    assert "shelter" in t.ripley.hand
    assert t.ripley.played == place


def test_nothing_else_than_the_power_on_an_empty_discard() -> None:
    t = explore("beach")
    assert t.ripley.offered == ["nothing", "use_power beach"]


# The Lair


def test_lair_takes_back_the_whole_discard() -> None:
    t = explore("lair", discard="jungle river beach")
    t.ripley.chooses("use_power lair")
    assert t.ripley.discard == "-"
    assert t.ripley.hand == "jungle+river+beach+rover"


def test_lair_itself_stays_on_the_table() -> None:
    t = explore("lair", discard="jungle river")
    t.ripley.chooses("use_power lair")
    assert t.ripley.played == "lair"
    t.finish_turn()
    assert t.ripley.discard == "lair"


def test_lair_has_nothing_to_give_on_an_empty_discard_with_nothing_to_copy() -> None:
    t = slow_table(ripley={"plays": "lair", "survival": ["dodge"]})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing"]


def test_lair_copies_the_place_under_the_creature() -> None:
    t = explore("lair", creature="wreck")
    t.ripley.chooses("use_power lair")
    assert t.rescue == 19


def test_lair_asks_what_to_do_when_it_can_do_both() -> None:
    t = explore("lair", creature="wreck", discard="jungle river")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back jungle+river -", "use_power wreck"]


@pytest.mark.parametrize(
    ("place", "what"),
    [
        ("jungle", "take_back river lair"),
        ("river", "prepare_river"),
        ("beach", "charge_marker"),
        ("rover", "take_from_reserve swamp"),
        ("swamp", "take_back jungle+river lair"),
        ("wreck", "advance_rescue 1"),
    ],
)
def test_lair_copies_each_of_these(place: str, what: str) -> None:
    t = explore("lair", creature=place, discard="jungle river")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses(f"use_power {place}")
    if what not in t.ripley.log:
        t.ripley.chooses(what)
    assert what in t.ripley.log


def test_lair_never_copies_the_artefact() -> None:
    t = explore("lair", creature="artefact", discard="jungle river")
    t.ripley.chooses("use_power lair")
    assert t.ripley.hand == "jungle+river+beach+rover"


def test_lair_copies_a_place_the_others_may_not_use() -> None:
    t = slow_table(
        "interference",
        ripley={"plays": "lair"},
        freddy={"plays": "wreck", "hand": "jungle", "discard": "river"},
    )
    t.creature.plays("interference")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.rescue == 19


def test_lair_with_a_clone_copies_either_place() -> None:
    t = slow_table("clone", ripley={"plays": "lair"})
    t.creature.plays("clone")
    t.creature.puts(creature="wreck", target="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["use_power beach", "use_power wreck"]


def test_lair_copies_no_place_under_a_target_that_is_no_clone() -> None:
    t = slow_table("scream", ripley={"plays": "lair", "discard": "jungle"})
    t.creature.plays("scream")
    t.creature.puts(creature=FREE, target="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert not t.marker
    assert t.ripley.discard == "-"


def test_lair_under_persecution_gives_one_card_or_a_copy() -> None:
    t = slow_table("persecution", ripley={"plays": "lair", "discard": "jungle river"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back jungle -", "take_back river -", "use_power wreck"]


def test_lair_copying_the_swamp_under_persecution_gives_one_card() -> None:
    t = slow_table("persecution", ripley={"plays": "lair", "discard": "jungle river"})
    t.creature.plays("persecution")
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.offered == ["take_back - lair", "take_back jungle -", "take_back river -"]


def test_lair_dodged_has_nothing_to_copy() -> None:
    """The Creature token lies on the Lair itself: a copy would go round for ever."""
    t = slow_table(ripley={"plays": "lair", "discard": "jungle river", "survival": ["dodge"]})
    t.creature.puts(creature="lair")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.hand == "jungle+river+beach+rover"
    assert t.ripley.will == 3


def test_lair_copied_through_a_gate_copies_in_its_turn() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["gate"]})
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power lair")
    assert t.rescue == 19


def test_lair_copied_through_a_gate_brings_back_a_discarded_lair() -> None:
    t = slow_table(ripley={"plays": "jungle", "discard": "lair beach", "survival": ["gate"]})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power lair")
    assert t.ripley.hand == "lair+river+beach+rover"
    assert t.ripley.played == "jungle"


def test_lair_costs_one_more_will_when_caught() -> None:
    t = slow_table(ripley={"plays": "lair"}, freddy={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.finish_turn()
    assert t.ripley.will == 1
    assert t.freddy.will == 3
    assert t.assimilation == 19


def test_lair_costs_no_more_under_other_tokens() -> None:
    t = slow_table("mutation", ripley={"plays": "lair"})
    t.creature.plays("mutation")
    t.creature.puts(creature="wreck", artemia="lair")
    t.finish_turn()
    assert t.ripley.will == 2


# The Jungle


def test_jungle_comes_back_with_one_card() -> None:
    t = explore("jungle", discard="river beach")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["take_back river jungle", "take_back beach jungle"]
    t.ripley.chooses("take_back beach jungle")
    assert t.ripley.hand == "lair+jungle+beach+rover"
    t.finish_turn()
    assert t.ripley.discard == "river"


def test_jungle_comes_back_alone_from_an_empty_discard() -> None:
    t = explore("jungle")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    assert t.ripley.played == "-"


def test_jungle_back_in_hand_is_still_where_she_is() -> None:
    """Somebody sends the Creature there after she has used it."""
    t = slow_table(
        ripley={"plays": "jungle"}, freddy={"plays": "shelter", "hand": ""}, survival_deck=["wrong_track"]
    )
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    t.freddy.chooses("use_power shelter")
    t.freddy.chooses("play_survival wrong_track")
    t.freddy.chooses("move_token jungle creature")
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.assimilation == 19


def test_jungle_under_persecution_is_itself_or_one_card() -> None:
    t = slow_table("persecution", ripley={"plays": "jungle", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["take_back - jungle", "take_back river -", "take_back beach -"]


def test_jungle_reached_by_a_push_returns_the_card_that_was_played() -> None:
    t = slow_table("detour", ripley={"plays": "river", "discard": "beach"})
    t.creature.puts(creature=FREE)
    t.creature.plays("detour", "push jungle river")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    assert t.ripley.played == "-"


def test_jungle_copied_through_a_gate_returns_the_card_that_was_played() -> None:
    t = slow_table(ripley={"plays": "river", "discard": "beach", "survival": ["gate"]})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"


def test_jungle_explored_with_the_artefact_returns_itself_only() -> None:
    t = slow_table(ripley={"plays": "jungle beach", "discard": "river", "artefact": True})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("begin_place jungle")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.played == "beach"
    assert t.ripley.hand == "lair+jungle+river+rover"


# The River


def test_river_has_two_cards_laid_next_turn_and_one_kept() -> None:
    t = explore("river")
    t.ripley.chooses("use_power river")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))
    t.ripley.chooses("commit jungle+rover")
    t.creature.puts(creature="jungle")
    t.skip_windows()
    assert t.ripley.offered == ["explore_only jungle", "explore_only rover"]
    t.ripley.chooses("explore_only rover")
    assert t.ripley.at == "rover"
    assert t.ripley.hand == "lair+jungle+beach"


def test_river_lasts_for_the_next_turn_only() -> None:
    t = slow_table(ripley={"plays": "jungle rover", "river": True})
    t.creature.puts(creature=FREE)
    t.finish_turn()
    assert "commit lair" in t.ripley.offered


def test_river_may_be_prepared_again_by_a_river_turn() -> None:
    t = slow_table(ripley={"plays": "river rover", "river": True})
    t.creature.puts(creature=FREE)
    t.skip_windows()
    t.ripley.chooses("explore_only river")
    t.reckon("ripley")
    t.ripley.chooses("use_power river")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))


def test_river_prepared_gives_no_second_river() -> None:
    t = slow_table(ripley={"plays": "lair river", "discard": "beach", "artefact": True})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.chooses("begin_place river")
    t.ripley.chooses("use_power river")
    t.finish_turn()
    t.ripley.chooses("commit jungle+rover")
    t.creature.puts(creature="lair")
    t.skip_windows()
    assert t.asked == ["ripley: which_to_explore"]


def test_river_shuts_out_the_artefact() -> None:
    t = slow_table(ripley={"plays": "river artefact", "discard": "beach", "artefact": True})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("begin_place river")
    t.ripley.chooses("use_power river")
    assert t.ripley.offered == ["nothing", "take_back beach -"]


def test_river_with_one_card_in_hand_forces_a_resistance() -> None:
    t = slow_table(ripley={"hand": "jungle", "discard": "lair river beach rover", "river": True})
    assert not any(line.startswith("commit") for line in t.ripley.offered)
    t.ripley.chooses("resist lair+rover 1")
    t.ripley.chooses("commit lair+rover")
    assert t.ripley.hand == "jungle"


def test_river_copied_by_the_lair_serves_the_copier() -> None:
    t = explore("lair", creature="river")
    t.ripley.chooses("use_power lair")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))


# The Beach


def test_beach_first_gets_the_marker_then_fires_it() -> None:
    t = explore("beach", discard="river")
    t.ripley.chooses("use_power beach")
    assert t.marker
    assert t.rescue == 20
    t.finish_turn()
    assert t.rescue == 19
    t = slow_table(marker=True, ripley={"plays": "beach"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert not t.marker
    assert t.rescue == 19


def test_beach_serves_one_hunted_a_turn() -> None:
    t = slow_table(ripley={"plays": "beach"}, freddy={"plays": "beach", "discard": "river"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert t.freddy.offered == ["nothing", "take_back river -"]


def test_beach_left_alone_by_the_first_serves_the_second() -> None:
    t = slow_table(ripley={"plays": "beach", "discard": "river"}, freddy={"plays": "beach"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("take_back river -")
    t.freddy.chooses("use_power beach")
    assert t.marker


def test_beach_used_by_a_copy_is_used_up() -> None:
    t = slow_table(
        ripley={"plays": "rover", "survival": ["gate"]},
        freddy={"plays": "beach", "discard": "river"},
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    assert t.marker
    assert t.freddy.offered == ["nothing", "take_back river -"]


def test_beach_and_wreck_add_up_in_one_turn() -> None:
    t = slow_table(marker=True, ripley={"plays": "beach"}, freddy={"plays": "wreck"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    t.freddy.chooses("use_power wreck")
    t.finish_turn()
    assert t.rescue == 17


def test_beach_is_not_used_up_by_ingenuity() -> None:
    t = slow_table(ripley={"plays": "beach", "survival": ["ingenuity"]})
    t.ripley.plays("ingenuity")
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert not t.marker
    assert t.rescue == 19


def test_beach_under_interference_gives_not_even_a_card() -> None:
    t = slow_table("interference", ripley={"plays": "beach", "discard": "river"})
    t.creature.plays("interference")
    t.creature.puts(creature=FREE)
    t.finish_turn()
    assert t.ripley.discard == "river+beach"


# The Rover


def test_rover_gives_any_reserve_card_she_lacks() -> None:
    t = slow_table(ripley={"plays": "rover", "hand": "lair wreck", "discard": "swamp"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power rover")
    assert t.ripley.offered == [f"take_from_reserve {name}" for name in ("shelter", "source", "artefact")]
    t.ripley.chooses("take_from_reserve source")
    assert t.ripley.hand == "lair+wreck+source"


@pytest.mark.parametrize(("hunted", "copies"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_rover_serves_as_many_hunted_as_there_are_copies(hunted: int, copies: int) -> None:
    names = ["ripley", "freddy", "trinity", "malcolm", "rick", "dallas"][:hunted]
    t = slow_table(**{name: {"plays": "rover", "discard": "lair"} for name in names})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    for number, name in enumerate(names):
        player = getattr(t, name)
        player.chooses("use_power rover")
        assert ("take_from_reserve wreck" in player.offered) == (number < copies)
        player.chooses("take_from_reserve wreck" if number < copies else "take_from_reserve swamp")


def test_rover_with_nothing_to_take_has_no_power() -> None:
    t = slow_table(reserve={"swamp": 1}, ripley={"plays": "rover", "hand": "swamp", "discard": "lair"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -"]


def test_rover_card_may_be_lost_later_in_the_same_turn() -> None:
    t = slow_table(artemia=True, ripley={"plays": "rover beach", "hand": "", "artefact": True})
    t.creature.puts(creature=FREE, artemia="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power rover")
    t.ripley.chooses("take_from_reserve wreck")
    assert t.ripley.discard == "wreck"


# The Swamp


def test_swamp_comes_back_with_two_cards() -> None:
    t = explore("swamp", discard="river beach rover")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.offered == [
        "take_back river+beach swamp",
        "take_back river+rover swamp",
        "take_back beach+rover swamp",
    ]
    t.ripley.chooses("take_back river+rover swamp")
    assert t.ripley.hand == "lair+jungle+river+rover+swamp"
    assert t.ripley.discard == "beach"


@pytest.mark.parametrize("discard", ["", "river"])
def test_swamp_takes_what_there_is(discard: str) -> None:
    t = explore("swamp", discard=discard)
    t.ripley.chooses("use_power swamp")
    assert t.ripley.hand == "lair+jungle+river+beach+rover+swamp"


def test_swamp_under_persecution_is_one_of_three_cards() -> None:
    t = slow_table("persecution", ripley={"plays": "swamp", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.offered == ["take_back - swamp", "take_back river -", "take_back beach -"]


def test_swamp_reached_by_a_push_returns_the_card_that_was_played() -> None:
    t = slow_table("detour", ripley={"plays": "lair", "hand": "", "discard": "river beach"})
    t.creature.puts(creature=FREE)
    t.creature.plays("detour", "push swamp lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.hand == "lair+river+beach"


# The Shelter


def test_shelter_draws_two_and_keeps_one() -> None:
    t = slow_table(survival_deck=["gate", "vortex", "dodge"], ripley={"plays": "shelter"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    assert sorted(t.ripley.offered) == ["keep_survival gate", "keep_survival vortex"]
    t.ripley.chooses("keep_survival vortex")
    assert t.ripley.survival == ["vortex"]
    assert t.creature.view.survival_discard == ["gate"]
    assert t.creature.view.survival_deck_count == 1


def test_shelter_card_may_be_played_in_the_same_phase() -> None:
    t = slow_table(
        survival_deck=["wrong_track", "vortex"], ripley={"plays": "shelter"}, freddy={"plays": "jungle"}
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    t.ripley.chooses("keep_survival wrong_track")
    assert t.asked == ["ripley: reaction"]
    assert t.ripley.could_play("wrong_track")


def test_shelter_card_waits_if_she_has_played_one() -> None:
    t = slow_table(
        survival_deck=["wrong_track", "gate"], ripley={"plays": "shelter", "survival": ["ingenuity"]}
    )
    t.ripley.plays("ingenuity")
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    t.ripley.chooses("keep_survival wrong_track")
    assert t.asked == ["creature: reaction"]
    assert t.ripley.survival == ["wrong_track"]


def test_shelter_shuffles_the_discard_when_the_deck_runs_dry() -> None:
    t = slow_table(survival_deck=["gate"], survival_discard=["dodge", "vortex"], ripley={"plays": "shelter"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    assert t.creature.view.survival_deck_count == 1
    assert t.creature.view.survival_discard == []
    t.ripley.chooses("keep_survival gate")
    assert len(t.creature.view.survival_discard) == 1


def test_shelter_with_one_card_left_keeps_it() -> None:
    t = slow_table(survival_deck=[], survival_discard=["vortex"], ripley={"plays": "shelter"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    assert t.ripley.survival == ["vortex"]
    assert t.creature.view.survival_discard == []


def test_shelter_with_no_card_left_has_no_power() -> None:
    t = slow_table(survival_deck=[], ripley={"plays": "shelter", "discard": "river"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]


def test_shelter_under_despair_gives_a_place_card_only() -> None:
    t = slow_table("despair", ripley={"plays": "shelter", "discard": "river"})
    t.creature.plays("despair")
    t.creature.puts(creature=FREE, artemia="beach")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]


# The Wreck


def test_wreck_moves_the_rescue() -> None:
    t = explore("wreck")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    t.finish_turn()
    assert t.rescue == 18


def test_wreck_serves_one_hunted_a_turn() -> None:
    t = slow_table(
        ripley={"plays": "wreck"}, freddy={"plays": "wreck", "discard": "river"}, trinity={"plays": "wreck"}
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.freddy.offered == ["nothing", "take_back river -"]
    t.freddy.chooses("take_back river -")
    assert t.asked == ["creature: reaction"]


def test_wreck_is_fresh_again_next_turn() -> None:
    t = slow_table(ripley={"plays": "wreck"}, freddy={"plays": "beach", "hand": "wreck"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    t.finish_turn()
    t.ripley.chooses("commit jungle")
    t.freddy.chooses("commit wreck")
    t.creature.passes()
    t.creature.puts(creature=FREE)
    t.reckon("freddy")
    t.freddy.chooses("use_power wreck")
    assert t.rescue == 17


def test_wreck_copied_first_is_used_up_for_its_explorers() -> None:
    t = slow_table(
        ripley={"plays": "shelter", "survival": ["gate"]}, freddy={"plays": "wreck", "discard": "river"}
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power wreck")
    assert t.freddy.offered == ["nothing", "take_back river -"]


def test_wreck_under_interference_gives_not_even_a_card() -> None:
    t = slow_table("interference", ripley={"plays": "wreck", "discard": "river"})
    t.creature.plays("interference")
    t.creature.puts(creature=FREE)
    t.finish_turn()
    assert t.rescue == 19
    assert t.ripley.discard == "river+wreck"


# The Source


def test_source_heals_whoever_is_hurt() -> None:
    t = slow_table(
        ripley={"plays": "source", "will": 2},
        freddy={"plays": "jungle", "will": 1},
        trinity={"plays": "jungle"},
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert t.ripley.offered == ["heal ripley", "heal freddy", "draw_survival 1"]
    t.ripley.chooses("heal freddy")
    assert t.freddy.will == 2
    assert t.ripley.survival == []


def test_source_draws_a_survival_card_in_place_of_healing() -> None:
    t = slow_table(survival_deck=["vortex", "gate"], ripley={"plays": "source", "will": 2})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    t.ripley.chooses("draw_survival 1")
    assert t.ripley.survival == ["vortex"]
    assert t.ripley.will == 2


def test_source_heals_nobody_at_full_will() -> None:
    t = slow_table(survival_deck=["vortex"], ripley={"plays": "source"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert t.ripley.survival == ["vortex"]


def test_source_shuffles_the_discard_when_the_deck_is_empty() -> None:
    t = slow_table(survival_deck=[], survival_discard=["vortex", "gate"], ripley={"plays": "source"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert len(t.ripley.survival) == 1
    assert t.creature.view.survival_deck_count == 1
    assert t.creature.view.survival_discard == []


def test_source_with_nobody_to_heal_and_nothing_to_draw_has_no_power() -> None:
    t = slow_table(survival_deck=[], ripley={"plays": "source", "discard": "river"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]


def test_source_under_despair_may_still_heal() -> None:
    t = slow_table("despair", ripley={"plays": "source", "will": 1, "discard": "river"})
    t.creature.plays("despair")
    t.creature.puts(creature=FREE, artemia="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert t.ripley.will == 2
    assert t.ripley.survival == []


def test_source_under_despair_with_all_well_gives_a_place_card_only() -> None:
    t = slow_table("despair", ripley={"plays": "source", "discard": "river"})
    t.creature.plays("despair")
    t.creature.puts(creature=FREE, artemia="beach")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]


def test_source_cannot_heal_who_has_just_lost_the_last_will() -> None:
    t = slow_table(
        "scream",
        survival_deck=[],
        ripley={"plays": "source", "will": 1, "hand": "lair"},
        freddy={"plays": "source", "will": 2, "hand": "lair jungle"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature=FREE, target="source")
    t.reckon("ripley")
    assert t.ripley.will == 0
    t.ripley.chooses("use_power source")
    assert t.freddy.will == 3
    t.freddy.chooses("lose_will 1")
    t.freddy.chooses("use_power source")
    assert t.freddy.will == 3
    assert t.ripley.will == 3
    assert t.assimilation == 19


# The Artefact


def test_artefact_has_two_places_explored_next_turn() -> None:
    t = explore("artefact", creature="lair")
    t.ripley.chooses("use_power artefact")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))
    t.ripley.chooses("commit beach+rover")
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    assert t.ripley.at == "beach+rover"
    assert t.ripley.offered == ["begin_place beach", "begin_place rover"]
    t.ripley.chooses("begin_place rover")
    t.ripley.chooses("use_power rover")
    t.ripley.chooses("take_from_reserve wreck")
    t.ripley.chooses("use_power beach")
    assert t.marker
    t.finish_turn()
    assert t.ripley.discard == "beach+rover+artefact"


def test_artefact_places_wait_for_the_step_of_their_token() -> None:
    t = slow_table(
        "scream",
        artemia=True,
        ripley={"plays": "beach jungle", "artefact": True, "discard": "river"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature=FREE, target="beach", artemia="rover")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["lose_will 1", "discard lair+jungle", *t.ripley.offered[2:]]
    t.ripley.chooses("lose_will 1")
    t.ripley.chooses("use_power beach")
    assert t.marker


def test_artefact_strikes_hit_both_places() -> None:
    """One token each: a card lost here, a Will lost there, no power at all."""
    t = slow_table(artemia=True, ripley={"plays": "beach jungle", "hand": "lair", "artefact": True})
    t.creature.puts(creature="beach", artemia="jungle")
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.ripley.discard == "lair+jungle+beach"
    assert not t.marker


def test_artefact_caught_on_one_place_still_uses_the_other() -> None:
    t = slow_table(ripley={"plays": "beach wreck", "artefact": True})
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    t.finish_turn()
    assert t.ripley.will == 2


def test_artefact_shuts_out_the_river() -> None:
    t = slow_table(ripley={"plays": "river artefact", "discard": "beach", "artefact": True})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("begin_place artefact")
    t.ripley.chooses("use_power artefact")
    assert t.ripley.offered == ["nothing", "take_back beach -"]


def test_artefact_may_be_prepared_again_by_an_artefact_turn() -> None:
    t = slow_table(ripley={"plays": "lair artefact", "artefact": True})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power artefact")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))


@pytest.mark.parametrize("place", ["source", "rover"])
def test_artefact_is_copied_by_no_gate(place: str) -> None:
    t = slow_table(ripley={"plays": place, "survival": ["gate"], "will": 1})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    assert "use_power artefact" not in t.ripley.offered


def test_artefact_with_one_card_in_hand_forces_a_resistance() -> None:
    t = slow_table(ripley={"hand": "jungle", "discard": "lair river", "artefact": True})
    assert not any(line.startswith("commit") for line in t.ripley.offered)
    assert "give_up" in t.ripley.offered
