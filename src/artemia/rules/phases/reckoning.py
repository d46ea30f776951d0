"""Phase 3: the reveal, then places without a token, the Target, the Artemia, the Creature."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import (
    NOBODY,
    SECRET,
    Answers,
    Seat,
    effect,
    members,
    one_of,
    question,
    with_seat,
)
from artemia.rules.constants import RECKONING, Places
from artemia.rules.effects.places import (
    veil,
)
from artemia.rules.moments import REVEALED, TARGET_STEP_BEGINS, happens
from artemia.rules.phases.resolving_places import resolve, resolve_everybody, target_waits
from artemia.rules.phases.token_strikes import artemia_strikes, creature_strikes, reset_spent
from artemia.rules.state import State
from artemia.rules.windows import react

BEFORE_ALL_STEPS: Final = 0
PLACES_STEP: Final = 1
TARGET_STEP: Final = 2
ARTEMIA_STEP: Final = 3
CREATURE_STEP: Final = 4


@effect(NOBODY)
def reckoning(g: State) -> None:
    g.phase = RECKONING
    g.then(reveal())
    for me in range(g.seats - 1, 0, -1):
        if (g.river_now | g.fjord_now) >> me & 1 and g.hunted[me].played.bit_count() > 1:
            g.then(which_to_explore(me))


@question(secret=True, book="two-cards")
def which_to_explore(g: State, me: Seat) -> Answers:
    return (one_of(explore_only(me, g.hunted[me].played)),)


@effect(SECRET)
def explore_only(g: State, me: Seat, place: Places) -> None:
    """The other card returns to the hand, unseen; after the Fjord it stays, to be discarded."""
    h = g.hunted[me]
    if g.fjord_now >> me & 1:
        h.aside = h.played & ~place
        return
    h.hand |= h.played & ~place
    h.played = place


@effect(NOBODY)
def reveal(g: State) -> None:
    for me in range(1, g.seats):
        h = g.hunted[me]
        at = h.played & ~h.aside
        if g.log is not None:
            g.witness(revealed(me, at))
        h.at = at
        h.aside = 0
        h.fog &= ~at
    g.curious = g.everybody()
    g.then_in_order(react(), steps())
    if g.fjord_now:
        veil(g)
    happens(g, REVEALED)


@effect(look="reveal", sound="reveal", book="steps")
def revealed(g: State, me: Seat, places: Places) -> None:
    """Stands in the log: where everybody turns out to be."""


# The steps


@effect(NOBODY)
def steps(g: State) -> None:
    """A token that isn't on the planet has no step, and no window before it."""
    agenda = g.agenda
    agenda.append(reset_spent())
    agenda.append(creature_step())
    agenda.append(react())
    if g.artemia:
        agenda.append(artemia_step())
        agenda.append(react())
    if g.target:
        agenda.append(target_step())
        agenda.append(react())
    places_step(g)


def places_step(g: State) -> None:
    g.stage = PLACES_STEP
    resolve_everybody(g, target_waits(g))


@effect(NOBODY)
def target_step(g: State) -> None:
    """First whoever a token has left meanwhile, then everybody under the Target, seat by seat."""
    g.stage = TARGET_STEP
    for me in range(g.seats - 1, 0, -1):
        g.then(target_strikes(me))
    happens(g, TARGET_STEP_BEGINS)
    resolve_everybody(g, target_waits(g))


@effect(NOBODY)
def target_strikes(g: State, me: Seat) -> None:
    struck = g.hunted[me].at & g.target
    if not struck:
        return
    g.then(resolve(me, 0))
    if g.camouflaged >> me & 1:
        return
    for _ in members(struck):
        for step in reversed(g.on_target):
            g.then(with_seat(step, me))


@effect(NOBODY)
def artemia_step(g: State) -> None:
    g.stage = ARTEMIA_STEP
    g.then(artemia_strikes())
    resolve_everybody(g, 0)


@effect(NOBODY)
def creature_step(g: State) -> None:
    g.stage = CREATURE_STEP
    g.then(creature_strikes())
    resolve_everybody(g, 0)
