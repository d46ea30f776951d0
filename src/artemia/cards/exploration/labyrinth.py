"""The Labyrinth: hidden places, and the variant in which all of the second row is discovered."""

from __future__ import annotations

from typing import Final

from artemia.engine.kernel import answers_to
from artemia.engine.step import (
    NOBODY,
    OP,
    Answers,
    Seat,
    Step,
    effect,
    members,
    one_of,
    question,
    second_of,
    small_of,
    with_seat,
)
from artemia.errors import ArtemiaError
from artemia.rules.catalog import PLACES, SITES, planet_of
from artemia.rules.constants import Places, Sites, number_of
from artemia.rules.deal import copies_of, first_planet
from artemia.rules.effects.places import reserve_for, take_from_reserve
from artemia.rules.effects.powers import copyable, nothing, use_power
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.modifiers import NO_CARD_RETURNS_ITSELF
from artemia.rules.planet import Planet
from artemia.rules.setup import Setup
from artemia.rules.state import State, exploration_of

SITES_A_SEARCH: Final = 3


# Hidden places


@effect(book="labyrinth")
def reveal_place(g: State, me: Seat, spot: Places) -> None:
    """Which place lies there is decided only now, as it would be by the shuffle before the game."""
    hidden = members(g.planet.hidden)
    found = hidden[g.below(len(hidden))]
    if g.log is not None:
        g.witness(uncovered(me, found, spot))
    uncover(g, spot, found, g.planet.names[number_of(found) - 1])
    enter_discovery(g, me, found)


@effect(book="labyrinth")
def uncovered(g: State, me: Seat, found: Places, spot: Places) -> None:
    """Stands in the log: which place lies on the spot that was revealed."""


def uncover(g: State, spot: Places, found: Places, name: str) -> None:
    """The number that stood for this spot goes where the found one stood, with all that lies on each."""
    g.planet = with_place_on(g.planet, spot, found, name)
    g.creature = swapped(g.creature, spot, found)
    g.target = swapped(g.target, spot, found)
    g.artemia = swapped(g.artemia, spot, found)
    if g.sanctuary is not None:
        g.sanctuary.token = swapped(g.sanctuary.token, spot, found)
        g.sanctuary.barred = swapped(g.sanctuary.barred, spot, found)
    g.inaccessible &= ~found


def with_place_on(planet: Planet, spot: Places, found: Places, name: str) -> Planet:
    """The same planet with this place revealed on this spot."""
    names, order = list(planet.names), list(planet.order)
    here, there = order.index(number_of(spot)), order.index(number_of(found))
    order[here], order[there] = order[there], order[here]
    names[number_of(found) - 1] = name
    return planet_of(tuple(names), tuple(order), planet.hidden & ~found, planet.borrowed)


def swapped(places: Places, one: Places, other: Places) -> Places:
    """The set with two members in each other's place."""
    kept = places & ~(one | other)
    return kept | (other if places & one else 0) | (one if places & other else 0)


def enter_discovery(g: State, me: Seat, found: Places) -> None:
    g.modifiers |= NO_CARD_RETURNS_ITSELF
    if g.setup.rulings > 1:
        g.then(discovery_over(me))
    g.then(on_discovery(me, found))


@question(book="labyrinth")
def on_discovery(g: State, me: Seat, found: Places) -> Answers:
    return (
        nothing(me),
        one_of(use_discovery(me, copyable(g, me, found))),
        one_of(take_from_reserve(me, reserve_for(g, me) & found)),
    )


@effect(NOBODY)
def use_discovery(g: State, me: Seat, found: Places) -> None:
    if g.setup.rulings > 1 and not brings_itself_back(g, me, found):
        discovery_is_over(g)
    g.then(use_power(me, found))


def brings_itself_back(g: State, me: Seat, found: Places) -> bool:
    """Whether it matters to this power that the card played may come back."""
    power = with_seat(g.planet.powers[number_of(found) - 1], me)
    bound = answers_to(g, power)
    g.modifiers &= ~NO_CARD_RETURNS_ITSELF
    free = answers_to(g, power)
    g.modifiers |= NO_CARD_RETURNS_ITSELF
    return free != bound


@effect(NOBODY)
def discovery_over(g: State, me: Seat) -> None:
    discovery_is_over(g)


def discovery_is_over(g: State) -> None:
    """What the same Hunted copies from now on is a copy like any other."""
    g.modifiers &= ~NO_CARD_RETURNS_ITSELF


# The variant: ten places in a pile, five empty spots


@effect(NOBODY)
def pile_up_sites(g: State) -> None:
    exploration_of(g).sites = g.shuffled(members((1 << len(SITES)) - 1))


def lay_out_sites(g: State) -> None:
    if g.setup.labyrinth:
        g.then(pile_up_sites())


def check_labyrinth(setup: Setup) -> None:
    """The variant names its first five places, and the fifth is the Labyrinth."""
    if setup.labyrinth and len(setup.places) != 5:
        raise ArtemiaError(
            "In the Labyrinth variant places 6 to 10 are discovered: name places 1 to 5 only.",
            "labyrinth-places",
        )
    if setup.labyrinth and setup.places[4] != "labyrinth":
        raise ArtemiaError("The Labyrinth variant needs the Labyrinth as place 5.", "labyrinth-missing")


@effect(NOBODY)
def search_sites(g: State, me: Seat) -> None:
    """Three places from the pile, for all to see: one is laid out, one discarded, one goes back below."""
    w = exploration_of(g)
    n = min(SITES_A_SEARCH, len(w.sites))
    w.sites, w.sites_drawn = w.sites[:-n], sum(w.sites[-n:])
    w.sites_known_below = min(w.sites_known_below, len(w.sites))
    if g.log is not None:
        g.witness(drew_sites(me, w.sites_drawn))
    g.then(which_site(me))


@effect(book="labyrinth-variant")
def drew_sites(g: State, me: Seat, sites: Sites) -> None:
    """Stands in the log: the places that were drawn."""


@question(book="labyrinth-variant")
def which_site(g: State, me: Seat) -> Answers:
    """A place whose number isn't on the planet yet; one of the others must be fit for the discard."""
    w = exploration_of(g)
    return tuple(
        [
            one_of(lay_site(me, g.planet.hidden, site))
            for site in members(w.sites_drawn)
            if number_bit(site) & g.planet.hidden and droppable(w, w.sites_drawn & ~site)
        ]
    )


def name_of(site: Sites) -> str:
    return SITES[site.bit_length() - 1]


def number_bit(site: Sites) -> Places:
    return 1 << PLACES[name_of(site)].number - 1


def droppable(w: ExplorationState, sites: Sites) -> Sites:
    """The discard, like the planet, never holds two places of a number."""
    numbers = 0
    for site in members(w.sites_discard):
        numbers |= number_bit(site)
    return sum([site for site in members(sites) if not number_bit(site) & numbers])


@effect(book="labyrinth-variant")
def lay_site(g: State, me: Seat, spot: Places, site: Sites) -> None:
    """It lies on the planet from now on, and its cards in the reserve."""
    w = exploration_of(g)
    found = number_bit(site)
    w.sites_drawn &= ~site
    uncover(g, spot, found, name_of(site))
    for layer in range(copies_of(g, name_of(site))):
        g.reserve |= found << 10 * layer
    g.then(which_site_to_drop(me))
    enter_discovery(g, me, found)


@question(book="labyrinth-variant")
def which_site_to_drop(g: State, me: Seat) -> Answers:
    w = exploration_of(g)
    return (one_of(drop_site(me, droppable(w, w.sites_drawn))),)


@effect(book="labyrinth-variant")
def drop_site(g: State, me: Seat, site: Sites) -> None:
    """Out of the game, with all its cards. The last one drawn goes under the pile."""
    w = exploration_of(g)
    last, w.sites_drawn = w.sites_drawn & ~site, 0
    w.sites_discard |= site
    if last:
        if g.log is not None:
            g.witness(returned_site(me, last))
        w.sites = (last, *w.sites)
        w.sites_known_below += 1
    if not w.sites:
        w.sites_discard = 0


@effect()
def returned_site(g: State, me: Seat, site: Sites) -> None:
    """Stands in the log: a place went back under the pile."""


# Telling it afterwards


def as_it_lay(g: State) -> list[State]:
    """For each event of the log, the state with the planet as it lay then, to tell it by."""
    if not first_planet(g.setup).hidden:
        return [g] * len(g.log or [])
    told = g.copy()
    lying = first_planet(g.setup)
    found: list[State] = []
    for event in g.log or []:
        planet, lying = as_told(lying, event.step)
        if planet is not told.planet:
            told = told.copy()
            told.planet = planet
        found.append(told)
    return found


def as_told(planet: Planet, step: Step) -> tuple[Planet, Planet]:
    """The planet to tell an event by, and as it lies afterwards, from the one that lay there before."""
    op, first, second = step & OP, small_of(step), second_of(step)
    if op == UNCOVERED:
        planet = with_place_on(planet, second, first, planet.names[number_of(first) - 1])
    elif op == LAY_SITE:
        return planet, with_place_on(planet, first, number_bit(second), name_of(second))
    return planet, planet


UNCOVERED: Final[Step] = uncovered(0, 0, 0) & OP
LAY_SITE: Final[Step] = lay_site(0, 0, 0) & OP
