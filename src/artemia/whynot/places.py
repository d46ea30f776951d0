"""What stands in the way of a place of the planet, and of a Place card in one's own hand or discard."""

from __future__ import annotations

from artemia.engine.step import OP, OPS, Seat, Step
from artemia.rules.bars import BARRED_TOKENS, CLOSED_PLACES, SPOILT_PLACES, Bar
from artemia.rules.constants import (
    ALL_PLACES,
    ARTEMIA_TOKEN,
    CREATURE,
    CREATURE_TOKEN,
    EXPLORATION,
    HUNTING,
    RECKONING,
    TARGET_TOKEN,
    Places,
)
from artemia.rules.effects.tokens import artemia_places, catching
from artemia.rules.modifiers import TARGET_BLOCKS_POWERS
from artemia.rules.phases.resolving_places import usable
from artemia.rules.state import State
from artemia.rules.view import copies_in_reserve


def place(g: State, me: Seat, one: Places, question: Step) -> Bar | None:
    """On the planet."""
    if not g.phase:
        return None
    if me == CREATURE:
        return for_the_creature(g, one, question)
    if g.phase == EXPLORATION:
        return where_to_go(g, me, one, question)
    if g.phase == HUNTING:
        return Bar("hunt/cards-are-laid", places=one)
    if g.phase == RECKONING:
        return in_the_reckoning(g, me, one, question)
    return Bar("explore/phase-1-only", places=one)


def where_to_go(g: State, me: Seat, one: Places, question: Step) -> Bar | None:
    h = g.hunted[me]
    if one & g.planet.hidden:
        return Bar("labyrinth/hidden")
    if one & h.played:
        return Bar("explore/laid", places=one)
    if one & g.inaccessible:
        return Bar("explore/closed", places=g.inaccessible & ~g.planet.hidden, wants=CLOSED_PLACES)
    if one & h.discard:
        return Bar("discard/there", places=one)
    if not one & h.owned:
        copies = copies_in_reserve(g, one)
        return Bar("reserve/not-yours" if copies else "reserve/none-left", places=one, n=copies)
    return Bar("explore/laid-another", places=h.played) if h.played and not question else None


def in_the_reckoning(g: State, me: Seat, one: Places, question: Step) -> Bar | None:
    h = g.hunted[me]
    if not h.at:
        return Bar("hunt/cards-are-laid", places=one)
    if not one & h.at:
        if question and chooses_places(question):
            return Bar("places/not-among", places=one)
        return Bar("places/elsewhere", places=h.at)
    if one & usable(g, me):
        return Bar("places/your-turn-comes", places=one)
    if one & g.ineffective:
        return Bar("places/spoilt", places=one, wants=SPOILT_PLACES)
    if one & h.resolved:
        return Bar("places/resolved", places=one)
    if one & catching(g):
        catches = CREATURE_TOKEN if one & g.creature else TARGET_TOKEN
        return Bar("places/creature-there", places=one, token=catches)
    if one & artemia_places(g):
        return Bar("places/artemia-there", places=one, token=ARTEMIA_TOKEN)
    return Bar("places/target-there", places=one, wants=TARGET_BLOCKS_POWERS)


def chooses_places(question: Step) -> bool:
    """Whether it is about more than the place one is on."""
    return not OPS[question & OP].window and OPS[question & OP].barred is None


def for_the_creature(g: State, one: Places, question: Step) -> Bar | None:
    if g.phase < HUNTING:
        return Bar("hunt/tokens-later", places=one)
    if g.phase > HUNTING:
        return Bar("tokens/down", places=one)
    if not g.due:
        return Bar("tokens/all-down", places=one)
    if g.sanctuary is not None and one & g.sanctuary.barred:
        return Bar("tokens/kept-out", places=one, wants=BARRED_TOKENS)
    if g.due & g.wide:
        return Bar("tokens/beside-the-first", places=one)
    return None


def card(g: State, me: Seat, one: Places, question: Step) -> Bar | None:
    """In one's own hand or discard, or before one on the table."""
    if me == CREATURE or not one & g.hunted[me].owned & ALL_PLACES:
        return Bar("reserve/not-yours", places=one, n=copies_in_reserve(g, one))
    if not g.phase:
        return None
    h = g.hunted[me]
    if g.phase == EXPLORATION:
        return where_to_go(g, me, one, question)
    if question and not OPS[question & OP].window:
        return asked_for_something_else(g, me, one)
    if one & h.hand:
        return Bar("explore/hand-later", places=one)
    return Bar("discard/later" if one & h.discard else "explore/laid", places=one)


def asked_for_something_else(g: State, me: Seat, one: Places) -> Bar:
    """Where it lies, and what is asked."""
    h = g.hunted[me]
    if one & h.hand:
        return Bar("turn/lies-in-hand", places=one)
    return Bar("turn/lies-in-discard" if one & h.discard else "turn/lies-on-table", places=one)
