"""The fifteen Evolutions of level I."""

from __future__ import annotations

from typing import Final

from artemia.cards.base.hunt import devastate
from artemia.cards.sanctuary import BOX
from artemia.engine.step import (
    NO,
    NOBODY,
    OWNER,
    Answers,
    Seat,
    Seats,
    all_of,
    effect,
    members,
    one_of,
    question,
)
from artemia.rules.active_evolutions import is_active
from artemia.rules.bars import SPOILT_PLACES, Bar, brings
from artemia.rules.city import lose_survivors
from artemia.rules.constants import (
    ALL_PLACES,
    ARTEMIA_TOKEN,
    CREATURE,
    END_OF_TURN,
    EVOLUTION,
    EXPLORATION,
    HUNTING,
    RECKONING,
    HuntCards,
    Places,
    Survivors,
)
from artemia.rules.effects.draws import drew_hunt
from artemia.rules.effects.places import all_among, discard, discard_set_aside, set_aside, show_to_creature
from artemia.rules.effects.powers import nothing
from artemia.rules.excuses import artemia_kept_away_or_there, step_is_over
from artemia.rules.modifiers import (
    ALWAYS_DRAW_TO_FOUR,
    DRAW_TO_FOUR_IF_MISSED,
    EVOLVING_FEEDS_MORE,
    FIRST_CARD_IS_FREE,
    FORTIFYING_COSTS_A_CARD,
    NO_ARTEMIA,
    NO_DNA,
    NO_HUNT_CARDS,
)
from artemia.rules.moments import CITY_MOVED, CREATURE_STRUCK, RESCUED, TURN_IS_OVER, at
from artemia.rules.phases.evolution import gain_dna
from artemia.rules.phases.reckoning import BEFORE_ALL_STEPS
from artemia.rules.planet import around, below_or_above
from artemia.rules.sanctuary_catalog import evolution, lasting_evolution
from artemia.rules.sanctuary_state import DNA_COUNTERS
from artemia.rules.state import State, sanctuary_of

FIRST_FIVE: Final = 0b11111


def beside_creature(g: State) -> Places:
    """The places next to the Creature token; those it covers aren't."""
    return around(g.planet, g.creature) & ~g.creature


def no_card_to_change(g: State, me: Seat) -> Bar:
    return Bar("hunt-cards/none-to-draw" if g.hunt_hand else "hunt-cards/hand-empty")


@evolution(BOX, 1, 1, EXPLORATION, base_compatible=True)
@question(vain=no_card_to_change)
def optimizer(g: State, me: Seat) -> Answers:
    can_draw = len(g.hunt_deck) + len(g.hunt_discard) > 0
    return (one_of(optimize(me, g.hunt_hand)) if can_draw else NO,)


@effect(OWNER)
def optimize(g: State, me: Seat, card: HuntCards) -> None:
    """This card goes under the deck, the top one comes to the hand."""
    if not g.hunt_deck:
        g.hunt_deck, g.hunt_discard = g.shuffled(g.hunt_discard), ()
        g.hunt_known_below = 0
    drawn = g.hunt_deck[-1]
    g.hunt_deck = (card, *g.hunt_deck[:-1])
    g.hunt_known_below = min(g.hunt_known_below + 1, len(g.hunt_deck))
    g.hunt_hand = g.hunt_hand & ~card | drawn
    if g.exploration is not None:
        g.exploration.hunt_seen = 0  # any of them may be the one that went
    if g.log is not None:
        g.witness(drew_hunt(CREATURE, drawn))


def creature_is_down(g: State, me: Seat) -> Bar:
    return Bar("tokens/creature-down" if g.creature else "hunt-cards/nobody-holds-a-card")


@evolution(BOX, 1, 1, HUNTING, base_compatible=True)
@question(vain=creature_is_down)
def instinctive(g: State, me: Seat) -> Answers:
    if g.creature:
        return ()
    most = max([g.hunted[seat].hand.bit_count() for seat in g.hunted_seats()])
    whom = 0
    for seat in g.hunted_seats():
        if most and g.hunted[seat].hand.bit_count() == most:
            whom |= 1 << seat
    return (one_of(sense(me, whom)),)


@effect()
def sense(g: State, me: Seat, whom: Seats) -> None:
    """A card drawn at random from that hand is shown to the Creature."""
    seat = whom.bit_length() - 1
    h = g.hunted[seat]
    cards = members(h.hand)
    card = cards[g.below(len(cards))]
    if g.log is not None:
        g.witness(show_to_creature(CREATURE, card, seat))
    h.shown |= card


CLEVER: Final = lasting_evolution(
    BOX, "clever", 1, 1, END_OF_TURN, DRAW_TO_FOUR_IF_MISSED, base_compatible=True
)

METABOLIC: Final = lasting_evolution(BOX, "metabolic", 1, 1, EVOLUTION, FIRST_CARD_IS_FREE)

TERRITORIAL: Final = lasting_evolution(BOX, "territorial", 1, 1, RECKONING)


@at(RESCUED)
@question()
def territorial_choice(g: State, me: Seat) -> Answers:
    if not is_active(g, TERRITORIAL) or not g.resolving & beside_creature(g):
        return ()
    return (one_of(discard(me, g.hunted[me].hand)),)


SLUGGER: Final = lasting_evolution(BOX, "slugger", 1, 2, RECKONING, base_compatible=True)


@at(CREATURE_STRUCK, 2)
@effect(NOBODY)
def slug(g: State, me: Seat) -> None:
    if is_active(g, SLUGGER) and g.caught:
        g.then(discard_set_aside())
        for seat in reversed(g.hunted_seats()):
            if g.caught >> seat & 1:
                g.then(slugger_choice(seat))


@question(secret=True)
def slugger_choice(g: State, me: Seat) -> Answers:
    return (one_of(set_aside(me, g.hunted[me].hand)),)


def no_column(g: State, me: Seat) -> Bar:
    late = step_is_over(g)
    if late is not None:
        return late
    anybody = any(g.hunted[seat].at & g.creature for seat in g.hunted_seats())
    return Bar("evolutions/somebody-there" if anybody else "hunt-cards/all-spoilt")


@evolution(BOX, 1, 2, RECKONING, base_compatible=True)
@brings(SPOILT_PLACES)
@question(vain=no_column)
def sharp(g: State, me: Seat) -> Answers:
    if g.stage != BEFORE_ALL_STEPS or any(g.hunted[seat].at & g.creature for seat in g.hunted_seats()):
        return ()
    across = 0
    for one in members(g.creature):
        across |= below_or_above(g.planet, one)
    return (one_of(devastate(me, across & ~g.creature & ~g.ineffective & ~g.planet.hidden)),)


@evolution(BOX, 1, 2, HUNTING, base_compatible=True)
@question(vain=creature_is_down)
def prescient(g: State, me: Seat) -> Answers:
    return (NO if g.creature else one_of(foresee(me, g.everybody() & ~1)),)


@effect()
def foresee(g: State, me: Seat, whom: Seats) -> None:
    """One answer a card, and their order tells nothing."""
    seat = whom.bit_length() - 1
    played = g.hunted[seat].played
    for half in (FIRST_FIVE, ALL_PLACES & ~FIRST_FIVE):
        if not played & ~half:
            all_among(g, seat, half)
    for _ in members(played & ~FIRST_FIVE):
        g.then(tell_half(seat, 6))
    for _ in members(played & FIRST_FIVE):
        g.then(tell_half(seat, 1))


@effect()
def tell_half(g: State, me: Seat, lowest: int) -> None:
    """Stands in the log: a card they played is one of 1 to 5, or of 6 to 10."""


SCAVENGER: Final = lasting_evolution(BOX, "scavenger", 1, 2, EVOLUTION)


@at(CITY_MOVED, 2)
@question()
def scavenger_choice(g: State, me: Seat) -> Answers:
    s = g.sanctuary
    if s is None or not is_active(g, SCAVENGER) or g.modifiers & NO_DNA or s.dna >= DNA_COUNTERS:
        return ()
    return (nothing(CREATURE), one_of(scavenge(CREATURE, s.faceup))) if s.faceup else ()


@effect()
def scavenge(g: State, me: Seat, survivor: Survivors) -> None:
    sanctuary_of(g).faceup &= ~survivor
    g.then(gain_dna(CREATURE, 1))


PARASITE: Final = lasting_evolution(BOX, "parasite", 1, 2, RECKONING)


@at(CREATURE_STRUCK, 3)
@effect(NOBODY)
def feed_on_survivors(g: State, me: Seat) -> None:
    s = g.sanctuary
    if s is None or not is_active(g, PARASITE):
        return
    losing = [seat for seat in g.hunted_seats() if g.caught >> seat & 1 and s.survivors[seat]]
    if losing:
        g.then(gain_dna(CREATURE, 1))
        for seat in reversed(losing):
            g.then(parasite_choice(seat))


@question(secret=False)
def parasite_choice(g: State, me: Seat) -> Answers:
    return (one_of(lose_survivors(me, sanctuary_of(g).survivors[me])),)


FAST: Final = lasting_evolution(BOX, "fast", 1, 3, END_OF_TURN, ALWAYS_DRAW_TO_FOUR, base_compatible=True)


@at(TURN_IS_OVER)
@effect(NOBODY)
def rest_or_not(g: State, me: Seat) -> None:
    s = g.sanctuary
    if s is not None and is_active(g, FAST) and not s.hunt_discarded + len(g.hunt_played):
        g.then(gather_speed(CREATURE))


@effect()
def gather_speed(g: State, me: Seat) -> None:
    g.next_limit = 2


def nobody_beside(g: State, me: Seat) -> Bar:
    return step_is_over(g) or Bar("evolutions/nobody-beside")


@evolution(BOX, 1, 3, RECKONING, base_compatible=True)
@question(vain=nobody_beside)
def screamer(g: State, me: Seat) -> Answers:
    if g.stage != BEFORE_ALL_STEPS:
        return ()
    places = 0
    for seat in g.hunted_seats():
        if g.hunted[seat].hand:
            places |= g.hunted[seat].at
    return (all_of(howl(me, places & beside_creature(g))),)


@effect()
def howl(g: State, me: Seat, places: Places) -> None:
    g.then(discard_set_aside())
    for seat in reversed(g.hunted_seats()):
        if g.hunted[seat].at & places:
            g.then(screamer_choice(seat))


@question(secret=True)
def screamer_choice(g: State, me: Seat) -> Answers:
    return (one_of(set_aside(me, g.hunted[me].hand)),)


def no_bare_artemia(g: State, me: Seat) -> Bar:
    return Bar("evolutions/card-played") if g.hunt_played else artemia_kept_away_or_there(g, me)


@evolution(BOX, 1, 3, HUNTING, base_compatible=True)
@brings(NO_HUNT_CARDS)
@question(vain=no_bare_artemia)
def primitive(g: State, me: Seat) -> Answers:
    return (bare_artemia(me) if not g.hunt_played and artemia_is_missing(g) else NO,)


def artemia_is_missing(g: State) -> bool:
    """Whether the Artemia token is neither down nor due, and nothing keeps it away."""
    return not g.artemia and not g.due & ARTEMIA_TOKEN and not g.modifiers & NO_ARTEMIA


@effect(NOBODY)
def bare_artemia(g: State, me: Seat) -> None:
    g.due |= ARTEMIA_TOKEN
    g.modifiers |= NO_HUNT_CARDS


CORROSIVE: Final = lasting_evolution(BOX, "corrosive", 1, 3, RECKONING, FORTIFYING_COSTS_A_CARD)

FERTILE: Final = lasting_evolution(BOX, "fertile", 1, 3, EVOLUTION, EVOLVING_FEEDS_MORE)
