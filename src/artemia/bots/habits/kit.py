"""When a Hunted plays the Survival cards of the expansions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from artemia.bots.habits.genes import strongest
from artemia.bots.habits.scale import NEAR, held, laid_off
from artemia.bots.habits.upheaval import lot
from artemia.bots.habits.worth import bite, worths
from artemia.engine.step import members
from artemia.rules.catalog import SURVIVAL
from artemia.rules.constants import FULL_WILL, Places, SurvivalCards
from artemia.rules.effects.tokens import artemia_to_come, catching, hunt_tokens
from artemia.rules.modifiers import TARGET_BLOCKS_POWERS, TARGET_CATCHES
from artemia.rules.planet import below_or_above
from artemia.rules.state import State

WORTH_A_CARD: Final = 45
"""What a card that moves a Hunted should gain him."""

# Phase 1


def flare(g: State, me: int) -> int:
    return 15


def supply_crate(g: State, me: int) -> int:
    return 80 if g.hunted[me].survival.bit_count() < 3 else 40


def solidarity(g: State, me: int) -> int:
    """The more of them are short of cards, the better."""
    helped = 0
    for seat in range(1, g.seats):
        if laid_off(g, seat) and held(g, seat) <= 3:
            helped += 1
    return 0 if not g.hunted[me].discard and not helped else 90 if helped >= 3 else 15 + 25 * helped


def decoy(g: State, me: int) -> int:
    return 70 if artemia_to_come(g) else 12


def map_fragment(g: State, me: int) -> int:
    return 70 if g.hunted[me].hand.bit_count() >= 3 and g.rescue > 4 else 20


def course_change(g: State, me: int) -> int:
    """Worth it if he could go there and wouldn't otherwise."""
    assert g.sanctuary is not None
    return 10 if g.hunted[me].hand & g.sanctuary.token else 45


def gene_lock(g: State, me: int) -> int:
    assert g.sanctuary is not None
    return 65 if strongest(g.sanctuary.active) >= 30 else 25


def sabotage(g: State, me: int) -> int:
    return 50


def distress_call(g: State, me: int) -> int:
    assert g.sanctuary is not None
    return 30 if g.sanctuary.survivors[me] else 85


def comfort(g: State, me: int) -> int:
    """A survivor is worth more in the city, unless things go badly."""
    h = g.hunted[me]
    if h.will == 1:
        return 85
    return 45 if h.will < FULL_WILL and h.discard.bit_count() >= 2 and h.hand.bit_count() <= 3 else 8


# Phase 2


def deflector(g: State, me: int) -> int:
    assert g.sanctuary is not None
    return 75 if g.hunted[me].played & g.sanctuary.token else 6


def barricade(g: State, me: int) -> int:
    return 92


def second_thoughts(g: State, me: int) -> int:
    """Under a token, with a better place in hand."""
    h = g.hunted[me]
    tokens = hunt_tokens(g) | g.ineffective
    if h.played & catching(g) and h.hand & ~catching(g):
        return 92
    return 45 if h.played & tokens and h.hand & ~tokens else 4


# Phase 3


def shuttle(g: State, me: int) -> int:
    return ride_gain(g, me, places_across(g, me))


def places_across(g: State, me: int) -> Places:
    found = 0
    for one in members(g.hunted[me].at):
        found |= below_or_above(g.planet, one)
    return found & ~g.inaccessible & ~g.hunted[me].at


def airlift(g: State, me: int) -> int:
    assert g.sanctuary is not None
    return ride_gain(g, me, g.sanctuary.token)


def ride_gain(g: State, me: int, to: Places) -> int:
    worth = worths(g, me)
    now = 1000
    for place in members(g.hunted[me].at):
        now = min(now, lot(g, me, place, worth))
    best = -1000
    for place in members(to):
        best = max(best, lot(g, me, place, worth))
    gain = best - now
    return 0 if gain < WORTH_A_CARD else 55 if gain < 80 else 92


def caught(g: State, me: int) -> Places:
    return 0 if g.dodging >> me & 1 else g.hunted[me].at & catching(g)


def camouflage(g: State, me: int) -> int:
    """Against a Target that hurts; else for the card it draws."""
    if not g.hunted[me].at & g.target:
        return 30
    return 90 if g.on_target or g.modifiers & (TARGET_CATCHES | TARGET_BLOCKS_POWERS) else 10


def endurance(g: State, me: int) -> int:
    where = caught(g, me)
    if not where:
        return 0
    return 92 if bite(g, me, where) > 30 else 45


def bait(g: State, me: int) -> int:
    assert g.sanctuary is not None
    return 80 if caught(g, me) and g.sanctuary.dna else 0


def roll_call(g: State, me: int) -> int:
    """About to shelter several."""
    s = g.sanctuary
    assert s is not None
    if s.survivors[me].bit_count() < 2:
        return 0
    free = g.hunted[me].at & ~g.hunted[me].resolved & ~hunt_tokens(g)
    if not s.fortified and free & s.token:
        return 90
    return 90 if "ark" in g.planet.names and free & 1 << g.planet.names.index("ark") & ~g.used else 0


# Phases 4 and 5


def first_aid(g: State, me: int) -> int:
    lowest = FULL_WILL
    for one in members(g.caught):
        lowest = min(lowest, g.hunted[one.bit_length() - 1].will)
    return 92 if lowest == 1 else 55


def rally(g: State, me: int) -> int:
    helped = 0
    for h in g.hunted[1:]:
        if h.at & g.hunted[me].at and h.discard:
            helped += 1
    return 90 if helped > 1 or g.hunted[me].hand.bit_count() <= 2 else 35


def second_wind(g: State, me: int) -> int:
    return 90 if g.hunted[me].hand.bit_count() <= 3 else 45


def holding_pattern(g: State, me: int) -> int:
    return 25


def sterilization(g: State, me: int) -> int:
    return 40 if g.sanctuary is not None and g.sanctuary.defense > NEAR else 10


READY: Final[dict[SurvivalCards, Callable[[State, int], int]]] = {
    SURVIVAL[ready.__name__].bit: ready
    for ready in (
        flare,
        supply_crate,
        solidarity,
        decoy,
        map_fragment,
        course_change,
        gene_lock,
        sabotage,
        distress_call,
        comfort,
        deflector,
        barricade,
        second_thoughts,
        shuttle,
        airlift,
        camouflage,
        endurance,
        bait,
        roll_call,
        first_aid,
        rally,
        second_wind,
        holding_pattern,
        sterilization,
    )
}
"""How readily a card is played now, in percent."""


def readiness(g: State, me: int, card: SurvivalCards) -> int:
    ready = READY.get(card)
    return 30 if ready is None else ready(g, me)
