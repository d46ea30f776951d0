"""The value of a position: features by name, and weights that fit them or are refused."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from artemia.bots.cunning import features as looks
from artemia.bots.cunning.features import feature_names, features, growth_names, kind_of
from artemia.bots.cunning.value import WEIGHTS_FILE, aligned, creature_chance, weights_for
from artemia.errors import ArtemiaError
from artemia.lab.training import drills
from artemia.rules.catalog import places_of
from artemia.rules.constants import place
from artemia.rules.deal import new_state
from artemia.rules.presets import PRESETS, preset
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS
from artemia.rules.state import State

BASE_PLACES = places_of("base")


def learned() -> dict[str, Any]:
    text = files("artemia.bots.cunning").joinpath(WEIGHTS_FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def by_name(g: State) -> dict[str, float]:
    names = feature_names() + (growth_names() if g.sanctuary is not None else [])
    return dict(zip(names, features(g), strict=True))


@pytest.mark.parametrize("mode", PRESETS)
@pytest.mark.parametrize("players", range(2, 8))
def test_every_kind_of_game_has_weights_of_its_own(mode: str, players: int) -> None:
    g = new_state(preset(mode, players=players, seed=1))
    assert kind_of(g) in aligned(learned())
    assert 0.0 < creature_chance(g) < 1.0
    assert len(by_name(g)) == len(features(g))  # no name twice


def test_every_kind_of_game_is_taught_once() -> None:
    kinds = [kind_of(new_state(lesson.setup(1))) for lesson in drills(10, "instinct", 1)]
    assert sorted(kinds) == sorted(aligned(learned()))


def test_features_are_what_their_names_say() -> None:
    g = new_state(preset("everything", players=3, seed=1))
    assert g.sanctuary is not None and g.exploration is not None
    s = g.sanctuary
    g.rescue, g.assimilation, g.marker, g.exploration.shield = 7, 4, True, 3
    s.token, s.defense, s.dna, s.developed = place(8), 2, 5, EVOLUTIONS["slugger"].bit
    s.avatars = [0, AVATARS["pilot"].bit, AVATARS["medic"].bit]
    s.evolutions = EVOLUTIONS["sharp"].bit | EVOLUTIONS["viral"].bit | EVOLUTIONS["psychic"].bit
    for me in (1, 2):
        g.hunted[me].will, g.hunted[me].survival = 3 - me, 0
        g.hunted[me].hand, g.hunted[me].discard = place(1) | place(6 + me), place(2)
    seen = by_name(g)
    names = g.planet.names
    expected = {
        "bias": 1.0,
        "rescue": 7.0,
        "assimilation": 4.0,
        "rescue ≤ 3": 0.0,
        "Will": 1.5,
        "last Will": 0.5,
        "hand": 2.0,
        "hand ≤ 2": 1.0,
        "places owned": 3.0,
        "Survival cards": 0.0,
        "last Will, hand ≤ 2": 0.5,
        "Marker": 1.0,
        "hand × rescue": 1.4,
        "Shield 2": 0.0,
        "Shield 3": 1.0,
        "defense": 2.0,
        "defense ≤ 2": 1.0,
        "DNA": 5.0,
        "developed": 1.0,
        f"holds {names[0]}": 1.0,
        f"holds {names[1]}": 0.0,
        f"holds {names[6]}": 0.5,
        f"owns {names[7]}": 0.5,
        "Evolutions I in hand": 1.0,
        "Evolutions II in hand": 2.0,
        "developed slugger": 1.0,
        "developed sharp": 0.0,
        "Avatar pilot": 0.5,
        "Avatar scout": 0.0,
    }
    assert {name: seen[name] for name in expected} == pytest.approx(expected)


# Weights that don't fit


def test_a_reordered_roster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the weight of the Lair would go to the Jungle, and nobody would notice."""
    reordered = ("jungle", "lair", *BASE_PLACES[2:])
    monkeypatch.setattr(looks, "HELD", reordered + looks.HELD[10:])
    with pytest.raises(ArtemiaError, match="“holds jungle” used to come after “holds lair”"):
        aligned(learned())


def test_reordered_evolutions_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "EVOLUTIONS", dict(reversed(EVOLUTIONS.items())))
    with pytest.raises(ArtemiaError, match="`artemia train`"):
        aligned(learned())


def test_a_renamed_card_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    renamed = {("captain_of_old" if id == "captain" else id): each for id, each in AVATARS.items()}
    monkeypatch.setattr(looks, "AVATARS", renamed)
    with pytest.raises(ArtemiaError, match="there is no feature “Avatar captain” any more"):
        aligned(learned())


def test_a_row_of_another_length_is_refused() -> None:
    short = learned()
    short["kinds"][3]["weights"].pop()
    with pytest.raises(ArtemiaError, match="those of “5 players, base” are 79 numbers"):
        aligned(short)


def test_a_card_of_ones_own_weighs_nothing_until_it_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    g = new_state(preset("sanctuary", players=3, seed=1))
    before = dict(zip(feature_names() + growth_names(), weights_for(kind_of(g)), strict=True))
    first, *rest = EVOLUTIONS.items()
    monkeypatch.setattr(looks, "EVOLUTIONS", dict([first, ("of_ones_own", first[1]), *rest]))
    names = feature_names() + growth_names()
    after = dict(zip(names, aligned(learned())[kind_of(g)], strict=True))
    assert after == {**before, "developed of_ones_own": 0.0}
