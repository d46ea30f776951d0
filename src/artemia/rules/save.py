"""A state as plain JSON data and back, at any question. Whatever has a name is spelled with it."""

from __future__ import annotations

import re
from typing import Any, Final

from artemia.engine.fields import FROM_SETUP, NOT_SAVED, Field, fields_of
from artemia.engine.spelling import KINDS, read, spell
from artemia.engine.step import members
from artemia.errors import ArtemiaError
from artemia.rules import spelling as spelling
from artemia.rules.catalog import IN_ORDER, planet_of
from artemia.rules.deal import new_state
from artemia.rules.hunted import Hunted, new_hunted
from artemia.rules.setup import Setup
from artemia.rules.state import State

APART: Final = ("agenda", "hunted", "expansion")
"""What is no single value, and how it is saved is written out below."""
SEVERAL: Final = re.compile(r"tuple\[(?P<tuple>.+), \.\.\.\]|list\[(?P<list>.+)\]")
HOLE: Final = "Step | None"


def fields_to_save(record: type) -> tuple[Field, ...]:
    """The fields that are saved by their type."""
    left_out = (NOT_SAVED, FROM_SETUP, *APART)
    return tuple(each for each in fields_of(record) if each.saved not in left_out)


FIELDS: Final = fields_to_save(State)
HUNTED_FIELDS: Final = fields_to_save(Hunted)
EXPANSIONS: Final = tuple(each for each in fields_of(State) if each.saved == "expansion")


def to_words(g: State) -> dict[str, Any]:
    words: dict[str, Any] = {"agenda": [_agenda_word(step) for step in g.agenda], **_in_words(FIELDS, g)}
    words["hunted"] = [_in_words(HUNTED_FIELDS, h) for h in g.hunted[1:]]
    for each in EXPANSIONS:
        part = getattr(g, each.name)
        if part is not None:
            words[each.key or each.name] = _in_words(fields_to_save(type(part)), part)
    return words


def _in_words(fields: tuple[Field, ...], record: object) -> dict[str, Any]:
    return {each.name: _spelled(each.saved or each.kind, getattr(record, each.name)) for each in fields}


def _fill(fields: tuple[Field, ...], record: object, words: dict[str, Any]) -> None:
    for each in fields:
        setattr(record, each.name, _read(each.saved or each.kind, words[each.name]))


def from_words(setup: Setup, words: dict[str, Any]) -> State:
    """The state these words describe. Raises ArtemiaError if they make no sense."""
    g = new_state(setup)
    try:
        _fill(FIELDS, g, words)
        g.planet = planet_of(g.planet.names, g.planet.order, g.planet.hidden, g.cards.powers)
        for each in EXPANSIONS:
            part = getattr(g, each.name)
            if part is not None:
                _fill(fields_to_save(type(part)), part, words[each.key or each.name])
        g.agenda = [_agenda_step(word) for word in words["agenda"]]
        g.hunted = [new_hunted(0)]
        for word in words["hunted"]:
            h = new_hunted(0)
            _fill(HUNTED_FIELDS, h, word)
            g.hunted.append(h)
        if len(g.hunted) != g.seats:
            raise ValueError("seats")
    except (AttributeError, LookupError, OverflowError, RecursionError, TypeError, ValueError) as error:
        raise damaged() from error
    return g


def damaged() -> ArtemiaError:
    return ArtemiaError("This saved game is damaged.", "damaged")


def _agenda_word(step: int) -> str:
    return spell(step) if step >= 0 else "?" + spell(~step)


def _agenda_step(word: str) -> int:
    return ~read(word[1:]) if word.startswith("?") else read(word)


def _spelled(kind: str, value: Any) -> Any:
    """A value in words, by the type it is declared with."""
    if kind in ("int", "bool"):
        return value
    if kind in ("Step", HOLE):
        return spell(value) if value else None
    if kind == "Planet":
        return {"names": list(value.names), "order": list(value.order), "hidden": value.hidden}
    if found := SEVERAL.fullmatch(kind):
        of = found["tuple"] or found["list"]
        return [_spelled(of, each) for each in value]
    return KINDS[kind][0](value)


def _read(kind: str, word: Any) -> Any:
    if kind in ("int", "bool"):
        if type(word).__name__ != kind:
            raise ValueError(word)
        return word
    if kind in ("Step", HOLE):
        return read(word) if word else 0
    if kind == "Planet":
        order, hidden = tuple(word["order"]), _read("int", word["hidden"])
        if sorted(order) != [*IN_ORDER] or hidden >> len(IN_ORDER):
            raise ValueError(word)
        return planet_of(tuple(word["names"]), order, hidden)
    found = SEVERAL.fullmatch(kind)
    if found and found["list"]:
        return [_read(found["list"], each) for each in word]
    if found:
        return tuple(_single(found["tuple"], each) for each in word)
    return KINDS[kind][1](word)


def _single(kind: str, word: Any) -> Any:
    """One of a pile: one card, one step."""
    value = _read(kind, word)
    if kind != HOLE and (not value or (kind != "Step" and len(members(value)) != 1)):
        raise ValueError(word)
    return value
