"""Cards that meet: the situations of the list of interactions about Evolutions and Avatars.

A function's number is its line in that list; lines marked in part are also played with the cards of
SANCTUARY. The planet: Lair, Jungle, River, Beach, Rover; below them Canyon, Camp, Monolith, Infirmary, Ark.
"""

import re

import pytest

from artemia.testing import table
from tests.cards.sanctuary.evolutions.talk import can_use, city, defense, dna, evolved, light, next_turn, uses
from tests.cards.talk import lay, offered

WHOLE = {4, 13, 17, 56, 62, 63, 67, 77, 78, 79, 85, 97, 98}
IN_PART = {84, 91, 94, 96, 99}


def test_every_line_about_abilities_is_played() -> None:
    named = [re.match(r"test_(\d+)_", name) for name in globals()]
    assert {int(found[1]) for found in named if found} == WHOLE | IN_PART


# Catches


def test_04_a_fierce_and_venomous_creature_in_the_lair() -> None:
    """Four Will are asked for, three are there, and the last one counts a single space."""
    t = evolved("venomous", hunt=["fierceness"], ripley={"plays": "lair"})
    t.creature.plays("fierceness")
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert "lost_will 4 3" in t.ripley.log
    assert t.assimilation == 20 - 1 - 1


@pytest.mark.parametrize(("spaces", "winner"), [(5, "creature"), (6, None)])
def test_13_four_reasons_for_another_space(spaces: int, winner: str | None) -> None:
    """Two Hunted are caught on the Nexus, under the city, in a Frenzy, and one of them was anticipated."""
    t = evolved(
        "besieger",
        dna=2,
        city={"token": "nexus"},
        planet="nexus",
        hunt=["anticipation", "frenzy"],
        limit=2,
        assimilation=spaces,
        ripley={"plays": "nexus"},
        freddy={"plays": "nexus"},
    )
    t.creature.plays("anticipation", "anticipate ripley")
    t.creature.plays("frenzy")
    t.creature.puts(creature="nexus")
    t.until("end_of_turn")
    assert t.winner == winner
    assert t.assimilation == spaces - 5


def test_17_a_devourer_counts_two_last_wills_as_one() -> None:
    t = evolved("devourer", ripley={"plays": "jungle", "will": 1}, freddy={"plays": "jungle", "will": 1})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.assimilation == 20 - 1 - 2


def test_17_a_devourer_gains_one_space_if_a_hunted_gives_up() -> None:
    t = evolved("devourer", ripley={"will": 1, "discard": "jungle river", "plays": "lair"})
    t.ripley.chooses("resist jungle+river 1")
    assert t.assimilation == 19


def test_97_relentless_is_content_with_what_a_clone_caught() -> None:
    t = evolved("relentless", hunt=["clone"], ripley={"plays": "jungle"}, freddy={"plays": "ark"})
    t.creature.plays("clone")
    t.creature.puts(creature="river", target="ark")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (3, 2)


def test_97_relentless_strikes_if_the_only_catch_was_dodged() -> None:
    """A Dodge helps neither Ripley, who is next to the token, nor Freddy's neighbours."""
    t = evolved(
        "relentless",
        ripley={"plays": "jungle"},
        freddy={"plays": "river", "survival": ["dodge"]},
    )
    t.creature.puts(creature="river")
    t.freddy.plays("dodge")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will, t.assimilation) == (2, 3, 20)


def test_97_endurance_bears_a_relentless_creature() -> None:
    """Freddy on the other side can't, and so is struck without a question."""
    t = evolved(
        "relentless", ripley={"plays": "jungle", "survival": ["endurance"]}, freddy={"plays": "beach"}
    )
    t.creature.puts(creature="river")
    t.ripley.plays("endurance")
    t.reckon("creature")
    assert (t.ripley.will, t.freddy.will) == (3, 2)


def test_98_a_soldier_loses_the_last_will_to_a_slugger() -> None:
    """A card is discarded, a card is taken back, and then everything comes back anyhow."""
    t = light(
        "slugger",
        hunt=["stasis"],
        ripley={"avatar": "soldier", "plays": "jungle", "will": 1, "discard": "beach"},
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("set_aside lair")
    assert t.ripley.offered == ["take_back lair -", "take_back beach -"]
    t.ripley.chooses("take_back beach -")
    assert t.ripley.log[-5:] == [
        "advance_assimilation 1",
        "set_aside lair",
        "discard lair",
        "take_back beach -",
        "reset",
    ]
    assert (t.ripley.will, t.ripley.hand) == (3, "lair+jungle+river+beach+rover")


def test_96_a_parasite_feeds_on_the_survivor_of_whoever_was_bait() -> None:
    """Two DNA are lost to the bait, then one is gained, also if there was only one to lose."""
    t = evolved(
        "parasite",
        dna=1,
        ripley={"plays": "jungle", "survival": ["bait"], "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature="jungle")
    t.ripley.plays("bait")
    t.until("end_of_turn")
    assert dna(t) == 1
    assert t.creature.log.index("lost_dna 1") < t.creature.log.index("gained_dna 1")


# Phase 1


@pytest.mark.parametrize(
    ("captain", "oppressive", "for_one", "for_two"), [(1, 0, 2, 3), (0, 1, 0, 1), (1, 1, 1, 2)]
)
def test_56_an_eclipse_a_captain_and_an_oppressor(
    captain: int, oppressive: int, for_one: int, for_two: int
) -> None:
    t = evolved(
        *["oppressive"] * oppressive,
        hunt=["eclipse"],
        ripley={
            "avatar": "captain" if captain else "scout",
            "hand": "lair",
            "discard": "jungle river beach rover",
        },
    )
    t.creature.plays("eclipse")
    for will, cards in ((1, for_one), (2, for_two)):
        ways = [line for line in offered(t.ripley, "resist") if line.endswith(f" {will}")]
        assert {line.count("+") + 1 for line in ways} == ({cards} if cards else set())


def test_84_a_gene_locked_after_its_use_has_had_its_use() -> None:
    """Optimizer has changed a card already; the next turn it works again."""
    t = evolved(
        "optimizer",
        hunt=["stasis"],
        hunt_deck=["clone", "virus", "scream", "toxin"],
        ripley={"plays": "lair", "survival": ["gene_lock"]},
    )
    uses(t, "optimizer")
    assert t.creature.hunt == ["clone"]
    t.ripley.plays("gene_lock")
    assert t.creature.hunt == ["clone"]
    t.creature.puts(creature="ark")
    next_turn(t)
    assert can_use(t, "optimizer")


def test_84_a_gene_locked_in_time_is_not_offered() -> None:
    t = evolved("optimizer", hunt=["stasis"], ripley={"survival": ["gene_lock"]}, freddy={})
    t.ripley.plays("gene_lock")
    assert not can_use(t, "optimizer")


# Limits


def test_62_a_fast_creature_that_tracks_plays_two_cards() -> None:
    t = evolved("fast", "versatile", dna=2, hunt=["tracking"], ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.creature.plays("tracking")
    next_turn(t)
    assert t.state.hunt_left == 2
    lay(t, ripley="jungle")
    assert not can_use(t, "versatile")


def test_62_a_fast_creature_after_a_rest_plays_two_cards() -> None:
    t = evolved(
        "fast",
        "versatile",
        dna=2,
        hunt_deck=["clone", "fierceness", "virus"],
        ripley={"plays": "lair"},
    )
    t.creature.puts(creature="ark")
    next_turn(t)
    lay(t, ripley="jungle")
    t.creature.plays("clone")
    assert not can_use(t, "versatile")
    t.creature.plays("fierceness")
    assert offered(t.creature, "play_hunt") == []


def test_62_a_versatile_creature_may_spend_its_second_card_on_tracking() -> None:
    t = evolved("fast", "versatile", dna=1, hunt=["clone", "tracking"], ripley={"plays": "lair"})
    t.creature.plays("clone")
    uses(t, "versatile")
    t.creature.puts(creature="ark", target="ark")
    t.creature.plays("tracking")
    next_turn(t)
    assert t.state.hunt_left == 2


def test_63_three_reasons_to_draw_a_fourth_card() -> None:
    t = evolved(
        "clever",
        "fast",
        hunt=["regeneration"],
        hunt_deck=["clone", "fierceness", "virus", "scream", "toxin", "mirage"],
        ripley={"plays": "lair"},
    )
    t.creature.puts(creature="ark")
    t.creature.plays("regeneration")
    next_turn(t)
    assert len(t.creature.hunt) == 4


def test_63_a_fourth_card_is_kept_and_no_other_drawn() -> None:
    t = evolved(
        hunt=["regeneration"],
        hunt_deck=["clone", "fierceness", "virus", "scream", "toxin", "mirage"],
        ripley={"plays": "lair"},
    )
    t.creature.puts(creature="ark")
    t.creature.plays("regeneration")
    next_turn(t)
    assert len(t.creature.hunt) == 4
    lay(t, ripley="jungle")
    t.creature.puts(creature="ark")
    next_turn(t, 3)
    assert len(t.creature.hunt) == 4


# Tokens


def test_67_a_swarm_around_two_places_costs_a_card_at_most() -> None:
    """Ripley is next to both, on two places; Trinity's Detector and the Botanist lose nothing."""
    t = evolved(
        "viral",
        hunt=["swarm"],
        ripley={"plays": "lair beach", "artefact": True, "hand": "rover river jungle"},
        freddy={"plays": "jungle"},
        trinity={"plays": "camp", "survival": ["detector"]},
        newt={"plays": "monolith", "avatar": "botanist"},
    )
    t.creature.plays("swarm")
    t.creature.puts(creature="ark", artemia="jungle river")
    t.trinity.plays("detector")
    while "ripley: which_to_lose" not in t.asked:
        player = getattr(t, t.asked[0].split(":")[0])
        player.chooses("nothing" if "nothing" in player.offered else player.offered[0])
    assert t.asked == ["ripley: which_to_lose", "freddy: which_to_lose"]
    assert t.ripley.offered == ["set_aside jungle", "set_aside river", "set_aside rover"]


def test_94_tentacles_and_a_gargantua_never_cover_three_places() -> None:
    t = evolved("tentacular", hunt=["gargantua"], ripley={"plays": "beach"})
    t.creature.plays("gargantua")
    places = [line.split()[0] for line in offered(t.creature, "put_token")]
    assert len(places) == 13
    assert {place.count("+") for place in places} == {1}
    t.creature.puts(creature="beach infirmary")
    assert t.token("creature") == "beach+infirmary"


def test_94_a_gargantua_finds_tentacles_spread_already() -> None:
    t = evolved("tentacular", hunt=["gargantua"], ripley={"plays": "beach"})
    t.creature.puts(creature="beach infirmary")
    t.creature.plays("gargantua")
    assert offered(t.creature, "spread_token") == []


def test_91_magnetic_holds_a_city_that_was_told_to_hurry() -> None:
    """Whoever speaks last, and with a Pilot aboard: staying put wins."""
    t = evolved(
        "magnetic",
        city={"token": "river"},
        ripley={"plays": "lair", "survival": ["holding_pattern"]},
        freddy={"avatar": "pilot"},
    )
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.ripley.plays("holding_pattern", "hurry_city")
    uses(t, "magnetic")
    t.skip_windows(until=5)
    assert t.asked == ["creature: growth"]
    assert city(t) == "river"


# The city


def test_77_corrosive_and_an_empty_hand() -> None:
    """The space is gained, and nobody finds shelter."""
    t = evolved(
        "corrosive",
        city={"token": "jungle"},
        ripley={"plays": "jungle", "hand": "", "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert defense(t) == 5
    assert t.asked == ["creature: growth"]


def test_77_corrosive_and_a_single_card() -> None:
    """The card goes, then the survivors may find shelter."""
    t = evolved(
        "corrosive",
        city={"token": "jungle"},
        ripley={"plays": "jungle", "hand": "lair", "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.ripley.hand == "-"
    assert t.asked == ["ripley: shelter_choice"]


def test_78_a_nest_onto_the_dna_bonus_loses_a_counter_just_taken() -> None:
    t = evolved(city={"defense": 4}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    assert (dna(t), defense(t)) == (2, 3)


def test_78_a_nest_onto_victory_is_the_last_a_prolific_creature_does() -> None:
    t = evolved("prolific", city={"defense": 1}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    assert (t.winner, t.asked) == ("hunted", [])


@pytest.mark.parametrize(
    ("avatar", "before", "after"),
    [
        ("scout", 10, 10),
        ("scout", 9, 10),
        ("scout", 8, 10),
        ("scout", 7, 10),
        ("geneticist", 9, 10),
        ("geneticist", 7, 9),
        ("geneticist", 0, 2),
    ],
)
def test_79_a_nest_takes_what_the_supply_has(avatar: str, before: int, after: int) -> None:
    t = evolved(dna=before, ripley={"plays": "lair", "avatar": avatar})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    assert (dna(t), defense(t)) == (after, 5)


@pytest.mark.parametrize("avatar", ["scout", "geneticist"])
def test_79_a_sterile_nest_still_raises_defense(avatar: str) -> None:
    t = evolved(dna=1, ripley={"plays": "lair", "avatar": avatar, "survival": ["sterilization"]})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.ripley.plays("sterilization")
    t.creature.chooses("nest")
    assert (dna(t), defense(t)) == (1, 5)


def test_85_what_is_developed_now_acts_from_the_next_turn_on() -> None:
    """Metabolic isn't at work in the phase in which it comes; then it is."""
    t = evolved(dna=2, city={"evolutions": ["metabolic"]}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("evolve")
    t.creature.chooses("develop metabolic")
    assert dna(t) == 2
    t.creature.chooses("draw_evolution 1")
    assert dna(t) == 1
    t.creature.chooses("nothing")
    lay(t, ripley="jungle")
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("evolve")
    t.creature.chooses("draw_evolution 1")
    assert dna(t) == 2


def test_85_a_new_evolution_is_offered_in_the_next_turn() -> None:
    t = evolved(dna=1, city={"evolutions": ["prescient"]}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("evolve")
    t.creature.chooses("develop prescient")
    assert t.ripley.view.sanctuary is not None
    assert t.ripley.view.sanctuary.active == ["prescient"], "a new turn has begun"
    lay(t, ripley="jungle")
    assert can_use(t, "prescient")


# Avatars


def test_99_amnesia_reaches_all_who_would_act_this_turn() -> None:
    """Soldier, Botanist, Medic and Stowaway have forgotten what they can do."""
    t = evolved(
        artemia=True,
        hunt=["amnesia"],
        ripley={"plays": "jungle", "avatar": "soldier", "discard": "river"},
        freddy={"plays": "beach", "avatar": "botanist", "hand": "", "discard": "river"},
        trinity={"plays": "lair", "avatar": "medic"},
        newt={"plays": "lair", "avatar": "stowaway", "discard": "river"},
    )
    assert offered(t.newt, "use_avatar") == ["stowaway"]
    t.creature.plays("amnesia")
    assert offered(t.newt, "use_avatar") == []
    t.creature.puts(creature="jungle", artemia="beach")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.hand) == (2, "lair+beach+rover")
    assert t.freddy.hand == "-"
    assert t.trinity.survival == []


def test_99_what_the_stowaway_did_before_stands() -> None:
    t = table(
        city={},
        hunt=["amnesia"],
        ripley={"avatar": "stowaway", "hand": "lair river", "discard": "beach"},
    )
    t.ripley.chooses("use_avatar stowaway")
    t.ripley.chooses("smuggle beach lair")
    t.creature.plays("amnesia")
    assert t.ripley.hand == "river+beach"
