"""The fifteen Hunt cards of SANCTUARY."""

from __future__ import annotations

from artemia.cards.sanctuary import BOX
from artemia.engine.step import NO, NOBODY, Answers, Seat, effect, one_of, question
from artemia.rules.active_evolutions import activate, silence
from artemia.rules.bars import Bar, brings
from artemia.rules.catalog import hunt
from artemia.rules.city import lose_survivors, move_city, places_on_route
from artemia.rules.constants import (
    ARTEMIA_TOKEN,
    CREATURE,
    CREATURE_TOKEN,
    END_OF_TURN,
    EVOLUTION,
    EXPLORATION,
    HUNTING,
    RECKONING,
    TARGET_TOKEN,
    Evolutions,
    Places,
    Survivors,
)
from artemia.rules.effects.places import discard
from artemia.rules.effects.powers import nothing, this_turn
from artemia.rules.effects.tokens import move_token
from artemia.rules.effects.will import lose_will
from artemia.rules.excuses import artemia_kept_away, artemia_kept_away_or_there, step_is_over
from artemia.rules.modifiers import (
    ARTEMIA_IN_THE_CITY,
    CATCH_COUNTS_MORE,
    DEFENSE_MOVES_ONCE,
    NO_ARTEMIA,
    NO_AVATARS,
    NO_EVOLVING,
    NO_NEW_SURVIVORS,
    TARGET_FEEDS,
)
from artemia.rules.moments import TARGET_STEP_BEGINS, at
from artemia.rules.phases.evolution import BEFORE_GROWING, BEFORE_MOVING, gain_dna, lose_dna
from artemia.rules.phases.exploration import recall_commitments
from artemia.rules.phases.reckoning import BEFORE_ALL_STEPS
from artemia.rules.planet import around
from artemia.rules.sanctuary_state import DNA_COUNTERS
from artemia.rules.state import State, sanctuary_of
from artemia.rules.windows import reopen_for_creature

# Phase 1


@hunt(BOX, EXPLORATION, provenance="original")
@brings(NO_AVATARS)
@question()
def amnesia(g: State, me: Seat) -> Answers:
    return (erase_memories(me),)


@effect(NOBODY)
def erase_memories(g: State, me: Seat) -> None:
    g.modifiers |= NO_AVATARS
    recall_commitments(g)


@hunt(BOX, EXPLORATION, provenance="original")
@question(vain="evolutions/none-in-hand")
def latent_gene(g: State, me: Seat) -> Answers:
    return (one_of(wake_gene(me, sanctuary_of(g).evolutions)),)


@effect()
def wake_gene(g: State, me: Seat, card: Evolutions) -> None:
    """It acts at once, and returns to the hand when the turn ends."""
    s = sanctuary_of(g)
    s.evolutions &= ~card
    s.latent |= card
    activate(g, card)
    recall_commitments(g)
    reopen_for_creature(g)


# Phase 2


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,), provenance="original")
@question()
def sampling(g: State, me: Seat) -> Answers:
    return (this_turn(me, TARGET_FEEDS),)


@at(TARGET_STEP_BEGINS)
@effect(NOBODY)
def take_samples(g: State, me: Seat) -> None:
    """Counted once, whatever happens on that place afterwards."""
    if not g.modifiers & TARGET_FEEDS:
        return
    found = 0
    for seat in g.hunted_seats():
        if g.hunted[seat].at & g.target and not g.camouflaged >> seat & 1:
            found += 1
    if found:
        g.then(gain_dna(CREATURE, found if found < 3 else 3))


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,), provenance="original")
@question()
def abduction(g: State, me: Seat) -> Answers:
    return (load_abduction(me),)


@effect(NOBODY)
def load_abduction(g: State, me: Seat) -> None:
    g.on_target += (abduction_choice(0),)


@question()
def abduction_choice(g: State, me: Seat) -> Answers:
    """A survivor, or without one a Place card."""
    survivors = sanctuary_of(g).survivors[me]
    return (one_of(lose_survivors(me, survivors) if survivors else discard(me, g.hunted[me].hand)),)


@hunt(BOX, HUNTING, ARTEMIA_TOKEN, also_in=(EXPLORATION,), provenance="original")
@question(vain=artemia_kept_away)
def contagion(g: State, me: Seat) -> Answers:
    return (NO if g.modifiers & NO_ARTEMIA else this_turn(me, ARTEMIA_IN_THE_CITY),)


def nobody_to_scatter(g: State, me: Seat) -> Bar:
    if g.modifiers & NO_ARTEMIA:
        return artemia_kept_away_or_there(g, me)
    return Bar("survivors/nobody-to-scatter")


@hunt(BOX, HUNTING, ARTEMIA_TOKEN, also_in=(EXPLORATION,), provenance="original")
@question(vain=nobody_to_scatter)
def panic(g: State, me: Seat) -> Answers:
    """Worth its Artemia symbol even with nobody to scatter, unless that token comes anyhow or never."""
    s = sanctuary_of(g)
    if s.faceup:
        return (scatter_survivors(me, s.faceup),)
    in_vain = g.artemia or g.due & ARTEMIA_TOKEN or g.modifiers & NO_ARTEMIA
    return (NO if in_vain else nothing(me),)


@effect()
def scatter_survivors(g: State, me: Seat, cards: Survivors) -> None:
    """All survivors who lie face up are gone for good."""
    sanctuary_of(g).faceup &= ~cards


@hunt(BOX, HUNTING, also_in=(EXPLORATION,), provenance="original")
@brings(DEFENSE_MOVES_ONCE)
@question()
def siege(g: State, me: Seat) -> Answers:
    return (this_turn(me, DEFENSE_MOVES_ONCE),)


@hunt(BOX, HUNTING, also_in=(EXPLORATION,), provenance="original")
@question(vain="dna/two-needed")
def frenzy(g: State, me: Seat) -> Answers:
    return (rage(me) if sanctuary_of(g).dna >= 2 else NO,)


@effect(NOBODY)
def rage(g: State, me: Seat) -> None:
    """2 DNA, whether somebody will be caught or not."""
    g.modifiers |= CATCH_COUNTS_MORE
    g.then(lose_dna(CREATURE, 2))


@hunt(BOX, HUNTING, TARGET_TOKEN, also_in=(EXPLORATION,), provenance="original")
@question()
def pincer(g: State, me: Seat) -> Answers:
    return (load_pincer(me),)


@effect(NOBODY)
def load_pincer(g: State, me: Seat) -> None:
    g.on_target += (close_pincer(0),)


@effect(NOBODY)
def close_pincer(g: State, me: Seat) -> None:
    """A Target token under the Creature token isn't next to it."""
    if around(g.planet, g.creature) & ~g.creature & g.target:
        g.then(lose_will(me, 1))


# Phase 3


def city_cannot_slide(g: State, me: Seat) -> Bar:
    return step_is_over(g) or Bar("city/nowhere-to-go")


@hunt(BOX, RECKONING, provenance="original")
@question(vain=city_cannot_slide)
def landslide(g: State, me: Seat) -> Answers:
    s = sanctuary_of(g)
    if g.stage != BEFORE_ALL_STEPS:
        return ()
    return (one_of(move_city(me, around(g.planet, s.token) & places_on_route(g))),)


def no_burrow(g: State, me: Seat) -> Bar:
    return step_is_over(g) or Bar("dna/one-needed")


@hunt(BOX, RECKONING, provenance="original")
@question(vain=no_burrow)
def burrow(g: State, me: Seat) -> Answers:
    if g.stage != BEFORE_ALL_STEPS or not sanctuary_of(g).dna:
        return ()
    return (one_of(dig_to(me, around(g.planet, g.creature))),)


@effect(NOBODY)
def dig_to(g: State, me: Seat, place: Places) -> None:
    g.then_in_order(lose_dna(CREATURE, 1), move_token(CREATURE, place, CREATURE_TOKEN))


# Phase 4


def no_feast(g: State, me: Seat) -> Bar:
    return Bar("dna/supply-empty" if g.caught else "caught/nobody")


@hunt(BOX, END_OF_TURN, provenance="original")
@question(vain=no_feast)
def feast(g: State, me: Seat) -> Answers:
    return (gain_dna(me, 2) if g.caught and sanctuary_of(g).dna < DNA_COUNTERS else NO,)


# Phase 5


def no_brood(g: State, me: Seat) -> Bar:
    if g.stage != BEFORE_GROWING:
        return Bar("growth/before-growing")
    return Bar("growth/barred", wants=NO_EVOLVING)


def nothing_to_revert(g: State, me: Seat) -> Bar:
    return Bar("evolutions/none-developed" if g.stage == BEFORE_GROWING else "growth/before-growing")


@hunt(BOX, EVOLUTION, provenance="original")
@question(vain=no_brood)
def hatching(g: State, me: Seat) -> Answers:
    in_vain = g.stage != BEFORE_GROWING or g.modifiers & NO_EVOLVING
    return (NO if in_vain else brood(me),)


@effect(NOBODY)
def brood(g: State, me: Seat) -> None:
    sanctuary_of(g).cheaper = 2


@hunt(BOX, EVOLUTION, provenance="original")
@question(vain=nothing_to_revert)
def metamorphosis(g: State, me: Seat) -> Answers:
    return (one_of(revert(me, sanctuary_of(g).developed)) if g.stage == BEFORE_GROWING else NO,)


@effect()
def revert(g: State, me: Seat, card: Evolutions) -> None:
    """A developed Evolution returns to the hand, and its cost to the Creature."""
    s = sanctuary_of(g)
    silence(g, card)
    s.developed &= ~card
    s.evolutions |= card
    s.evolutions_seen |= card
    g.then(gain_dna(CREATURE, g.cards.evolution[card].cost))


@hunt(BOX, EVOLUTION, provenance="original")
@question(vain="growth/before-moving")
def torpor(g: State, me: Seat) -> Answers:
    return (numb_city(me) if g.stage == BEFORE_MOVING else NO,)


@effect(NOBODY)
def numb_city(g: State, me: Seat) -> None:
    sanctuary_of(g).pace = 0
    g.modifiers |= NO_NEW_SURVIVORS
