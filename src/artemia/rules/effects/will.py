"""Will: lost, regained, spent."""

from __future__ import annotations

from artemia.engine.step import NOBODY, Seat, Seats, effect, members
from artemia.rules.constants import FULL_WILL, RECKONING
from artemia.rules.effects.tracks import count_last_will, take_from_track, will_pool
from artemia.rules.state import State


@effect(NOBODY, costs=True)
def lose_will(g: State, me: Seat, amount: int) -> None:
    """A Hunted who loses their last Will is spent: nothing more to lose or regain until the reset."""
    h = g.hunted[me]
    if g.spent >> me & 1 or (g.enduring >> me & 1 and g.phase == RECKONING):
        return
    lost = amount if amount < h.will else h.will
    h.will -= lost
    if g.log is not None:
        g.witness(lost_will(me, amount, lost))
    if not h.will:
        g.spent |= 1 << me
        g.then(count_last_will(me))


@effect(look="will", sound="will", book="caught")
def lost_will(g: State, me: Seat, asked: int, lost: int) -> None:
    """Stands in the log: what they should lose, and what they had to lose."""


@effect()
def heal(g: State, me: Seat, whom: Seats) -> None:
    """Each of them regains 1 Will."""
    for seat in seats_in(whom):
        h = g.hunted[seat]
        if h.will < FULL_WILL and not g.spent >> seat & 1:
            regain(g, seat, 1)


def regain(g: State, me: Seat, amount: int) -> None:
    """Will comes from the pool; what the pool lacks, from the Rescue track."""
    if g.exploration is not None and g.exploration.fungi:
        missing = amount - will_pool(g)
        if missing > 0:
            g.then(take_from_track(me, missing))
    g.hunted[me].will += amount


def seats_in(seats: Seats) -> list[Seat]:
    return [one.bit_length() - 1 for one in members(seats)]


def can_heal(g: State) -> Seats:
    """The Hunted who could regain a Will."""
    found = 0
    for me in range(1, g.seats):
        if g.hunted[me].will < FULL_WILL:
            found |= 1 << me
    return found & ~g.spent
