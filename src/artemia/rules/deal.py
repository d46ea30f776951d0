"""The deal: decks, the planet, and for each box what it brings to the table."""

from __future__ import annotations

from typing import Final

from artemia.engine.chance import key_of
from artemia.engine.step import NO, NOBODY, SECRET, Answers, Seat, Step, effect, one_of, question
from artemia.rules.catalog import PLACES, decks_of, planet_of
from artemia.rules.city import draw_survivor
from artemia.rules.constants import CREATURE, Avatars, Evolutions, place
from artemia.rules.effects.draws import draw_survival, refill_hunt_hand
from artemia.rules.evolution_cards import draw_evolutions
from artemia.rules.exploration_state import new_exploration_state
from artemia.rules.hunted import new_hunted
from artemia.rules.phases.end_of_turn import begin_turn, end_of_turn, turn_is_over
from artemia.rules.phases.evolution import evolution_phase, survivors_appear
from artemia.rules.phases.exploration import exploration
from artemia.rules.phases.hunting import hunting
from artemia.rules.phases.reckoning import reckoning
from artemia.rules.planet import Planet
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVORS
from artemia.rules.sanctuary_state import new_sanctuary_state
from artemia.rules.setup import SECOND_ROW, SIDES, Setup
from artemia.rules.state import State, blank_state, sanctuary_of

STARTING_HAND: Final = 0b11111
RESCUE_WITH_THE_CITY: Final = 13
DEFENSE: Final = {2: 6, 3: 6, 4: 8, 5: 10, 6: 12, 7: 13}
BONUSES_AT: Final = (
    {5: "all_take_back", 4: "discard_evolution", 3: "range_1_10", 2: "all_will", 1: "all_survival"},
    {9: "range_1_10", 6: "discard_dna", 4: "place_if_none", 2: "survival_if_none"},
)
"""The two sides of the Sanctuary board, for 2 to 4 and for 5 to 7 players: spaces left to Victory."""


def new_state(setup: Setup) -> State:
    """The state before the first question."""
    g = blank_state(setup, key_of(setup.seed), first_planet(setup))
    lay_reserve(g, g.planet)
    g.will_after_reset = 2 if setup.expert else 3
    g.rescue = RESCUE_WITH_THE_CITY if setup.city else 11 + setup.players
    g.assimilation = 5 + setup.players
    g.hunted = [new_hunted(0)] + [new_hunted(STARTING_HAND) for _ in range(setup.players - 1)]
    g.phases = (end_of_turn(), reckoning(), hunting(), exploration())
    g.then(begin_turn())
    if setup.wild:
        g.exploration = new_exploration_state()
    if setup.city or setup.light:
        g.sanctuary = new_sanctuary_state(setup.players)
    if setup.city:
        g.phases = (evolution_phase(), *g.phases)
        g.then(found_city())
    g.eventful = len(setup.boxes) > 1 or g.exploration is not None or g.sanctuary is not None
    if g.eventful:
        g.phases = (turn_is_over(), *g.phases)
    if setup.light:
        g.then(deal_light())
    if setup.labyrinth:
        g.then(SITES_TO_DISCOVER[0])
    g.then(deal())
    if setup.side is None:
        g.then(which_side(CREATURE))
    else:
        use_side(g, setup.side)
    return g


def first_planet(setup: Setup) -> Planet:
    """With the Labyrinth the second row lies face down. Nobody knows more of it than chance does."""
    hidden = SECOND_ROW if "labyrinth" in setup.places else 0
    return planet_of(setup.all_places, hidden=hidden)


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


@question()
def which_side(g: State, creature: Seat) -> Answers:
    return choose_side(creature, 0), choose_side(creature, 1)


@effect()
def choose_side(g: State, creature: Seat, side: int) -> None:
    use_side(g, "AB"[side])


@effect(NOBODY)
def deal(g: State) -> None:
    hunt, survival = decks_of(g.setup.boxes)
    g.hunt_deck, g.survival_deck = g.shuffled(hunt), g.shuffled(survival)
    g.then(refill_hunt_hand())
    for me in range(g.seats - 1, 0, -1):
        g.then(draw_survival(me, 1))


SITES_TO_DISCOVER: Final[list[Step]] = [NO]
"""How the Labyrinth variant piles up its places; its module enters the step here."""


# SANCTUARY


@effect(NOBODY)
def found_city(g: State) -> None:
    """Token, Defense, survivors, DNA; then the Creature draws Evolutions and each Hunted picks an Avatar."""
    s = sanctuary_of(g)
    s.token = place(1 + g.below(5))
    s.defense = DEFENSE[g.seats]
    s.bonuses = bonuses_for(g.seats)
    s.survivor_pile = g.shuffled(tuple(each.bit for each in SURVIVORS.values()))
    for level in (1, 2):
        s.piles[level - 1] = g.shuffled(tuple(e.bit for e in EVOLUTIONS.values() if e.level == level))
    s.dna = g.seats // 2
    avatars = g.shuffled(tuple(each.bit for each in AVATARS.values()))
    g.then(show_avatars())
    for me in range(g.seats - 1, 0, -1):
        s.avatars_dealt[me] = sum(avatars[2 * me - 2 : 2 * me])
        g.then(which_avatar(me))
    g.then(which_levels(CREATURE))
    if g.seats == 2:
        g.then(draw_survivor(1))
    g.then(survivors_appear())


def bonuses_for(seats: int) -> tuple[Step, ...]:
    """The step of each space of the Defense track, by distance from Victory."""
    at = BONUSES_AT[0 if seats <= 4 else 1]
    return tuple(BONUSES[at[d]].step if d in at else NO for d in range(DEFENSE[seats] + 1))


@question()
def which_avatar(g: State, me: Seat) -> Answers:
    return (one_of(choose_avatar(me, sanctuary_of(g).avatars_dealt[me])),)


@effect(SECRET)
def choose_avatar(g: State, me: Seat, avatar: Avatars) -> None:
    """Nobody else sees it before all have chosen."""
    sanctuary_of(g).avatars[me] = avatar


@effect(NOBODY)
def show_avatars(g: State) -> None:
    s = sanctuary_of(g)
    for me in g.hunted_seats():
        s.avatars_dealt[me] = 0
        if g.log is not None and s.avatars[me]:
            g.witness(plays_avatar(me, s.avatars[me]))


@effect()
def plays_avatar(g: State, me: Seat, avatar: Avatars) -> None:
    """Stands in the log: who is who."""


@question()
def which_levels(g: State, creature: Seat) -> Answers:
    """How many of the Evolution cards the Creature draws are of level I."""
    return tuple([draw_by_level(CREATURE, n) for n in range(evolutions_to_draw(g) + 1)])


def evolutions_to_draw(g: State) -> int:
    return 2 + g.seats // 2


@effect()
def draw_by_level(g: State, creature: Seat, of_level_1: int) -> None:
    draw_evolutions(g, 1, of_level_1)
    draw_evolutions(g, 2, evolutions_to_draw(g) - of_level_1)


# The light variant


@effect(NOBODY)
def deal_light(g: State) -> None:
    """An Avatar each, face up, and for the Creature one Evolution out of three."""
    s = sanctuary_of(g)
    avatars = g.shuffled(tuple(each.bit for each in AVATARS.values() if each.base_compatible))
    for me in g.hunted_seats():
        s.avatars[me] = sum(avatars[me - 1 : me])
    g.then_in_order(show_avatars(), which_evolution(CREATURE))


@question()
def which_evolution(g: State, creature: Seat) -> Answers:
    """Those for a table of this size cost as much DNA as there are pairs of Hunted."""
    pairs = g.seats // 2
    fitting = sum([e.bit for e in EVOLUTIONS.values() if e.base_compatible and e.cost == pairs])
    return (one_of(begin_evolved(CREATURE, fitting)),)


@effect()
def begin_evolved(g: State, creature: Seat, card: Evolutions) -> None:
    s = sanctuary_of(g)
    s.developed = card
