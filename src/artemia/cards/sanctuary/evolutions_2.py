"""The fifteen Evolutions of level II."""

from __future__ import annotations

from typing import Final

from artemia.cards.sanctuary import BOX
from artemia.cards.sanctuary.evolutions_1 import artemia_is_missing, beside_creature, creature_is_down
from artemia.engine.step import (
    NO,
    NOBODY,
    Answers,
    Seat,
    Seats,
    effect,
    one_of,
    question,
    subsets,
)
from artemia.rules.active_evolutions import is_active
from artemia.rules.bars import Bar
from artemia.rules.constants import (
    ALL_PLACES,
    ARTEMIA_TOKEN,
    CREATURE,
    END_OF_TURN,
    EVOLUTION,
    EXPLORATION,
    HUNTING,
    RECKONING,
    Places,
)
from artemia.rules.effects.places import all_among
from artemia.rules.effects.powers import nothing
from artemia.rules.effects.will import lose_will
from artemia.rules.excuses import artemia_kept_away_or_there
from artemia.rules.modifiers import (
    ARTEMIA_HURTS,
    ARTEMIA_MAY_SPREAD,
    CITY_CATCH_COUNTS_MORE,
    CREATURE_MAY_SPREAD,
    LAST_WILL_COUNTS_TWICE,
    MORE_WILL_PER_HUNTED,
    NESTING_LETS_GROW,
    NO_HUNT_CARDS,
    RESCUE_STANDS_STILL,
    RESIST_ONE_FEWER,
    TOKENS_STAND_FIRM,
)
from artemia.rules.moments import CREATURE_STRUCK, TURN_ENDS, at
from artemia.rules.phases.evolution import BEFORE_MOVING, lose_dna
from artemia.rules.sanctuary_catalog import evolution, lasting_evolution
from artemia.rules.state import State, sanctuary_of

MOST_HUNT_CARDS: Final = 2
PLACES_TO_NAME: Final = 3
DNA_FOR_TIME: Final = 2

OPPRESSIVE: Final = lasting_evolution(BOX, "oppressive", 2, 4, EXPLORATION, RESIST_ONE_FEWER)


def no_blood(g: State, me: Seat) -> Bar:
    return artemia_kept_away_or_there(g, me) if dna(g) else Bar("dna/one-needed")


@evolution(BOX, 2, 4, HUNTING)
@question(vain=no_blood)
def symbiotic(g: State, me: Seat) -> Answers:
    return (bleed_artemia(me) if dna(g) and artemia_is_missing(g) else NO,)


def dna(g: State) -> int:
    return g.sanctuary.dna if g.sanctuary is not None else 0


@effect(NOBODY)
def bleed_artemia(g: State, me: Seat) -> None:
    g.due |= ARTEMIA_TOKEN
    g.then(lose_dna(CREATURE, 1))


SPECTRAL: Final = lasting_evolution(BOX, "spectral", 2, 4, RECKONING, TOKENS_STAND_FIRM)


def city_moved(g: State, me: Seat) -> Bar:
    return Bar("growth/before-moving" if g.stage != BEFORE_MOVING else "city/stays-anyhow")


@evolution(BOX, 2, 4, EVOLUTION)
@question(vain=city_moved)
def magnetic(g: State, me: Seat) -> Answers:
    s = g.sanctuary
    return (anchor_city(me) if s is not None and s.pace and g.stage == BEFORE_MOVING else NO,)


@effect(NOBODY)
def anchor_city(g: State, me: Seat) -> None:
    sanctuary_of(g).pace = 0


PROLIFIC: Final = lasting_evolution(BOX, "prolific", 2, 4, EVOLUTION, NESTING_LETS_GROW)


@evolution(BOX, 2, 5, HUNTING)
@question(vain=creature_is_down)
def psychic(g: State, me: Seat) -> Answers:
    return (NO if g.creature else one_of(probe(me, g.everybody() & ~1)),)


@effect()
def probe(g: State, me: Seat, whom: Seats) -> None:
    g.then(which_three(whom.bit_length() - 1))


@question()
def which_three(g: State, me: Seat) -> Answers:
    """All sets of three places with the cards they played among them."""
    played = g.hunted[me].played
    others = subsets(ALL_PLACES & ~played, PLACES_TO_NAME - played.bit_count())
    return tuple([name_three(me, played | each) for each in others])


@effect()
def name_three(g: State, me: Seat, places: Places) -> None:
    """All hear where they may be."""
    all_among(g, me, places)


VIRAL: Final = lasting_evolution(BOX, "viral", 2, 5, HUNTING, ARTEMIA_MAY_SPREAD)

VENOMOUS: Final = lasting_evolution(BOX, "venomous", 2, 5, RECKONING, MORE_WILL_PER_HUNTED)

BESIEGER: Final = lasting_evolution(BOX, "besieger", 2, 5, RECKONING, CITY_CATCH_COUNTS_MORE)


def no_second_card(g: State, me: Seat) -> Bar:
    if g.modifiers & NO_HUNT_CARDS:
        return Bar("hunt-cards/forbidden", wants=NO_HUNT_CARDS)
    return Bar("hunt-cards/two-already") if dna(g) else Bar("dna/one-needed")


@evolution(BOX, 2, 5, HUNTING)
@question(vain=no_second_card)
def versatile(g: State, me: Seat) -> Answers:
    limit = g.hunt_left + len(g.hunt_played)
    if not dna(g) or limit >= MOST_HUNT_CARDS or g.modifiers & NO_HUNT_CARDS:
        return ()
    return (raise_limit(me),)


@effect(NOBODY)
def raise_limit(g: State, me: Seat) -> None:
    g.hunt_left += 1
    g.then(lose_dna(CREATURE, 1))


TENTACULAR: Final = lasting_evolution(BOX, "tentacular", 2, 6, HUNTING, CREATURE_MAY_SPREAD)

MUTAGENIC: Final = lasting_evolution(BOX, "mutagenic", 2, 6, RECKONING, ARTEMIA_HURTS)

DEVOURER: Final = lasting_evolution(BOX, "devourer", 2, 6, RECKONING, LAST_WILL_COUNTS_TWICE)

RELENTLESS: Final = lasting_evolution(BOX, "relentless", 2, 6, RECKONING)


@at(CREATURE_STRUCK, 4)
@question()
def relentless_choice(g: State, me: Seat) -> Answers:
    if not is_active(g, RELENTLESS) or g.caught:
        return ()
    near = beside_creature(g)
    whom = 0
    for seat in g.hunted_seats():
        if g.hunted[seat].at & near:
            whom |= 1 << seat
    return (one_of(lash_out(CREATURE, whom & ~g.spent & ~g.enduring)),)


@effect()
def lash_out(g: State, me: Seat, whom: Seats) -> None:
    g.then(lose_will(whom.bit_length() - 1, 1))


CHRONOPHAGE: Final = lasting_evolution(BOX, "chronophage", 2, 6, END_OF_TURN)


@at(TURN_ENDS, 1)
@question()
def chronophage_choice(g: State, me: Seat) -> Answers:
    if not is_active(g, CHRONOPHAGE) or dna(g) < DNA_FOR_TIME:
        return ()
    return nothing(CREATURE), eat_time(CREATURE)


@effect()
def eat_time(g: State, me: Seat) -> None:
    g.modifiers |= RESCUE_STANDS_STILL
    g.then(lose_dna(CREATURE, DNA_FOR_TIME))
