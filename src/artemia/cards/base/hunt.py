"""The twenty Hunt cards of the base game."""

from __future__ import annotations

from artemia.cards.base import BOX
from artemia.engine.kernel import answers_to
from artemia.engine.step import (
    NO,
    NOBODY,
    Answers,
    Seat,
    Seats,
    effect,
    exactly,
    members,
    one_of,
    question,
)
from artemia.rules.bars import CLOSED_PLACES, SPOILT_PLACES, Bar, Culprit, brings, excuse_of
from artemia.rules.catalog import hunt
from artemia.rules.constants import (
    ALL_PLACES,
    ANY_PHASE,
    ARTEMIA_TOKEN,
    END_OF_TURN,
    EXPLORATION,
    FOUR_PHASES,
    HUNTING,
    RECKONING,
    TARGET_TOKEN,
    Places,
)
from artemia.rules.effects.draws import discard_survival
from artemia.rules.effects.places import (
    discard,
    discard_set_aside,
    hide_two,
    keep_two,
    push,
    set_aside,
)
from artemia.rules.effects.powers import nothing, this_turn
from artemia.rules.effects.tokens import widen
from artemia.rules.effects.will import lose_will
from artemia.rules.excuses import artemia_kept_away, artemia_kept_away_or_there, step_is_over
from artemia.rules.modifiers import (
    ARTEMIA_COSTS_WILL,
    MORE_WILL_PER_CATCH,
    NO_ARTEMIA,
    NO_SURVIVAL_CARDS,
    ONE_CARD_BACK,
    RESCUE_STANDS_STILL,
    TARGET_BLOCKS_POWERS,
    TARGET_CATCHES,
)
from artemia.rules.phases.exploration import recall_commitments
from artemia.rules.phases.reckoning import BEFORE_ALL_STEPS
from artemia.rules.state import State
from artemia.rules.windows import hunt_ask, last_hunt_card

# Phase 1


@hunt(BOX, EXPLORATION, ARTEMIA_TOKEN, any_symbol=True)
@brings(NO_SURVIVAL_CARDS)
@question()
def despair(g: State, me: Seat) -> Answers:
    return (spread_despair(me),)


@effect(NOBODY)
def spread_despair(g: State, me: Seat) -> None:
    g.modifiers |= NO_SURVIVAL_CARDS
    recall_commitments(g)


@hunt(BOX, EXPLORATION, TARGET_TOKEN)
@brings(CLOSED_PLACES)
@question()
def force_field(g: State, me: Seat) -> Answers:
    return tuple([raise_force_field(me, pair) for pair in g.planet.pairs])


@effect()
def raise_force_field(g: State, me: Seat, pair: Places) -> None:
    """The Target token covers both places from now on, and nobody may go there."""
    g.target = pair
    g.inaccessible = pair | g.planet.hidden
    g.due &= ~TARGET_TOKEN
    recall_commitments(g)


# Phase 2


@hunt(BOX, HUNTING, also_in=(EXPLORATION,))
@question()
def anticipation(g: State, me: Seat) -> Answers:
    return (one_of(anticipate(me, g.everybody() & ~1)),)


@effect()
def anticipate(g: State, me: Seat, whom: Seats) -> None:
    g.anticipated = whom


@hunt(BOX, HUNTING)
@question(vain="hunt-cards/nobody-holds-three")
def ascendancy(g: State, me: Seat) -> Answers:
    return (one_of(subdue(me, hunted_with_more_than_two_cards(g))),)


@effect()
def subdue(g: State, me: Seat, whom: Seats) -> None:
    g.then(which_two_to_keep(whom.bit_length() - 1))


@question()
def which_two_to_keep(g: State, me: Seat) -> Answers:
    return (exactly(2, keep_two(me, g.hunted[me].hand)),)


def hunted_with_more_than_two_cards(g: State) -> Seats:
    found = 0
    for me in range(1, g.seats):
        if g.hunted[me].hand.bit_count() > 2:
            found |= 1 << me
    return found


@hunt(BOX, HUNTING, also_in=(EXPLORATION,))
@question()
def fierceness(g: State, me: Seat) -> Answers:
    return (this_turn(me, MORE_WILL_PER_CATCH),)


@hunt(BOX, HUNTING)
@question(vain="hunt-cards/nobody-holds-a-card")
def forbidden_zone(g: State, me: Seat) -> Answers:
    anybody = any(g.hunted[seat].hand for seat in g.hunted_seats())
    return (close_zone(me) if anybody else NO,)


@effect(NOBODY)
def close_zone(g: State, me: Seat) -> None:
    g.then(discard_set_aside())
    for seat in reversed(g.hunted_seats()):
        g.then(which_to_give(seat))


@question(secret=True)
def which_to_give(g: State, me: Seat) -> Answers:
    return (one_of(set_aside(me, g.hunted[me].hand)),)


@hunt(BOX, HUNTING, also_in=(EXPLORATION,))
@brings(SPOILT_PLACES)
@question(vain="hunt-cards/nothing-to-stop")
def interference(g: State, me: Seat) -> Answers:
    places = 0
    for i, name in enumerate(g.planet.names):
        if name in ("beach", "wreck"):
            places |= 1 << i
    return (disable(me, places) if places else NO,)


@effect(NOBODY)
def disable(g: State, me: Seat, places: Places) -> None:
    g.ineffective |= places


@hunt(BOX, HUNTING, also_in=(EXPLORATION,))
@question()
def persecution(g: State, me: Seat) -> Answers:
    return (this_turn(me, ONE_CARD_BACK),)


@hunt(BOX, HUNTING, ARTEMIA_TOKEN, also_in=(EXPLORATION,))
@question(vain=artemia_kept_away)
def mutation(g: State, me: Seat) -> Answers:
    return (NO if g.modifiers & NO_ARTEMIA else this_turn(me, ARTEMIA_COSTS_WILL),)


@hunt(BOX, HUNTING, ARTEMIA_TOKEN)
@question(vain=artemia_kept_away_or_there)
def phobia(g: State, me: Seat) -> Answers:
    """Worth its Artemia symbol even if nobody has a card to show, unless that changes nothing."""
    whom = hunted_with_more_than_two_cards(g)
    if whom:
        return (one_of(frighten(me, whom)),)
    settled = g.artemia or g.due & ARTEMIA_TOKEN or g.modifiers & NO_ARTEMIA
    return (NO if settled else nothing(me),)


@effect()
def frighten(g: State, me: Seat, whom: Seats) -> None:
    g.then(which_two_to_hide(whom.bit_length() - 1))


@question()
def which_two_to_hide(g: State, me: Seat) -> Answers:
    return (exactly(2, hide_two(me, g.hunted[me].hand)),)


@hunt(BOX, HUNTING, ARTEMIA_TOKEN)
@question(vain=artemia_kept_away)
def virus(g: State, me: Seat) -> Answers:
    return (NO if g.modifiers & NO_ARTEMIA else widen_artemia(me),)


@effect(NOBODY)
def widen_artemia(g: State, me: Seat) -> None:
    widen(g, ARTEMIA_TOKEN)


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,))
@question()
def clone(g: State, me: Seat) -> Answers:
    return (this_turn(me, TARGET_CATCHES),)


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,))
@brings(TARGET_BLOCKS_POWERS)
@question()
def mirage(g: State, me: Seat) -> Answers:
    return (raise_mirage(me),)


@effect(NOBODY)
def raise_mirage(g: State, me: Seat) -> None:
    g.modifiers |= TARGET_BLOCKS_POWERS
    widen(g, TARGET_TOKEN)


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,))
@question()
def scream(g: State, me: Seat) -> Answers:
    return (load_scream(me),)


@effect(NOBODY)
def load_scream(g: State, me: Seat) -> None:
    g.on_target += (scream_choice(0),)


@question()
def scream_choice(g: State, me: Seat) -> Answers:
    return (
        NO if g.spent >> me & 1 else lose_will(me, 1),
        exactly(2, discard(me, g.hunted[me].hand)),
    )


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,))
@brings(TARGET_BLOCKS_POWERS)
@question()
def toxin(g: State, me: Seat) -> Answers:
    return (load_toxin(me),)


@effect(NOBODY)
def load_toxin(g: State, me: Seat) -> None:
    g.modifiers |= TARGET_BLOCKS_POWERS
    g.on_target += (toxin_choice(0),)


@question()
def toxin_choice(g: State, me: Seat) -> Answers:
    return (one_of(discard_survival(me, g.hunted[me].survival)),)


# Phase 3


@hunt(BOX, RECKONING, also_in=(EXPLORATION, HUNTING))
@brings(SPOILT_PLACES)
@question(vain="hunt-cards/all-spoilt")
def cataclysm(g: State, me: Seat) -> Answers:
    return (one_of(devastate(me, ALL_PLACES & ~g.ineffective & ~g.planet.hidden)),)


@effect()
def devastate(g: State, me: Seat, place: Places) -> None:
    g.ineffective |= place


def nobody_can_move(g: State, me: Seat) -> Bar:
    return step_is_over(g) or Bar("reckoning/nobody-can-move")


@hunt(BOX, RECKONING)
@question(vain=nobody_can_move)
def detour(g: State, me: Seat) -> Answers:
    if g.stage != BEFORE_ALL_STEPS:
        return ()
    whom = 0
    for seat in g.hunted_seats():
        if any(ways_out(g, seat)):
            whom |= 1 << seat
    return (one_of(divert(me, whom)),)


@effect(NOBODY)
def divert(g: State, me: Seat, whom: Seats) -> None:
    g.then(divert_where(me, whom))


@question()
def divert_where(g: State, me: Seat, whom: Seats) -> Answers:
    return ways_out(g, whom.bit_length() - 1)


def ways_out(g: State, seat: Seat) -> Answers:
    """Where a Hunted can be pushed, from each place they are on."""
    at = g.hunted[seat].at
    return tuple(
        [
            one_of(push(seat, g.planet.neighbours[origin.bit_length() - 1] & ~g.inaccessible & ~at, origin))
            for origin in members(at)
        ]
    )


# Phase 4


@hunt(BOX, END_OF_TURN, also_in=FOUR_PHASES)
@brings(RESCUE_STANDS_STILL)
@question()
def stasis(g: State, me: Seat) -> Answers:
    return (this_turn(me, RESCUE_STANDS_STILL),)


@hunt(BOX, END_OF_TURN, also_in=FOUR_PHASES)
@question()
def tracking(g: State, me: Seat) -> Answers:
    return (take_the_scent(me),)


@effect(NOBODY)
def take_the_scent(g: State, me: Seat) -> None:
    g.next_limit = 2


# The phase of the card it copies


def nothing_to_copy(g: State, me: Seat) -> Bar | None:
    copied = last_hunt_card(g)
    if copied is None:
        return Bar("hunt-cards/nothing-to-copy")
    if copied.phase != g.phase:
        return Bar("hunt-cards/copies-another-phase", n=copied.phase, culprit=Culprit(0, "hunt", copied.bit))
    return excuse_of(g, hunt_ask(g, copied.bit), me)


@hunt(BOX, ANY_PHASE)
@question(vain=nothing_to_copy)
def flashback(g: State, me: Seat) -> Answers:
    copied = last_hunt_card(g)
    if copied is None or copied.phase != g.phase:
        return ()
    return answers_to(g, hunt_ask(g, copied.bit))
