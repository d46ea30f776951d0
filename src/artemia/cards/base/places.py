"""The ten places of the base game. A place's power is a question: what can it do for me now?"""

from __future__ import annotations

from typing import Final

from artemia.cards.base import BOX
from artemia.engine.step import NO, Answers, Seat, all_of, one_of, question
from artemia.rules.bars import Bar
from artemia.rules.catalog import place
from artemia.rules.effects.draws import can_draw_survival, draw_survival, draw_two_keep_one
from artemia.rules.effects.places import (
    prepare_artefact,
    prepare_river,
    prepared,
    reserve_for,
    returnable,
    take_back,
    take_from_reserve,
    with_this_card,
)
from artemia.rules.effects.powers import copyable, use_power
from artemia.rules.effects.tokens import catching
from artemia.rules.effects.tracks import advance_rescue, charge_marker, fire_marker
from artemia.rules.effects.will import can_heal, heal
from artemia.rules.excuses import held, no_survival_card_to_draw, nobody_to_heal
from artemia.rules.modifiers import ONE_CARD_BACK
from artemia.rules.state import State

LAIR: Final = 1
JUNGLE: Final = 2
RIVER: Final = 4
BEACH: Final = 8
ROVER: Final = 16
SWAMP: Final = 32
SHELTER: Final = 64
WRECK: Final = 128
SOURCE: Final = 256
ARTEFACT: Final = 512


def nothing_to_take_or_copy(g: State, me: Seat) -> Bar:
    return held(g, me) or Bar("places/nothing-to-take-or-copy")


def no_card_comes_back(g: State, me: Seat) -> Bar:
    return held(g, me) or Bar("places/no-card-comes-back")


def nobody_needs(g: State, me: Seat) -> Bar:
    return Bar("places/nobody-needs" if nobody_to_heal(g) else "will/spent-for-now")


@place(BOX, 1, harsh=True)
@question(vain=nothing_to_take_or_copy)
def lair(g: State, me: Seat) -> Answers:
    cards = take_back(me, returnable(g, me))
    return (
        one_of(cards) if g.modifiers & ONE_CARD_BACK else all_of(cards),
        one_of(use_power(me, copyable(g, me, catching(g)))),
    )


@place(BOX, 2)
@question(vain=no_card_comes_back)
def jungle(g: State, me: Seat) -> Answers:
    return with_this_card(g, me, 1)


@place(BOX, 3)
@question(vain="places/prepared")
def river(g: State, me: Seat) -> Answers:
    return (NO if prepared(g, me) else prepare_river(me),)


@place(BOX, 4, once_per_turn=True)
@question()
def beach(g: State, me: Seat) -> Answers:
    return (fire_marker(me) if g.marker else charge_marker(me),)


@place(BOX, 5)
@question(vain="reserve/nothing-new")
def rover(g: State, me: Seat) -> Answers:
    return (one_of(take_from_reserve(me, reserve_for(g, me))),)


@place(BOX, 6, site=True)
@question(vain=no_card_comes_back)
def swamp(g: State, me: Seat) -> Answers:
    return with_this_card(g, me, 2)


@place(BOX, 7, site=True)
@question(vain=no_survival_card_to_draw)
def shelter(g: State, me: Seat) -> Answers:
    return (draw_two_keep_one(me) if can_draw_survival(g) else NO,)


@place(BOX, 8, once_per_turn=True, site=True)
@question()
def wreck(g: State, me: Seat) -> Answers:
    return (advance_rescue(me, 1),)


@place(BOX, 9, site=True)
@question(vain=nobody_needs)
def source(g: State, me: Seat) -> Answers:
    return one_of(heal(me, can_heal(g))), draw_survival(me, 1) if can_draw_survival(g) else NO


@place(BOX, 10, copyable=False, site=True)
@question(vain="places/prepared")
def artefact(g: State, me: Seat) -> Answers:
    return (NO if prepared(g, me) else prepare_artefact(me),)
