"""The eighteen survivors and what rescuing them does."""

from __future__ import annotations

from artemia.cards.sanctuary import BOX
from artemia.engine.step import NO, Answers, Seat, effect, one_of, question, up_to
from artemia.rules.bars import brings
from artemia.rules.city import advance_defense
from artemia.rules.effects.draws import can_draw_survival, draw_survival
from artemia.rules.effects.places import (
    keepable,
    or_fewer_than,
    pick_up,
    reserve_for,
    returnable,
    take_back,
    take_from_reserve,
)
from artemia.rules.effects.powers import copyable, nothing, use_power
from artemia.rules.effects.tokens import catching
from artemia.rules.effects.will import can_heal, heal
from artemia.rules.modifiers import NO_EVOLVING
from artemia.rules.phases.evolution import lose_dna
from artemia.rules.sanctuary_catalog import survivor, survivor_effect
from artemia.rules.state import State, sanctuary_of


@survivor_effect(BOX)
@question()
def s_survival(g: State, me: Seat) -> Answers:
    return (draw_survival(me, 1) if can_draw_survival(g) else NO,)


@survivor_effect(BOX)
@question()
def s_defense(g: State, me: Seat) -> Answers:
    return (advance_defense(me, 1),)


@survivor_effect(BOX)
@question()
def s_copy_creature(g: State, me: Seat) -> Answers:
    return (one_of(use_power(me, copyable(g, me, catching(g)))),)


@survivor_effect(BOX)
@question()
def s_reserve(g: State, me: Seat) -> Answers:
    return (one_of(take_from_reserve(me, reserve_for(g, me))),)


@survivor_effect(BOX)
@brings(NO_EVOLVING)
@question()
def s_no_evolution(g: State, me: Seat) -> Answers:
    return (NO if g.modifiers & NO_EVOLVING else stunt(me),)


@effect()
def stunt(g: State, me: Seat) -> None:
    """The Creature neither evolves nor nests this turn."""
    g.modifiers |= NO_EVOLVING


@survivor_effect(BOX)
@question()
def s_take_back_2(g: State, me: Seat) -> Answers:
    cards = returnable(g, me)
    if g.setup.rulings == 1 or not cards:
        return (up_to(2, take_back(me, cards)),)
    return (*or_fewer_than(2, take_back(me, cards)), nothing(me))


@survivor_effect(BOX)
@question()
def s_take_played(g: State, me: Seat) -> Answers:
    return (one_of(pick_up(me, keepable(g, me))),)


@survivor_effect(BOX)
@question()
def s_will(g: State, me: Seat) -> Answers:
    return (one_of(heal(me, can_heal(g) & 1 << me)),)


@survivor_effect(BOX)
@question()
def s_dna(g: State, me: Seat) -> Answers:
    """As many as the rescuer likes."""
    dna = sanctuary_of(g).dna
    if not dna:
        return ()
    return nothing(me), lose_dna(me, 1), lose_dna(me, 2) if dna > 1 else NO


survivor(BOX, "survivor_01", "s_survival", "rulebook")
survivor(BOX, "survivor_02", "s_survival")
survivor(BOX, "survivor_03", "s_defense")
survivor(BOX, "survivor_04", "s_defense")
survivor(BOX, "survivor_05", "s_copy_creature")
survivor(BOX, "survivor_06", "s_copy_creature")
survivor(BOX, "survivor_07", "s_reserve")
survivor(BOX, "survivor_08", "s_reserve")
survivor(BOX, "survivor_09", "s_no_evolution")
survivor(BOX, "survivor_10", "s_no_evolution")
survivor(BOX, "survivor_11", "s_take_back_2")
survivor(BOX, "survivor_12", "s_take_back_2")
survivor(BOX, "survivor_13", "s_take_played")
survivor(BOX, "survivor_14", "s_take_played")
survivor(BOX, "survivor_15", "s_will")
survivor(BOX, "survivor_16", "s_will")
survivor(BOX, "survivor_17", "s_dna")
survivor(BOX, "survivor_18", "s_dna")
