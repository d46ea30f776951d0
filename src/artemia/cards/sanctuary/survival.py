"""The fifteen Survival cards of SANCTUARY."""

from __future__ import annotations

from artemia.cards.sanctuary import BOX
from artemia.engine.step import NO, NOBODY, OWNER, Answers, Seat, effect, members, one_of, question, up_to
from artemia.rules.active_evolutions import silence
from artemia.rules.bars import BARRED_TOKENS, LOCKED_EVOLUTION, Bar, brings
from artemia.rules.catalog import survival
from artemia.rules.city import (
    advance_defense,
    draw_survivor,
    lose_survivors,
    move_city,
    next_on_route,
    survivors_to_rescue,
)
from artemia.rules.constants import (
    CREATURE,
    END_OF_TURN,
    EVOLUTION,
    EXPLORATION,
    FOUR_PHASES,
    FULL_WILL,
    HUNTING,
    RECKONING,
    Evolutions,
    Places,
    Survivors,
)
from artemia.rules.effects.places import carry, returnable, take_back
from artemia.rules.effects.powers import has_power, nothing, this_turn, use_power
from artemia.rules.effects.tokens import hunt_tokens
from artemia.rules.effects.will import heal
from artemia.rules.excuses import no_card_back, step_is_over
from artemia.rules.modifiers import DEFENSE_MOVES_ONCE, NO_DNA
from artemia.rules.moments import CREATURE_STRUCK, at
from artemia.rules.phases.evolution import BEFORE_MOVING, lose_dna
from artemia.rules.phases.exploration import recall_commitments
from artemia.rules.phases.reckoning import BEFORE_ALL_STEPS
from artemia.rules.state import State, sanctuary_of
from artemia.rules.windows import excuse_creature

# Phase 1


@survival(BOX, EXPLORATION, provenance="original")
@question()
def course_change(g: State, me: Seat) -> Answers:
    return steer(me, next_on_route(g, 1)), steer(me, next_on_route(g, -1))


@effect(NOBODY)
def steer(g: State, me: Seat, to: Places) -> None:
    """Everybody is to choose their places in knowledge of it."""
    recall_commitments(g)
    g.then(move_city(me, to))


@survival(BOX, EXPLORATION, provenance="original")
@brings(LOCKED_EVOLUTION)
@question(vain="evolutions/none-active")
def gene_lock(g: State, me: Seat) -> Answers:
    return (one_of(lock_gene(me, sanctuary_of(g).active)),)


@effect()
def lock_gene(g: State, me: Seat, card: Evolutions) -> None:
    """It keeps its slot, and wakes again with the next turn."""
    silence(g, card)
    sanctuary_of(g).locked |= card
    excuse_creature(g)


@survival(BOX, EXPLORATION, also_in=FOUR_PHASES, provenance="original")
@question(vain="evolutions/creature-holds-none")
def sabotage(g: State, me: Seat) -> Answers:
    return (strike_genes(me) if sanctuary_of(g).evolutions else NO,)


@effect()
def strike_genes(g: State, me: Seat) -> None:
    """An Evolution card picked at random from the Creature's hand goes under the pile of its level."""
    s = sanctuary_of(g)
    cards = members(s.evolutions)
    card = cards[g.below(len(cards))]
    level = g.cards.evolution[card].level
    s.evolutions &= ~card
    for one in members(s.evolutions_seen):
        if g.cards.evolution[one].level == level:  # any of them may be the one that went
            s.evolutions_seen &= ~one
    s.piles[level - 1] = (card, *s.piles[level - 1])
    s.known_below[level - 1] += 1
    if g.log is not None:
        g.witness(lost_gene(CREATURE, card))


@effect(OWNER)
def lost_gene(g: State, creature: Seat, card: Evolutions) -> None:
    """Stands in the log: the Creature lost an Evolution card, and for itself, which."""


@survival(BOX, EXPLORATION, also_in=FOUR_PHASES, provenance="original")
@question(vain="survivors/pile-empty")
def distress_call(g: State, me: Seat) -> Answers:
    return (draw_survivor(me) if sanctuary_of(g).survivor_pile else NO,)


def no_comfort(g: State, me: Seat) -> Bar:
    return Bar("survivors/no-comfort-needed" if sanctuary_of(g).survivors[me] else "survivors/none-yours")


@survival(BOX, EXPLORATION, provenance="original")
@question(vain=no_comfort)
def comfort(g: State, me: Seat) -> Answers:
    h = g.hunted[me]
    if h.will == FULL_WILL and not h.discard:
        return ()
    return (one_of(part_with(me, sanctuary_of(g).survivors[me])),)


@effect(NOBODY)
def part_with(g: State, me: Seat, card: Survivors) -> None:
    g.then(cards_of_comfort(me))
    if g.hunted[me].will < FULL_WILL:
        g.then(heal(me, 1 << me))
    g.then(lose_survivors(me, card))


@question()
def cards_of_comfort(g: State, me: Seat) -> Answers:
    return (up_to(2, take_back(me, g.hunted[me].discard)),)


# Phase 2


@survival(BOX, HUNTING, before_tokens=True, provenance="original")
@brings(BARRED_TOKENS)
@question()
def deflector(g: State, me: Seat) -> Answers:
    return (shield_city(me, sanctuary_of(g).token),)


@effect()
def shield_city(g: State, me: Seat, place: Places) -> None:
    """No token that catches may be placed there. One that is moved may still come."""
    sanctuary_of(g).barred = place


@survival(BOX, HUNTING, provenance="original")
@question(vain="city/token-there")
def barricade(g: State, me: Seat) -> Answers:
    return (NO if sanctuary_of(g).token & hunt_tokens(g) else advance_defense(me, 1),)


# Phase 3


def nobody_to_escort(g: State, me: Seat) -> Bar:
    found = survivors_to_rescue(g, me, g.resolving)
    return Bar("places/nothing-there-for-you" if found else "survivors/none-near", places=g.resolving)


@survival(BOX, RECKONING, instead_of_power=True, provenance="original")
@question(vain=nobody_to_escort)
def escort(g: State, me: Seat) -> Answers:
    if not survivors_to_rescue(g, me, g.resolving) or not has_power(g, me, g.resolving):
        return ()
    return (set_out(me, g.resolving),)


@effect(NOBODY)
def set_out(g: State, me: Seat, place: Places) -> None:
    """The power first, then the survivor."""
    g.then_in_order(use_power(me, place), look_around(me))


@effect(NOBODY)
def look_around(g: State, me: Seat) -> None:
    """What the power may have copied is over and done with."""
    g.chain = 0
    g.then(whom_to_escort(me))


@question()
def whom_to_escort(g: State, me: Seat) -> Answers:
    """The power may have led them elsewhere, or taken the last survivor."""
    return nothing(me), survivors_to_rescue(g, me, g.resolving & g.hunted[me].at)


def no_reinforcements(g: State, me: Seat) -> Bar:
    if g.modifiers & DEFENSE_MOVES_ONCE and sanctuary_of(g).defense_this_phase:
        return Bar("city/defense-held", wants=DEFENSE_MOVES_ONCE)
    return Bar("survivors/none-yours")


@survival(BOX, RECKONING, instead_of_power=True, provenance="original")
@question(vain=no_reinforcements)
def reinforcements(g: State, me: Seat) -> Answers:
    s = sanctuary_of(g)
    if g.modifiers & DEFENSE_MOVES_ONCE and s.defense_this_phase:
        return ()
    return (one_of(enlist(me, s.survivors[me])),)


@effect(NOBODY)
def enlist(g: State, me: Seat, card: Survivors) -> None:
    g.then_in_order(lose_survivors(me, card), advance_defense(me, 1))


def no_airlift(g: State, me: Seat) -> Bar:
    late = step_is_over(g)
    if late is not None:
        return late
    return Bar("city/not-open-to-you" if sanctuary_of(g).survivors[me] else "survivors/none-yours")


@survival(BOX, RECKONING, provenance="original")
@question(vain=no_airlift)
def airlift(g: State, me: Seat) -> Answers:
    s = sanctuary_of(g)
    here = g.hunted[me].at
    if g.stage != BEFORE_ALL_STEPS or not s.survivors[me] or s.token & (g.inaccessible | here):
        return ()
    return tuple([fly(me, s.token, origin) for origin in members(here)])


@effect(look="move")
def fly(g: State, me: Seat, to: Places, origin: Places) -> None:
    carry(g, me, to, origin)


@survival(BOX, RECKONING, provenance="original")
@question()
def bait(g: State, me: Seat) -> Answers:
    return (wait_for_it(me),)


@effect(NOBODY)
def wait_for_it(g: State, me: Seat) -> None:
    sanctuary_of(g).baiting |= 1 << me


@at(CREATURE_STRUCK, 1)
@effect(NOBODY)
def swallow_bait(g: State, me: Seat) -> None:
    """Before the catch feeds the Creature."""
    s = g.sanctuary
    if s is not None and s.dna:
        for one in members(s.baiting & g.caught):
            g.then(lose_dna(one.bit_length() - 1, 2))


def no_roll_call(g: State, me: Seat) -> Bar:
    return Bar("places/all-resolved" if sanctuary_of(g).survivors[me] else "survivors/none-yours")


@survival(BOX, RECKONING, provenance="original")
@question(vain=no_roll_call)
def roll_call(g: State, me: Seat) -> Answers:
    """For whoever has survivors, and a place still to resolve."""
    h = g.hunted[me]
    return (call_all(me) if sanctuary_of(g).survivors[me] and h.at & ~h.resolved else NO,)


@effect(NOBODY)
def call_all(g: State, me: Seat) -> None:
    sanctuary_of(g).calling |= 1 << me


# Phase 4


def no_second_wind(g: State, me: Seat) -> Bar:
    return no_card_back(g, me) if sanctuary_of(g).helpers >> me & 1 else Bar("city/not-helped")


@survival(BOX, END_OF_TURN, provenance="original")
@question(vain=no_second_wind)
def second_wind(g: State, me: Seat) -> Answers:
    helped = sanctuary_of(g).helpers >> me & 1
    return (up_to(2, take_back(me, returnable(g, me))) if helped else NO,)


# Phase 5


def city_on_its_way(g: State, me: Seat) -> Bar:
    return Bar("growth/before-moving" if g.stage != BEFORE_MOVING else "city/stays-anyhow")


@survival(BOX, EVOLUTION, provenance="original")
@question(vain=city_on_its_way)
def holding_pattern(g: State, me: Seat) -> Answers:
    """A city that stays for another reason stays."""
    if g.stage != BEFORE_MOVING or not sanctuary_of(g).pace:
        return ()
    return hold_city(me), hurry_city(me)


@effect()
def hold_city(g: State, me: Seat) -> None:
    sanctuary_of(g).pace = 0


@effect()
def hurry_city(g: State, me: Seat) -> None:
    sanctuary_of(g).pace += 1


@survival(BOX, EVOLUTION, provenance="original")
@question()
def sterilization(g: State, me: Seat) -> Answers:
    return (this_turn(me, NO_DNA),)
