"""Effects of somebody's own for every kind of card, with verbs and a question of their own."""

from artemia.engine.step import NOBODY, Answers, Seat, Seats, effect, exactly, one_of, question, up_to
from artemia.rules.constants import END_OF_TURN, EXPLORATION, HUNTING, Places
from artemia.rules.effects.places import discard, returnable, take_back
from artemia.rules.effects.powers import nothing
from artemia.rules.effects.tracks import advance_rescue
from artemia.rules.effects.will import lose_will
from artemia.rules.own_effects import (
    avatar_effect,
    bonus_effect,
    evolution_effect,
    hunt_effect,
    place_effect,
    survival_effect,
    survivor_effect,
)
from artemia.rules.state import State


@place_effect(once_per_turn=True)
@question()
def own_place(g: State, me: Seat) -> Answers:
    return own_way(me, g.hunted[me].discard, 2), advance_rescue(me, 1)


@effect()
def own_way(g: State, me: Seat, places: Places, n: int) -> None:
    g.then(own_choice(me, n))


@question()
def own_choice(g: State, me: Seat, n: int) -> Answers:
    return nothing(me), up_to(n, take_back(me, returnable(g, me)))


@hunt_effect(HUNTING, also_in=(EXPLORATION,))
@question()
def own_hunt(g: State, me: Seat) -> Answers:
    return one_of(own_plague(me, able(g))), exactly(2, own_plague(me, able(g)))


@effect()
def own_plague(g: State, me: Seat, whom: Seats) -> None:
    for seat in range(1, g.seats):
        if whom >> seat & 1:
            g.then(own_cough(seat))


@question()
def own_cough(g: State, me: Seat) -> Answers:
    return lose_will(me, 1), one_of(discard(me, g.hunted[me].hand))


def able(g: State) -> Seats:
    return sum([1 << seat for seat in g.hunted_seats() if g.hunted[seat].will > 1])


@survival_effect(EXPLORATION)
@question()
def own_survival(g: State, me: Seat) -> Answers:
    return (advance_rescue(me, 1),)


@evolution_effect(END_OF_TURN, base_compatible=True)
@question()
def own_evolution(g: State, me: Seat) -> Answers:
    return own_stir(), nothing(me)


@effect(NOBODY)
def own_stir(g: State) -> None:
    g.hunt_deck = g.shuffled(g.hunt_deck)


@avatar_effect(base_compatible=True)
@question()
def own_avatar(g: State, me: Seat) -> Answers:
    return one_of(take_back(me, g.hunted[me].discard)), nothing(me)


@survivor_effect
@question()
def own_survivor(g: State, me: Seat) -> Answers:
    return up_to(2, take_back(me, returnable(g, me))), nothing(me)


@bonus_effect
@effect()
def own_bonus(g: State, me: Seat) -> None:
    g.then(advance_rescue(me, 1))
