"""What games make use of: counted as it happens, and nothing is left out."""

from __future__ import annotations

from collections import Counter

import pytest

from artemia import PRESETS, preset
from artemia.bots import bot_named
from artemia.bots.policy import play_out
from artemia.engine.step import OP, OPS, first_of
from artemia.lab.coverage import KINDS, Uses, box_of, in_play
from artemia.lab.simulate import Order, play_game, simulate
from artemia.rules.catalog import HUNT, PLACES, SITES, SURVIVAL, places_of
from artemia.rules.deal import new_state
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS, SURVIVORS
from artemia.rules.setup import Setup

BASE_PLACES = places_of("base")
EXPLORATION_PLACES = places_of("exploration")


def watched(setup: Setup) -> Uses:
    return play_game(setup, [bot_named("chance", seat) for seat in range(setup.players)], True).uses


@pytest.mark.parametrize("mode", PRESETS)
def test_counts_are_those_of_the_log(mode: str) -> None:
    """Cards under the name they have in this game, places under the one they had at that moment."""
    for seed in range(4):
        setup = preset(mode, players=6, seed=seed)
        g = new_state(setup)
        g.log = []
        play_out(g, [bot_named("chance", seat) for seat in range(6)])
        seen: Counter[str] = Counter(OPS[event.step & OP].name for event in g.log)
        uses = watched(setup)
        for kind, op in (("hunt", "play_hunt"), ("survival", "play_survival"), ("place", "use_power")):
            assert of_kind(uses, kind) == seen[op]
        assert of_kind(uses, "evolution") == seen["develop"] + seen["begin_evolved"]
        assert of_kind(uses, "evolution-used") == seen["use_evolution"]
        assert of_kind(uses, "avatar-used") == seen["use_avatar"]
        assert of_kind(uses, "avatar") == seen["plays_avatar"]
        assert of_kind(uses, "survivor") == seen["rescue"] >= of_kind(uses, "effect")
        if not setup.labyrinth:
            powers = Counter(
                g.planet.names[first_of(event.step).bit_length() - 1]
                for event in g.log
                if OPS[event.step & OP].name == "use_power"
            )
            assert powers == Counter({id: n for (kind, id), n in uses.items() if kind == "place"})


def of_kind(uses: Uses, kind: str) -> int:
    return sum(times for use, times in uses.items() if use[0] == kind)


@pytest.mark.parametrize("mode", PRESETS)
def test_nothing_is_met_that_isn_t_in_the_game(mode: str) -> None:
    for players in (2, 5, 7):
        setup = preset(mode, players=players, seed=players)
        assert set(watched(setup)) <= in_play(setup)


def test_all_modes_together_have_everything_there_is() -> None:
    found = {use for mode in PRESETS for use in in_play(preset(mode, seed=1))}
    assert {use for use in found if use[0] == "hunt"} == {("hunt", id) for id in HUNT}
    assert {use for use in found if use[0] == "survival"} == {("survival", id) for id in SURVIVAL}
    assert {use for use in found if use[0] == "place"} == {("place", id) for id in PLACES}
    assert len([use for use in found if use[0] == "avatar"]) == len(AVATARS)
    assert len([use for use in found if use[0] == "evolution"]) == len(EVOLUTIONS)
    assert len([use for use in found if use[0] == "survivor"]) == len(SURVIVORS)
    assert len([use for use in found if use[0] == "effect"]) == len(SURVIVOR_EFFECTS)
    assert len([use for use in found if use[0] == "bonus"]) == len(BONUSES)
    assert {kind for kind, _ in found} == set(KINDS)


def test_what_is_in_a_game() -> None:
    wild = in_play(preset("exploration", seed=1))
    assert ("hunt", "exp_interference") in wild and ("hunt", "interference") not in wild
    assert {id for kind, id in wild if kind == "place"} == set(EXPLORATION_PLACES)
    discovered = {id for kind, id in in_play(preset("labyrinth", seed=1)) if kind == "place"}
    assert discovered == {*PRESETS["labyrinth"]["places"], *SITES}
    light = in_play(preset("light", seed=1))
    assert {id for kind, id in light if kind == "place"} == set(BASE_PLACES)
    assert {box_of(use) for use in light} == {"base", "sanctuary"}
    assert not {kind for kind, _ in light} & {"survivor", "effect", "bonus"}


def test_games_that_aren_t_watched_count_nothing() -> None:
    assert simulate(Order(players=(3,), games=2)).total.uses == Counter()
