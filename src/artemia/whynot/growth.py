"""What stands in the way of an Evolution, an Avatar or a survivor."""

from __future__ import annotations

from artemia.engine.kernel import answers_to
from artemia.engine.step import OP, OPS, Seat, Step, with_seat
from artemia.rules.bars import LOCKED_EVOLUTION, Bar, excuse_of
from artemia.rules.city import near_the_city
from artemia.rules.constants import (
    CREATURE,
    EVOLUTION,
    EXPLORATION,
    RECKONING,
    Avatars,
    Evolutions,
    Survivors,
)
from artemia.rules.effects.tokens import hunt_tokens
from artemia.rules.evolution_cards import cost_of
from artemia.rules.modifiers import NO_AVATARS, NO_EVOLVING
from artemia.rules.sanctuary_state import MOST_DEVELOPED
from artemia.rules.state import State, sanctuary_of
from artemia.whynot.cards import in_its_window


def evolution(g: State, me: Seat, card: Evolutions, question: Step) -> Bar | None:
    if g.sanctuary is None or not g.phase:
        return None
    s, which = sanctuary_of(g), g.cards.evolution.get(card)
    if me != CREATURE or which is None:
        return Bar("evolutions/not-yours")
    if s.evolutions & card:
        return in_hand(g, card)
    if s.locked & card and not s.active & card:
        return Bar("evolutions/locked", wants=LOCKED_EVOLUTION)
    if not s.active & card:
        return Bar("evolutions/next-turn")
    if not which.ask:
        return Bar("evolutions/by-itself", n=which.phase)
    if s.used & card:
        return Bar("evolutions/once")
    if which.phase != g.phase:
        return Bar("evolutions/phase", n=which.phase)
    return in_its_window(g, me, which.ask, question)


def in_hand(g: State, card: Evolutions) -> Bar | None:
    s = sanctuary_of(g)
    cost = cost_of(g, s, card)
    if g.phase != EVOLUTION:
        return Bar("evolutions/phase-5", n=cost)
    if g.modifiers & NO_EVOLVING:
        return Bar("growth/barred", wants=NO_EVOLVING)
    if s.developed.bit_count() >= MOST_DEVELOPED:
        return Bar("evolutions/four-developed")
    return Bar("evolutions/too-dear", n=cost) if s.dna < cost else Bar("evolutions/evolve-first", n=cost)


def avatar(g: State, me: Seat, card: Avatars, question: Step) -> Bar | None:
    if g.sanctuary is None or not g.phase:
        return None
    s = sanctuary_of(g)
    if me == CREATURE or not s.avatars[me] & card:
        return Bar("avatars/not-yours")
    which = g.cards.avatar[card]
    if g.modifiers & NO_AVATARS:
        return Bar("avatars/forbidden", wants=NO_AVATARS)
    if not which.ask:
        return Bar("avatars/by-itself", n=which.phase)
    if s.stowed >> me & 1:
        return Bar("avatars/once")
    if g.phase != EXPLORATION:
        return Bar("avatars/phase", n=which.phase)
    if not any(answers_to(g, with_seat(which.ask, me))):
        return excuse_of(g, which.ask, me)
    return in_its_window(g, me, with_seat(which.ask, me), question)


def survivor(g: State, me: Seat, card: Survivors, question: Step) -> Bar | None:
    if g.sanctuary is None or not g.phase:
        return None
    s = sanctuary_of(g)
    if me == CREATURE:
        return Bar("survivors/not-for-you")
    if s.survivors[me] & card:
        return Bar("survivors/with-you")
    if g.phase != RECKONING:
        return Bar("survivors/phase-3")
    at = g.hunted[me].at
    if not at & near_the_city(g, me):
        return Bar("survivors/too-far", places=s.token)
    if not at & near_the_city(g, me) & ~hunt_tokens(g):
        return Bar("survivors/token-there")
    if question and OPS[question & OP].window:
        return Bar("survivors/with-the-place")
    return Bar("survivors/with-the-place") if not question else None
