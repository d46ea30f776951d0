"""The Labyrinth, and places nobody has seen."""

import json
from collections import Counter

import pytest

from artemia import Game, Setup, texts
from artemia.engine import kernel
from artemia.engine.step import members
from artemia.rules.catalog import places_of
from artemia.rules.planet import around
from artemia.rules.redeal import redeal
from artemia.rules.save import from_words, to_words
from artemia.rules.view import view
from artemia.testing import slow_table
from tests.cards.exploration.places.talk import (
    exploration_state,
    explore,
    explore_together,
    lead_to,
    reveal,
    rows,
)
from tests.cards.talk import offered
from tests.properties.compare import differences

BASE_PLACES = places_of("base")

WISHES = ("reveal_place", "use_power 1 5", "commit 1 5", "give_up", "end_hunt", "put_token 0 2 ", "nothing")
SPOTS = ["swamp", "shelter", "wreck", "source", "artefact"]


def test_labyrinth_hides_the_second_row() -> None:
    t = slow_table(planet="labyrinth", ripley={})
    seen = t.ripley.view
    assert seen.planet == ["lair", "jungle", "river", "beach", "labyrinth", *[None] * 5]
    assert seen.hidden == seen.inaccessible == [6, 7, 8, 9, 10]
    assert seen.order == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert seen.reserve == {6: 1, 7: 1, 8: 1, 9: 1, 10: 1}


def test_labyrinth_offers_every_hidden_spot_and_no_card_of_one() -> None:
    t = explore("labyrinth")
    t.ripley.chooses("use_power labyrinth")
    assert t.ripley.offered == [f"reveal_place {spot}" for spot in SPOTS]


def test_labyrinth_reveals_whatever_lies_on_the_spot() -> None:
    t = explore("labyrinth", creature="beach")
    reveal(t, "source", "shelter")
    assert rows(t) == "? source ? ? ?"
    assert t.ripley.view.order == [1, 2, 3, 4, 5, 6, 9, 8, 7, 10]
    assert t.ripley.view.planet[8] == "source"
    assert t.ripley.view.hidden == t.ripley.view.inaccessible == [6, 7, 8, 10]
    assert t.creature.log[-2:] == ["reveal_place shelter", "uncovered source shelter"]
    assert t.spell_places(around(t.state.planet, t.places("source"))) == "jungle+swamp+wreck"


def test_labyrinth_finds_each_place_as_often_as_any_other() -> None:
    t = explore("labyrinth", creature="beach")
    t.ripley.chooses("use_power labyrinth")
    found: Counter[str] = Counter()
    for drawn in range(1000):
        one = t.state.copy()
        one.drawn = drawn
        kernel.answer(one, 1, kernel.all_answers(kernel.answers_to(one, kernel.question_for(one, 1)))[2])
        found[one.planet.names[one.planet.order[7] - 1]] += 1
    assert set(found) == set(SPOTS)
    assert all(150 < n < 250 for n in found.values())


def test_labyrinth_then_lets_her_use_the_place_or_take_its_card_or_neither() -> None:
    t = explore("labyrinth", creature="beach", will=2)
    reveal(t, "wreck", "wreck")
    assert t.ripley.offered == ["nothing", "use_discovery wreck", "take_from_reserve wreck"]
    t.ripley.chooses("use_discovery wreck")
    assert t.rescue == 19
    t = explore("labyrinth", creature="beach")
    reveal(t, "wreck", "source")
    t.ripley.chooses("take_from_reserve wreck")
    assert "wreck" in t.ripley.hand
    assert t.state.reserve & t.places("wreck") == 0


def test_labyrinth_discovery_is_used_up_for_the_turn() -> None:
    t = explore_together("labyrinth", "beach", freddy={"plays": "lair"})
    reveal(t, "wreck", "wreck")
    t.ripley.chooses("use_discovery wreck")
    assert t.state.used == t.places("wreck")


def test_labyrinth_ignores_what_lies_on_the_discovery() -> None:
    t = explore("labyrinth", creature="shelter")
    reveal(t, "wreck", "shelter")
    assert t.token("creature") == "wreck"
    t.ripley.chooses("use_discovery wreck")
    assert t.rescue == 19
    assert t.ripley.will == 3


@pytest.mark.parametrize("token", ["creature", "target", "artemia"])
def test_labyrinth_leaves_every_token_where_it_lies(token: str) -> None:
    """On the revealed spot, it is on the place found there; on another hidden spot, it stays there."""
    for spot, after in (("shelter", "source"), ("source", "shelter"), ("wreck", "wreck")):
        t = explore("labyrinth", creature="beach")
        setattr(t.state, token, t.places(spot))
        lies = t.state.planet.order.index(t.places(spot).bit_length())
        reveal(t, "source", "shelter")
        assert t.token(token) == after
        assert t.state.planet.order[lies] == t.places(after).bit_length()


def test_labyrinth_leaves_the_city_where_it_floats() -> None:
    t = slow_table(
        planet="labyrinth", city={"token": "camp", "full_route": True}, ripley={"plays": "labyrinth"}
    )
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    reveal(t, "infirmary", "camp")
    assert t.state.sanctuary is not None
    assert t.spell_places(t.state.sanctuary.token) == "infirmary"
    assert t.state.planet.order[6] == 9


@pytest.mark.parametrize("place", ["artefact", "portal"])
def test_labyrinth_lets_nobody_use(place: str) -> None:
    t = explore("labyrinth", creature="beach", planet=place)
    reveal(t, place, place)
    assert t.ripley.offered == ["nothing", f"take_from_reserve {place}"]


@pytest.mark.parametrize("place", ["swamp", "mangrove"])
def test_labyrinth_and_swamp_bring_neither_card_back(place: str) -> None:
    t = explore("labyrinth", creature="beach", planet=place, hand="", discard="lair jungle river")
    reveal(t, place, place)
    t.ripley.chooses(f"use_discovery {place}")
    assert all(line.endswith(" -") for line in t.ripley.offered)
    t.ripley.chooses(t.ripley.offered[0])
    assert t.ripley.played == "labyrinth"


def test_labyrinth_has_no_swamp_to_use_for_an_empty_discard() -> None:
    t = explore("labyrinth", creature="beach")
    reveal(t, "swamp", "swamp")
    assert t.ripley.offered == ["nothing", "take_from_reserve swamp"]


def test_labyrinth_the_next_place_returns_its_card_again() -> None:
    t = explore_together("labyrinth", "beach", ripley={"discard": "lair"}, freddy={"plays": "jungle"})
    reveal(t, "swamp", "swamp")
    t.ripley.chooses("use_discovery swamp")
    t.freddy.chooses("use_power jungle")
    assert t.freddy.played == "-"


def test_labyrinth_her_own_next_place_returns_its_card_again() -> None:
    t = slow_table(
        planet="labyrinth", ripley={"plays": "labyrinth jungle", "artefact": True, "discard": "lair"}
    )
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("begin_place labyrinth")
    reveal(t, "swamp", "swamp")
    t.ripley.chooses("use_discovery swamp")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.played == "labyrinth"


def test_labyrinth_hidden_places_are_reached_by_no_detour() -> None:
    t = slow_table("detour", planet="labyrinth", ripley={"plays": "jungle"})
    t.creature.puts(creature="beach")
    t.creature.plays("detour")
    assert t.creature.offered == ["push lair jungle", "push river jungle"]


def test_labyrinth_gives_a_card_of_a_known_place_without_revealing() -> None:
    t = explore_together("labyrinth", "beach", freddy={"plays": "labyrinth"})
    reveal(t, "source", "shelter")
    t.ripley.chooses("nothing")
    t.freddy.chooses("use_power labyrinth")
    assert offered(t.freddy, "reveal_place") == ["swamp", "shelter", "wreck", "artefact"]
    t.freddy.chooses("take_from_reserve source")
    assert rows(t) == "? source ? ? ?"


def test_labyrinth_that_reveals_gives_the_card_of_what_it_reveals_only() -> None:
    t = explore_together("labyrinth", "beach", freddy={"plays": "labyrinth"})
    reveal(t, "source", "shelter")
    t.ripley.chooses("nothing")
    t.freddy.chooses("use_power labyrinth")
    lead_to(t, "wreck")
    t.freddy.chooses("reveal_place swamp")
    assert offered(t.freddy, "take_from_reserve") == ["wreck"]


def test_labyrinth_gives_no_second_card_of_a_place() -> None:
    t = explore_together("labyrinth", "beach", freddy={"plays": "labyrinth"})
    reveal(t, "source", "shelter")
    t.ripley.chooses("take_from_reserve source")
    t.finish_turn()
    t.ripley.chooses("commit source")
    assert "source" not in offered(t.ripley, "take_from_reserve")


def test_labyrinth_place_can_be_explored_from_the_next_turn_on() -> None:
    t = explore("labyrinth", creature="beach")
    reveal(t, "source", "shelter")
    t.ripley.chooses("take_from_reserve source")
    t.finish_turn()
    assert "commit source" in t.ripley.offered


def test_labyrinth_and_force_field_close_their_places_together() -> None:
    t = slow_table(
        "force_field", planet="labyrinth", ripley={"hand": "lair jungle river", "discard": "beach labyrinth"}
    )
    t.state.hunted[1].hand |= t.places("source")
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    assert offered(t.ripley, "commit") == ["river"]


def test_labyrinth_reveals_all_there_is_in_five_turns() -> None:
    t = slow_table(planet="labyrinth", ripley={"plays": "labyrinth", "will": 3})
    for left in (4, 3, 2, 1, 0):
        t.state.hunted[1].hand = 0b11111
        t.state.hunted[1].discard = 0
        t.ripley.chooses("commit labyrinth")
        if "creature: prepare" in t.asked:
            t.creature.chooses("ready")
        t.creature.chooses("put_token beach creature")
        t.reckon("ripley")
        t.ripley.chooses("use_power labyrinth")
        t.ripley.chooses(next(line for line in t.ripley.offered if line.startswith("reveal_place")))
        assert len(members(t.state.planet.hidden)) == left
        t.finish_turn()
    assert sorted(t.state.planet.order) == list(range(1, 11))
    assert "?" not in rows(t)


def test_labyrinth_state_can_be_kept_and_dealt_anew() -> None:
    t = explore_together("labyrinth", "wreck", freddy={"plays": "jungle"})
    reveal(t, "source", "shelter")
    words = json.loads(json.dumps(to_words(t.state)))
    assert differences(from_words(t.state.setup, words), t.state) == []
    for seat in (0, 1, 2):
        assert view(redeal(t.state, seat, 5), seat) == view(t.state, seat)
    assert exploration_state(t).sites == ()


# Words


def test_labyrinth_hidden_places_are_called_by_where_they_lie() -> None:
    t = explore("labyrinth", creature="beach")
    t.ripley.chooses("use_power labyrinth")
    labels = [texts.answer(t.state, step, "en") for step in t.ripley._steps()]
    assert labels[1] == "Reveal the hidden place below the Jungle"
    labels = [texts.answer(t.state, step, "fr") for step in t.ripley._steps()]
    assert labels[0] == "Révéler le lieu caché sous l’Antre"


def test_labyrinth_log_tells_places_by_what_was_known_then() -> None:
    places = (*BASE_PLACES[:4], "labyrinth", *BASE_PLACES[5:])
    game = Game.new(Setup(players=2, side="A", seed=3, places=places))
    game.answer(0, "ready 0")
    game.answer(1, "commit 1 5")
    game.answer(0, "put_token 0 7 creature")
    while (question := game.questions()[0]).kind != "labyrinth":
        keys = [answer.key for answer in question.answers]
        game.answer(question.seat, next((key for key in keys if key == "use_power 1 5"), keys[0]))
    game.answer(1, "reveal_place 1 7")
    while game.view(0).hidden and not game.over:
        question = game.questions()[0]
        keys = [answer.key for answer in question.answers]
        fits = [key for word in WISHES for key in keys if key.startswith(word)]
        game.answer(question.seat, [*fits, *keys][0])
    lines = [event.text for event in game.events(0)]
    assert "You put the Creature token on the hidden place below the Jungle." in lines
    first = lines.index("Ada reveals the hidden place below the Jungle.")
    assert lines[first + 1].endswith(" lies there.")
    revealed = [line for line in lines if line.startswith("Ada reveals the hidden place below")]
    assert len(revealed) == len(set(revealed)) == 5
    again = Game.load(game.save())
    assert [event.text for event in again.events(0)] == lines


def test_labyrinth_hidden_places_are_spared_by_cataclysm() -> None:
    """Nobody is there, and which place it would hit nobody knows."""
    t = slow_table("cataclysm", planet="labyrinth", ripley={"plays": "lair"})
    t.creature.puts(creature="beach")
    t.reveal()
    t.creature.plays("cataclysm")
    assert offered(t.creature, "devastate") == ["lair", "jungle", "river", "beach", "labyrinth"]
