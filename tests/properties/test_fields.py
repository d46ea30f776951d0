"""No field of a state can be forgotten by a copy or a save: all of them are listed, and all are carried."""

from __future__ import annotations

import json
from typing import Any

import pytest

from artemia import Setup
from artemia.engine.core import Core
from artemia.rules.boxes import BASE_PLACES, EXPLORATION_PLACES
from artemia.rules.catalog import planet_of
from artemia.rules.deal import new_state
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.hunted import Hunted
from artemia.rules.presets import preset
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.save import (
    EXPLORATION_FIELDS,
    FIELDS,
    FROM_THE_SETUP,
    HUNTED_FIELDS,
    SANCTUARY_FIELDS,
    from_words,
    to_words,
)
from artemia.rules.state import State
from tests.properties.compare import HUNTED_SLOTS, LEFT_BEHIND, PARTS, STATE_SLOTS, fields
from tests.properties.drive import Hat, in_turn, start, tables

SPELLED_APART = {"agenda", "hunted", *PARTS}
SETUP = Setup(players=3, side="A", seed=1)
EVERYTHING = preset("everything", players=3, side="A", seed=1)
SAVED = {"exploration": EXPLORATION_FIELDS, "sanctuary": SANCTUARY_FIELDS}


def test_every_field_of_a_state_is_saved_or_known_from_the_set_up() -> None:
    assert set(FIELDS).isdisjoint(FROM_THE_SETUP)
    assert set(FIELDS) | FROM_THE_SETUP | SPELLED_APART | set(LEFT_BEHIND) == set(STATE_SLOTS)


def test_every_field_of_a_hunted_is_saved() -> None:
    assert set(HUNTED_FIELDS) == set(HUNTED_SLOTS)


@pytest.mark.parametrize("part", PARTS)
def test_every_field_of_an_expansion_is_saved(part: str) -> None:
    assert set(SAVED[part]) == set(PARTS[part])


def test_nothing_lives_outside_the_slots() -> None:
    """Else a field could be set that no list knows of."""
    for each in (State(), Hunted(), ExplorationState(), SanctuaryState()):
        assert not hasattr(each, "__dict__")
    assert set(STATE_SLOTS) == set(Core.__annotations__) | set(State.__annotations__)


def test_a_copy_carries_every_field_of_a_state() -> None:
    for name in STATE_SLOTS:
        if name in SPELLED_APART or name == "log":
            continue
        g, mark = new_state(SETUP), 2 if name == "seats" else object()
        setattr(g, name, mark)
        assert getattr(g.copy(), name) is mark, f"copy() forgets {name}"


def test_a_copy_carries_every_field_of_a_hunted() -> None:
    for name in HUNTED_SLOTS:
        h, mark = Hunted(), object()
        for each in HUNTED_SLOTS:
            setattr(h, each, 0)
        setattr(h, name, mark)
        assert getattr(h.copy(), name) is mark, f"copy() forgets {name}"


@pytest.mark.parametrize("part", PARTS)
def test_a_copy_carries_every_field_of_an_expansion(part: str) -> None:
    for name in PARTS[part]:
        whole = getattr(new_state(EVERYTHING), part)
        mark: Any = [object()] if isinstance(getattr(whole, name), list) else object()
        setattr(whole, name, mark)
        copied = getattr(whole.copy(), name)
        if isinstance(mark, list):
            assert copied == mark and copied is not mark, f"a copy shares {name}"
        else:
            assert copied is mark, f"copy() forgets {name}"


def test_a_copy_has_lists_of_its_own_and_no_log() -> None:
    g = new_state(SETUP)
    g.log = []
    other = g.copy()
    assert other.log is None
    assert other.agenda == g.agenda and other.agenda is not g.agenda
    assert len(other.hunted) == len(g.hunted)
    assert other.hunted[0] is g.hunted[0], "nobody sits there"
    assert not {id(h) for h in other.hunted[1:]} & {id(h) for h in g.hunted[1:]}


def test_a_copy_has_its_own_part_of_every_expansion() -> None:
    g, base = new_state(EVERYTHING), new_state(SETUP)
    for part in PARTS:
        assert getattr(g, part) is not None and getattr(g.copy(), part) is not getattr(g, part)
        assert getattr(base, part) is None and getattr(base.copy(), part) is None


STEP = new_state(SETUP).agenda[0]
MARKS: dict[str, Any] = {
    "int": 1,
    "bool": True,
    "step": STEP,
    "steps": (STEP,),
    "holes": (0, STEP),
    "planet": planet_of(BASE_PLACES[:4] + EXPLORATION_PLACES[4:], (1, 2, 3, 4, 5, 10, 9, 8, 7, 6), 0b11 << 8),
    "Places": 1 << 3,
    "Seats": 1 << 2,
    "Tokens": 1 << 1,
    "HuntCards": 1 << 4,
    "SurvivalCards": 1 << 4,
    "Spaces": 1 << 4,
    "Sites": 1 << 4,
    "Survivors": 1 << 4,
    "Avatars": 1 << 4,
    "Evolutions": 1 << 4,
    "list int": [3, 2],
}
"""Of each kind a value that a new game has nowhere, changed once more where it does."""


def mark_for(kind: str, now: Any) -> Any:
    if kind.startswith("piles "):
        return [(1 << 4, 1 << 2), (1 << 3,)]
    if kind.startswith("pile "):
        return (1 << 4, 1 << 2)
    if kind.startswith("list ") and kind not in MARKS:
        return [1 << 4, 0, 1 << 2]
    if kind == "bool":
        return not now
    return MARKS[kind] if now != MARKS[kind] else now * 2


def test_a_save_carries_every_field() -> None:
    for name, kind in FIELDS.items():
        g = new_state(SETUP)
        mark = mark_for(kind, getattr(g, name))
        setattr(g, name, mark)
        loaded = from_words(SETUP, to_words(g))
        assert fields(loaded)[name] == fields(g)[name], f"saves forget {name}"
    for name, kind in HUNTED_FIELDS.items():
        g = new_state(SETUP)
        mark = mark_for(kind, getattr(g.hunted[2], name))
        setattr(g.hunted[2], name, mark)
        assert getattr(from_words(SETUP, to_words(g)).hunted[2], name) == mark, f"saves forget {name}"


@pytest.mark.parametrize("part", PARTS)
def test_a_save_carries_every_field_of_an_expansion(part: str) -> None:
    for name, kind in SAVED[part].items():
        g = new_state(EVERYTHING)
        whole = getattr(g, part)
        mark = mark_for(kind, getattr(whole, name))
        setattr(whole, name, mark)
        loaded = getattr(from_words(EVERYTHING, json.loads(json.dumps(to_words(g)))), part)
        assert getattr(loaded, name) == mark, f"saves forget {name}"


@pytest.mark.parametrize("mode", ["first_night", "everything", "labyrinth"])
def test_what_a_load_finds_in_the_set_up_never_changes_in_play(mode: str) -> None:
    g = start(preset(mode, players=7, expert=True, seed=3))
    before = {name: getattr(g, name) for name in FROM_THE_SETUP}
    for _ in in_turn(g, Hat(g.setup), rich=True):
        pass
    assert {name: getattr(g, name) for name in FROM_THE_SETUP} == before


@pytest.mark.parametrize("setup", tables(1))
def test_nobody_ever_sits_at_seat_0(setup: Setup) -> None:
    """So all copies may share it, and saves leave it out."""
    g = start(setup)
    empty = fields(g)["hunted"][0]
    for _ in in_turn(g, Hat(setup), rich=True):
        assert fields(g)["hunted"][0] == empty
