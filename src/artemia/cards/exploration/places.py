"""The ten places of EXPLORATION."""

from __future__ import annotations

from typing import Final

from artemia.cards.base.places import no_card_comes_back, nothing_to_take_or_copy
from artemia.cards.exploration import BOX
from artemia.cards.exploration.labyrinth import reveal_place, search_sites
from artemia.cards.exploration.portal import step_through
from artemia.engine.step import (
    NO,
    NOBODY,
    Answers,
    Seat,
    Seats,
    Step,
    all_of,
    effect,
    one_of,
    question,
)
from artemia.rules.bars import Bar
from artemia.rules.catalog import place
from artemia.rules.constants import ALL_PLACES, FULL_WILL, SECOND_ROW, Places, Spaces, SurvivalCards
from artemia.rules.effects.draws import can_draw_survival, draw_survival
from artemia.rules.effects.places import (
    prepare_fjord,
    prepared,
    reserve_for,
    returnable,
    take_back,
    take_from_reserve,
    this_card,
    with_this_card,
)
from artemia.rules.effects.powers import copyable, nothing, use_power
from artemia.rules.effects.tracks import advance_rescue, advance_shield, count_last_will, will_pool
from artemia.rules.effects.will import can_heal, heal
from artemia.rules.excuses import no_survival_card_to_draw
from artemia.rules.modifiers import ONE_CARD_BACK
from artemia.rules.state import State, exploration_of

FEW_HUNTED: Final = 4
"""So many may use all of the Nexus: its danger weighs more on a small table."""


@place(BOX, 1, grave=True, provenance="original")
@question(vain=nothing_to_take_or_copy)
def nexus(g: State, me: Seat) -> Answers:
    back, copies = cards_from_nexus(g, me), places_through_nexus(g, me)
    if back and copies and len(g.hunted_seats()) <= FEW_HUNTED:
        return (use_whole_nexus(me),)
    return back, copies


def cards_from_nexus(g: State, me: Seat) -> Step:
    cards = take_back(me, returnable(g, me))
    return one_of(cards) if g.modifiers & ONE_CARD_BACK else all_of(cards)


def places_through_nexus(g: State, me: Seat) -> Step:
    return one_of(use_power(me, copyable(g, me, explored_by_others(g, me))))


@effect(NOBODY)
def use_whole_nexus(g: State, me: Seat) -> None:
    g.then_in_order(nexus_cards(me), nexus_place(me))


@question()
def nexus_cards(g: State, me: Seat) -> Answers:
    return (cards_from_nexus(g, me),)


@question()
def nexus_place(g: State, me: Seat) -> Answers:
    copies = places_through_nexus(g, me)
    return (nothing(me), copies) if copies else ()


def explored_by_others(g: State, me: Seat) -> Places:
    found = 0
    for seat in g.hunted_seats():
        if seat != me:
            found |= g.hunted[seat].at
    return found


@place(BOX, 2, provenance="rulebook")
@question(vain=no_card_comes_back)
def oasis(g: State, me: Seat) -> Answers:
    """The Will they lack is counted now."""
    missing = FULL_WILL - g.hunted[me].will
    return with_this_card(g, me, missing, ALL_PLACES if missing else 0)


@place(BOX, 3, provenance="reconstructed")
@question(vain="places/prepared")
def fjord(g: State, me: Seat) -> Answers:
    return (NO if prepared(g, me) else prepare_fjord(me),)


@place(BOX, 4, once_per_turn=True, shield=True, bound=True, provenance="reconstructed")
@question()
def dome(g: State, me: Seat) -> Answers:
    return (advance_shield(me),)


def nothing_to_discover(g: State, me: Seat) -> Bar:
    return Bar("labyrinth/all-known")


@place(BOX, 5, covers=SECOND_ROW, bound=True, provenance="reconstructed")
@question(vain=nothing_to_discover)
def labyrinth(g: State, me: Seat) -> Answers:
    known = one_of(take_from_reserve(me, reserve_for(g, me)))
    if g.setup.labyrinth:
        return search_sites(me) if exploration_of(g).sites else NO, known
    return one_of(reveal_place(me, g.planet.hidden)), known


# The Mangrove: cards for oneself, then one for whomever one likes


@place(BOX, 6, site=True, provenance="reconstructed")
@question(vain=no_card_comes_back)
def mangrove(g: State, me: Seat) -> Answers:
    played = this_card(g, me)
    others = returnable(g, me)
    alone = haul_in(me, 0, played) if played else NO
    if g.modifiers & ONE_CARD_BACK and others:
        return alone, one_of(haul_in(me, others, 0))
    if others:
        return (one_of(haul_in(me, others, played)),)
    return (alone or one_of(help_out(me, can_be_helped(g, me))),)


@effect(NOBODY)
def haul_in(g: State, me: Seat, places: Places, played: Places) -> None:
    g.then_in_order(take_back(me, places, played), whom_to_help(me))


def can_be_helped(g: State, me: Seat) -> Seats:
    """The Hunted who have a card to take back; under Persecution the helper has had theirs."""
    found = 0
    for seat in g.hunted_seats():
        if returnable(g, seat) and not (seat == me and g.modifiers & ONE_CARD_BACK):
            found |= 1 << seat
    return found


@question()
def whom_to_help(g: State, me: Seat) -> Answers:
    return nothing(me), one_of(help_out(me, can_be_helped(g, me)))


@effect()
def help_out(g: State, me: Seat, whom: Seats) -> None:
    g.then(which_to_fish_out(whom.bit_length() - 1))


@question()
def which_to_fish_out(g: State, me: Seat) -> Answers:
    return (one_of(take_back(me, returnable(g, me))),)


# The Archipelago: a card, then perhaps a card for a Will


@place(BOX, 7, site=True, provenance="reconstructed")
@question(vain=no_survival_card_to_draw)
def archipelago(g: State, me: Seat) -> Answers:
    worth_it = can_draw_survival(g) or (g.hunted[me].survival and can_heal(g))
    return (comb_islands(me) if worth_it else NO,)


@effect(NOBODY)
def comb_islands(g: State, me: Seat) -> None:
    g.then(care_choice(me))
    if can_draw_survival(g):
        g.then(draw_survival(me, 1))


@question()
def care_choice(g: State, me: Seat) -> Answers:
    cards = g.hunted[me].survival if can_heal(g) else 0
    return nothing(me), one_of(trade_card(me, cards))


@effect()
def trade_card(g: State, me: Seat, card: SurvivalCards) -> None:
    """Discarded, not played, for a Will."""
    g.hunted[me].survival &= ~card
    g.survival_discard = (*g.survival_discard, card)
    g.then(whom_to_tend(me))


@question()
def whom_to_tend(g: State, me: Seat) -> Answers:
    return (one_of(heal(me, can_heal(g))),)


# The Pole


@place(BOX, 8, once_per_turn=True, homing=True, copies=1, site=True, bound=True, provenance="reconstructed")
@question(vain="will/spent-for-now")
def pole(g: State, me: Seat) -> Answers:
    return (pay_for_rescue(me) if g.hunted[me].will else NO,)


@effect()
def pay_for_rescue(g: State, me: Seat) -> None:
    """A price, no loss: nothing spares them from it. If it was their last Will, Rescue still moves first."""
    h = g.hunted[me]
    h.will -= 1
    if not h.will:
        g.spent |= 1 << me
        g.then(count_last_will(me))
    g.then(advance_rescue(me, 2))


# The Fungi


@place(BOX, 9, site=True, provenance="reconstructed")
@question(vain=no_survival_card_to_draw)
def fungi(g: State, me: Seat) -> Answers:
    return (
        one_of(sow_will(me, fertile_spaces(g), 1)),
        draw_survival(me, 1) if can_draw_survival(g) else NO,
    )


def fertile_spaces(g: State) -> Spaces:
    """The free spaces between the Rescue counter and Victory, as long as there is Will to put there."""
    if will_pool(g) <= 0:
        return 0
    return (1 << g.rescue) - 2 & ~exploration_of(g).fungi


@effect()
def sow_will(g: State, me: Seat, space: Spaces, more: int) -> None:
    """A Will from the pool waits there for the Rescue counter."""
    exploration_of(g).fungi |= space
    if more:
        g.then(sow_more(me))


@question()
def sow_more(g: State, me: Seat) -> Answers:
    return nothing(me), one_of(sow_will(me, fertile_spaces(g), 0))


# The Portal


@place(BOX, 10, copyable=False, site=True, provenance="reconstructed")
@question(vain="places/no-card-to-go-on")
def portal(g: State, me: Seat) -> Answers:
    h = g.hunted[me]
    return (one_of(step_through(me, h.hand & ~g.inaccessible & ~h.at)),)
