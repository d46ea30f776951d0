"""What SANCTUARY lays out before the first turn: the city with all it needs, or the light variant."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import NO, NOBODY, SECRET, Answers, Seat, Step, effect, one_of, question
from artemia.engine.traits import Facts
from artemia.errors import ArtemiaError
from artemia.rules.card_table import CardTable
from artemia.rules.city import draw_survivor
from artemia.rules.constants import CREATURE, Avatars, Evolutions, place
from artemia.rules.evolution_cards import draw_evolutions
from artemia.rules.phases.evolution import survivors_appear
from artemia.rules.setup import Setup
from artemia.rules.state import State, sanctuary_of

SANCTUARY: Final = "sanctuary"
RESCUE_WITH_THE_CITY: Final = 13
DEFENSE: Final = {2: 6, 3: 6, 4: 8, 5: 10, 6: 12, 7: 13}
BONUSES_AT: Final = (
    {5: "all_take_back", 4: "discard_evolution", 3: "range_1_10", 2: "all_will", 1: "all_survival"},
    {9: "range_1_10", 6: "discard_dna", 4: "place_if_none", 2: "survival_if_none"},
)
"""The two sides of the Sanctuary board, for 2 to 4 and for 5 to 7 players: spaces left to Victory."""


def lay_out_city(g: State) -> None:
    """The light variant has the Avatars and one Evolution only."""
    if g.setup.light:
        g.then(deal_light())
    else:
        g.rescue = RESCUE_WITH_THE_CITY
        g.then(found_city())


def check_city(setup: Setup) -> None:
    """What the variants have no room for."""
    if setup.light and SANCTUARY in setup.boxes:
        raise ArtemiaError(
            "The light variant borrows Avatars and one Evolution for a game without Sanctuary; "
            "with the whole box it adds nothing.",
            "light-and-city",
        )
    if setup.labyrinth and SANCTUARY in setup.boxes:
        raise ArtemiaError(
            "The Labyrinth variant discovers places 6 to 10 of the base game and EXPLORATION; "
            "Sanctuary needs its own there.",
            "labyrinth-and-city",
        )


# The city


@effect(NOBODY)
def found_city(g: State) -> None:
    """Token, Defense, survivors, DNA; then the Creature draws Evolutions and each Hunted picks an Avatar."""
    s = sanctuary_of(g)
    s.token = place(1 + g.below(5))
    s.defense = DEFENSE[g.seats]
    s.bonuses = bonuses_for(g.cards, g.seats)
    s.survivor_pile = g.shuffled(tuple(g.cards.rescue_ask))
    for level in (1, 2):
        cards = [bit for bit, each in g.cards.evolution.items() if each.level == level]
        s.piles[level - 1] = g.shuffled(tuple(cards))
    s.dna = g.seats // 2
    avatars = g.shuffled(tuple(g.cards.avatar))
    g.then(show_avatars())
    for me in range(g.seats - 1, 0, -1):
        s.avatars_dealt[me] = sum(avatars[2 * me - 2 : 2 * me])
        g.then(which_avatar(me))
    g.then(which_levels(CREATURE))
    if g.seats == 2:
        g.then(draw_survivor(1))
    g.then(survivors_appear())


def bonuses_for(cards: CardTable, seats: int) -> tuple[Step, ...]:
    """The step of each space of the Defense track, by distance from Victory."""
    at = BONUSES_AT[0 if seats <= 4 else 1]
    return tuple([cards.bonus[at[d]] if d in at else NO for d in range(DEFENSE[seats] + 1)])


@question(secret=True, book="avatars")
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
        if g.log is not None and s.avatars[me]:
            g.witness(plays_avatar(me, s.avatars[me]))
        s.avatars_dealt[me] = 0


@effect()
def plays_avatar(g: State, me: Seat, avatar: Avatars) -> None:
    """Stands in the log: who is who."""


def how_many(g: State, creature: Seat) -> Facts:
    return {"n": evolutions_to_draw(g)}


@question(facts=how_many)
def which_levels(g: State, creature: Seat) -> Answers:
    """How many of the Evolution cards the Creature draws are of level I."""
    return tuple([draw_by_level(CREATURE, n) for n in range(evolutions_to_draw(g) + 1)])


def evolutions_to_draw(g: State) -> int:
    return 2 + g.seats // 2


def the_rest(g: State, creature: Seat, of_level_1: int) -> Facts:
    return {"rest": evolutions_to_draw(g) - of_level_1}


@effect(facts=the_rest)
def draw_by_level(g: State, creature: Seat, of_level_1: int) -> None:
    draw_evolutions(g, 1, of_level_1)
    draw_evolutions(g, 2, evolutions_to_draw(g) - of_level_1)


# The light variant


@effect(NOBODY)
def deal_light(g: State) -> None:
    """An Avatar each, face up, and for the Creature one Evolution out of three."""
    s = sanctuary_of(g)
    avatars = g.shuffled(tuple([bit for bit, each in g.cards.avatar.items() if each.base_compatible]))
    for me in g.hunted_seats():
        s.avatars[me] = sum(avatars[me - 1 : me])
    g.then_in_order(show_avatars(), which_evolution(CREATURE))


@question(book="light")
def which_evolution(g: State, creature: Seat) -> Answers:
    """Those for a table of this size cost as much DNA as there are pairs of Hunted."""
    pairs = g.seats // 2
    fitting = sum([bit for bit, e in g.cards.evolution.items() if e.base_compatible and e.cost == pairs])
    return (one_of(begin_evolved(CREATURE, fitting)),)


@effect(uses="evolution")
def begin_evolved(g: State, creature: Seat, card: Evolutions) -> None:
    s = sanctuary_of(g)
    s.developed = card
