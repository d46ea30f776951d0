"""Cards that meet: the situations of the list of interactions about the city, its survivors and the set-ups.

A function's number is its line in that list. Lines about Hunt and Survival cards, Avatars and Evolutions
are played in the other two files of the box.
The planet: Lair, Jungle, River, Beach, Rover; below them Canyon, Camp, Monolith, Infirmary, Ark.
"""

import re
from typing import Any

import pytest

from artemia import Game, Setup
from artemia.cards.sanctuary.founding import DEFENSE
from artemia.engine.step import OPS
from artemia.testing import Table, slow_table, table
from tests.cards.sanctuary.city_talk import city, creature_grows, evolutions, faceup, last_phase, survivors
from tests.cards.talk import offered

WHOLE = {50, 71, 72, 73, 74, 75, 83, 87, 100, 101}
IN_PART = {57}
WAITING = {"token": "river", "faceup": ["survivor_15"]}


def test_every_line_about_the_city_is_played() -> None:
    named = [re.match(r"test_(\d+)_", name) for name in globals()]
    assert {int(found[1]) for found in named if found} == WHOLE | IN_PART


# Rescuing and fortifying


def test_71_no_rescue_under_the_target() -> None:
    """Scream lets Ripley use her place afterwards, and no more."""
    t = slow_table("scream", city=WAITING, ripley={"plays": "jungle", "hand": "", "discard": "lair"})
    t.creature.plays("scream")
    t.creature.puts(creature="ark", target="jungle")
    t.reckon("ripley")
    assert t.ripley.will == 2
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power jungle"]


def test_71_no_rescue_from_an_ineffective_place() -> None:
    t = slow_table("cataclysm", city=WAITING, ripley={"plays": "jungle", "discard": "lair"})
    t.creature.puts(creature="ark")
    t.creature.plays("cataclysm", "devastate jungle")
    t.until("end_of_turn")
    assert faceup(t) == ["survivor_15"]
    assert "use_power" not in " ".join(t.ripley.log)


def test_71_no_rescue_from_a_place_whose_creature_is_dodged() -> None:
    t = slow_table(city=WAITING, ripley={"plays": "jungle", "survival": ["dodge"], "discard": "lair"})
    t.creature.puts(creature="jungle")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power jungle"]


@pytest.mark.parametrize(("creature", "choice"), [("jungle", "rescue"), ("river", "fortify")])
def test_72_a_copied_place_neither_rescues_nor_fortifies(creature: str, choice: str) -> None:
    """The Lair copies a neighbour of the city's place, or that place itself."""
    t = slow_table(city=WAITING, ripley={"plays": "lair", "discard": "rover", "survivors": ["survivor_01"]})
    before = city(t).defense
    t.creature.puts(creature=creature)
    t.reckon("ripley")
    assert offered(t.ripley, choice) == []
    t.ripley.chooses("use_power lair")
    assert offered(t.ripley, choice) == []
    t.ripley.chooses(f"use_power {creature}")
    assert faceup(t) == ["survivor_15"]
    assert city(t).defense == before
    assert survivors(t.ripley) == ["survivor_01"]


def test_72_a_gate_to_the_city_s_place_does_not_fortify_it() -> None:
    """From the Jungle, where Ripley herself could rescue: the Gate stands instead of that too."""
    t = slow_table(city=WAITING, ripley={"plays": "jungle", "survival": ["gate"]})
    before = city(t).defense
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    assert offered(t.ripley, "rescue") == ["survivor_15"]
    t.ripley.plays("gate", "use_power river")
    assert t.state.river == 1 << 1
    assert (faceup(t), city(t).defense) == (["survivor_15"], before)


def test_73_two_on_the_city_s_place_and_one_on_the_ark() -> None:
    t = slow_table(
        city={"token": "river"},
        ripley={"plays": "river"},
        freddy={"plays": "river", "discard": "lair"},
        newt={"plays": "ark"},
    )
    before = city(t).defense
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.freddy.offered == ["nothing", "take_back lair -", "use_power river"]
    t.freddy.chooses("take_back lair -")
    t.newt.chooses("use_power ark")
    assert city(t).defense == before - 2


def test_74_sheltering_nobody_is_refused() -> None:
    t = slow_table(
        city={"token": "river", "defense": 6}, ripley={"plays": "river"}, freddy={"plays": "rover"}
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert "shelter_choice" not in " ".join(t.asked)
    assert city(t).defense == 5


def test_74_sheltering_three_is_one_space() -> None:
    three = ["survivor_01", "survivor_05", "survivor_15"]
    t = slow_table(
        city={"token": "river", "defense": 7}, ripley={"plays": "river", "survivors": three}, freddy={}
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors")
    assert city(t).defense == 5
    assert survivors(t.ripley) == []


def fortifying(defense: int, **ripley: Any) -> Table:
    t = slow_table(
        city={"token": "river", "defense": defense, "dna": 2, "developed": ["scavenger", "viral"]},
        ripley={"plays": "river", "survivors": ["survivor_01"], **ripley},
        freddy={"discard": "jungle rover"},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    return t


def test_75_fortifying_and_sheltering_cross_two_bonuses_in_order() -> None:
    """First an evolution goes; only then is Ripley asked whom she shelters, and that costs a DNA counter."""
    t = fortifying(5)
    assert t.asked == ["ripley: which_to_discard"]
    assert city(t).dna == 2
    t.ripley.chooses("lose_evolution viral")
    assert t.asked == ["ripley: shelter_choice"]
    t.ripley.chooses("shelter_survivors")
    assert city(t).defense == 3
    assert city(t).dna == 1


def test_75_victory_in_between_stops_everything() -> None:
    t = fortifying(1)
    assert t.winner == "hunted"
    assert survivors(t.ripley) == ["survivor_01"]


def test_75_the_last_bonus_acts_before_sheltering() -> None:
    t = fortifying(3, discard="lair")
    assert t.ripley.discard == "-"
    assert t.asked == ["freddy: which_to_take_back"]
    t.freddy.chooses("take_back rover -")
    t.ripley.chooses("shelter_survivors")
    assert city(t).defense == 1


def test_75_sheltering_may_win() -> None:
    t = fortifying(2)
    assert t.winner is None
    t.ripley.chooses("shelter_survivors")
    assert t.winner == "hunted"


def test_50_the_bonus_that_returns_cards_and_a_quicksand() -> None:
    """Freddy is stuck, so he gets none; Newt gets hers, and so does Ripley, who moved the counter."""
    t = slow_table(
        "quicksand",
        city={"token": "river", "defense": 3},
        ripley={"plays": "river", "discard": "lair"},
        freddy={"plays": "rover", "discard": "lair jungle"},
        newt={"plays": "beach", "discard": "lair"},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="ark", target="rover")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert (t.ripley.discard, t.freddy.discard, t.newt.discard) == ("-", "lair+jungle", "-")


def test_50_the_bonus_frees_nobody_but_a_push_does() -> None:
    """Freddy was pushed off the targeted place before the counter moved."""
    t = slow_table(
        "quicksand",
        "detour",
        city={"token": "river", "defense": 3},
        ripley={"plays": "river"},
        freddy={"plays": "rover", "discard": "lair"},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="camp", target="rover")
    t.creature.plays("detour", "divert freddy", "push ark rover")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.freddy.discard == "-"


@pytest.mark.parametrize("defense", [8, 6])
def test_57_nobody_draws_in_despair(defense: int) -> None:
    """Architect, Medic, the survivor who brings a card, and the bonuses: all give nothing."""
    large: dict[str, Any] = {"trinity": {}, "rick": {}} if defense == 6 else {}
    t = slow_table(
        "despair",
        city={"token": "river", "defense": defense, "faceup": ["survivor_01"]},
        ripley={"plays": "river", "avatar": "architect"},
        freddy={"plays": "jungle", "avatar": "medic"},
        newt={"plays": "lair"},
        **large,
    )
    t.creature.plays("despair")
    t.creature.puts(creature="lair", artemia="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.freddy.chooses("rescue survivor_01")
    t.finish_turn()
    assert t.newt.will == 1
    assert "drew_survival" not in " ".join(t.ripley.log)


@pytest.mark.parametrize("hunt", ["despair", "siege"])
def test_57_despair_lasts_until_the_nest_of_phase_5(hunt: str) -> None:
    """The bonus the nest reaches would let everybody without a card draw one."""
    t = table(hunt=[hunt], city={"defense": 8}, ripley={}, freddy={})
    t.creature.plays(hunt)
    tokens = {"artemia": "ark"} if hunt == "despair" else {}
    t.creature.puts(creature="ark", **tokens)
    creature_grows(t)
    t.creature.chooses("nest")
    assert ("ripley: draw_or_not" in t.asked) == (hunt == "siege")


# Places and survivors


def test_83_a_monolith_copied_by_the_lair_costs_no_card() -> None:
    t = slow_table(
        city={"token": "rover", "developed": ["viral"]}, ripley={"plays": "lair", "hand": "monolith jungle"}
    )
    t.creature.puts(creature="monolith")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert evolutions(city(t).developed) == []
    last_phase(t)
    assert t.ripley.hand == "jungle+monolith"
    assert t.ripley.discard == "lair"


def copier_meets(creature: str, **others: dict[str, Any]) -> Table:
    """Ripley in the Jungle rescues the survivor who copies the Creature's place."""
    t = slow_table(
        city={"token": "river", "defense": 6, "faceup": ["survivor_05", "survivor_03"]},
        **others,
        ripley={"plays": "jungle", "will": 2, "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature=creature)
    return t


def test_87_the_copied_infirmary_rescues_another() -> None:
    t = copier_meets("infirmary")
    before = city(t).defense
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_05")
    assert t.ripley.offered == ["heal ripley", "rescue survivor_03"]
    t.ripley.chooses("rescue survivor_03")
    assert survivors(t.ripley) == ["survivor_01", "survivor_03", "survivor_05"]
    assert city(t).defense == before - 1


def test_87_the_copied_infirmary_is_not_copied_from_itself() -> None:
    """Both survivors would copy: the second one finds the Infirmary in the chain already."""
    t = slow_table(
        city={"token": "river", "faceup": ["survivor_05", "survivor_06"]},
        ripley={"plays": "jungle", "will": 2},
    )
    t.creature.puts(creature="infirmary")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_05")
    t.ripley.chooses("rescue survivor_06")
    assert survivors(t.ripley) == ["survivor_05", "survivor_06"]
    assert t.ripley.will == 2
    assert t.ripley.log.count("use_power infirmary") == 1


def test_87_the_copied_ark_fortifies_and_shelters() -> None:
    t = copier_meets("ark")
    before = city(t).defense
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_05")
    assert t.ripley.offered == ["nothing", "shelter_survivors survivor_01+survivor_05"]
    t.ripley.chooses("nothing")
    assert city(t).defense == before - 1


def test_87_the_ark_already_used_is_lost() -> None:
    t = copier_meets("ark", freddy={"plays": "lair"})
    t.reckon("freddy")
    t.freddy.chooses("use_power lair")
    before = city(t).defense
    t.ripley.chooses("rescue survivor_05")
    assert city(t).defense == before
    assert survivors(t.ripley) == ["survivor_01", "survivor_05"]


# Set-ups


def test_100_a_city_for_two() -> None:
    game = Game.new(Setup(players=2, side="A", seed=100, boxes=("base", "sanctuary")))
    g, seen = game.state, game.view(1)
    assert seen.sanctuary is not None and g.sanctuary is not None
    assert seen.rescue == 13
    assert seen.reserve == {6: 1, 7: 1, 8: 3, 9: 1, 10: 1}
    assert len(seen.sanctuary.survivors[1]) == 1
    assert g.sanctuary.unseen == g.sanctuary.survivors
    assert seen.sanctuary.defense == DEFENSE[2]
    assert seen.sanctuary.dna == 1
    mine = seen.hunted[0]
    assert (mine.will, mine.hand, len(mine.survival or [])) == (3, [1, 2, 3, 4, 5], 1)
    assert not set(seen.sanctuary.faceup) & set(seen.sanctuary.survivors[1])


@pytest.mark.parametrize("players", range(2, 8))
def test_101_the_light_variant(players: int) -> None:
    game = Game.new(Setup(players=players, side="A", seed=101, light=True))
    assert game.questions()[0].kind == "which_evolution"
    assert len(game.questions()[0].answers) == 3
    game.answer(0, game.questions()[0].answers[0])
    seen = game.view(0)
    assert seen.sanctuary is not None
    assert len(set(seen.sanctuary.avatars[1:])) == players - 1
    assert seen.sanctuary.token is None
    assert seen.boxes == ["base"]
    assert len(seen.hunt_hand or []) + seen.hunt_deck_count == 20


def test_101_the_light_variant_has_four_phases() -> None:
    t = table(light=True, ripley={})
    t.creature.puts(creature="artefact")
    t.finish_turn()
    assert t.state.turn == 2
    assert "growth" not in " ".join(t.creature.log)
    assert "evolution_phase" not in [OPS[step].name for step in t.state.phases]
