"""The light variant: the base game, with an Avatar for each Hunted and one Evolution for the Creature."""

import pytest

from artemia import ArtemiaError, Game, Setup
from artemia.bots.chance import Chance
from artemia.bots.policy import play_out
from artemia.rules.catalog import HUNT, SURVIVAL
from artemia.rules.deal import new_state
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS
from artemia.testing import table

AVATARS_FOR_IT = {"captain", "stowaway", "scout", "soldier", "botanist", "medic"}
EVOLUTIONS_FOR_IT = {
    2: {"optimizer", "instinctive", "clever"},
    3: {"optimizer", "instinctive", "clever"},
    4: {"slugger", "sharp", "prescient"},
    5: {"slugger", "sharp", "prescient"},
    6: {"fast", "screamer", "primitive"},
    7: {"fast", "screamer", "primitive"},
}


def new_game(players: int, seed: int = 1) -> Game:
    return Game.new(Setup(players=players, side="A", seed=seed, light=True))


def test_six_avatars_and_nine_evolutions_are_for_it() -> None:
    assert {id for id, each in AVATARS.items() if each.base_compatible} == AVATARS_FOR_IT
    fit = {id for id, each in EVOLUTIONS.items() if each.base_compatible}
    assert fit == set.union(*EVOLUTIONS_FOR_IT.values())
    assert {EVOLUTIONS[id].level for id in fit} == {1}


@pytest.mark.parametrize("players", range(2, 8))
def test_each_hunted_is_dealt_an_avatar_face_up(players: int) -> None:
    seen = new_game(players).view(None).sanctuary
    assert seen is not None
    assert seen.avatars[0] is None
    assert len(set(seen.avatars[1:])) == players - 1
    assert set(seen.avatars[1:]) <= AVATARS_FOR_IT


def test_the_avatars_come_from_the_seed() -> None:
    dealt = set()
    for seed in range(20):
        seen = new_game(2, seed).view(None).sanctuary
        assert seen is not None
        dealt.add(seen.avatars[1])
    assert dealt == AVATARS_FOR_IT


@pytest.mark.parametrize("players", range(2, 8))
def test_the_creature_chooses_one_of_three_evolutions(players: int) -> None:
    game = new_game(players)
    assert [(asked.seat, asked.kind) for asked in game.questions()] == [(0, "which_evolution")]
    answers = [answer.key for answer in game.questions()[0].answers]
    assert {key.removeprefix("begin_evolved 0 ") for key in answers} == EVOLUTIONS_FOR_IT[players]
    game.answer(0, answers[1])
    seen = game.view(1).sanctuary
    assert seen is not None
    assert seen.developed == seen.active == [answers[1].removeprefix("begin_evolved 0 ")]


def test_it_chooses_when_it_has_seen_the_avatars() -> None:
    game = new_game(4)
    assert [event.kind for event in game.events(0)].count("plays_avatar") == 3


@pytest.mark.parametrize("players", range(2, 8))
def test_everything_else_is_as_in_the_base_game(players: int) -> None:
    game = new_game(players)
    seen = game.view(None)
    base = Game.new(Setup(players=players, side="A", seed=1)).view(None)
    assert (seen.rescue, seen.assimilation, seen.planet) == (base.rescue, base.assimilation, base.planet)
    assert seen.reserve == base.reserve
    g = game.state
    assert len(g.hunt_deck) + g.hunt_hand.bit_count() == sum(card.box == "base" for card in HUNT.values())
    held = sum(h.survival.bit_count() for h in g.hunted)
    assert len(g.survival_deck) + held == sum(card.box == "base" for card in SURVIVAL.values())


def test_there_is_no_city() -> None:
    seen = new_game(4).view(None).sanctuary
    assert seen is not None
    assert (seen.token, seen.defense, seen.bonuses) == (None, 0, {})
    assert (seen.faceup, seen.survivor_pile_count, seen.dna) == ([], 0, 0)
    t = table(light=True, ripley={"plays": "jungle", "discard": "lair"})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power jungle"]


def test_there_is_no_fifth_phase() -> None:
    g = new_state(Setup(players=3, side="A", seed=5, light=True))
    g.log = []
    play_out(g, [Chance(seat) for seat in range(3)])
    assert g.winner
    assert g.turn > 1
    assert g.sanctuary is not None
    assert g.sanctuary.developed == g.sanctuary.active != 0


def test_its_evolution_acts_from_the_first_turn_on() -> None:
    t = table(
        light=True, city={"developed": ["slugger"]}, ripley={"plays": "rover", "hand": "lair"}, freddy={}
    )
    t.creature.puts(creature="rover")
    t.finish_turn()
    assert "lair" in t.ripley.discard


def test_it_goes_with_the_places_and_cards_of_exploration() -> None:
    setup = Setup(players=4, side="A", seed=1, boxes=("base", "exploration"), light=True)
    seen = Game.new(setup).view(None)
    assert seen.sanctuary is not None and seen.exploration is not None


def test_it_adds_nothing_to_the_whole_box() -> None:
    with pytest.raises(ArtemiaError, match="light variant"):
        Setup(boxes=("base", "sanctuary"), light=True)
