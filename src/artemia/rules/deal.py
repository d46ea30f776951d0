"""The deal: the planet, the tracks, the decks; and each box lays out what it adds."""

from __future__ import annotations

from typing import Final

from artemia.engine.chance import key_of
from artemia.engine.step import NOBODY, Answers, Seat, effect, question
from artemia.rules.boxes import BOXES
from artemia.rules.card_table import card_table_of
from artemia.rules.catalog import PLACES, decks_of, planet_of
from artemia.rules.constants import CREATURE, place
from artemia.rules.effects.draws import draw_survival, refill_hunt_hand
from artemia.rules.hunted import new_hunted
from artemia.rules.phases.end_of_turn import begin_turn, end_of_turn, turn_is_over
from artemia.rules.phases.exploration import exploration
from artemia.rules.phases.hunting import hunting
from artemia.rules.phases.reckoning import reckoning
from artemia.rules.planet import Planet
from artemia.rules.setup import SIDES, Setup
from artemia.rules.state import State, blank_state

STARTING_HAND: Final = 0b11111


def new_state(setup: Setup) -> State:
    """The state before the first question."""
    g = blank_state(setup, key_of(setup.seed), first_planet(setup))
    lay_reserve(g, g.planet)
    g.will_after_reset = 2 if setup.expert else 3
    g.rescue = 11 + setup.players
    g.assimilation = 5 + setup.players
    g.hunted = [new_hunted(0)] + [new_hunted(STARTING_HAND) for _ in range(setup.players - 1)]
    phases = [end_of_turn(), reckoning(), hunting(), exploration()]
    g.phases = tuple(phases)  # compiled, a tuple written out would stay one of four
    g.then(begin_turn())
    if len(setup.parts) > 1:
        lay_out_boxes(g)
    g.then(deal())
    if setup.side is None:
        g.then(which_side(CREATURE))
    else:
        use_side(g, setup.side)
    return g


def lay_out_boxes(g: State) -> None:
    """What the boxes add, each its own."""
    g.eventful = True
    for id in reversed(g.setup.parts):  # the steps of the last box come last
        box = BOXES[id]
        if box.state is not None:
            setattr(g, id, box.state(g.seats))
        if box.setup is not None:
            box.setup(g)
    for id in g.setup.boxes:
        for phase in BOXES[id].phases:
            g.phases = (phase, *g.phases)
    g.phases = (turn_is_over(), *g.phases)


def first_planet(setup: Setup) -> Planet:
    """Places that lie face down are named, but nobody knows more of them than chance does."""
    powers = card_table_of(setup).powers
    planet = planet_of(setup.all_places, borrowed=powers)
    return planet_of(setup.all_places, hidden=planet.covers, borrowed=powers) if planet.covers else planet


def lay_reserve(g: State, planet: Planet) -> None:
    """In the Labyrinth variant the cards of a place are laid out when it is discovered."""
    if g.setup.labyrinth:
        return
    for number in range(6, 11):
        for layer in range(copies_of(g, planet.names[number - 1])):
            g.reserve |= place(number) << 10 * layer


def copies_of(g: State, name: str) -> int:
    """How many cards of a place the reserve holds."""
    return PLACES[name].copies or (1 if g.seats == 2 else 2 if g.seats <= 4 else 3)


def use_side(g: State, side: str) -> None:
    g.artemia_spaces = sum(1 << distance for distance in SIDES[side])


@question(book="sides")
def which_side(g: State, creature: Seat) -> Answers:
    return choose_side(creature, 0), choose_side(creature, 1)


@effect(book="sides")
def choose_side(g: State, creature: Seat, side: int) -> None:
    use_side(g, "AB"[side])


@effect(NOBODY)
def deal(g: State) -> None:
    hunt, survival = decks_of(g.setup.boxes)
    g.hunt_deck, g.survival_deck = g.shuffled(hunt), g.shuffled(survival)
    g.then(refill_hunt_hand())
    for me in range(g.seats - 1, 0, -1):
        g.then(draw_survival(me, 1))
