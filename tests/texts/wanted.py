"""Which messages questions, events, places, cards, boxes and presets want, and in which file they belong."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import artemia.cards  # noqa: F401 - fills the catalogue
from artemia.engine.step import DISCARDS, NOBODY, OPS, OWNER, QUESTION, RUN
from artemia.rules.boxes import BOXES, presets_of
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS, SURVIVORS

QUESTIONS: Final = {op.name for op in OPS.values() if op.number & QUESTION}
EVENTS: Final = {op.name for op in OPS.values() if not op.number & QUESTION and op.seen != NOBODY}
HALF_SEEN: Final = {op.name for op in OPS.values() if op.seen in (OWNER, DISCARDS)}
DECKS: Final[tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...]] = (
    ("place", PLACES, ("", ".text", ".at")),
    ("glance", PLACES, ("", ".tile")),
    ("hunt", HUNT, ("", ".text")),
    ("survival", SURVIVAL, ("", ".text")),
    ("avatar", AVATARS, ("", ".text")),
    ("evolution", EVOLUTIONS, ("", ".text")),
    ("survivor", SURVIVORS, ("",)),
    ("effect", SURVIVOR_EFFECTS, ("",)),
    ("bonus", BONUSES, ("",)),
)
KINDS: Final = ("ask-", "event-", "box-", "preset-", *(f"{kind}-" for kind, _, _ in DECKS))


@cache
def wanted() -> dict[str, str]:
    """By its id, the file each message belongs in; the words of a box are in files that begin with its id."""
    found = {"ask-think_again": "questions"}
    for op in OPS.values():
        if op.name in QUESTIONS:
            found[f"ask-{op.name}"] = box_of_verb(op.number) or "questions"
        elif op.name in EVENTS:
            for part in ("", ".noticed") if op.name in HALF_SEEN else ("",):
                found[f"event-{op.name}{part}"] = box_of_verb(op.number) or "events"
    for kind, deck, parts in DECKS:
        found |= {f"{kind}-{id}{part}": card.box for id, card in deck.items() for part in parts}
    for box in BOXES.values():
        found |= {f"box-{box.id}{part}": box.id for part in ("", ".full", ".text")}
        found |= {f"preset-{name}{part}": box.id for name in presets_of(box) for part in ("", ".text")}
    return found


def box_of_verb(number: int) -> str:
    """The box whose module a verb stands in, if any."""
    _, layer, box, *_ = RUN[number].__module__.split(".")
    return box if layer == "cards" else ""
