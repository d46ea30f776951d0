"""The Portal: from one place to another in the same turn."""

import pytest

from artemia.rules.phases.reckoning import ARTEMIA_STEP
from artemia.testing import Table, slow_table, table
from tests.cards.exploration.places.talk import explore, explore_together
from tests.cards.talk import seen


def test_portal_is_discarded_at_once_and_leads_to_another_card_of_the_hand() -> None:
    t = explore("portal", hand="jungle beach", discard="lair")
    t.ripley.chooses("use_power portal")
    assert t.ripley.offered == ["step_through jungle", "step_through beach"]
    t.ripley.chooses("step_through beach")
    assert (t.ripley.at, t.ripley.played, t.ripley.hand) == ("beach", "beach", "jungle")
    assert t.ripley.discard == "lair+portal"
    assert t.ripley.offered == ["nothing", "take_back lair -", "take_back portal -", "use_power beach"]
    t.ripley.chooses("use_power beach")
    assert t.marker
    t.finish_turn()
    assert t.ripley.discard == "lair+beach+portal"


def test_portal_is_seen_by_all() -> None:
    t = explore_together("portal", freddy={"plays": "lair"})
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through beach")
    assert t.creature.log[-1] == "step_through beach"
    assert (seen(t, 0).at, seen(t, 0).played, seen(t, 0).discard) == ([4], [4], [10])


def test_portal_without_a_card_to_go_on_with_has_no_power() -> None:
    t = explore("portal", hand="", discard="lair jungle")
    assert t.ripley.offered == ["nothing", "take_back lair -", "take_back jungle -"]


def test_portal_leads_to_no_inaccessible_place() -> None:
    t = slow_table("force_field", planet="portal", ripley={"plays": "portal", "hand": "lair jungle beach"})
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.commit()
    t.creature.puts(creature="source")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    assert t.ripley.at == "beach", "the only way"


@pytest.mark.parametrize("copier", ["lair", "nexus"])
def test_portal_can_t_be_copied(copier: str) -> None:
    t = explore_together(copier, "portal", planet="portal", freddy={"plays": "portal", "survival": ["gate"]})
    assert t.ripley.offered == ["nothing"]


def through_to(place: str, where: dict[str, str], hunt: str = "", **ripley: object) -> Table:
    """Ripley steps from the Portal to a place on which tokens lie."""
    hand = {"hand": f"{place} lair"} if place != "lair" else {"hand": place}
    t = slow_table(
        *([hunt] if hunt else []),
        planet="portal",
        artemia="artemia" in where,
        ripley={"plays": "portal", **hand, **ripley},
    )
    if hunt:
        t.creature.plays(hunt)
    t.creature.puts(**{"creature": "source", **where})
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    if place != "lair":
        t.ripley.chooses(f"step_through {place}")
    return t


def test_portal_to_the_creature_ends_in_a_catch() -> None:
    t = through_to("lair", {"creature": "lair"}, discard="jungle")
    t.until("end_of_turn")
    assert t.ripley.will == 1
    assert t.ripley.discard == "jungle+portal"


def test_portal_to_the_creature_can_be_answered_by_a_dodge() -> None:
    t = through_to("beach", {"creature": "beach"}, survival=["dodge"])
    assert t.asked == ["creature: reaction", "ripley: reaction"]
    t.ripley.plays("dodge")
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert t.marker
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_portal_to_artemia_costs_a_card_and_the_power() -> None:
    t = through_to("beach", {"artemia": "beach"})
    t.until("end_of_turn")
    assert t.ripley.discard == "lair+portal"
    assert not t.marker


def test_portal_to_the_target_waits_for_its_step() -> None:
    t = through_to("beach", {"target": "beach"}, "scream", hand="lair jungle beach")
    t.reckon("ripley")
    assert t.ripley.offered == ["lose_will 1", "discard lair+jungle"]
    t.ripley.chooses("lose_will 1")
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert t.marker


def test_portal_out_of_a_mirage_into_it() -> None:
    t = through_to("beach", {"target": "beach rover"}, "mirage")
    t.until("end_of_turn")
    assert not t.marker
    assert t.ripley.at == "beach"


def test_portal_from_one_screaming_place_to_the_other() -> None:
    """Scream and a wide Target: she is struck on the Portal, and again where she arrives."""
    t = table(
        hunt=["scream", "mirage", "stasis"],
        limit=3,
        planet="portal",
        ripley={"plays": "portal", "hand": "rover lair jungle"},
    )
    t.creature.plays("scream")
    t.creature.plays("mirage")
    t.creature.puts(creature="source", target="rover portal")
    t.state.modifiers = 0  # a Scream on two places, without the Mirage
    t.reckon("ripley")
    t.ripley.chooses("lose_will 1")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through rover")
    assert "lose_will 1" in t.ripley.offered
    t.ripley.chooses("lose_will 1")
    assert t.ripley.will == 1
    assert "use_power rover" in t.ripley.offered


def test_portal_to_the_jungle_brings_the_jungle_back() -> None:
    t = explore("portal", hand="jungle")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "jungle+portal", "which lay in the discard already"


def test_portal_after_the_artefact_replaces_only_itself() -> None:
    t = slow_table(
        planet="portal", ripley={"plays": "portal jungle", "hand": "beach rover", "artefact": True}
    )
    t.creature.puts(creature="source")
    t.reckon("ripley")
    assert t.ripley.offered == ["begin_place jungle", "begin_place portal"]
    t.ripley.chooses("begin_place portal")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through beach")
    assert t.ripley.at == "jungle+beach"
    assert t.ripley.offered == ["begin_place jungle", "begin_place beach"]
    t.ripley.chooses("begin_place beach")
    t.ripley.chooses("use_power beach")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "jungle+rover+portal"
    assert t.ripley.played == "beach"


def test_portal_reached_by_a_push_discards_the_card_that_was_played() -> None:
    t = slow_table(
        "detour", planet="portal", ripley={"plays": "rover", "hand": "jungle beach"}, freddy={"plays": "lair"}
    )
    t.creature.puts(creature="source")
    t.reveal()
    t.creature.plays("detour", "divert ripley")
    t.creature.chooses("push portal rover")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through jungle")
    assert (t.ripley.discard, t.ripley.played, t.ripley.at) == ("rover", "jungle", "jungle")
    assert t.ripley.offered == ["nothing", "take_back rover -", "use_power jungle"]
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "jungle+beach+rover"


def test_portal_back_to_where_a_push_came_from() -> None:
    """Pushed from the Beach by way of the Rover to the Portal, she plays the Rover: her card from now on."""
    t = slow_table("detour", planet="portal", ripley={"plays": "beach", "hand": "rover", "discard": "lair"})
    t.creature.puts(creature="source")
    t.reveal()
    h = t.state.hunted[1]
    beach, rover, portal = t.places("beach"), t.places("rover"), t.places("portal")
    h.at = portal
    h.moves = (beach << 10 | rover) << 20 | rover << 10 | portal
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    assert (t.ripley.at, t.ripley.played, t.ripley.discard) == ("rover", "rover", "lair+beach")
    assert h.moves == 0


def test_portal_reached_by_a_pole_sends_it_to_the_reserve() -> None:
    t = slow_table(planet="portal pole", reserve={}, ripley={"plays": "pole", "hand": "rover"})
    t.creature.puts(creature="source")
    t.reveal()
    h = t.state.hunted[1]
    h.at, h.moves = t.places("portal"), t.places("pole") << 10 | t.places("portal")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    assert (t.ripley.played, t.ripley.discard) == ("rover", "-")
    assert t.ripley.view.reserve == {8: 1}


def test_portal_leads_not_to_where_she_is() -> None:
    """Pushed there with the Portal's own card in hand, or on two places."""
    t = slow_table(planet="portal", ripley={"plays": "rover", "hand": "portal"})
    t.creature.puts(creature="source")
    t.reveal()
    h = t.state.hunted[1]
    h.at, h.moves = t.places("portal"), t.places("rover") << 10 | t.places("portal")
    t.reckon("ripley")
    assert "use_power portal" not in t.ripley.offered


def test_portal_behind_a_smokescreen_hides_nothing_that_was_shown() -> None:
    t = slow_table(planet="portal", ripley={"plays": "portal", "hand": "beach", "survival": ["smokescreen"]})
    t.ripley.plays("smokescreen")
    t.commit()
    t.creature.puts(creature="source")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    assert seen(t, 0).at == [4]
    assert t.state.hunted[1].fog == 0


# The step in which she goes through


def test_portal_leads_a_camouflaged_hunted_on_at_once() -> None:
    """For her there is no Mirage on the Rover, so nothing to wait for."""
    t = slow_table(
        "mirage",
        planet="portal",
        ripley={"plays": "portal", "hand": "rover beach", "survival": ["camouflage"]},
        freddy={"plays": "jungle"},
    )
    t.creature.plays("mirage")
    t.creature.puts(creature="lair", target="rover portal")
    t.ripley.plays("camouflage")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through rover")
    assert t.asked == ["ripley: place_choice"], "before Freddy"
    assert "use_power rover" in t.ripley.offered


def freed_late(token: str, card: str) -> Table:
    """A token keeps Ripley on the Portal until Freddy, before that token's step, moves it to the Rover."""
    t = slow_table(
        "scream",
        planet="portal",
        artemia=True,
        ripley={"plays": "portal", "hand": "rover beach lair"},
        freddy={"plays": "jungle", "survival": [card]},
        newt={"plays": "beach", "survival": ["gate"]},
    )
    t.creature.plays("scream")
    other = "artemia" if token == "creature" else "creature"
    t.creature.puts(**{token: "portal", other: "lair", "target": "beach"})
    t.reckon("newt")
    t.newt.chooses("lose_will 1")
    t.newt.plays("gate", "use_power river")
    t.freddy.plays(card, f"move_token rover {token}")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    return t


def test_portal_in_the_artemia_step_leads_to_the_token_that_was_there() -> None:
    t = freed_late("artemia", "hologram")
    assert t.state.stage == ARTEMIA_STEP
    t.ripley.chooses("step_through rover")
    assert t.ripley.offered == ["set_aside lair", "set_aside beach"]


def test_portal_in_the_artemia_step_is_too_late_for_the_target() -> None:
    """The Scream on the Beach is over: she uses the place, untouched."""
    t = freed_late("artemia", "hologram")
    t.ripley.chooses("step_through beach")
    assert "use_power beach" in t.ripley.offered
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_portal_leads_to_the_creature_that_was_there() -> None:
    t = freed_late("creature", "wrong_track")
    t.ripley.chooses("step_through rover")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.discard) == (2, "portal")


def test_portal_out_of_quicksand_sets_free() -> None:
    t = slow_table(
        "quicksand", planet="portal", ripley={"plays": "portal", "hand": "rover beach", "discard": "lair"}
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="source", target="portal")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power portal"]
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through beach")
    assert t.ripley.offered == ["nothing", "take_back lair -", "take_back portal -", "use_power beach"]


def test_portal_in_the_target_step_leads_out_of_the_scream() -> None:
    """Struck on the Portal, she isn't struck again where no token lies."""
    t = slow_table("scream", planet="portal", ripley={"plays": "portal", "hand": "rover beach lair"})
    t.creature.plays("scream")
    t.creature.puts(creature="source", target="portal")
    t.reckon("ripley")
    t.ripley.chooses("lose_will 1")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through beach")
    assert t.asked == ["ripley: place_choice"]
    assert t.ripley.will == 2


def test_portal_before_the_target_strikes_leads_to_one_scream() -> None:
    """Freddy's Wrong Track sets her free just before the Target's step; on the Beach she is struck in it."""
    t = slow_table(
        "scream",
        planet="portal",
        ripley={"plays": "portal", "hand": "beach lair rover"},
        freddy={"plays": "jungle", "survival": ["wrong_track"]},
        newt={"plays": "river", "survival": ["gate"]},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="portal", target="beach")
    t.reckon("newt")
    t.newt.plays("gate", "use_power jungle")
    t.freddy.plays("wrong_track", "move_token source creature")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through beach")
    assert t.ripley.offered == ["lose_will 1", "discard lair+rover"]
    t.ripley.chooses("lose_will 1")
    t.ripley.chooses("use_power beach")
    t.until("end_of_turn")
    assert t.ripley.will == 2


def test_portal_leaves_the_way_to_her_other_place_alone() -> None:
    """On two places, pushed from the Lair to the Jungle, she goes on from the Portal; the Lair returns."""
    t = slow_table(
        "detour", planet="portal", ripley={"plays": "lair portal", "hand": "beach river", "artefact": True}
    )
    t.creature.puts(creature="source")
    t.creature.plays("detour", "push jungle lair")
    t.reckon("ripley")
    t.ripley.chooses("begin_place portal")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through beach")
    assert t.ripley.at == "jungle+beach"
    t.ripley.chooses("begin_place jungle")
    t.ripley.chooses("use_power jungle")
    assert (t.ripley.hand, t.ripley.played) == ("lair+river+portal", "beach")


def test_portal_shows_a_card_the_creature_had_lost_sight_of() -> None:
    """Behind a Smokescreen she discards one of three cards, then plays another of them, for all to see."""
    t = slow_table(
        "forbidden_zone",
        planet="portal",
        ripley={"plays": "portal", "hand": "lair beach rover", "survival": ["smokescreen"]},
    )
    t.ripley.plays("smokescreen")
    t.creature.plays("forbidden_zone")
    t.ripley.chooses("set_aside lair")
    t.creature.puts(creature="source")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    t.ripley.chooses("step_through beach")
    assert t.spell_places(t.state.hunted[1].fog) == "lair+rover"


def test_portal_leads_to_a_card_the_creature_knew() -> None:
    t = slow_table("phobia", planet="portal", ripley={"plays": "portal", "hand": "lair beach rover"})
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+rover")
    t.creature.puts(creature="source", artemia="jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    assert seen(t, 0).shown == [4]
    t.ripley.chooses("step_through beach")
    assert seen(t, 0).shown == []
