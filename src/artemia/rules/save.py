"""A state as plain JSON data and back, at any question. Whatever has a name is spelled with it."""

from __future__ import annotations

from typing import Any, Final

from artemia.engine.spelling import KINDS, read, spell
from artemia.engine.step import members
from artemia.errors import ArtemiaError
from artemia.rules import spelling as spelling
from artemia.rules.setup import Setup, new_state
from artemia.rules.state import State, new_hunted

HUNTED_FIELDS: Final = {
    "hand": "Places",
    "discard": "Places",
    "played": "Places",
    "at": "Places",
    "moves": "int",
    "resolved": "Places",
    "will": "int",
    "survival": "SurvivalCards",
    "drawn": "SurvivalCards",
    "plan": "SurvivalCards",
    "aside": "Places",
    "shown": "Places",
    "exposed": "Places",
    "fog": "Places",
}
FIELDS: Final = {
    "winner": "int",
    "drawn": "int",
    "reserve": "int",
    "marker": "bool",
    "rescue": "int",
    "assimilation": "int",
    "artemia_spaces": "int",
    "hunt_hand": "HuntCards",
    "hunt_deck": "pile HuntCards",
    "hunt_discard": "pile HuntCards",
    "hunt_known_below": "int",
    "survival_deck": "pile SurvivalCards",
    "survival_discard": "pile SurvivalCards",
    "turn": "int",
    "phase": "int",
    "river": "Seats",
    "artefact": "Seats",
    "next_limit": "int",
    "hunt_played": "pile HuntCards",
    "hunt_left": "int",
    "survival_used": "Seats",
    "modifiers": "int",
    "creature": "Places",
    "target": "Places",
    "artemia": "Places",
    "due": "Tokens",
    "wide": "Tokens",
    "on_target": "steps",
    "ineffective": "Places",
    "inaccessible": "Places",
    "used": "Places",
    "chain": "Places",
    "done": "Seats",
    "curious": "Seats",
    "window": "step",
    "stage": "int",
    "resolving": "Places",
    "river_now": "Seats",
    "artefact_now": "Seats",
    "resisted": "Seats",
    "gave_up": "Seats",
    "dodging": "Seats",
    "detecting": "Seats",
    "spent": "Seats",
    "caught": "Seats",
    "anticipated": "Seats",
}
FROM_THE_SETUP: Final = {
    "key",
    "setup",
    "seats",
    "planet",
    "powers",
    "neighbours",
    "once_a_turn",
    "uncopyable",
    "harsh",
    "phases",
    "will_after_reset",
}
"""Fields that never change, so a load finds them in the set-up."""


def to_words(g: State) -> dict[str, Any]:
    words: dict[str, Any] = {"agenda": [_agenda_word(step) for step in g.agenda]}
    for name, kind in FIELDS.items():
        words[name] = _spelled(kind, getattr(g, name))
    words["hunted"] = [
        {name: _spelled(kind, getattr(h, name)) for name, kind in HUNTED_FIELDS.items()} for h in g.hunted[1:]
    ]
    return words


def from_words(setup: Setup, words: dict[str, Any]) -> State:
    """The state these words describe. Raises ArtemiaError if they make no sense."""
    g = new_state(setup)
    try:
        for name, kind in FIELDS.items():
            setattr(g, name, _read(kind, words[name]))
        g.agenda = [_agenda_step(word) for word in words["agenda"]]
        g.hunted = [new_hunted(0)]
        for each in words["hunted"]:
            h = new_hunted(0)
            for name, kind in HUNTED_FIELDS.items():
                setattr(h, name, _read(kind, each[name]))
            g.hunted.append(h)
        if len(g.hunted) != g.seats:
            raise ValueError("seats")
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise damaged() from error
    return g


def damaged() -> ArtemiaError:
    return ArtemiaError("This saved game is damaged.", "damaged")


def _agenda_word(step: int) -> str:
    return spell(step) if step >= 0 else "?" + spell(~step)


def _agenda_step(word: str) -> int:
    return ~read(word[1:]) if word.startswith("?") else read(word)


def _spelled(kind: str, value: Any) -> Any:
    if kind in ("int", "bool"):
        return value
    if kind == "step":
        return spell(value) if value else None
    if kind == "steps":
        return [spell(step) for step in value]
    if kind.startswith("pile "):
        return [KINDS[kind[5:]][0](card) for card in value]
    return KINDS[kind][0](value)


def _read(kind: str, word: Any) -> Any:
    if kind in ("int", "bool"):
        if type(word).__name__ != kind:
            raise ValueError(word)
        return word
    if kind == "step":
        return read(word) if word else 0
    if kind == "steps":
        return tuple(read(each) for each in word)
    if kind.startswith("pile "):
        cards = tuple(KINDS[kind[5:]][1](each) for each in word)
        if any(len(members(card)) != 1 for card in cards):
            raise ValueError(word)
        return cards
    return KINDS[kind][1](word)
