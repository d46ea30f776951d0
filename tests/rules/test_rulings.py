"""What a closer reading of the rulebooks has changed, and that older games keep to what they began with."""

from __future__ import annotations

import json

import pytest

from artemia import Game, Setup
from artemia.errors import ArtemiaError
from artemia.rules.catalog import planet_of
from artemia.rules.city import next_on_route, places_on_route
from artemia.rules.constants import ARTEMIA_TOKEN, place
from artemia.rules.deal import new_state
from artemia.rules.modifiers import NO_CARD_RETURNS_ITSELF
from artemia.rules.setup import RULINGS
from artemia.rules.state import State, sanctuary_of
from artemia.testing import Table, slow_table
from tests.cards.exploration.places.talk import explore, reveal

SHUFFLED = (1, 2, 3, 4, 5, 9, 7, 10, 6, 8)


def sanctuary(rulings: int = RULINGS, hidden: int = 0, token: int = 5, whole: bool = True) -> State:
    """The city on a second row that lies in disorder."""
    g = new_state(Setup(players=3, side="A", seed=1, boxes=("base", "sanctuary"), rulings=rulings))
    g.planet = planet_of(g.setup.places, SHUFFLED, hidden)
    s = sanctuary_of(g)
    s.token, s.full_route = place(token), whole
    return g


@pytest.mark.parametrize(("token", "steps", "to"), [(5, 1, 6), (6, 1, 7), (10, 1, 1), (1, -1, 10), (9, 2, 1)])
def test_the_city_goes_by_number_wherever_the_numbers_lie(token: int, steps: int, to: int) -> None:
    assert next_on_route(sanctuary(token=token), steps) == place(to)


def test_the_city_went_by_position_before() -> None:
    assert next_on_route(sanctuary(rulings=1), 1) == place(9)


@pytest.mark.parametrize(("token", "steps", "to"), [(5, 1, 8), (8, 1, 9), (8, -1, 5), (9, 1, 1)])
def test_the_city_passes_over_a_number_that_lies_face_down(token: int, steps: int, to: int) -> None:
    hidden = place(6) | place(7) | place(10)
    g = sanctuary(hidden=hidden, token=token)
    assert next_on_route(g, steps) == place(to)
    assert not places_on_route(g) & hidden


@pytest.mark.parametrize(("steps", "to"), [(1, 1), (-1, 5)])
def test_the_city_led_off_its_route_comes_back_to_the_nearest_number(steps: int, to: int) -> None:
    assert next_on_route(sanctuary(token=8, whole=False), steps) == place(to)


def with_ingenuity(rescue: int) -> Table:
    """The Shield is a step before the Dome, and Ripley may move it on in phase 1: Rescue moves by two."""
    return slow_table(
        planet="dome",
        shield=3,
        rescue=rescue,
        ripley={"plays": "lair", "survival": ["ingenuity"]},
        freddy={"plays": "jungle"},
    )


@pytest.mark.parametrize(("rescue", "due"), [(8, True), (6, False), (12, False)])
def test_the_artemia_symbol_counts_when_phase_2_begins(rescue: int, due: bool) -> None:
    """On side A the spaces 6 to 1 bear it: from 8 the counter comes to 6."""
    t = with_ingenuity(rescue)
    if due:
        t.ripley.plays("ingenuity")
    t.hunt()
    assert bool(t.state.due & ARTEMIA_TOKEN) == (due or rescue <= 6)


@pytest.mark.parametrize(("found", "answer"), [("source", "nothing"), ("swamp", "use_discovery swamp")])
def test_after_a_discovery_a_copy_is_a_copy_like_any_other(found: str, answer: str) -> None:
    """Through the Labyrinth the Swamp returns neither itself nor the Labyrinth; that ends with its use."""
    t = explore("labyrinth", creature="beach", discard="river", hand="")
    reveal(t, found, "shelter")
    assert t.state.modifiers & NO_CARD_RETURNS_ITSELF
    t.ripley.chooses(answer)
    assert t.ripley.played == "labyrinth"
    assert t.ripley.discard == ("-" if found == "swamp" else "river")
    assert not t.state.modifiers & NO_CARD_RETURNS_ITSELF


def test_a_record_without_rulings_is_played_by_the_first() -> None:
    words = Setup(players=3, side="A", seed=1).to_dict()
    assert words["rulings"] == RULINGS
    assert Setup.from_dict(words).rulings == RULINGS
    del words["rulings"]
    assert Setup.from_dict(words).rulings == 1
    assert "rulings" not in Setup.from_dict(words).to_dict()


def test_rulings_of_a_later_version_are_refused_in_a_sentence() -> None:
    words = json.loads(Game.new(Setup(players=3, side="A", seed=1)).save())
    words["setup"]["rulings"] = RULINGS + 1
    with pytest.raises(ArtemiaError, match="please update"):
        Game.replay(words)
