"""The fifteen Survival cards of the base game."""

from __future__ import annotations

from artemia.cards.base import BOX
from artemia.cards.base.places import ROVER
from artemia.engine.step import DISCARDS, NO, Answers, Seat, effect, members, one_of, question, up_to
from artemia.rules.bars import Bar, brings
from artemia.rules.catalog import survival
from artemia.rules.constants import (
    ARTEMIA_TOKEN,
    CREATURE_TOKEN,
    END_OF_TURN,
    EXPLORATION,
    FOUR_PHASES,
    FULL_WILL,
    HUNTING,
    RECKONING,
    TARGET_TOKEN,
    Places,
)
from artemia.rules.discard_piles import enter_discard
from artemia.rules.effects.draws import strike_hand
from artemia.rules.effects.places import exchange, keepable, pick_up, take_back
from artemia.rules.effects.powers import copyable, this_turn, use_power
from artemia.rules.effects.tokens import catching, dodge_creature, ignore_artemia, move_token
from artemia.rules.effects.tracks import charge_marker, fire_marker
from artemia.rules.effects.will import heal
from artemia.rules.excuses import held, no_card_back, rescue_stands_still, tokens_stand_firm
from artemia.rules.modifiers import (
    HIDDEN_DISCARDS,
    NO_HUNT_CARDS,
    RESCUE_STANDS_STILL,
    TARGET_CATCHES,
    TOKENS_STAND_FIRM,
)
from artemia.rules.phases.exploration import cards_to_play
from artemia.rules.phases.reckoning import ARTEMIA_STEP
from artemia.rules.phases.token_strikes import within_reach_of_artemia
from artemia.rules.planet import around
from artemia.rules.state import State
from artemia.rules.windows import excuse_creature


@survival(BOX, EXPLORATION, also_in=(HUNTING, END_OF_TURN))
@question(vain="will/all-there")
def adrenaline(g: State, me: Seat) -> Answers:
    return (heal(me, 1 << me) if g.hunted[me].will < FULL_WILL else NO,)


def marker_there(g: State, me: Seat) -> Bar:
    return Bar("places/marker-there" if "beach" in g.planet.names else "places/no-beach")


@survival(BOX, EXPLORATION, also_in=FOUR_PHASES)
@question(vain=marker_there)
def ingenuity(g: State, me: Seat) -> Answers:
    return (charge_marker(me) if "beach" in g.planet.names and not g.marker else NO,)


def no_calm(g: State, me: Seat) -> Bar:
    return Bar("survival-cards/no-card-to-spare" if g.creature_may_play() else "hunt-cards/none-to-come")


@survival(BOX, EXPLORATION)
@brings(NO_HUNT_CARDS)
@question(vain=no_calm)
def sacrifice(g: State, me: Seat) -> Answers:
    hand = g.hunted[me].hand
    if not g.creature_may_play() or hand.bit_count() <= cards_to_play(g, me):
        return ()
    return (one_of(calm_creature(me, hand)),)


@effect(DISCARDS)
def calm_creature(g: State, me: Seat, price: Places) -> None:
    """A Place card is discarded, and no more Hunt cards this turn."""
    enter_discard(g, me, price)
    g.modifiers |= NO_HUNT_CARDS
    excuse_creature(g)


@survival(BOX, EXPLORATION)
@question(vain=no_card_back)
def sixth_sense(g: State, me: Seat) -> Answers:
    return (up_to(2, take_back(me, g.hunted[me].discard)),)


@survival(BOX, EXPLORATION)
@question()
def smokescreen(g: State, me: Seat) -> Answers:
    return (this_turn(me, HIDDEN_DISCARDS),)


@survival(BOX, EXPLORATION, also_in=FOUR_PHASES)
@question(vain="hunt-cards/hand-empty")
def strike_back(g: State, me: Seat) -> Answers:
    return (strike_hand(me, 2) if g.hunt_hand else NO,)


@survival(BOX, HUNTING)
@question(vain="discard/nothing-to-swap")
def vortex(g: State, me: Seat) -> Answers:
    h = g.hunted[me]
    incoming = h.discard & ~g.inaccessible
    return tuple([one_of(exchange(me, incoming, outgoing)) for outgoing in members(h.played)])


def artemia_not_felt(g: State, me: Seat) -> Bar:
    if g.stage >= ARTEMIA_STEP:
        return Bar("artemia/step-over")
    if g.detecting >> me & 1:
        return Bar("artemia/ignored")
    return tokens_stand_firm(g) or Bar("artemia/not-here")


@survival(BOX, RECKONING)
@question(vain=artemia_not_felt)
def detector(g: State, me: Seat) -> Answers:
    in_time = g.stage < ARTEMIA_STEP and not g.detecting >> me & 1 and not g.modifiers & TOKENS_STAND_FIRM
    return (ignore_artemia(me) if in_time and within_reach_of_artemia(g, me) else NO,)


def not_in_danger(g: State, me: Seat) -> Bar:
    return tokens_stand_firm(g) or Bar("caught/not-here")


@survival(BOX, RECKONING)
@question(vain=not_in_danger)
def dodge(g: State, me: Seat) -> Answers:
    if g.modifiers & TOKENS_STAND_FIRM:
        return ()
    return (dodge_creature(me) if g.hunted[me].at & catching(g) else NO,)


def no_rover(g: State, me: Seat) -> Bar:
    if "rover" not in g.planet.names:
        return Bar("places/no-rover")
    here = g.resolving == ROVER
    return Bar("places/here-already" if here else "places/nothing-there-for-you", places=ROVER)


@survival(BOX, RECKONING, instead_of_power=True)
@question(vain=no_rover)
def drone(g: State, me: Seat) -> Answers:
    if "rover" not in g.planet.names or g.resolving == ROVER:
        return ()
    return (one_of(use_power(me, copyable(g, me, ROVER))),)


@survival(BOX, RECKONING, instead_of_power=True)
@question(vain="places/no-neighbour-to-copy")
def gate(g: State, me: Seat) -> Answers:
    return (one_of(use_power(me, copyable(g, me, around(g.planet, g.resolving)))),)


def artemia_stays(g: State, me: Seat) -> Bar:
    if g.stage >= ARTEMIA_STEP:
        return Bar("artemia/step-over")
    return tokens_stand_firm(g) or Bar("artemia/not-down")


@survival(BOX, RECKONING)
@question(vain=artemia_stays)
def hologram(g: State, me: Seat) -> Answers:
    if g.stage >= ARTEMIA_STEP or g.modifiers & TOKENS_STAND_FIRM:
        return ()
    return (one_of(move_token(me, around(g.planet, g.artemia), ARTEMIA_TOKEN)),)


def creature_stays(g: State, me: Seat) -> Bar | None:
    return tokens_stand_firm(g)


@survival(BOX, RECKONING)
@question(vain=creature_stays)
def wrong_track(g: State, me: Seat) -> Answers:
    if g.modifiers & TOKENS_STAND_FIRM:
        return ()
    clone = g.target if g.modifiers & TARGET_CATCHES else 0
    return (
        one_of(move_token(me, around(g.planet, g.creature), CREATURE_TOKEN)),
        one_of(move_token(me, around(g.planet, clone), TARGET_TOKEN)),
    )


def no_marker(g: State, me: Seat) -> Bar:
    return rescue_stands_still(g, me) if g.marker else Bar("places/no-marker")


@survival(BOX, END_OF_TURN, also_in=FOUR_PHASES)
@question(vain=no_marker)
def amplifier(g: State, me: Seat) -> Answers:
    return (fire_marker(me) if g.marker and not g.modifiers & RESCUE_STANDS_STILL else NO,)


def nothing_to_pick_up(g: State, me: Seat) -> Bar:
    return held(g, me) or Bar("survival-cards/nothing-to-pick-up")


@survival(BOX, END_OF_TURN)
@question(vain=nothing_to_pick_up)
def double_back(g: State, me: Seat) -> Answers:
    return (one_of(pick_up(me, keepable(g, me))),)
