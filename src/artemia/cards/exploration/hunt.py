"""The thirteen Hunt cards of EXPLORATION."""

from __future__ import annotations

from artemia.cards.base.hunt import disable
from artemia.cards.exploration import BOX
from artemia.engine.step import NO, NOBODY, Answers, Seat, Seats, effect, exactly, one_of, question
from artemia.rules.bars import SPOILT_PLACES, Bar, brings
from artemia.rules.catalog import hunt
from artemia.rules.constants import (
    ALL_PLACES,
    ARTEMIA_TOKEN,
    CREATURE,
    CREATURE_TOKEN,
    END_OF_TURN,
    EXPLORATION,
    HUNTING,
    RECKONING,
    TARGET_TOKEN,
    HuntCards,
    Places,
    place,
)
from artemia.rules.effects.draws import discard_hunt
from artemia.rules.effects.places import all_among, push
from artemia.rules.effects.powers import this_turn
from artemia.rules.effects.tokens import move_token, put_token, swap_tokens, widen
from artemia.rules.effects.tracks import advance_assimilation, advance_rescue
from artemia.rules.excuses import artemia_kept_away, step_is_over
from artemia.rules.modifiers import (
    ARTEMIA_MAY_SPREAD,
    ARTEMIA_SWARMS,
    DRAW_TO_FOUR,
    NO_ARTEMIA,
    RESIST_HALVED,
    TARGET_BENDS_TIME,
    TARGET_HOLDS,
    TARGET_STOPS_ALL,
)
from artemia.rules.moments import REVEALED, TARGET_STEP_BEGINS, at
from artemia.rules.phases.exploration import recall_commitments
from artemia.rules.phases.reckoning import BEFORE_ALL_STEPS
from artemia.rules.planet import around
from artemia.rules.state import State


@hunt(BOX, HUNTING, also_in=(EXPLORATION,), replaces="interference", provenance="reconstructed")
@brings(SPOILT_PLACES)
@question()
def exp_interference(g: State, me: Seat) -> Answers:
    """Goes by number, also for a place that is still hidden."""
    return (disable(me, place(4) | place(8)),)


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,), provenance="reconstructed")
@question()
def time_rift(g: State, me: Seat) -> Answers:
    return (this_turn(me, TARGET_BENDS_TIME),)


@at(TARGET_STEP_BEGINS)
@effect(NOBODY)
def open_rift(g: State, me: Seat) -> None:
    """All on the Target count, once and together."""
    if g.modifiers & TARGET_BENDS_TIME:
        n = on_the_target(g).bit_count()
        if n:
            g.then_in_order(advance_assimilation(CREATURE, n), advance_rescue(CREATURE, n))


def on_the_target(g: State) -> Seats:
    """Those whom the Target token meets."""
    found = 0
    for me in g.hunted_seats():
        if g.hunted[me].at & g.target:
            found |= 1 << me
    return found & ~g.camouflaged


@hunt(BOX, HUNTING, provenance="reconstructed")
@question()
def gargantua(g: State, me: Seat) -> Answers:
    return (widen_creature(me),)


@effect(NOBODY)
def widen_creature(g: State, me: Seat) -> None:
    widen(g, CREATURE_TOKEN)


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,), provenance="reconstructed")
@brings(SPOILT_PLACES)
@question()
def inertia(g: State, me: Seat) -> Answers:
    return (this_turn(me, TARGET_STOPS_ALL),)


@at(REVEALED)
@effect(NOBODY)
def check_inertia(g: State, me: Seat) -> None:
    if g.modifiers & TARGET_STOPS_ALL and on_the_target(g):
        g.then(stop_all(CREATURE))


@effect()
def stop_all(g: State, me: Seat) -> None:
    g.ineffective = ALL_PLACES


def nothing_to_swap(g: State, me: Seat) -> Bar:
    return step_is_over(g) or Bar("tokens/nothing-to-swap")


@hunt(BOX, RECKONING, provenance="reconstructed")
@question(vain=nothing_to_swap)
def ubiquity(g: State, me: Seat) -> Answers:
    if g.stage != BEFORE_ALL_STEPS:
        return ()
    return (
        swap_tokens(me, CREATURE_TOKEN, TARGET_TOKEN) if g.target not in (0, g.creature) else NO,
        swap_tokens(me, CREATURE_TOKEN, ARTEMIA_TOKEN) if g.artemia not in (0, g.creature) else NO,
    )


@hunt(BOX, HUNTING, provenance="original")
@question()
def telepathy(g: State, me: Seat) -> Answers:
    """Nobody can have gone to a place that is still hidden."""
    return tuple([listen_for(me, pair) for pair in g.planet.pairs if pair & ~g.planet.hidden])


@effect(NOBODY)
def listen_for(g: State, me: Seat, pair: Places) -> None:
    g.then(whose_mind(me, pair))


@question()
def whose_mind(g: State, me: Seat, pair: Places) -> Answers:
    return tuple([read_mind(me, pair, 1 << seat) for seat in g.hunted_seats()])


@effect()
def read_mind(g: State, me: Seat, pair: Places, whom: Seats) -> None:
    """The Hunted tells the truth, and everybody hears it."""
    seat = whom.bit_length() - 1
    g.then(own_up(seat, pair) if g.hunted[seat].played & pair else deny(seat, pair))


@effect()
def own_up(g: State, me: Seat, pair: Places) -> None:
    """A card they played is one of these."""
    if g.hunted[me].played.bit_count() == 1:
        all_among(g, me, pair)


@effect()
def deny(g: State, me: Seat, pair: Places) -> None:
    """None they played is one of these."""
    all_among(g, me, ALL_PLACES & ~pair)


def nobody_to_whirl(g: State, me: Seat) -> Bar:
    return step_is_over(g) or Bar("reckoning/nobody-to-whirl")


@hunt(BOX, RECKONING, provenance="original")
@question(vain=nobody_to_whirl)
def tornado(g: State, me: Seat) -> Answers:
    """Two places nobody is kept from, with somebody on one of them only."""
    if g.stage != BEFORE_ALL_STEPS:
        return ()
    return tuple(
        [whirl(me, pair) for pair in g.planet.pairs if not pair & g.inaccessible and stirred(g, pair)]
    )


def stirred(g: State, pair: Places) -> Seats:
    """The Hunted a Tornado over these two places moves; whoever is on both stays there."""
    found = 0
    for me in g.hunted_seats():
        if (g.hunted[me].at & pair).bit_count() == 1:
            found |= 1 << me
    return found


@effect()
def whirl(g: State, me: Seat, pair: Places) -> None:
    moved = stirred(g, pair)
    for seat in reversed(g.hunted_seats()):
        if moved >> seat & 1:
            origin = g.hunted[seat].at & pair
            g.then(push(seat, pair & ~origin, origin))


@hunt(BOX, HUNTING, TARGET_TOKEN, provenance="original")
@brings(TARGET_HOLDS)
@question()
def quicksand(g: State, me: Seat) -> Answers:
    return (this_turn(me, TARGET_HOLDS),)


@hunt(BOX, EXPLORATION, ARTEMIA_TOKEN, any_symbol=True, provenance="original")
@question()
def eclipse(g: State, me: Seat) -> Answers:
    return (darken(me),)


@effect(NOBODY)
def darken(g: State, me: Seat) -> None:
    g.modifiers |= RESIST_HALVED
    recall_commitments(g)


def nothing_to_drift(g: State, me: Seat) -> Bar:
    return step_is_over(g) or Bar("tokens/nothing-to-drift")


@hunt(BOX, RECKONING, provenance="original")
@question(vain=nothing_to_drift)
def drift(g: State, me: Seat) -> Answers:
    if g.stage != BEFORE_ALL_STEPS:
        return ()
    return (
        one_of(move_token(me, around(g.planet, g.artemia), ARTEMIA_TOKEN)),
        one_of(move_token(me, around(g.planet, g.target), TARGET_TOKEN)),
    )


@hunt(BOX, END_OF_TURN, provenance="original")
@question()
def regeneration(g: State, me: Seat) -> Answers:
    """Any of the cards in hand, or none."""
    hand = g.hunt_hand
    return (
        regenerate(me, 0),
        *[exactly(n, regenerate(me, hand)) for n in range(1, hand.bit_count() + 1)],
    )


@effect(NOBODY)
def regenerate(g: State, me: Seat, cards: HuntCards) -> None:
    """The draw comes with the clean-up."""
    g.modifiers |= DRAW_TO_FOUR
    if cards:
        g.then(discard_hunt(me, cards))


@hunt(BOX, HUNTING, ARTEMIA_TOKEN, also_in=(EXPLORATION,), provenance="original")
@question(vain=artemia_kept_away)
def swarm(g: State, me: Seat) -> Answers:
    return (NO if g.modifiers & NO_ARTEMIA else this_turn(me, ARTEMIA_SWARMS),)


def no_ambush(g: State, me: Seat) -> Bar:
    late = step_is_over(g)
    if late is not None:
        return late
    return Bar("artemia/down-already") if g.artemia else artemia_kept_away(g, me)


@hunt(BOX, RECKONING, provenance="original")
@question(vain=no_ambush)
def ambush(g: State, me: Seat) -> Answers:
    """A token that may spread covers another place besides one next to the Creature."""
    if g.stage != BEFORE_ALL_STEPS or g.artemia or g.modifiers & NO_ARTEMIA:
        return ()
    near = around(g.planet, g.creature) & ~g.creature
    pairs = [pair for pair in g.planet.pairs if pair & near] if g.modifiers & ARTEMIA_MAY_SPREAD else []
    return (
        one_of(put_token(me, near, ARTEMIA_TOKEN)),
        *[put_token(me, pair, ARTEMIA_TOKEN) for pair in pairs],
    )
