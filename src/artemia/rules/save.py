"""A state as plain JSON data and back, at any question. Whatever has a name is spelled with it."""

from __future__ import annotations

from typing import Any, Final

from artemia.engine.spelling import KINDS, read, spell
from artemia.engine.step import members
from artemia.errors import ArtemiaError
from artemia.rules import spelling as spelling
from artemia.rules.catalog import planet_of
from artemia.rules.deal import new_state
from artemia.rules.hunted import new_hunted
from artemia.rules.setup import Setup
from artemia.rules.state import State

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
    "planet": "planet",
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
    "fjord": "Seats",
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
    "fjord_now": "Seats",
    "resisted": "Seats",
    "gave_up": "Seats",
    "dodging": "Seats",
    "detecting": "Seats",
    "camouflaged": "Seats",
    "enduring": "Seats",
    "spent": "Seats",
    "caught": "Seats",
    "anticipated": "Seats",
}
EXPLORATION_FIELDS: Final = {
    "shield": "int",
    "fungi": "Spaces",
    "hunt_seen": "HuntCards",
    "survival_seen": "SurvivalCards",
    "veiled": "int",
    "hunt_shed": "int",
    "sites": "pile Sites",
    "sites_known_below": "int",
    "sites_drawn": "Sites",
    "sites_discard": "Sites",
}
SANCTUARY_FIELDS: Final = {
    "token": "Places",
    "full_route": "bool",
    "defense": "int",
    "bonuses": "holes",
    "survivor_pile": "pile Survivors",
    "faceup": "Survivors",
    "avatars": "list Avatars",
    "avatars_dealt": "list Avatars",
    "survivors": "list Survivors",
    "unseen": "list Survivors",
    "dna": "int",
    "evolutions": "Evolutions",
    "evolutions_seen": "Evolutions",
    "developed": "Evolutions",
    "active": "Evolutions",
    "piles": "piles Evolutions",
    "discards": "piles Evolutions",
    "known_below": "list int",
    "used": "Evolutions",
    "latent": "Evolutions",
    "locked": "Evolutions",
    "fortified": "bool",
    "defense_this_phase": "int",
    "helpers": "Seats",
    "baiting": "Seats",
    "calling": "Seats",
    "stowed": "Seats",
    "sealed": "int",
    "barred": "Places",
    "pace": "int",
    "hunt_discarded": "int",
    "cheaper": "int",
    "drawn_free": "bool",
}
FROM_THE_SETUP: Final = {
    "key",
    "setup",
    "seats",
    "eventful",
    "phases",
    "will_after_reset",
}
"""Fields that never change, so a load finds them in the set-up."""


def to_words(g: State) -> dict[str, Any]:
    words: dict[str, Any] = {"agenda": [_agenda_word(step) for step in g.agenda]}
    for name, kind in FIELDS.items():
        words[name] = _spelled(kind, getattr(g, name))
    words["hunted"] = [_part_in_words(HUNTED_FIELDS, h) for h in g.hunted[1:]]
    if g.exploration is not None:
        words["wilds"] = _part_in_words(EXPLORATION_FIELDS, g.exploration)
    if g.sanctuary is not None:
        words["sanctuary"] = _part_in_words(SANCTUARY_FIELDS, g.sanctuary)
    return words


def _part_in_words(fields: dict[str, str], part: object) -> dict[str, Any]:
    return {name: _spelled(kind, getattr(part, name)) for name, kind in fields.items()}


def _fill(fields: dict[str, str], part: object, words: dict[str, Any]) -> None:
    for name, kind in fields.items():
        setattr(part, name, _read(kind, words[name]))


def from_words(setup: Setup, words: dict[str, Any]) -> State:
    """The state these words describe. Raises ArtemiaError if they make no sense."""
    g = new_state(setup)
    try:
        _fill(FIELDS, g, words)
        if g.exploration is not None:
            _fill(EXPLORATION_FIELDS, g.exploration, words["wilds"])
        if g.sanctuary is not None:
            _fill(SANCTUARY_FIELDS, g.sanctuary, words["sanctuary"])
        g.agenda = [_agenda_step(word) for word in words["agenda"]]
        g.hunted = [new_hunted(0)]
        for each in words["hunted"]:
            h = new_hunted(0)
            _fill(HUNTED_FIELDS, h, each)
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
    if kind == "holes":
        return [spell(step) if step else None for step in value]
    if kind == "planet":
        return {"names": list(value.names), "order": list(value.order), "hidden": value.hidden}
    if kind.startswith("pile "):
        return [KINDS[kind[5:]][0](card) for card in value]
    if kind.startswith("list "):
        return [_spelled(kind[5:], each) for each in value]
    if kind.startswith("piles "):
        return [_spelled("pile " + kind[6:], each) for each in value]
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
    if kind == "holes":
        return tuple(read(each) if each else 0 for each in word)
    if kind == "planet":
        return planet_of(tuple(word["names"]), tuple(word["order"]), _read("int", word["hidden"]))
    if kind.startswith("list "):
        return [_read(kind[5:], each) for each in word]
    if kind.startswith("piles "):
        return [_read("pile " + kind[6:], each) for each in word]
    if kind.startswith("pile "):
        cards = tuple(KINDS[kind[5:]][1](each) for each in word)
        if any(len(members(card)) != 1 for card in cards):
            raise ValueError(word)
        return cards
    return KINDS[kind][1](word)
