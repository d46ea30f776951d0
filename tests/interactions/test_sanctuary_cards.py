"""Cards that meet: the situations of the list of interactions about the Hunt and Survival cards of SANCTUARY.

A function's number is its line in that list. The planet: Lair, Jungle, River, Beach, Rover; below them
Canyon, Camp, Monolith, Infirmary, Ark.
"""

import re
from typing import Any

import pytest

from artemia.testing import Table, slow_table, table
from tests.cards.sanctuary.city_talk import (
    city,
    city_at,
    creature_grows,
    evolutions,
    faceup,
    last_phase,
    survivors,
)
from tests.cards.talk import lay, offered

WHOLE = {76, 80, 81, 82, 84, 86, 88, 89, 90, 91, 92, 93, 94, 95, 96, 99}
IN_PART = {58, 59}
FOUR = ["clever", "metabolic", "territorial", "slugger"]


def test_every_line_about_these_cards_is_played() -> None:
    named = [re.match(r"test_(\d+)_", name) for name in globals()]
    assert {int(found[1]) for found in named if found} == WHOLE | IN_PART


# Hunt cards held back, tokens kept away


def test_58_sacrifice_stops_the_hunt_cards_of_phase_5() -> None:
    """Ripley sacrifices a card in phase 1: no Torpor in phase 5, yet the Creature evolves."""
    t = table(hunt=["torpor"], ripley={"plays": "beach", "survival": ["sacrifice"]})
    t.ripley.plays("sacrifice", "calm_creature lair")
    t.creature.puts(creature="canyon")
    creature_grows(t)
    assert t.creature.offered == ["stay", "evolve", "nest"]


def test_58_sacrifice_leaves_primitive_its_token() -> None:
    """Primitive asks for a turn without Hunt cards, and that is what a Sacrifice makes of it."""
    t = table(
        hunt=["scream"],
        city={"developed": ["primitive"]},
        ripley={"plays": "beach", "survival": ["sacrifice"]},
    )
    t.ripley.plays("sacrifice", "calm_creature lair")
    t.hunt()
    assert not t.creature.could_play("scream")
    t.creature.chooses("use_evolution primitive")
    assert "ark artemia" in offered(t.creature, "put_token")


def test_58_primitive_bars_the_hunt_cards_of_phase_5() -> None:
    t = table(hunt=["torpor"], city={"developed": ["primitive"]}, ripley={"plays": "beach"})
    t.hunt()
    t.creature.chooses("use_evolution primitive")
    t.creature.puts(creature="canyon", artemia="ark")
    creature_grows(t)
    assert t.creature.offered == ["stay", "evolve", "nest"]


def test_59_decoy_leaves_contagion_and_an_idle_panic_unplayable() -> None:
    """With the Artemia token kept away neither is worth a card; a Panic that scares somebody is."""
    t = table(hunt=["contagion", "panic"], ripley={"survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.hunt()
    assert not t.creature.could_play("contagion")
    assert not t.creature.could_play("panic")

    t = table(hunt=["panic"], city={"faceup": ["survivor_01"]}, ripley={"survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.creature.plays("panic")
    assert faceup(t) == []
    assert not any(line.endswith("artemia") for line in offered(t.creature, "put_token"))


@pytest.mark.parametrize("evolution", ["primitive", "symbiotic"])
def test_59_decoy_keeps_the_token_from_evolutions(evolution: str) -> None:
    t = table(city={"dna": 1, "developed": [evolution]}, ripley={"survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.hunt()
    assert not offered(t.creature, "use_evolution")


# Defense and the Creature's growth


def test_76_siege_lets_defense_move_one_space_in_phase_3() -> None:
    """Fortify, shelter, Roll Call and the Ark: one space in all. The nest of phase 5 moves it again."""
    t = slow_table(
        "siege",
        city={"token": "river", "defense": 10},
        ripley={"plays": "river", "survival": ["roll_call"], "survivors": ["survivor_01", "survivor_03"]},
        freddy={"plays": "ark"},
        trinity={"plays": "lair"},
    )
    t.creature.plays("siege")
    t.creature.puts(creature="canyon")
    t.ripley.plays("roll_call")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors")
    t.reckon("freddy")
    t.freddy.chooses("use_power ark")
    assert city(t).defense == 9
    assert survivors(t.ripley) == []
    creature_grows(t)
    t.creature.chooses("nest")
    assert city(t).defense == 8


def test_80_evolving_with_an_empty_supply() -> None:
    """The Creature has all ten DNA counters: it takes none, and draws and develops with what it has."""
    t = table(city={"dna": 10, "evolutions": ["viral"]}, ripley={"plays": "beach"})
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("evolve")
    assert city(t).dna == 10
    t.creature.chooses("draw_evolution 1")
    t.creature.chooses("develop viral")
    assert city(t).dna == 4
    assert evolutions(city(t).developed) == ["viral"]


def test_81_a_fifth_evolution_needs_room() -> None:
    """Four are developed: one must go before another comes."""
    t = table(city={"dna": 5, "developed": FOUR, "evolutions": ["viral"]}, ripley={"plays": "beach"})
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("evolve")
    assert not offered(t.creature, "develop")
    t.creature.chooses("shed slugger")
    t.creature.chooses("develop viral")
    assert evolutions(city(t).developed) == ["clever", "metabolic", "territorial", "viral"]


def test_81_a_latent_gene_needs_none() -> None:
    """Four are developed and a Latent Gene is the fifth, until it returns to the hand."""
    t = table(hunt=["latent_gene"], city={"developed": FOUR, "evolutions": ["oppressive"]}, ripley={})
    t.creature.plays("latent_gene")
    assert evolutions(city(t).active) == [*FOUR, "oppressive"]
    t.finish_turn()
    assert evolutions(city(t).active) == FOUR
    assert evolutions(city(t).evolutions) == ["oppressive"]


def test_82_a_monolith_breaks_a_latent_gene_for_good() -> None:
    """The card doesn't come back to the hand, and the Monolith leaves the game."""
    t = slow_table(
        "latent_gene", city={"evolutions": ["oppressive"]}, ripley={"plays": "monolith", "hand": "lair"}
    )
    t.creature.plays("latent_gene")
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    t.finish_turn()
    s = city(t)
    assert (s.evolutions, s.latent, s.active) == (0, 0, 0)
    assert [evolutions(card) for card in s.discards[1]] == [["oppressive"]]
    assert (t.ripley.hand, t.ripley.discard) == ("lair", "-")


def test_82_a_monolith_without_evolutions_is_discarded_as_usual() -> None:
    t = slow_table(city={}, ripley={"plays": "monolith", "hand": "lair"})
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing"]
    t.finish_turn()
    assert t.ripley.discard == "monolith"


def test_84_gene_lock_on_spectral_lets_others_dodge() -> None:
    t = slow_table(
        city={"developed": ["spectral"]},
        ripley={"plays": "lair", "survival": ["gene_lock"]},
        freddy={"plays": "beach", "survival": ["dodge"]},
    )
    t.ripley.plays("gene_lock")
    t.creature.puts(creature="beach")
    t.freddy.plays("dodge")
    t.until("end_of_turn")
    assert t.freddy.will == 3


def test_84_gene_lock_on_tentacular_narrows_no_token_that_is_down() -> None:
    """It is a card of phase 1, not offered later; to lose Tentacular later leaves the token as it lies."""
    t = slow_table(
        city={"developed": ["tentacular"]},
        ripley={"plays": "monolith", "survival": ["gene_lock"]},
        freddy={"plays": "infirmary"},
    )
    t.creature.puts(creature="beach infirmary")
    t.creature.passes()
    assert t.ripley.offered == ["plan -"]
    t.ripley.chooses("plan -")
    t.creature.chooses("pass_window")
    assert t.ripley.offered == ["pass_window"]
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    assert evolutions(city(t).developed) == []
    t.until("end_of_turn")
    assert t.token("creature") == "beach+infirmary"
    assert t.freddy.will == 2


def test_84_gene_lock_on_tentacular_in_time_keeps_the_token_narrow() -> None:
    t = slow_table(city={"developed": ["tentacular"]}, ripley={"survival": ["gene_lock"]})
    t.ripley.plays("gene_lock")
    t.hunt()
    assert not any("+" in line for line in offered(t.creature, "put_token"))


def test_86_a_survivor_forbids_evolving_in_the_same_turn() -> None:
    """Neither evolving nor nesting, and no Hatching; Scavenger and Metamorphosis still act."""
    t = table(
        hunt=["hatching", "metamorphosis"],
        limit=2,
        city={"token": "river", "faceup": ["survivor_01", "survivor_09"], "developed": ["scavenger"]},
        ripley={"plays": "beach"},
    )
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_09")
    last_phase(t)
    t.creature.chooses("pass_window")
    t.creature.chooses("scavenge survivor_01")
    assert city(t).dna == 1
    creature_grows(t)
    assert t.creature.offered == ["stay", "play_hunt metamorphosis"]
    t.creature.chooses("play_hunt metamorphosis")
    assert city(t).dna == 3
    assert evolutions(city(t).evolutions) == ["scavenger"]


# Survivors


def test_88_an_empty_survivor_pile() -> None:
    """Nobody appears, the Camp has only Survival cards, and nobody answers a Distress Call."""
    t = slow_table(city={"pile": []}, ripley={"plays": "camp", "survival": ["distress_call"]})
    assert not t.ripley.could_play("distress_call")
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power camp")
    assert len(t.ripley.survival) == 2
    t.finish_turn()
    assert faceup(t) == []


def test_89_panic_leaves_nobody_to_rescue_and_torpor_keeps_it_so() -> None:
    t = table(
        hunt=["panic", "torpor"],
        limit=2,
        city={"token": "river", "faceup": ["survivor_01", "survivor_03"]},
        ripley={"plays": "infirmary", "will": 2},
        freddy={"plays": "beach", "survival": ["escort"]},
    )
    t.creature.plays("panic")
    t.creature.puts(creature="canyon", artemia="ark")
    t.reckon("ripley")
    t.ripley.chooses("use_power infirmary")
    assert t.ripley.will == 3  # the only thing it could do
    t.reckon("freddy")
    assert not t.freddy.could_play("escort")
    last_phase(t)
    t.creature.chooses("play_hunt torpor")
    t.finish_turn()
    assert faceup(t) == []
    lay(t, ripley="lair", freddy="jungle")
    t.creature.puts(creature="ark")
    t.reckon("freddy")
    assert not t.freddy.could_play("escort")
    assert not offered(t.freddy, "rescue")


# The token's way


@pytest.mark.parametrize(
    ("start", "open_route", "end"),
    [("rover", False, "lair"), ("rover", True, "canyon"), ("ark", True, "lair"), ("river", False, "beach")],
)
def test_90_where_the_city_goes_next(start: str, open_route: bool, end: str) -> None:
    t = table(city={"token": start, "full_route": open_route}, ripley={})
    t.creature.puts(creature="camp")
    creature_grows(t)
    assert city_at(t) == end


@pytest.mark.parametrize(("open_route", "back"), [(False, "rover"), (True, "ark")])
def test_90_course_change_back_from_the_first_place(open_route: bool, back: str) -> None:
    t = table(
        city={"token": "lair", "full_route": open_route}, ripley={"survival": ["course_change"]}, freddy={}
    )
    t.ripley.plays("course_change")
    assert t.ripley.offered == ["steer jungle", f"steer {back}"]


def moving_day(hunt: list[str], developed: list[str], **ripley: Any) -> Table:
    """Sanctuary by the River, at the start of phase 5."""
    t = table(
        hunt=hunt,
        city={"token": "river", "developed": developed},
        ripley={"plays": "lair", **ripley},
        freddy={"plays": "lair"},
    )
    t.creature.puts(creature="camp")
    last_phase(t)
    return t


def test_91_torpor_and_magnetic() -> None:
    t = moving_day(["torpor"], ["magnetic"])
    t.creature.chooses("play_hunt torpor")
    assert not offered(t.creature, "use_evolution")
    creature_grows(t)
    assert city_at(t) == "river"

    t = moving_day(["torpor"], ["magnetic"])
    t.creature.chooses("use_evolution magnetic")
    t.creature.chooses("play_hunt torpor")
    creature_grows(t)
    assert city_at(t) == "river"


def test_91_torpor_and_holding_pattern() -> None:
    t = moving_day(["torpor"], [], survival=["holding_pattern"])
    t.ripley.chooses("play_survival holding_pattern")
    t.ripley.chooses("hurry_city")
    t.creature.chooses("play_hunt torpor")
    creature_grows(t)
    assert city_at(t) == "river"

    t = moving_day(["torpor"], [], survival=["holding_pattern"])
    t.creature.chooses("play_hunt torpor")
    assert not t.ripley.could_play("holding_pattern")


def test_91_torpor_and_pilot() -> None:
    t = moving_day(["torpor"], [], avatar="pilot")
    t.creature.chooses("play_hunt torpor")
    assert t.asked == ["creature: growth"]
    assert city_at(t) == "river"


def test_91_magnetic_and_holding_pattern() -> None:
    t = moving_day([], ["magnetic"], survival=["holding_pattern"])
    t.ripley.chooses("play_survival holding_pattern")
    t.ripley.chooses("hurry_city")
    t.creature.chooses("use_evolution magnetic")
    creature_grows(t)
    assert city_at(t) == "river"


def test_91_magnetic_and_pilot() -> None:
    t = moving_day([], ["magnetic"], avatar="pilot")
    t.creature.chooses("use_evolution magnetic")
    creature_grows(t)
    assert city_at(t) == "river"


def test_91_holding_pattern_and_pilot() -> None:
    """Staying, the Pilot has nothing to steer; hurrying on, he adds a place of his own."""
    t = moving_day([], [], survival=["holding_pattern"], avatar="pilot")
    t.ripley.chooses("play_survival holding_pattern")
    t.ripley.chooses("hold_city")
    creature_grows(t)
    assert city_at(t) == "river"

    t = moving_day([], [], survival=["holding_pattern"], avatar="pilot")
    t.ripley.chooses("play_survival holding_pattern")
    t.ripley.chooses("hurry_city")
    while "ripley: pilot_choice" not in t.asked:
        t.creature.chooses("pass_window")
    assert city_at(t) == "rover"
    t.ripley.chooses("move_city lair")
    creature_grows(t)
    assert city_at(t) == "lair"


def test_92_landslide_makes_a_neighbour_of_who_came_to_fortify() -> None:
    t = slow_table("landslide", city={"token": "river", "faceup": ["survivor_17"]}, ripley={"plays": "river"})
    t.creature.puts(creature="canyon")
    t.creature.plays("landslide", "move_city beach")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power river", "rescue survivor_17"]


def test_92_contagion_follows_the_landslide() -> None:
    t = slow_table(
        "contagion",
        "landslide",
        city={"token": "river"},
        ripley={"plays": "river", "hand": "lair"},
        freddy={"plays": "beach", "hand": "lair"},
    )
    t.creature.plays("contagion")
    t.creature.puts(creature="canyon", artemia="ark")
    t.creature.plays("landslide", "move_city beach")
    t.until("end_of_turn")
    assert (t.ripley.hand, t.freddy.hand) == ("lair", "-")


def test_92_airlift_goes_where_the_landslide_has_led_the_city() -> None:
    t = slow_table(
        "landslide",
        city={"token": "river"},
        ripley={"plays": "lair", "survival": ["airlift"], "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature="canyon")
    t.creature.plays("landslide", "move_city beach")
    t.ripley.plays("airlift")
    assert t.ripley.at == "beach"


def test_93_airlift_does_not_land_on_a_hidden_place() -> None:
    """The Labyrinth hides the second row, and Sanctuary floats over one of its places."""
    t = slow_table(
        planet="labyrinth",
        city={"token": "camp", "full_route": True},
        ripley={"plays": "lair", "survival": ["airlift"], "survivors": ["survivor_01"]},
    )
    assert t.state.planet.hidden == 0b1111100000
    t.creature.puts(creature="river")
    t.reveal()
    t.creature.chooses("pass_window")
    assert t.ripley.offered == ["pass_window"]


# Tokens and the city


@pytest.mark.parametrize(("hunt", "developed"), [(["gargantua"], []), ([], ["tentacular"])])
def test_94_deflector_against_a_wide_creature_token(hunt: list[str], developed: list[str]) -> None:
    """No pair may touch the city's place, and no single place may be it."""
    t = table(hunt=hunt, city={"token": "river", "developed": developed}, ripley={"survival": ["deflector"]})
    t.ripley.plays("deflector")
    for card in hunt:
        t.creature.plays(card)
    places = [line.split(" ")[0].split("+") for line in offered(t.creature, "put_token")]
    assert any(len(pair) == 2 for pair in places)
    assert not any("river" in pair for pair in places)


def test_94_deflector_against_a_clone() -> None:
    t = table(hunt=["clone"], city={"token": "river"}, ripley={"survival": ["deflector"]})
    t.ripley.plays("deflector")
    t.creature.plays("clone")
    assert "beach target" in offered(t.creature, "put_token")
    assert "river target" not in offered(t.creature, "put_token")


def test_94_burrow_leads_past_a_deflector() -> None:
    t = table(
        hunt=["burrow"],
        city={"dna": 1, "token": "river"},
        ripley={"plays": "river", "survival": ["deflector"]},
    )
    t.ripley.plays("deflector")
    t.creature.puts(creature="beach")
    t.creature.plays("burrow", "dig_to river")
    t.until("end_of_turn")
    assert t.ripley.will == 2


def test_95_barricade_with_contagion_with_a_target_with_none() -> None:
    """Contagion counts as a token in the city, a Target token is one; without any the card is offered."""
    t = slow_table("contagion", city={"token": "river"}, ripley={"survival": ["barricade"]})
    t.creature.plays("contagion")
    t.creature.puts(creature="canyon", artemia="ark")
    t.creature.passes()
    assert t.ripley.offered == ["plan -"]

    t = slow_table("scream", city={"token": "river"}, ripley={"survival": ["barricade"]})
    t.creature.plays("scream")
    t.creature.puts(creature="canyon", target="river")
    t.creature.passes()
    assert t.ripley.offered == ["plan -"]

    t = slow_table("scream", city={"token": "river"}, ripley={"survival": ["barricade"]})
    t.creature.plays("scream")
    t.creature.puts(creature="canyon", target="beach")
    t.creature.passes()
    assert t.ripley.offered == ["plan -", "plan barricade"]


def test_96_bait_and_feast_on_the_same_catch() -> None:
    """The bait is swallowed in phase 3, the feast comes in phase 4."""
    t = table(hunt=["feast"], city={"dna": 1}, ripley={"plays": "beach", "survival": ["bait"]})
    t.creature.puts(creature="beach")
    t.ripley.plays("bait")
    t.until("end_of_turn")
    assert city(t).dna == 0
    t.creature.plays("feast")
    assert city(t).dna == 2


def test_96_bait_is_swallowed_before_a_parasite_feeds() -> None:
    t = slow_table(
        city={"dna": 1, "developed": ["parasite"]},
        ripley={"plays": "beach", "survival": ["bait"], "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature="beach")
    t.ripley.plays("bait")
    t.until("end_of_turn")
    assert city(t).dna == 1
    assert survivors(t.ripley) == []


def test_99_amnesia_reaches_into_phase_5() -> None:
    """The Geneticist, the Pilot and the others are nobody this turn."""
    t = table(
        hunt=["amnesia"],
        city={"token": "river"},
        ripley={"plays": "lair", "avatar": "pilot"},
        freddy={"plays": "lair", "avatar": "geneticist"},
    )
    t.creature.plays("amnesia")
    t.creature.puts(creature="camp")
    creature_grows(t)
    assert city_at(t) == "beach"
    t.creature.chooses("nest")
    assert city(t).dna == 3


def test_99_amnesia_leaves_what_the_captain_took_back() -> None:
    t = table(hunt=["amnesia"], ripley={"avatar": "captain", "discard": "lair jungle river"}, freddy={})
    t.ripley.chooses("resist lair+jungle+river 1")
    t.creature.plays("amnesia")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
