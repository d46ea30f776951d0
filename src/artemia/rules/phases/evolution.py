"""Phase 5: the city moves on, survivors appear, the Creature evolves or nests. And its DNA."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import NO, NOBODY, Answers, Seat, effect, one_of, question
from artemia.engine.traits import Facts
from artemia.rules.amounts import NEST_DNA, amount
from artemia.rules.bars import Bar, Barred
from artemia.rules.city import advance_defense, move_city, next_on_route
from artemia.rules.constants import CREATURE, EVOLUTION, Survivors
from artemia.rules.evolution_cards import go_on_shaping
from artemia.rules.modifiers import (
    EVOLVING_FEEDS_MORE,
    NESTING_LETS_GROW,
    NO_DNA,
    NO_EVOLVING,
    NO_NEW_SURVIVORS,
)
from artemia.rules.moments import CITY_MOVED, happens
from artemia.rules.offers import CREATURE_ACTS, with_offers
from artemia.rules.phases.end_of_turn import discard_hunt_cards
from artemia.rules.sanctuary_state import DNA_COUNTERS
from artemia.rules.state import State, sanctuary_of
from artemia.rules.windows import creature_may_act, play_hunt, playable_hunt, react

FACE_UP: Final = 2
BEFORE_MOVING: Final = 1
BEFORE_SURVIVORS: Final = 2
BEFORE_GROWING: Final = 3


@effect(NOBODY)
def evolution_phase(g: State) -> None:
    g.phase = EVOLUTION
    g.stage = BEFORE_MOVING
    g.curious = g.everybody()
    g.then_in_order(react(), city_moves(), react(), survivors_appear(), creature_grows(), phase_ends())


@effect(NOBODY)
def city_moves(g: State) -> None:
    s = sanctuary_of(g)
    g.stage = BEFORE_SURVIVORS
    happens(g, CITY_MOVED)
    if s.pace:
        g.then(move_city(CREATURE, next_on_route(g, s.pace)))


@effect(NOBODY)
def survivors_appear(g: State) -> None:
    s = sanctuary_of(g)
    if g.modifiers & NO_NEW_SURVIVORS:
        return
    while s.survivor_pile and s.faceup.bit_count() < FACE_UP:
        card = s.survivor_pile[-1]
        if g.log is not None:
            g.witness(survivor_appeared(CREATURE, card))
        s.survivor_pile = s.survivor_pile[:-1]
        s.faceup |= card


@effect(book="survivors")
def survivor_appeared(g: State, creature: Seat, card: Survivors) -> None:
    """Stands in the log: a survivor lies face up."""


# Evolving and nesting


@effect(NOBODY)
def creature_grows(g: State) -> None:
    """Whatever happened, everybody may react; then it is asked, and after each card it plays once more."""
    g.stage = BEFORE_GROWING
    g.curious &= ~1  # the Creature needs no window of its own
    g.then_in_order(react(), grow())


@effect(NOBODY)
def grow(g: State) -> None:
    """The Creature isn't asked if all can tell that it can do nothing."""
    if not g.modifiers & NO_EVOLVING or creature_may_act(g):
        g.then_in_order(growth(CREATURE), creature_grows())


def barred_or_free(g: State, creature: Seat) -> Facts:
    return {"cause": "barred" if g.modifiers & NO_EVOLVING else "free"}


def growth_kept_down(g: State, creature: Seat) -> Barred:
    if not g.modifiers & NO_EVOLVING:
        return ()
    kept_down = Bar("growth/barred", wants=NO_EVOLVING)
    return (evolve(CREATURE), kept_down), (nest(CREATURE), kept_down)


@question(always=True, window=True, facts=barred_or_free, barred=growth_kept_down, book="growth-choice")
def growth(g: State, creature: Seat) -> Answers:
    barred = g.modifiers & NO_EVOLVING
    answers = (
        stay(CREATURE),
        NO if barred else evolve(CREATURE),
        NO if barred else nest(CREATURE),
        one_of(play_hunt(CREATURE, playable_hunt(g))),
    )
    return with_offers(g, CREATURE_ACTS, CREATURE, answers)


@effect(passes=True)
def stay(g: State, creature: Seat) -> None:
    """Neither evolves nor nests."""
    g.agenda.pop()  # the creature_grows below this answer


def dna_for_evolving(g: State, creature: Seat) -> Facts:
    return {"n": dna_to_gain(g, worth_of_evolving(g))}


@effect(facts=dna_for_evolving, book="growth-choice")
def evolve(g: State, creature: Seat) -> None:
    g.agenda.pop()  # the creature_grows
    g.then_in_order(gain_dna(CREATURE, worth_of_evolving(g)), go_on_shaping())


def worth_of_evolving(g: State) -> int:
    return 2 if g.modifiers & EVOLVING_FEEDS_MORE else 1


def dna_for_nesting(g: State, creature: Seat) -> Facts:
    return {"n": dna_to_gain(g, worth_of_nesting(g))}


@effect(facts=dna_for_nesting, book="growth-choice")
def nest(g: State, creature: Seat) -> None:
    g.agenda.pop()  # the creature_grows
    g.then_in_order(gain_dna(CREATURE, worth_of_nesting(g)), advance_defense(CREATURE, 1), nested())


@effect(NOBODY)
def nested(g: State) -> None:
    """A Creature that is prolific still, after all that the nest gave the Hunted, grows as well."""
    if g.modifiers & NESTING_LETS_GROW:
        g.then(go_on_shaping())


def worth_of_nesting(g: State) -> int:
    return amount(NEST_DNA, g, CREATURE, 3)


@effect(NOBODY)
def phase_ends(g: State) -> None:
    discard_hunt_cards(g)


# DNA


@effect(NOBODY)
def gain_dna(g: State, creature: Seat, n: int) -> None:
    """As far as the supply goes."""
    gained = dna_to_gain(g, n)
    sanctuary_of(g).dna += gained
    if g.log is not None:
        g.witness(gained_dna(CREATURE, gained))


def dna_to_gain(g: State, n: int) -> int:
    """How many of n counters the Creature would really take."""
    supply = 0 if g.modifiers & NO_DNA else DNA_COUNTERS - sanctuary_of(g).dna
    return n if n < supply else supply


@effect(book="dna")
def gained_dna(g: State, creature: Seat, n: int) -> None:
    """Stands in the log: how many counters the Creature really took."""


@effect(NOBODY)
def lose_dna(g: State, me: Seat, n: int) -> None:
    """Back to the supply, as far as the Creature has any."""
    s = sanctuary_of(g)
    lost = n if n < s.dna else s.dna
    s.dna -= lost
    if g.log is not None:
        g.witness(lost_dna(me, lost))


@effect(book="dna")
def lost_dna(g: State, me: Seat, n: int) -> None:
    """Stands in the log: how many counters the Creature really lost, to whom."""
