"""The two counters and the Marker."""

from __future__ import annotations

from artemia.engine.step import NOBODY, Seat, effect
from artemia.rules.modifiers import LAST_WILL_COUNTED, RESCUE_STANDS_STILL
from artemia.rules.state import State
from artemia.rules.words import CREATURE_WINS, END_OF_TURN, HUNTED_WIN


@effect()
def advance_rescue(g: State, me: Seat, spaces: int) -> None:
    g.rescue -= spaces
    if g.rescue <= 0:
        g.rescue = 0
        g.end(HUNTED_WIN)


@effect()
def advance_assimilation(g: State, me: Seat, spaces: int) -> None:
    g.assimilation -= spaces
    if g.assimilation <= 0:
        g.assimilation = 0
        g.end(CREATURE_WINS)


@effect(NOBODY)
def count_last_will(g: State, me: Seat) -> None:
    """Assimilation moves for a last Will, the first time in a turn only."""
    if not g.modifiers & LAST_WILL_COUNTED:
        g.modifiers |= LAST_WILL_COUNTED
        g.then(advance_assimilation(me, 1))


@effect()
def charge_marker(g: State, me: Seat) -> None:
    g.marker = True


@effect()
def fire_marker(g: State, me: Seat) -> None:
    g.marker = False
    if g.phase != END_OF_TURN or not g.modifiers & RESCUE_STANDS_STILL:
        g.then(advance_rescue(me, 1))
