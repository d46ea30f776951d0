"""What the Artemia token and the Creature token do to whoever is there, and the reset of the spent."""

from __future__ import annotations

from artemia.engine.step import (
    NOBODY,
    Answers,
    Seat,
    Seats,
    effect,
    question,
    up_to,
)
from artemia.rules.amounts import ARTEMIA_CARDS, amount
from artemia.rules.constants import Places
from artemia.rules.effects.places import (
    bound_for_elsewhere,
    discard_set_aside,
    set_aside,
)
from artemia.rules.effects.tokens import artemia_places, catching
from artemia.rules.effects.tracks import advance_assimilation
from artemia.rules.effects.will import lose_will, regain
from artemia.rules.modifiers import (
    ARTEMIA_COSTS_WILL,
    ARTEMIA_HURTS,
    ARTEMIA_SWARMS,
    CATCH_COUNTS_MORE,
    CITY_CATCH_COUNTS_MORE,
    MORE_WILL_PER_CATCH,
    MORE_WILL_PER_HUNTED,
    TARGET_CATCHES,
)
from artemia.rules.moments import ARTEMIA_STRUCK, CREATURE_STRUCK, happens
from artemia.rules.planet import around
from artemia.rules.state import State


@effect(NOBODY)
def artemia_strikes(g: State) -> None:
    """All discard together; Mutation bites after that."""
    happens(g, ARTEMIA_STRUCK)
    pains = (1 if g.modifiers & ARTEMIA_COSTS_WILL else 0) + (1 if g.modifiers & ARTEMIA_HURTS else 0)
    if pains:
        for me in range(g.seats - 1, 0, -1):
            if met_by_artemia(g, me):
                g.then(lose_will(me, pains * met_by_artemia(g, me)))
    g.then(discard_set_aside())
    for me in range(g.seats - 1, 0, -1):
        if to_discard(g, me):
            g.then(which_to_lose(me, to_discard(g, me)))


def met_by_artemia(g: State, me: Seat) -> int:
    """On how many of their places a Hunted meets the Artemia token."""
    if g.detecting >> me & 1:
        return 0
    return (g.hunted[me].at & artemia_places(g)).bit_count()


def within_reach_of_artemia(g: State, me: Seat) -> bool:
    """Whether the Artemia token would do something to them."""
    reached = artemia_places(g)
    if g.modifiers & ARTEMIA_SWARMS:
        reached |= around(g.planet, reached)
    return g.hunted[me].at & reached > 0


def to_discard(g: State, me: Seat) -> int:
    """How many Place cards the Artemia token costs a Hunted; a Swarm reaches the places next to it."""
    cards = met_by_artemia(g, me)
    if not cards and g.modifiers & ARTEMIA_SWARMS and not g.detecting >> me & 1:
        cards = 1 if g.hunted[me].at & around(g.planet, artemia_places(g)) else 0
    return amount(ARTEMIA_CARDS, g, me, cards) if cards else 0


@question(secret=True, book="artemia")
def which_to_lose(g: State, me: Seat, n: int) -> Answers:
    return (up_to(n, set_aside(me, g.hunted[me].hand)),)


@effect(NOBODY)
def creature_strikes(g: State) -> None:
    """Assimilation moves once, however many are caught; then everybody caught loses Will."""
    caught = where_anybody = 0
    happens(g, CREATURE_STRUCK)
    for me in range(g.seats - 1, 0, -1):
        where = caught_at(g, me)
        if where:
            caught |= 1 << me
            where_anybody |= where
            g.then(lose_will(me, cost_of_a_catch(g, me, where)))
    if caught:
        if g.log is not None:
            tell_who_is_caught(g, caught)
        g.caught |= caught
        spaces = 2 if caught & g.anticipated else 1
        g.then(advance_assimilation(0, spaces + more_spaces(g, where_anybody)))


def caught_at(g: State, me: Seat) -> Places:
    """The places on which the Creature catches a Hunted as things stand."""
    if g.dodging >> me & 1:
        return 0
    return g.hunted[me].at & (g.creature if g.camouflaged >> me & 1 else catching(g))


def more_spaces(g: State, places: Places) -> int:
    """What a catch on these places moves Assimilation besides: each reason counts once."""
    more = 1 if places & g.planet.grave else 0
    if g.modifiers & CATCH_COUNTS_MORE:
        more += 1
    if g.modifiers & CITY_CATCH_COUNTS_MORE and g.sanctuary is not None and places & g.sanctuary.token:
        more += 1
    return more


def tell_who_is_caught(g: State, caught: Seats) -> None:
    """Before what it leads to: should Assimilation reach its end, that is the end of the game."""
    for me in g.hunted_seats():
        if caught >> me & 1:
            g.witness(catch(me, caught_at(g, me)))


@effect(look="catch", sound="catch", book="caught")
def catch(g: State, me: Seat, places: Places) -> None:
    """Stands in the log: who was caught, and where."""


def cost_of_a_catch(g: State, me: Seat, places: Places) -> int:
    """1 Will a token on each place, 1 more for a harsh place, 1 more a catch if the Creature is fierce."""
    loss = (places & g.creature).bit_count() + (places & g.planet.harsh).bit_count()
    if g.modifiers & TARGET_CATCHES and not g.camouflaged >> me & 1:
        loss += (places & g.target).bit_count()
    if g.modifiers & MORE_WILL_PER_HUNTED:
        loss += 1
    if g.modifiers & MORE_WILL_PER_CATCH:
        loss += places.bit_count()
    return loss


@effect(NOBODY)
def reset_spent(g: State) -> None:
    if g.spent:
        for me in range(g.seats - 1, 0, -1):
            if g.spent >> me & 1:
                g.then(reset(me))


@effect(look="let_go", book="will")
def reset(g: State, me: Seat) -> None:
    """A spent Hunted takes back all Place cards and their Will."""
    h = g.hunted[me]
    stays = h.played & bound_for_elsewhere(g, me)
    h.hand |= h.discard | h.played & ~stays
    h.played = stays
    h.discard = h.fog = 0
    regain(g, me, g.will_after_reset)
    g.spent &= ~(1 << me)
