"""No field of a state can be forgotten by a copy, a reset or a save: what is declared is carried."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from artemia import Setup
from artemia.engine.fields import FROM_SETUP, NOT_SAVED, fields_of
from artemia.rules.catalog import places_of, planet_of
from artemia.rules.deal import new_state
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.hunted import Hunted
from artemia.rules.modifiers import HIDDEN_DISCARDS
from artemia.rules.presets import preset
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.save import APART, FIELDS, fields_to_save, from_words, to_words
from artemia.rules.state import State
from artemia.rules.view import ground, ground_facts, hunted_facts, hunted_view, table, table_facts
from artemia.rules.view_boxes import exploration_facts, sanctuary_facts, view_exploration, view_sanctuary
from tests.properties.compare import HUNTED_FIELDS, PARTS, STATE_FIELDS, fields
from tests.properties.drive import Hat, in_turn, start, tables

BASE_PLACES = places_of("base")
EXPLORATION_PLACES = places_of("exploration")

SPELLED_APART = {each.name for each in fields_of(State) if each.saved in APART}
FROM_THE_SETUP = {each.name for each in fields_of(State) if each.saved == FROM_SETUP}
SETUP = Setup(players=3, side="A", seed=1)
EVERYTHING = preset("everything", players=3, side="A", seed=1)
RECORDS = (State, Hunted, ExplorationState, SanctuaryState)


def test_what_is_not_saved_is_found_otherwise() -> None:
    """All but the log and the answers of a question, which are found again, who looks on, and who draws."""
    unsaved = {each.name for each in fields_of(State) if each.saved == NOT_SAVED}
    assert unsaved == {"log", "answers", "before_step", "draws"}
    assert {"agenda", "hunted", *PARTS} == SPELLED_APART
    for each in (Hunted, ExplorationState, SanctuaryState):
        assert fields_to_save(each) == fields_of(each)


def test_nothing_lives_outside_the_fields() -> None:
    """Else something could be set that no list knows of."""
    for record in RECORDS:
        assert not hasattr(record(), "__dict__")
        slots = [name for base in record.__mro__ for name in getattr(base, "__slots__", ())]
        assert sorted(slots) == sorted(each.name for each in fields_of(record))


def test_a_turn_leaves_behind_only_what_lasts() -> None:
    g = new_state(EVERYTHING)
    for record in (g, g.hunted[1], g.exploration, g.sanctuary):
        for each in fields_of(type(record)):
            if each.lasts and not each.follows:
                setattr(record, each.name, object())
        record.forget()  # type: ignore[union-attr]
        for each in fields_of(type(record)):
            if each.lasts and not each.follows:
                assert repr(getattr(record, each.name)) == each.start, f"forget() forgets {each.name}"


def test_what_is_for_the_next_turn_comes_with_it() -> None:
    g = new_state(SETUP)
    for each in fields_of(State):
        if each.follows:
            setattr(g, each.follows, 5)
            g.forget()
            assert getattr(g, each.name) == 5
            g.forget()
            assert getattr(g, each.name) == int(each.start)


def test_a_copy_carries_every_field_of_a_state() -> None:
    for name in STATE_FIELDS:
        if name in SPELLED_APART or name in ("log", "before_step", "draws"):
            continue
        g, mark = new_state(SETUP), 2 if name == "seats" else object()
        setattr(g, name, mark)
        assert getattr(g.copy(), name) is mark, f"copy() forgets {name}"


def test_a_copy_carries_every_field_of_a_hunted() -> None:
    for name in HUNTED_FIELDS:
        h, mark = Hunted(), object()
        for each in HUNTED_FIELDS:
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


def test_a_copy_has_lists_of_its_own_no_log_and_nobody_who_looks_on() -> None:
    g = new_state(SETUP)
    g.log = []
    g.before_step = lambda: None
    other = g.copy()
    assert other.log is None and other.before_step is None
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
    "Unbounded": 1 << 70,
    "bool": True,
    "Step": STEP,
    "tuple[Step, ...]": (STEP,),
    "tuple[Step | None, ...]": (0, STEP),
    "Planet": planet_of(BASE_PLACES[:4] + EXPLORATION_PLACES[4:], (1, 2, 3, 4, 5, 10, 9, 8, 7, 6), 0b11 << 8),
    "Places": 0b1010,
    "Seats": 1 << 2,
    "Tokens": 1 << 1,
    "HuntCards": 1 << 4,
    "SurvivalCards": 1 << 4,
    "Spaces": 1 << 4,
    "Sites": 1 << 4,
    "Survivors": 1 << 4,
    "Avatars": 1 << 4,
    "Evolutions": 1 << 4,
    "list[int]": [3, 2],
}
"""Of each kind a value that a new game has nowhere, changed once more where it does."""


def mark_for(kind: str, now: Any) -> Any:
    if kind.startswith("list[tuple["):
        return [(1 << 4, 1 << 2), (1 << 3,)]
    if kind.startswith("tuple[") and kind not in MARKS:
        return (1 << 4, 1 << 2)
    if kind.startswith("list[") and kind not in MARKS:
        return [1 << 4, 0, 1 << 2]
    if kind == "bool":
        return not now
    return MARKS[kind] if now != MARKS[kind] else now * 2


def test_a_save_carries_every_field() -> None:
    for each in FIELDS:
        g = new_state(SETUP)
        setattr(g, each.name, mark_for(each.saved or each.kind, getattr(g, each.name)))
        loaded = from_words(SETUP, to_words(g))
        assert fields(loaded)[each.name] == fields(g)[each.name], f"saves forget {each.name}"
    for each in fields_of(Hunted):
        g = new_state(SETUP)
        mark = mark_for(each.kind, getattr(g.hunted[2], each.name))
        setattr(g.hunted[2], each.name, mark)
        assert getattr(from_words(SETUP, to_words(g)).hunted[2], each.name) == mark, (
            f"saves forget {each.name}"
        )


@pytest.mark.parametrize("part", PARTS)
def test_a_save_carries_every_field_of_an_expansion(part: str) -> None:
    for each in fields_of(type(getattr(new_state(EVERYTHING), part))):
        g = new_state(EVERYTHING)
        whole = getattr(g, part)
        mark = mark_for(each.saved or each.kind, getattr(whole, each.name))
        setattr(whole, each.name, mark)
        loaded = getattr(from_words(EVERYTHING, json.loads(json.dumps(to_words(g)))), part)
        assert getattr(loaded, each.name) == mark, f"saves forget {each.name}"


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


def parts(g: State) -> Iterator[tuple[Any, Any]]:
    """Each part of the views as everybody sees it, after the facts that make the server build it anew."""
    everybody = (None, *range(g.seats))
    yield ground_facts(g), ground(g)
    yield table_facts(g), table(g)
    for me in g.hunted_seats():
        yield hunted_facts(g, me), [hunted_view(g, me, seat) for seat in everybody]
    yield exploration_facts(g), [view_exploration(g, seat) for seat in everybody]
    yield sanctuary_facts(g), [view_sanctuary(g, seat) for seat in everybody]


@pytest.mark.parametrize("setup", [SETUP, EVERYTHING], ids=["base", "everything"])
def test_what_shows_in_a_view_is_marked_as_shown(setup: Setup) -> None:
    """Else a part of it would stay as it is when the field changes. In the smoke other fields matter."""
    g = start(setup)
    for n, _ in enumerate(in_turn(g, Hat(setup), rich=True)):
        if n % 20 == 7 and n <= 200:
            check_marks(g)
            smoky = g.copy()
            smoky.modifiers |= HIDDEN_DISCARDS
            check_marks(smoky)


def check_marks(g: State) -> None:
    before = list(parts(g))
    for i, whole in enumerate(records_in(g)):
        for each in fields_of(type(whole)):
            if each.name in SPELLED_APART | FROM_THE_SETUP or each.saved == NOT_SAVED:
                continue
            other = g.copy()
            record = records_in(other)[i]
            setattr(record, each.name, mark_for(each.saved or each.kind, getattr(record, each.name)))
            for (facts, seen), (later, looks) in zip(before, parts(other), strict=True):
                assert looks == seen or later != facts, f"{each.name} isn't marked as shown"


def records_in(g: State) -> list[Any]:
    return [g, g.hunted[1], *[getattr(g, part) for part in PARTS if getattr(g, part)]]
