"""Cards that meet: the lines of the list of interactions about the Hunt and Survival cards of EXPLORATION.

A function's number is its line in that list; lines marked in part go on in the tests of SANCTUARY, where
also 13 and 56 are.
"""

import re

import pytest

from artemia.testing import Table, slow_table, table
from tests.cards.talk import lay, offered

WHOLE = {8, 9, 10, 11, 37, 40, 41, 42, 43, 44, 45, 48, 49, 53, 64, 65, 66, 67, 68, 69}
IN_PART = {16, 59, 63}


def test_every_line_about_these_cards_is_played() -> None:
    named = [re.match(r"test_(\d+)_", name) for name in globals()]
    assert {int(found[1]) for found in named if found} == WHOLE | IN_PART


def shield(t: Table) -> int:
    assert t.state.exploration is not None
    return t.state.exploration.shield


# Tokens on two places, moved and swapped


def test_08_gargantua_on_the_nexus_and_its_neighbour() -> None:
    """One Hunted is caught on the Nexus, another next to it: 2 spaces in all."""
    t = slow_table("gargantua", planet="nexus", ripley={"plays": "nexus"}, freddy={"plays": "jungle"})
    t.creature.plays("gargantua")
    t.creature.puts(creature="nexus jungle")
    t.until("end_of_turn")
    assert t.assimilation == 18
    assert (t.ripley.will, t.freddy.will) == (2, 2)


def test_08_gargantua_with_a_catch_next_to_the_nexus_only() -> None:
    """Nobody is on the Nexus itself: one space."""
    t = slow_table("gargantua", planet="nexus", ripley={"plays": "rover"}, freddy={"plays": "jungle"})
    t.creature.plays("gargantua")
    t.creature.puts(creature="nexus jungle")
    t.until("end_of_turn")
    assert t.assimilation == 19


def test_09_wrong_track_leads_gargantua_to_one_place_next_to_either() -> None:
    """The token covered the Rover and the Artefact; from there it ends on one place."""
    t = slow_table("gargantua", ripley={"plays": "rover", "survival": ["wrong_track"]})
    t.creature.plays("gargantua")
    t.creature.puts(creature="rover artefact")
    t.ripley.plays("wrong_track")
    assert offered(t.ripley, "move_token") == [
        "beach creature",
        "rover creature",
        "source creature",
        "artefact creature",
    ]
    t.ripley.chooses("move_token source creature")
    assert t.token("creature") == "source"
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_10_ubiquity_between_a_wide_mirage_and_the_creature() -> None:
    """Ripley was on the Mirage and is caught; Freddy was under the Creature, and his place is ineffective."""
    t = slow_table(
        "mirage",
        "ubiquity",
        ripley={"plays": "jungle"},
        newt={"plays": "river"},
        freddy={"plays": "rover", "discard": "lair"},
    )
    t.creature.plays("mirage")
    t.creature.puts(creature="rover", target="jungle river")
    t.creature.plays("ubiquity")
    assert (t.token("creature"), t.token("target")) == ("jungle+river", "rover")
    t.until("end_of_turn")
    assert (t.ripley.will, t.newt.will, t.freddy.will) == (2, 2, 3)
    assert (t.freddy.discard, t.freddy.hand) == ("lair", "jungle+river+beach")


def test_11_ubiquity_with_no_other_token() -> None:
    """The Creature token lies alone on the planet: the card is unplayable."""
    t = slow_table("ubiquity", ripley={"plays": "rover"})
    t.creature.puts(creature="lair")
    t.reveal()
    assert not t.creature.could_play("ubiquity")


# The reset


def test_16_first_aid_after_an_expert_s_reset() -> None:
    """The reset gives 2 Will only; First Aid adds the third."""
    t = slow_table(expert=True, ripley={"plays": "jungle", "will": 1, "survival": ["first_aid"]})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.will == 2
    t.ripley.plays("first_aid")
    assert t.ripley.will == 3


# The Shield


def test_37_the_shield_arrives_by_ingenuity() -> None:
    """The third step is made in phase 1: Rescue moves 2 at once."""
    t = table(planet="dome", shield=3, ripley={"survival": ["ingenuity"]})
    t.ripley.plays("ingenuity")
    assert (shield(t), t.rescue, t.state.phase) == (1, 18, 1)


def test_37_the_shield_arrives_by_amplifier() -> None:
    """The third step is made in phase 4."""
    t = slow_table(planet="dome", shield=3, ripley={"plays": "lair", "survival": ["amplifier"]})
    t.creature.puts(creature="artefact")
    t.ripley.plays("amplifier")
    assert (shield(t), t.rescue, t.state.phase) == (1, 18, 4)


def test_37_the_shield_arrives_for_nothing_after_stasis() -> None:
    """Rescue stands still, the Shield goes back to place 1 all the same."""
    t = slow_table(planet="dome", shield=3, ripley={"plays": "lair", "survival": ["amplifier"]})
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    t.creature.plays("stasis")
    t.ripley.plays("amplifier")
    assert (shield(t), t.rescue, t.state.turn) == (1, 20, 2)


# Time Rift


def test_40_time_rift_carries_rescue_over_will_on_the_track() -> None:
    """Two Hunted on the Target: Rescue passes two counters, and both are collected."""
    t = slow_table(
        "time_rift",
        planet="fungi",
        fungi=(19, 18, 15),
        ripley={"plays": "jungle", "will": 1},
        freddy={"plays": "jungle", "will": 2},
    )
    t.creature.plays("time_rift")
    t.creature.puts(creature="artefact", target="jungle")
    t.reckon("ripley")
    assert t.asked == ["ripley: who_takes_will"]
    t.ripley.chooses("receive_will freddy")
    assert (t.ripley.will, t.freddy.will) == (2, 3)
    assert t.state.exploration is not None
    assert t.state.exploration.fungi == 1 << 15


def test_41_time_rift_that_wins_leaves_rescue_where_it_is() -> None:
    """Two spaces to go for either side: the Creature wins first."""
    t = slow_table(
        "time_rift", assimilation=2, rescue=2, ripley={"plays": "jungle"}, freddy={"plays": "jungle"}
    )
    t.creature.plays("time_rift")
    t.creature.puts(creature="artefact", target="jungle")
    t.until("end_of_turn")
    assert t.winner == "creature"
    assert t.rescue == 2


@pytest.mark.parametrize("card", ["time_rift", "sampling"])
def test_42_one_of_three_is_camouflaged(card: str) -> None:
    """Three Hunted on the Target, one of them out of its sight: two count."""
    t = slow_table(
        card,
        city={},
        ripley={"plays": "jungle", "survival": ["camouflage"]},
        freddy={"plays": "jungle"},
        newt={"plays": "jungle"},
    )
    t.creature.plays(card)
    t.creature.puts(creature="rover", target="jungle")
    t.ripley.plays("camouflage")
    t.until("end_of_turn")
    assert t.state.sanctuary is not None
    if card == "time_rift":
        assert (t.assimilation, t.rescue) == (18, 18)
    else:
        assert t.state.sanctuary.dna == 2


# Inertia


def test_43_inertia_bars_every_use_of_a_place() -> None:
    """Neither Gate nor Drone nor Scavenging nor a copy; Artemia and Creature act."""
    t = slow_table(
        "inertia",
        planet="nexus",
        artemia=True,
        survival_discard=["adrenaline"],
        ripley={"plays": "jungle", "hand": "nexus", "survival": ["gate"]},
        freddy={"plays": "beach", "survival": ["drone"]},
        newt={"plays": "river", "survival": ["scavenging"]},
        rick={"plays": "nexus", "discard": "rover"},
    )
    t.creature.plays("inertia")
    t.creature.puts(creature="beach", artemia="jungle", target="river")
    t.reveal()
    t.skip_windows(until=4)
    assert t.state.phase == 4
    assert (t.ripley.survival, t.freddy.survival, t.newt.survival) == (["gate"], ["drone"], ["scavenging"])
    assert t.rick.discard == "rover"
    assert t.ripley.discard == "nexus"
    assert t.freddy.will == 2


def test_44_inertia_is_checked_before_a_tornado() -> None:
    """Ripley is whirled onto the Target: too late to stop anything. And the other way round."""
    t = slow_table("inertia", "tornado", ripley={"plays": "jungle", "discard": "lair"})
    t.creature.plays("inertia")
    t.creature.puts(creature="artefact", target="river")
    t.creature.plays("tornado", "whirl jungle+river")
    assert t.ripley.at == "river"
    t.reckon("ripley")
    assert "use_power river" in t.ripley.offered

    t = slow_table("inertia", "tornado", ripley={"plays": "jungle", "discard": "lair"})
    t.creature.plays("inertia")
    t.creature.puts(creature="artefact", target="jungle")
    t.creature.plays("tornado", "whirl jungle+river")
    t.until("end_of_turn")
    assert t.ripley.discard == "lair"


# Camouflage


def test_45_mirage_and_camouflage() -> None:
    """Ripley uses the Wreck, Freddy on the same place may not."""
    t = slow_table(
        "mirage",
        ripley={"plays": "wreck", "survival": ["camouflage"]},
        freddy={"plays": "wreck", "discard": "lair"},
    )
    t.creature.plays("mirage")
    t.creature.puts(creature="artefact", target="river wreck")
    t.ripley.plays("camouflage")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    t.until("end_of_turn")
    assert t.rescue == 19
    assert t.freddy.discard == "lair"


# Quicksand


def test_48_quicksand_in_the_swamp() -> None:
    """The power is there, but no card returns."""
    t = slow_table("quicksand", ripley={"plays": "swamp", "discard": "lair jungle"})
    t.creature.plays("quicksand")
    t.creature.puts(creature="artefact", target="swamp")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing"]
    t.until("end_of_turn")
    assert (t.ripley.discard, t.ripley.played) == ("lair+jungle", "swamp")


def test_48_quicksand_does_not_stop_the_reset() -> None:
    """Ripley, stuck and caught, loses her last Will: all her cards come back."""
    t = slow_table("quicksand", ripley={"plays": "jungle", "discard": "lair", "will": 1})
    t.creature.plays("quicksand")
    t.creature.puts(creature="jungle", target="jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.hand) == (3, "lair+jungle+river+beach+rover")


def test_49_no_dodge_in_quicksand() -> None:
    """From the reveal on she plays no card, so the Creature catches her."""
    t = slow_table("quicksand", ripley={"plays": "jungle", "survival": ["dodge"]})
    t.creature.plays("quicksand")
    t.creature.puts(creature="jungle", target="jungle")
    t.reveal()
    assert t.asked == ["creature: reaction"]
    t.until("end_of_turn")
    assert t.ripley.will == 2


def test_49_a_dodge_for_whoever_was_moved_off() -> None:
    """Detour pushes Ripley out of the sand, onto the Creature: she may dodge it."""
    t = slow_table("quicksand", "detour", ripley={"plays": "jungle", "survival": ["dodge"]})
    t.creature.plays("quicksand")
    t.creature.puts(creature="river", target="jungle")
    t.creature.plays("detour", "push river jungle")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_53_no_tornado_over_an_inaccessible_place() -> None:
    """The River is closed: no whirl between it and the Jungle."""
    t = slow_table("force_field", "tornado", ripley={"plays": "jungle"})
    t.creature.plays("force_field", "raise_force_field river+wreck")
    t.creature.puts(creature="artefact")
    t.creature.plays("tornado")
    assert offered(t.creature, "whirl") == ["lair+jungle", "jungle+shelter"]


# Decoy


def test_59_decoy_against_the_rescue_space_virus_and_swarm() -> None:
    """The token that is due stays away, and cards that need it are unplayable."""
    t = slow_table("virus", "swarm", artemia=True, ripley={"plays": "jungle", "survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.hunt()
    assert offered(t.creature, "play_hunt") == []
    assert not any(line.endswith("artemia") for line in t.creature.offered)


def test_59_decoy_against_ambush() -> None:
    """Nor can it be put down after the reveal."""
    t = slow_table("ambush", ripley={"plays": "jungle", "survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.creature.puts(creature="jungle")
    t.reveal()
    assert not t.creature.could_play("ambush")


# The Creature's hand


def test_63_regeneration_fills_the_hand_to_four_and_the_next_draw_stops_at_three() -> None:
    """The fourth card is kept; with three left nothing is drawn, with two one card."""
    t = table(
        hunt=["regeneration"],
        hunt_deck=["clone", "virus", "scream", "toxin", "mirage", "despair"],
        ripley={"plays": "rover"},
    )
    t.creature.puts(creature="artefact")
    t.creature.plays("regeneration")
    assert t.creature.hunt == ["virus", "clone", "scream", "toxin"]
    for place in ("jungle", "lair"):
        lay(t, ripley=place)
        t.creature.plays("clone" if place == "jungle" else "scream")
        t.creature.puts(creature="artefact", target="artefact")
        t.finish_turn()
    assert sorted(t.creature.hunt) == ["mirage", "toxin", "virus"]


# Answers that a card makes false


def test_64_a_vortex_after_telepathy_was_answered() -> None:
    """Ripley owned up to the Jungle, then leaves it."""
    t = table(
        hunt=["telepathy"], ripley={"plays": "jungle", "discard": "beach rover", "survival": ["vortex"]}
    )
    t.creature.plays("telepathy", "listen_for lair+jungle")
    assert t.creature.log[-1] == "own_up lair+jungle"
    t.creature.puts(creature="jungle")
    t.ripley.plays("vortex", "exchange beach jungle")
    assert t.ripley.at == "beach"


def test_64_a_vortex_after_prescient_was_answered() -> None:
    """Ripley told of a place from 6 on, then goes to the Beach."""
    t = table(
        city={"developed": ["prescient"]},
        ripley={"plays": "canyon", "discard": "beach rover", "survival": ["vortex"]},
    )
    t.hunt()
    t.creature.chooses("use_evolution prescient")
    assert "tell_half 6" in t.creature.log
    t.creature.puts(creature="canyon")
    t.ripley.plays("vortex", "exchange beach canyon")
    assert t.ripley.at == "beach"


def test_65_second_thoughts_about_one_of_two_cards() -> None:
    """The Artefact has her explore two places: one of them changes."""
    t = table(
        ripley={"plays": "lair jungle", "hand": "rover", "artefact": True, "survival": ["second_thoughts"]}
    )
    t.creature.puts(creature="swamp")
    t.ripley.plays("second_thoughts")
    assert t.ripley.offered == ["rethink rover lair", "rethink rover jungle"]
    t.ripley.chooses("rethink rover lair")
    assert (t.ripley.at, t.ripley.hand) == ("jungle+rover", "lair")


def test_65_second_thoughts_with_an_empty_hand() -> None:
    """Nothing to swap it for: unplayable."""
    t = table(ripley={"plays": "lair", "hand": "", "discard": "river", "survival": ["second_thoughts"]})
    t.creature.puts(creature="swamp")
    assert t.ripley.offered == ["plan -"]


def test_66_telepathy_hears_of_either_of_two_cards() -> None:
    """After the River two cards lie there: yes if either is among the places named."""
    for pair, told in (("lair+jungle", "own_up"), ("beach+rover", "own_up"), ("river+wreck", "deny")):
        t = table(hunt=["telepathy"], ripley={"plays": "lair beach", "river": True})
        t.creature.plays("telepathy", f"listen_for {pair}")
        assert t.creature.log[-1] == f"{told} {pair}"


def test_66_psychic_hears_of_both_cards() -> None:
    """The three places she names must contain both."""
    t = table(city={"developed": ["psychic"]}, ripley={"plays": "lair beach", "river": True})
    t.hunt()
    t.creature.chooses("use_evolution psychic")
    assert len(t.ripley.offered) == 8
    assert all({"lair", "beach"} < set(line.split(" ")[1].split("+")) for line in t.ripley.offered)


# Artemia


def test_67_a_swarm_around_a_token_on_two_places() -> None:
    """Ripley stands next to both of them, and loses one card; Freddy's Detector spares him."""
    t = slow_table(
        "swarm",
        "virus",
        ripley={"plays": "river shelter", "artefact": True},
        freddy={"plays": "lair", "survival": ["detector"]},
        newt={"plays": "jungle"},
    )
    t.creature.plays("swarm")
    t.creature.plays("virus")
    t.creature.puts(creature="artefact", artemia="lair jungle")
    t.freddy.plays("detector")
    t.until("end_of_turn")
    assert (t.ripley.discard, t.newt.discard, t.freddy.discard) == ("lair", "lair", "-")


def test_68_an_ambush_next_to_a_wide_creature() -> None:
    """Next to either of its two places, not under it."""
    t = slow_table("gargantua", "ambush", ripley={"plays": "jungle"})
    t.creature.plays("gargantua")
    t.creature.puts(creature="rover artefact")
    t.creature.plays("ambush")
    assert offered(t.creature, "put_token") == ["beach artemia", "source artemia"]


def test_68_no_ambush_with_artemia_down() -> None:
    """The token is on the planet already: unplayable."""
    t = slow_table("ambush", artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(creature="rover", artemia="lair")
    t.reveal()
    assert not t.creature.could_play("ambush")


def test_69_drift_moves_a_clone_onto_a_hunted() -> None:
    """The Target, a Clone, comes to Ripley's place and catches her there."""
    t = slow_table("clone", "drift", ripley={"plays": "jungle", "discard": "lair"})
    t.creature.plays("clone")
    t.creature.puts(creature="artefact", target="river")
    t.creature.plays("drift", "move_token jungle target")
    t.until("end_of_turn")
    assert (t.ripley.will, t.assimilation) == (2, 19)
    assert t.ripley.discard == "lair"
