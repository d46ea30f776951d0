"""Phase 4, the end of the turn, and the start of the next one."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import NOBODY, OP, Seat, Step, effect, members
from artemia.rules.constants import CREATURE, END_OF_TURN, EXPLORATION
from artemia.rules.effects.draws import refill_hunt_hand
from artemia.rules.effects.places import bound_for_elsewhere, return_to_reserve
from artemia.rules.effects.tracks import advance_rescue
from artemia.rules.modifiers import RESCUE_STANDS_STILL
from artemia.rules.moments import TURN_BEGINS, TURN_ENDS, TURN_IS_OVER, happens
from artemia.rules.state import State
from artemia.rules.windows import react


@effect(NOBODY)
def begin_turn(g: State) -> None:
    g.turn += 1
    g.phase = EXPLORATION
    g.forget_the_turn()
    if g.log is not None:
        g.witness(turn_began(CREATURE, g.turn))
    g.then(begin_turn())
    g.agenda += g.phases
    happens(g, TURN_BEGINS)


@effect(NOBODY)
def turn_is_over(g: State) -> None:
    happens(g, TURN_IS_OVER)


@effect(look="turn")
def turn_began(g: State, creature: Seat, turn: int) -> None:
    """Stands in the log: a new turn."""


TURN_BEGAN: Final[Step] = turn_began(0, 0) & OP


@effect(NOBODY)
def end_of_turn(g: State) -> None:
    g.phase = END_OF_TURN
    g.curious = g.everybody()
    g.then_in_order(react(), clean_up())
    happens(g, TURN_ENDS)


@effect(NOBODY)
def clean_up(g: State) -> None:
    if g.planet.homing or g.sanctuary is not None:
        send_elsewhere(g)
    for h in g.hunted:
        h.discard |= h.played
        h.played = 0
    discard_hunt_cards(g)
    if not g.modifiers & RESCUE_STANDS_STILL:
        g.then(advance_rescue(CREATURE, 1))
    g.then(refill_hunt_hand())


def send_elsewhere(g: State) -> None:
    """Some cards, once played, return to the reserve or leave the game."""
    for me in g.hunted_seats():
        h = g.hunted[me]
        gone = h.played & bound_for_elsewhere(g, me)
        h.played &= ~gone
        for one in members(gone & g.planet.homing):
            return_to_reserve(g, one)


def discard_hunt_cards(g: State) -> None:
    if g.sanctuary is not None:
        g.sanctuary.hunt_discarded += len(g.hunt_played)
    g.hunt_discard += g.hunt_played
    g.hunt_played = ()
