"""Using a place's power, one's own or a copied one."""

from __future__ import annotations

from artemia.engine.kernel import answers_to
from artemia.engine.step import NOBODY, Seat, effect, members, with_seat
from artemia.engine.traits import Facts
from artemia.rules.constants import Modifiers, Places
from artemia.rules.state import State


def copied_or_not(g: State, me: Seat, place: Places) -> Facts:
    return {"copy": "yes" if g.chain or place != g.resolving else "no"}


@effect(facts=copied_or_not, look="power", sound="card", uses="place", book="places")
def use_power(g: State, me: Seat, place: Places) -> None:
    g.used |= place & g.planet.once_a_turn
    g.chain |= place
    g.then(with_seat(g.planet.powers[place.bit_length() - 1], me))


def has_power(g: State, me: Seat, place: Places) -> bool:
    """Whether this place's power could do anything for them now."""
    if place & g.used:
        return False
    before = g.chain
    g.chain = before | place
    answers = answers_to(g, with_seat(g.planet.powers[place.bit_length() - 1], me))
    g.chain = before
    return any(answers)


def copyable(g: State, me: Seat, places: Places) -> Places:
    """Those of the places whose power they can copy; a chain of copies never comes back to a place."""
    found = 0
    for place in members(places & ~g.planet.uncopyable & ~g.chain):
        if has_power(g, me, place):
            found |= place
    return found


@effect(NOBODY)
def this_turn(g: State, me: Seat, modifier: Modifiers) -> None:
    g.modifiers |= modifier


@effect(NOBODY, passes=True, leaves=True)
def nothing(g: State, me: Seat) -> None:
    """Declines."""
