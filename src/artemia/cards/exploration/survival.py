"""The fifteen Survival cards of EXPLORATION."""

from __future__ import annotations

from artemia.cards.exploration import BOX
from artemia.engine.step import (
    NO,
    NOBODY,
    SECRET,
    Answers,
    Seat,
    Seats,
    effect,
    exactly,
    members,
    one_of,
    question,
)
from artemia.rules.bars import Bar, brings
from artemia.rules.catalog import SURVIVAL, survival
from artemia.rules.constants import (
    ARTEMIA_TOKEN,
    END_OF_TURN,
    EXPLORATION,
    FOUR_PHASES,
    HUNTING,
    RECKONING,
    Places,
    SurvivalCards,
    place,
)
from artemia.rules.effects.draws import can_draw_survival, draw_survival, show_hunt_hand
from artemia.rules.effects.places import carry, discard, reserve_for, returnable, take_back, take_from_reserve
from artemia.rules.effects.powers import copyable, use_power
from artemia.rules.effects.tokens import artemia_to_come, endure, ignore_target
from artemia.rules.effects.tracks import advance_shield, charge_marker, fire_marker
from artemia.rules.effects.will import can_heal, heal, seats_in
from artemia.rules.excuses import (
    artemia_kept_away,
    no_survival_card_to_draw,
    rescue_stands_still,
    step_is_over,
    tokens_stand_firm,
)
from artemia.rules.modifiers import HIDDEN_DISCARDS, NO_ARTEMIA, RESCUE_STANDS_STILL, TOKENS_STAND_FIRM
from artemia.rules.phases.exploration import explore, take_back_commitment
from artemia.rules.phases.reckoning import BEFORE_ALL_STEPS, TARGET_STEP
from artemia.rules.planet import below_or_above
from artemia.rules.state import State, exploration_of


def no_place_5(g: State, me: Seat) -> Bar:
    here = g.resolving == place(5)
    return Bar("places/here-already" if here else "places/nothing-there-for-you", places=place(5))


@survival(BOX, RECKONING, instead_of_power=True, replaces="drone", provenance="reconstructed")
@question(vain=no_place_5)
def exp_drone(g: State, me: Seat) -> Answers:
    if g.resolving == place(5):
        return ()
    return (one_of(use_power(me, copyable(g, me, place(5)))),)


def nothing_to_charge(g: State, me: Seat) -> Bar:
    return Bar("places/marker-there" if "beach" in g.planet.names else "places/no-beach-nor-dome")


@survival(
    BOX,
    EXPLORATION,
    also_in=FOUR_PHASES,
    replaces="ingenuity",
    provenance="reconstructed",
)
@question(vain=nothing_to_charge)
def exp_ingenuity(g: State, me: Seat) -> Answers:
    return (
        charge_marker(me) if "beach" in g.planet.names and not g.marker else NO,
        advance_shield(me) if "dome" in g.planet.names else NO,
    )


def nothing_to_fire(g: State, me: Seat) -> Bar:
    return rescue_stands_still(g, me) if g.marker else Bar("places/no-marker-nor-dome")


@survival(
    BOX,
    END_OF_TURN,
    also_in=FOUR_PHASES,
    replaces="amplifier",
    provenance="reconstructed",
)
@question(vain=nothing_to_fire)
def exp_amplifier(g: State, me: Seat) -> Answers:
    """While Rescue stands still a Marker would be wasted; the Shield moves all the same."""
    return (
        fire_marker(me) if g.marker and not g.modifiers & RESCUE_STANDS_STILL else NO,
        advance_shield(me) if "dome" in g.planet.names else NO,
    )


def nowhere_to_ride(g: State, me: Seat) -> Bar:
    return step_is_over(g) or Bar("places/nowhere-to-ride")


@survival(BOX, RECKONING, provenance="original")
@question(vain=nowhere_to_ride)
def shuttle(g: State, me: Seat) -> Answers:
    """Of two places they are on, from either; not onto one they are on."""
    if g.stage != BEFORE_ALL_STEPS:
        return ()
    places = g.hunted[me].at
    return tuple(
        [
            one_of(ride(me, below_or_above(g.planet, origin) & ~g.inaccessible & ~places, origin))
            for origin in members(places)
        ]
    )


@effect(look="move")
def ride(g: State, me: Seat, to: Places, origin: Places) -> None:
    carry(g, me, to, origin)


def no_camouflage(g: State, me: Seat) -> Bar:
    if g.stage >= TARGET_STEP:
        return Bar("target/step-over")
    firm = tokens_stand_firm(g) if g.hunted[me].at & g.target else None
    return firm or no_survival_card_to_draw(g, me)


@survival(BOX, RECKONING, provenance="original")
@question(vain=no_camouflage)
def camouflage(g: State, me: Seat) -> Answers:
    if g.stage >= TARGET_STEP:
        return ()
    if g.hunted[me].at & g.target:
        return (NO if g.modifiers & TOKENS_STAND_FIRM else ignore_target(me),)
    return (draw_survival(me, 1) if can_draw_survival(g) else NO,)


@survival(BOX, EXPLORATION, also_in=FOUR_PHASES, provenance="original")
@question(vain="hunt-cards/hand-empty")
def flare(g: State, me: Seat) -> Answers:
    return (show_hunt_hand(me) if g.hunt_hand else NO,)


@survival(BOX, END_OF_TURN, provenance="original")
@question(vain="caught/nobody-to-heal")
def first_aid(g: State, me: Seat) -> Answers:
    return (one_of(heal(me, can_heal(g) & g.caught)),)


@survival(BOX, EXPLORATION, also_in=FOUR_PHASES, provenance="original")
@question(vain=no_survival_card_to_draw)
def supply_crate(g: State, me: Seat) -> Answers:
    return (draw_survival(me, 2) if can_draw_survival(g) else NO,)


@survival(BOX, HUNTING, provenance="original")
@question(always=True, vain="explore/no-other-card")
def second_thoughts(g: State, me: Seat) -> Answers:
    """Asked in any case: how many of their cards are open to them is their secret."""
    h = g.hunted[me]
    incoming = h.hand & ~g.inaccessible
    return tuple([one_of(rethink(me, incoming, outgoing)) for outgoing in members(h.played)])


@effect(SECRET)
def rethink(g: State, me: Seat, incoming: Places, outgoing: Places) -> None:
    """A played card goes to the hand, one from the hand takes its place. What others knew is in doubt."""
    h = g.hunted[me]
    h.hand = h.hand & ~incoming | outgoing
    h.played = h.played & ~outgoing | incoming
    if g.modifiers & HIDDEN_DISCARDS and h.exposed:
        h.fog |= h.discard | h.exposed  # the Creature hasn't seen which card the Fjord took
    h.exposed = h.shown = 0


@survival(BOX, EXPLORATION, provenance="original")
@question(vain="discard/all-empty")
def solidarity(g: State, me: Seat) -> Answers:
    """Whether a discarded card is laid already, after the Fjord, is a secret."""
    whom = 0
    for seat in g.hunted_seats():
        if g.hunted[seat].discard | g.hunted[seat].exposed:
            whom |= 1 << seat
    return tuple([exactly(n, stand_by(me, whom)) for n in (1, 2, 3)])


@effect()
def stand_by(g: State, me: Seat, whom: Seats) -> None:
    """Those who have chosen their place choose again, with the card they take back."""
    for seat in reversed(seats_in(whom)):
        if g.done >> seat & 1:
            take_back_commitment(g, seat)
            g.done &= ~(1 << seat)
            g.then(explore(seat))
    for seat in reversed(seats_in(whom)):
        g.then(which_to_bring_back(seat))


@question(secret=False)
def which_to_bring_back(g: State, me: Seat) -> Answers:
    return (one_of(take_back(me, returnable(g, me))),)


def no_bait(g: State, me: Seat) -> Bar:
    return artemia_kept_away(g, me) if g.modifiers & NO_ARTEMIA else Bar("artemia/not-coming")


@survival(BOX, EXPLORATION, provenance="original")
@brings(NO_ARTEMIA)
@question(vain=no_bait)
def decoy(g: State, me: Seat) -> Answers:
    """Pointless if everybody can tell that the Artemia token won't come."""
    may_come = artemia_to_come(g) or g.creature_may_play() or (g.sanctuary is not None and g.sanctuary.active)
    return (lure_away(me) if may_come and not g.modifiers & NO_ARTEMIA else NO,)


@effect(NOBODY)
def lure_away(g: State, me: Seat) -> None:
    g.modifiers |= NO_ARTEMIA
    g.due &= ~ARTEMIA_TOKEN


@survival(BOX, RECKONING, instead_of_power=True, provenance="original")
@question(vain="survival-cards/discard-empty")
def scavenging(g: State, me: Seat) -> Answers:
    return (one_of(salvage(me, sum(g.survival_discard) & ~scavengers(g))),)


def scavengers(g: State) -> SurvivalCards:
    """No card that does this brings back itself, or another one."""
    return g.cards.survival_like[SURVIVAL["scavenging"].bit]


@effect()
def salvage(g: State, me: Seat, card: SurvivalCards) -> None:
    """A card of their choice comes out of the discard."""
    g.survival_discard = tuple([each for each in g.survival_discard if each != card])
    g.hunted[me].survival |= card
    exploration_of(g).survival_seen |= card


def nothing_on_the_map(g: State, me: Seat) -> Bar:
    return Bar("reserve/nothing-new" if g.hunted[me].hand else "explore/hand-empty")


@survival(BOX, EXPLORATION, provenance="original")
@question(vain=nothing_on_the_map)
def map_fragment(g: State, me: Seat) -> Answers:
    hand = g.hunted[me].hand
    return tuple([one_of(follow_map(me, hand, found)) for found in members(reserve_for(g, me))])


@effect(NOBODY)
def follow_map(g: State, me: Seat, price: Places, found: Places) -> None:
    g.then_in_order(discard(me, price), take_from_reserve(me, found))


@survival(BOX, RECKONING, provenance="original")
@question(vain="will/spent-for-now")
def endurance(g: State, me: Seat) -> Answers:
    return (NO if g.spent >> me & 1 else endure(me),)


@survival(BOX, END_OF_TURN, provenance="original")
@question(vain="discard/nobody-here")
def rally(g: State, me: Seat) -> Answers:
    whom = 0
    for seat in g.hunted_seats():
        if g.hunted[seat].at & g.hunted[me].at and returnable(g, seat):
            whom |= 1 << seat
    return (call_together(me, whom) if whom else NO,)


@effect()
def call_together(g: State, me: Seat, whom: Seats) -> None:
    for seat in reversed(seats_in(whom)):
        g.then(which_to_bring_back(seat))
