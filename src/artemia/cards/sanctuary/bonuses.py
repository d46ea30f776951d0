"""The eight bonuses of the Defense track. They are due to the Hunted, whoever of them moved the counter."""

from __future__ import annotations

from artemia.cards.sanctuary import BOX
from artemia.engine.step import NOBODY, Answers, Seat, effect, one_of, question
from artemia.rules.constants import SECOND_ROW
from artemia.rules.effects.draws import can_draw_survival, draw_survival
from artemia.rules.effects.places import reserve_for, returnable, take_back, take_from_reserve
from artemia.rules.effects.powers import nothing
from artemia.rules.effects.will import can_heal, heal
from artemia.rules.evolution_cards import in_play, lose_evolution
from artemia.rules.phases.evolution import lose_dna
from artemia.rules.sanctuary_catalog import bonus
from artemia.rules.state import State, sanctuary_of


@bonus(BOX)
@effect()
def range_1_10(g: State, me: Seat) -> None:
    sanctuary_of(g).full_route = True


@bonus(BOX)
@effect(NOBODY)
def discard_evolution(g: State, me: Seat) -> None:
    g.then(which_to_discard(me))


@question()
def which_to_discard(g: State, me: Seat) -> Answers:
    return (one_of(lose_evolution(me, in_play(g))),)


@bonus(BOX)
@effect(NOBODY)
def place_if_none(g: State, me: Seat) -> None:
    """One after the other, as copies may run out."""
    for seat in range(g.seats - 1, 0, -1):
        g.then(offer_place(seat))


@effect(NOBODY)
def offer_place(g: State, me: Seat) -> None:
    if not g.hunted[me].owned & SECOND_ROW:
        g.then(which_to_gain(me))


@question()
def which_to_gain(g: State, me: Seat) -> Answers:
    return nothing(me), one_of(take_from_reserve(me, reserve_for(g, me)))


@bonus(BOX)
@effect(NOBODY)
def survival_if_none(g: State, me: Seat) -> None:
    """One after the other, as cards may run out."""
    for seat in range(g.seats - 1, 0, -1):
        g.then(offer_survival(seat))


@effect(NOBODY)
def offer_survival(g: State, me: Seat) -> None:
    if not g.hunted[me].survival and can_draw_survival(g):
        g.then(draw_or_not(me))


@question()
def draw_or_not(g: State, me: Seat) -> Answers:
    return draw_survival(me, 1), nothing(me)


@bonus(BOX)
@effect(NOBODY)
def all_survival(g: State, me: Seat) -> None:
    for seat in range(g.seats - 1, 0, -1):
        g.then(share_of_survival(seat))


@effect(NOBODY)
def share_of_survival(g: State, me: Seat) -> None:
    if can_draw_survival(g):
        g.then(draw_survival(me, 1))


@bonus(BOX)
@effect(NOBODY)
def all_take_back(g: State, me: Seat) -> None:
    for seat in range(g.seats - 1, 0, -1):
        g.then(which_to_take_back(seat))


@question(secret=False)
def which_to_take_back(g: State, me: Seat) -> Answers:
    return (one_of(take_back(me, returnable(g, me))),)


@bonus(BOX)
@effect(NOBODY)
def all_will(g: State, me: Seat) -> None:
    """One after the other, as Will may have to come from the Rescue track."""
    for seat in range(g.seats - 1, 0, -1):
        if can_heal(g) >> seat & 1:
            g.then(heal(seat, 1 << seat))


@bonus(BOX)
@effect(NOBODY)
def discard_dna(g: State, me: Seat) -> None:
    if sanctuary_of(g).dna:
        g.then(lose_dna(me, 1))
