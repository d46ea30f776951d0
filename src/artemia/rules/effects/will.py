"""Will: lost, regained, spent."""

from __future__ import annotations

from artemia.engine.step import Seat, Seats, effect, members
from artemia.rules.effects.tracks import count_last_will
from artemia.rules.state import State
from artemia.rules.words import FULL_WILL


@effect()
def lose_will(g: State, me: Seat, amount: int) -> None:
    """A Hunted who loses his last Will is spent: nothing more to lose or regain until the reset."""
    h = g.hunted[me]
    if g.spent >> me & 1:
        return
    h.will -= amount
    if h.will <= 0:
        h.will = 0
        g.spent |= 1 << me
        g.then(count_last_will(me))


@effect()
def heal(g: State, me: Seat, whom: Seats) -> None:
    """Each of them regains 1 Will."""
    for seat in seats_in(whom):
        h = g.hunted[seat]
        if h.will < FULL_WILL and not g.spent >> seat & 1:
            h.will += 1


def seats_in(seats: Seats) -> list[Seat]:
    return [one.bit_length() - 1 for one in members(seats)]


def can_heal(g: State) -> Seats:
    """The Hunted who could regain a Will."""
    found = 0
    for me in range(1, g.seats):
        if g.hunted[me].will < FULL_WILL:
            found |= 1 << me
    return found & ~g.spent
