"""What games make use of: cards, places, Avatars, Evolutions, survivors, bonuses, counted as they happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from artemia.bots.policy import StepWatcher
from artemia.cards.sanctuary.founding import SANCTUARY, bonuses_for
from artemia.engine.step import OP, OP_BY_NAME, OPS, SECRET, Step, first_of
from artemia.lab.card_names import AVATAR_NAMES, NAMES
from artemia.rules.card_table import card_table_of
from artemia.rules.catalog import HUNT, PLACES, SITES, SURVIVAL, Card
from artemia.rules.sanctuary_catalog import (
    AVATARS,
    BONUSES,
    EVOLUTIONS,
    SURVIVOR_BY_BIT,
    SURVIVOR_EFFECTS,
    SURVIVORS,
)
from artemia.rules.setup import Setup
from artemia.rules.state import State

__all__ = ["KINDS", "Use", "UseCounter", "Uses", "box_of", "in_play", "uses_in"]

KINDS: Final = (
    "hunt",
    "survival",
    "place",
    "avatar",
    "avatar-used",
    "evolution",
    "evolution-used",
    "survivor",
    "effect",
    "bonus",
)
"""Played, played, power used; in play, used; developed, used; rescued; put to the rescuer; entered."""
CATALOGUES: Final[dict[str, Mapping[str, Any]]] = {
    "hunt": HUNT,
    "survival": SURVIVAL,
    "place": PLACES,
    "avatar": AVATARS,
    "evolution": EVOLUTIONS,
    "survivor": SURVIVORS,
    "effect": SURVIVOR_EFFECTS,
    "bonus": BONUSES,
}
Use = tuple[str, str]
"""A kind and an id."""
Uses = Counter[Use]

BY_CARD: Final = {
    op.number: (op.uses, NAMES[op.uses.removesuffix("-used")])
    for op in OP_BY_NAME.values()
    if op.uses and op.uses != "place" and op.seen != SECRET
}
"""Steps that are about one card. What is planned in secret isn't used yet."""
BY_ITSELF: Final[dict[int, Use]] = {
    **{each.ask & OP: ("effect", id) for id, each in SURVIVOR_EFFECTS.items()},
    **{each.step & OP: ("bonus", id) for id, each in BONUSES.items()},
}
"""Steps that are a thing to be met."""
BY_PLACE: Final = frozenset(op.number for op in OP_BY_NAME.values() if op.uses == "place")


class UseCounter(StepWatcher):
    """Counts what is met in a game, with the name of its place."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[Step, str]] = Counter()

    def about_to(self, g: State, step: Step) -> None:
        op = step & OP
        if op in BY_PLACE:
            self.seen[op, g.planet.names[first_of(step).bit_length() - 1]] += 1
        elif op in BY_CARD or op in BY_ITSELF:
            self.seen[step, ""] += 1


def uses_in(g: State, seen: Counter[tuple[Step, str]]) -> Uses:
    """What was put down in a game, by its names; and the Avatars it was played with."""
    uses: Uses = Counter()
    wild = g.exploration is not None
    for (step, place), times in seen.items():
        op = step & OP
        if place:
            uses["place", place] += times
        elif op in BY_ITSELF:
            uses[BY_ITSELF[op]] += times
        else:
            kind, names = BY_CARD[op]
            uses[kind, names[wild][first_of(step)]] += times
    if g.sanctuary is not None:
        for avatar in g.sanctuary.avatars:
            if avatar:
                uses["avatar", AVATAR_NAMES[avatar]] += 1
    return uses


# What there is


def in_play(setup: Setup) -> set[Use]:
    """All that can be met in such a game, whatever the seat count."""
    names = [*setup.places, *(SITES if setup.labyrinth else ())]
    found = {("place", name) for name in names}
    for kind, deck in (("hunt", HUNT), ("survival", SURVIVAL)):
        found |= {(kind, id) for id in cards_of(deck, setup)}
    cards = card_table_of(setup)
    city = SANCTUARY in setup.boxes
    if city:
        found |= {("survivor", SURVIVOR_BY_BIT[bit].id) for bit in cards.rescue_ask}
        found |= {("effect", OPS[ask & OP].name) for ask in cards.rescue_ask.values()}
        steps = {step for seats in range(2, 8) for step in bonuses_for(cards, seats)}
        found |= {("bonus", id) for id, each in BONUSES.items() if each.step in steps}
    for avatar in cards.avatar.values():
        if city or (setup.light and avatar.base_compatible):
            found |= {("avatar", avatar.id)} | ({("avatar-used", avatar.id)} if avatar.ask else set())
    for card in cards.evolution.values():
        if city or (setup.light and card.base_compatible):
            found |= {("evolution", card.id)} | ({("evolution-used", card.id)} if card.ask else set())
    return found


def cards_of(deck: dict[str, Card], setup: Setup) -> set[str]:
    """A card that is replaced isn't there, the one that replaces it is."""
    found = {id for id, card in deck.items() if card.box in setup.boxes and not card.replaces}
    for card in deck.values():
        if card.box in setup.parts and card.replaces in found:
            found = found - {card.replaces} | {card.id}
    return found


def box_of(use: Use) -> str:
    """The box a thing comes out of."""
    kind, id = use
    box: str = CATALOGUES[kind.removesuffix("-used")][id].box
    return box
