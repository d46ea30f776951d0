"""The Portal: a place that leads to another one."""

from __future__ import annotations

from artemia.engine.step import Seat, Unbounded, effect, with_seat
from artemia.rules.constants import ALL_PLACES, Places
from artemia.rules.effects.places import bound_for_elsewhere, card_for, return_to_reserve
from artemia.rules.phases.reckoning import TARGET_STEP, target_strikes
from artemia.rules.phases.resolving_places import resolve, target_waits
from artemia.rules.state import State


@effect()
def step_through(g: State, me: Seat, place: Places) -> None:
    """The card that brought them here is discarded at once; they play another and are there."""
    h = g.hunted[me]
    leave_table(g, me, card_for(h, g.resolving))
    h.moves = without_way_to(h.moves, g.resolving)
    h.at = h.at & ~g.resolving | place
    h.resolved &= ~place
    h.hand &= ~place
    h.played |= place
    h.shown &= ~place
    h.fog &= ~place
    g.curious = g.everybody()
    arrive(g, me, place)


def leave_table(g: State, me: Seat, card: Places) -> None:
    """To the discard, unless this card is bound for elsewhere."""
    h = g.hunted[me]
    h.played &= ~card
    if not card & bound_for_elsewhere(g, me):
        h.discard |= card
    elif card & g.planet.homing:
        return_to_reserve(g, card)


def without_way_to(moves: Unbounded, place: Places) -> Unbounded:
    """The pushes of a Hunted but for those that brought them to this place."""
    kept: Unbounded = 0
    shift: Unbounded = 0
    while moves:
        if moves & ALL_PLACES == place:
            place = moves >> 10 & ALL_PLACES
        else:
            kept |= (moves & (1 << 20) - 1) << shift
            shift += 20
        moves >>= 20
    return kept


def arrive(g: State, me: Seat, place: Places) -> None:
    """They use the place at once, or in the step of the token that lies there."""
    camouflaged = g.camouflaged >> me & 1 == 1
    if g.stage < TARGET_STEP or target_strikes(me) in g.agenda:
        g.then(resolve(me, 0 if camouflaged else target_waits(g)))
        return
    g.then(resolve(me, 0))
    if g.stage == TARGET_STEP and place & g.target and not camouflaged:
        for step in reversed(g.on_target):
            g.then(with_seat(step, me))
