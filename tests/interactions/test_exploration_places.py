"""Cards that meet: the lines of the list of interactions about the places of EXPLORATION.

A function's number is its line in that list; 33 begins in the tests of the base game.
"""

import re
from typing import Any

import pytest

from artemia.rules.catalog import planet_of
from artemia.rules.view import view
from artemia.testing import Table, slow_table
from tests.cards.exploration.places.talk import explore, explore_together, reveal, rows, track
from tests.cards.talk import offered, seen

LINES = {*range(18, 37), 38, 39}


def test_every_line_about_these_places_is_played() -> None:
    named = [re.match(r"test_(\d+)_", name) for name in globals()]
    assert {int(found[1]) for found in named if found} == LINES


# The Pole


def test_18_the_pole_paid_with_the_last_will_moves_rescue_first() -> None:
    """Both counters are about to arrive: Rescue moves before the last Will counts."""
    t = explore("pole", will=1, rescue=2)
    t.state.assimilation = 1
    t.ripley.chooses("use_power pole")
    assert t.winner == "hunted"


def test_18_the_pole_paid_with_the_last_will_goes_to_the_reserve_after_the_reset() -> None:
    t = explore("pole", will=1, reserve={}, discard="jungle")
    t.ripley.chooses("use_power pole")
    assert (t.rescue, t.assimilation) == (18, 19)
    t.finish_turn()
    assert t.ripley.will == 3
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    assert t.ripley.view.reserve == {8: 1}


def test_19_the_pole_under_the_creature_has_no_power_and_still_leaves() -> None:
    t = slow_table(planet="pole", reserve={}, ripley={"plays": "pole", "discard": "jungle"})
    t.creature.puts(creature="pole")
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.rescue == 19, "the turn's own space"
    assert t.ripley.discard == "jungle"
    assert t.ripley.view.reserve == {8: 1}


def test_20_the_pole_is_not_kept_by_double_back() -> None:
    t = slow_table(planet="pole", ripley={"plays": "pole", "survival": ["double_back"]})
    t.creature.puts(creature="source")
    t.until("end_of_turn")
    assert not t.ripley.could_play("double_back")


def test_20_the_pole_is_not_kept_by_a_survivor() -> None:
    """The survivor who returns the card played finds none that may return."""
    t = slow_table(
        planet="pole",
        city={"token": "river", "faceup": ["survivor_13"], "pile": []},
        ripley={"plays": "pole"},
        freddy={"plays": "jungle"},
    )
    t.creature.puts(creature="camp")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_13")
    assert t.ripley.played == "pole"
    assert "pick_up pole" not in t.ripley.log


def test_21_endurance_does_not_pay_for_the_pole() -> None:
    t = slow_table(planet="pole", ripley={"plays": "pole", "survival": ["endurance"]})
    t.creature.puts(creature="source")
    t.ripley.plays("endurance")
    t.reckon("ripley")
    t.ripley.chooses("use_power pole")
    assert (t.ripley.will, t.rescue) == (2, 18)


def test_22_the_nexus_copies_no_pole_that_was_used() -> None:
    t = slow_table(planet="nexus pole", ripley={"plays": "pole"}, freddy={"plays": "nexus"})
    t.creature.puts(creature="source")
    t.reckon("ripley")
    t.ripley.chooses("use_power pole")
    assert t.freddy.offered == ["nothing"]


# The Oasis and the Mangrove


@pytest.mark.parametrize(("will", "back"), [(3, 0), (2, 1), (1, 2)])
def test_23_the_oasis_returns_with_as_many_cards_as_will_is_missing(will: int, back: int) -> None:
    t = explore("oasis", will=will, hand="lair", discard="river beach rover")
    t.ripley.chooses("use_power oasis")
    if back:
        t.ripley.chooses(t.ripley.offered[0])
    assert len(t.ripley.hand.split("+")) == 2 + back
    assert "oasis" in t.ripley.hand


def test_23_the_oasis_brings_all_of_a_small_discard() -> None:
    t = explore("oasis", will=1, hand="lair", discard="river")
    t.ripley.chooses("use_power oasis")
    assert t.ripley.hand == "lair+oasis+river"


def test_23_the_oasis_under_persecution_returns_itself_or_one_card() -> None:
    t = explore("oasis", hunt=("persecution",), will=1, discard="river")
    t.ripley.chooses("use_power oasis")
    assert t.ripley.offered == ["take_back - oasis", "take_back river -"]


def test_24_the_mangrove_found_by_the_labyrinth_returns_other_cards_only() -> None:
    """Neither Mangrove nor Labyrinth comes back, but her own discarded card and a friend's do."""
    t = explore_together(
        "labyrinth",
        "beach",
        planet="mangrove",
        ripley={"hand": "lair", "discard": "river"},
        freddy={"plays": "lair", "discard": "jungle"},
    )
    reveal(t, "mangrove", "shelter")
    t.ripley.chooses("use_discovery mangrove")
    t.ripley.chooses("help_out freddy")
    assert t.ripley.hand == "lair+river"
    assert t.ripley.played == "labyrinth"
    assert "jungle" in t.freddy.hand
    t.finish_turn()
    assert t.ripley.discard == "labyrinth"


def test_25_the_mangrove_under_persecution_gives_one_card_to_each() -> None:
    t = explore_together(
        "mangrove",
        hunt=("persecution",),
        ripley={"hand": "lair", "discard": "river beach"},
        freddy={"plays": "lair", "discard": "jungle beach"},
    )
    t.ripley.chooses("use_power mangrove")
    t.ripley.chooses("haul_in - mangrove")
    assert offered(t.ripley, "help_out") == ["freddy"], "she has had hers"
    t.ripley.chooses("help_out freddy")
    t.freddy.chooses("take_back jungle -")
    assert t.ripley.hand == "lair+mangrove"
    assert t.ripley.discard == "river+beach"
    assert t.freddy.discard == "beach"


# The Labyrinth and hidden places


@pytest.mark.parametrize("place", ["artefact", "portal"])
def test_26_the_labyrinth_reveals_a_place_nobody_copies(place: str) -> None:
    t = explore("labyrinth", "beach", planet=place)
    reveal(t, place, "shelter")
    assert t.ripley.offered == ["nothing", f"take_from_reserve {place}"]


def all_revealed(**wishes: Any) -> Table:
    t = explore("labyrinth", "beach", **wishes)
    t.state.planet = planet_of(t.state.planet.names)
    t.state.inaccessible = 0
    return t


def test_27_with_nothing_left_to_reveal_the_labyrinth_only_gives_cards() -> None:
    t = all_revealed()
    t.ripley.chooses("use_power labyrinth")
    assert t.ripley.offered == [
        f"take_from_reserve {place}" for place in ("swamp", "shelter", "wreck", "source", "artefact")
    ]


def test_27_with_nothing_to_take_either_the_labyrinth_gives_nothing() -> None:
    t = all_revealed(reserve={}, discard="lair")
    assert t.ripley.offered == ["nothing", "take_back lair -"]


def test_28_a_hidden_place_can_t_be_played() -> None:
    """She has its card, for whatever reason."""
    t = slow_table(planet="labyrinth", ripley={"hand": "lair source"})
    assert offered(t.ripley, "commit") == ["lair"]


def test_28_a_hidden_place_can_t_be_copied() -> None:
    """Gate from the Jungle would reach the spot below it; the Lair, the one under the Creature."""
    t = slow_table(
        planet="labyrinth",
        ripley={"plays": "jungle", "survival": ["gate"], "discard": "beach"},
        freddy={"plays": "lair"},
    )
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    assert set(offered(t.ripley, "use_power")) <= {"lair", "river"}
    t.ripley.chooses("use_power river")
    assert t.freddy.offered == ["nothing"]


def test_28_a_hidden_place_may_hold_tokens() -> None:
    t = slow_table("virus", planet="labyrinth", ripley={"plays": "lair"})
    t.creature.plays("virus")
    t.creature.puts(creature="source", artemia="swamp lair")
    assert (t.creature.view.creature, t.creature.view.artemia) == ([9], [1, 6])


def test_28_a_hidden_place_may_be_covered_by_a_tentacular_creature() -> None:
    t = slow_table(planet="labyrinth", city={"developed": ["tentacular"]}, ripley={"plays": "lair"})
    t.hunt()
    t.creature.chooses("put_token jungle+camp creature")
    assert t.creature.view.creature == [2, 7]


def shuffled_row(*hunt: str, **hunted: Any) -> Table:
    """Below the Lair lies the Source, below the Beach the Swamp; the three between them are hidden."""
    t = slow_table(*hunt, planet="labyrinth", **hunted)
    order = (1, 2, 3, 4, 5, 9, 7, 8, 6, 10)
    hidden = t.places("shelter wreck artefact")
    t.state.planet = planet_of(t.state.planet.names, order, hidden)
    t.state.inaccessible = hidden
    return t


def test_29_gate_goes_by_position() -> None:
    t = shuffled_row(ripley={"plays": "lair", "will": 2, "survival": ["gate"]})
    assert rows(t) == "source ? ? swamp ?"
    t.creature.puts(creature="river")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    assert offered(t.ripley, "use_power") == ["jungle", "source"]


def test_29_tornado_goes_by_position() -> None:
    t = shuffled_row("tornado", ripley={"plays": "lair"})
    t.creature.puts(creature="river")
    t.reveal()
    t.creature.plays("tornado")
    assert offered(t.creature, "whirl") == ["lair+jungle", "lair+source"]


def test_29_shuttle_goes_by_position() -> None:
    t = shuffled_row(ripley={"plays": "lair", "survival": ["shuttle"]})
    t.creature.puts(creature="river")
    t.ripley.plays("shuttle")
    assert t.ripley.at == "source"


def test_29_swarm_goes_by_position() -> None:
    t = shuffled_row("swarm", ripley={"plays": "beach"}, freddy={"plays": "lair"})
    t.creature.plays("swarm")
    t.creature.puts(creature="river", artemia="swamp")
    t.reckon("ripley")
    t.ripley.chooses("nothing")
    t.reckon("ripley")
    assert t.asked == ["ripley: which_to_lose"]


@pytest.mark.parametrize("place", ["jungle", "river"])
def test_30_shuttle_does_not_go_to_a_hidden_place(place: str) -> None:
    t = shuffled_row(ripley={"plays": place, "survival": ["shuttle"]})
    t.creature.puts(creature="lair")
    t.reveal()
    assert not t.ripley.could_play("shuttle")


def test_30_shuttle_does_not_go_into_a_force_field() -> None:
    t = slow_table("force_field", ripley={"plays": "lair", "survival": ["shuttle"]})
    t.creature.plays("force_field", "raise_force_field swamp+shelter")
    t.commit()
    t.creature.puts(creature="rover")
    t.reveal()
    assert not t.ripley.could_play("shuttle")


# The Fjord, and what is prepared


def after_the_fjord(discard: str, **more: Any) -> Table:
    """Ripley was on the Fjord last turn."""
    ripley = {"hand": "lair rover", "discard": discard, "fjord": True, **more.pop("ripley", {})}
    return slow_table(planet="fjord", ripley=ripley, freddy={"plays": "jungle", **more.pop("freddy", {})})


def test_31_the_fjord_with_an_empty_discard_is_about_one_card() -> None:
    t = after_the_fjord("")
    assert offered(t.ripley, "commit") == ["lair", "rover"]
    assert offered(t.ripley, "commit_two") == []


def test_31_the_fjord_behind_a_smokescreen_tells_the_creature_no_card() -> None:
    t = after_the_fjord("beach jungle", freddy={"survival": ["smokescreen"]})
    t.freddy.plays("smokescreen")
    t.ripley.chooses("commit_two rover beach")
    t.commit()
    assert "beach" not in " ".join(t.creature.log)
    assert seen(t, 0).discard is None and seen(t, 0).exposed is None
    other = t.state.copy()
    other.hunted[1].discard, other.hunted[1].exposed = t.places("beach"), t.places("jungle")
    other.hunted[1].played = t.places("rover jungle")
    assert view(other, 0) == view(t.state, 0), "it could have been the Jungle"


def test_32_both_cards_of_the_fjord_are_discarded_but_for_double_back() -> None:
    for saved in (True, False):
        t = after_the_fjord("beach", ripley={"survival": ["double_back"]})
        t.ripley.chooses("commit_two rover beach")
        t.commit()
        t.creature.puts(creature="wreck")
        t.creature.passes()
        t.ripley.chooses("plan -")
        t.ripley.chooses("explore_only rover")
        t.until("end_of_turn")
        if saved:
            t.ripley.chooses("play_survival double_back")
            t.ripley.chooses("pick_up beach")
        t.finish_turn()
        assert t.ripley.discard == ("rover" if saved else "beach+rover")


@pytest.mark.parametrize("before", ["river", "artefact", "fjord"])
@pytest.mark.parametrize("place", ["river", "artefact", "fjord"])
def test_33_only_one_of_river_artefact_and_fjord_is_prepared(before: str, place: str) -> None:
    t = explore(place, discard="lair")
    setattr(t.state, before, 1 << 1)
    assert t.ripley.offered == ["nothing", "take_back lair -"]


# The Portal


def through_to_the_beach(where: dict[str, str], hunt: tuple[str, ...] = ()) -> Table:
    t = slow_table(
        *hunt,
        planet="portal",
        artemia="artemia" in where,
        ripley={"plays": "portal", "hand": "beach lair jungle"},
    )
    for card in hunt:
        t.creature.plays(card)
    t.creature.puts(**{"creature": "source", **where})
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through beach")
    return t


def test_34_the_portal_leads_to_the_creature() -> None:
    t = through_to_the_beach({"creature": "beach"})
    t.until("end_of_turn")
    assert t.ripley.will == 2
    assert not t.marker


def test_34_the_portal_leads_to_the_target() -> None:
    t = through_to_the_beach({"target": "beach"}, ("scream",))
    t.reckon("ripley")
    t.ripley.chooses("discard lair+jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert t.marker


def test_34_the_portal_leads_to_artemia() -> None:
    t = through_to_the_beach({"artemia": "beach"})
    t.reckon("ripley")
    assert t.ripley.offered == ["set_aside lair", "set_aside jungle"]
    t.until("end_of_turn")
    assert not t.marker


def test_34_the_portal_leads_to_target_and_artemia_together() -> None:
    """She is struck in both steps, and the place stays blocked."""
    t = through_to_the_beach({"target": "beach", "artemia": "beach"}, ("scream",))
    t.reckon("ripley")
    t.ripley.chooses("lose_will 1")
    t.reckon("ripley")
    t.ripley.chooses("set_aside lair")
    t.until("end_of_turn")
    assert not t.marker
    assert t.ripley.discard == "lair+portal"


def test_35_the_portal_has_no_power_for_an_empty_hand() -> None:
    t = explore("portal", hand="", discard="lair")
    assert t.ripley.offered == ["nothing", "take_back lair -"]


def test_35_the_portal_has_no_power_if_all_ways_are_closed() -> None:
    t = slow_table(
        "force_field", planet="portal", ripley={"plays": "portal", "hand": "lair jungle", "discard": "beach"}
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.commit()
    t.creature.puts(creature="source")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back beach -"]


def test_36_the_jungle_behind_the_portal_comes_back() -> None:
    t = explore("portal", hand="jungle beach", discard="lair")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through jungle")
    t.ripley.chooses("use_power jungle")
    t.ripley.chooses("take_back lair jungle")
    assert t.ripley.hand == "lair+jungle+beach"
    t.finish_turn()
    assert t.ripley.discard == "portal"


# Will on the Rescue track


def test_38_the_shield_arrives_and_rescue_collects_two_counters() -> None:
    """One by one, and the Hunted agree each time."""
    t = explore_together(
        "dome",
        options={"shield": 3, "rescue": 7, "fungi": (6, 5)},
        ripley={"will": 2},
        freddy={"plays": "lair", "will": 1},
    )
    t.ripley.chooses("use_power dome")
    assert (t.rescue, track(t)) == (5, [])
    assert t.creature.log[-3:] == ["advance_rescue 2", "collect_will 6", "collect_will 5"]
    t.ripley.chooses("receive_will freddy")
    t.ripley.chooses("receive_will ripley")
    assert (t.ripley.will, t.freddy.will) == (3, 2)


def test_39_the_fungi_need_will_in_the_pool() -> None:
    t = explore("fungi", will=2, fungi=(3,), survival_deck=[])
    assert t.ripley.offered == ["nothing"]


def test_39_a_reset_with_a_dry_pool_takes_counters_off_the_track() -> None:
    """Of three counters a Hunted three lie on the track: she needs two of them, of her choice."""
    t = slow_table(
        planet="fungi",
        rescue=15,
        fungi=(3, 5, 8),
        ripley={"plays": "lair", "will": 1},
        freddy={"plays": "jungle", "will": 2},
    )
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    assert t.asked == ["ripley: take_from_track"]
    assert t.ripley.offered == ["lift_will 3+5", "lift_will 3+8", "lift_will 5+8"]
    t.ripley.chooses("lift_will 3+8")
    assert (t.ripley.will, track(t)) == (3, [5])


def test_39_the_fungi_need_a_free_space_ahead() -> None:
    t = explore("fungi", will=1, rescue=2, fungi=(1,), survival_deck=[])
    assert t.ripley.offered == ["nothing"]
