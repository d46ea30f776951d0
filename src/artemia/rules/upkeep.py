"""Phase 4, the end of the turn, and the start of the next one."""

from __future__ import annotations

from artemia.engine.step import NOBODY, Seat, effect
from artemia.rules.effects.draws import refill_hunt_hand
from artemia.rules.effects.tracks import advance_rescue
from artemia.rules.modifiers import RESCUE_STANDS_STILL
from artemia.rules.state import State
from artemia.rules.windows import react
from artemia.rules.words import CREATURE, END_OF_TURN


@effect(NOBODY)
def begin_turn(g: State) -> None:
    g.turn += 1
    g.forget_the_turn()
    if g.log is not None:
        g.witness(turn_began(CREATURE, g.turn))
    g.then(begin_turn())
    g.agenda += g.phases


@effect()
def turn_began(g: State, creature: Seat, turn: int) -> None:
    """Stands in the log: a new turn."""


@effect(NOBODY)
def end_of_turn(g: State) -> None:
    g.phase = END_OF_TURN
    g.curious = g.everybody()
    g.then_in_order(react(), clean_up())


@effect(NOBODY)
def clean_up(g: State) -> None:
    for h in g.hunted:
        h.discard |= h.played
        h.played = 0
    g.hunt_discard += g.hunt_played
    g.hunt_played = ()
    if not g.modifiers & RESCUE_STANDS_STILL:
        g.then(advance_rescue(CREATURE, 1))
    g.then(refill_hunt_hand())
