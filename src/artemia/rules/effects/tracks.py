"""The two counters, the Marker and the Shield."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import (
    NOBODY,
    OP,
    Answers,
    Seat,
    Seats,
    Step,
    effect,
    exactly,
    members,
    one_of,
    question,
    small_of,
)
from artemia.rules.constants import CREATURE_WINS, END_OF_TURN, FULL_WILL, HUNTED_WIN, Spaces
from artemia.rules.modifiers import LAST_WILL_COUNTED, LAST_WILL_COUNTS_TWICE, RESCUE_STANDS_STILL
from artemia.rules.state import State, exploration_of

SHIELD_ARRIVES: Final = 4


@effect(look="rescue", sound="rescue", book="rescue")
def advance_rescue(g: State, me: Seat, spaces: int) -> None:
    before = g.rescue
    g.rescue -= spaces
    if g.rescue <= 0:
        g.rescue = 0
        g.end(HUNTED_WIN)
    elif g.exploration is not None and g.exploration.fungi:
        collect(g, me or 1, (1 << before) - (1 << g.rescue) & g.exploration.fungi)


@effect(look="assimilation", sound="assimilation", book="camps")
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
        g.then(advance_assimilation(me, 2 if g.modifiers & LAST_WILL_COUNTS_TWICE else 1))


@effect()
def charge_marker(g: State, me: Seat) -> None:
    g.marker = True


@effect()
def fire_marker(g: State, me: Seat) -> None:
    g.marker = False
    if rescue_may_move(g):
        g.then(advance_rescue(me, 1))


def rescue_may_move(g: State) -> bool:
    """Whether a card can move Rescue: not in the last phase of a turn in which it stands still."""
    return g.phase != END_OF_TURN or not g.modifiers & RESCUE_STANDS_STILL


@effect(book="shield")
def advance_shield(g: State, me: Seat) -> None:
    """From place 1 to 4; as soon as it arrives at the Dome, Rescue moves 2 and it returns to place 1."""
    w = exploration_of(g)
    w.shield += 1
    if w.shield == SHIELD_ARRIVES:
        w.shield = 1
        if rescue_may_move(g):
            g.then(advance_rescue(me, 2))


# Will on the Rescue track


def will_pool(g: State) -> int:
    """The Will counters neither a Hunted nor the Rescue track has, nor anybody is about to lift off it."""
    on_track = g.exploration.fungi.bit_count() if g.exploration is not None else 0
    pool = FULL_WILL * (g.seats - 1) - on_track - sum([h.will for h in g.hunted[1:]])
    for entry in g.agenda:
        step = entry if entry >= 0 else ~entry
        if step & OP == TAKE_FROM_TRACK:
            pool += small_of(step)
    return pool


def collect(g: State, me: Seat, spaces: Spaces) -> None:
    """Rescue has reached Will counters: of each the Hunted, by their speaker, agree who takes it."""
    for space in reversed(members(spaces)):
        if g.log is not None:
            g.witness(collect_will(me, space))
        exploration_of(g).fungi &= ~space
        g.then(who_takes_will(me))


@effect(book="sown-will")
def collect_will(g: State, me: Seat, space: Spaces) -> None:
    """Stands in the log: a Will counter Rescue has reached."""


@question()
def who_takes_will(g: State, me: Seat) -> Answers:
    whom = 0
    for seat in g.hunted_seats():
        if g.hunted[seat].will < FULL_WILL and not g.spent >> seat & 1:
            whom |= 1 << seat
    return (one_of(receive_will(me, whom)),)


@effect(book="sown-will")
def receive_will(g: State, me: Seat, whom: Seats) -> None:
    """This counter, or another one if somebody has emptied the pool meanwhile."""
    seat = whom.bit_length() - 1
    if will_pool(g) <= 0:
        g.then(take_from_track(seat, 1))
    g.hunted[seat].will += 1


@question(secret=False)
def take_from_track(g: State, me: Seat, n: int) -> Answers:
    """The pool is dry: the counters they are owed come off the track, those they like."""
    return (exactly(n, lift_will(me, exploration_of(g).fungi)),)


@effect(book="sown-will")
def lift_will(g: State, me: Seat, spaces: Spaces) -> None:
    exploration_of(g).fungi &= ~spaces


TAKE_FROM_TRACK: Final[Step] = take_from_track(0, 0) & OP
