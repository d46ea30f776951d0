"""The habits of the Hunted once everybody is revealed, in games with expansions."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits import leaning
from artemia.bots.habits.city_worth import defense_space, fortify_worth, rescue_worth
from artemia.bots.habits.escape import (
    DRONE,
    GATE,
    instead_worth,
    power_worth,
)
from artemia.bots.habits.hiding import take_back_weights
from artemia.bots.habits.leaning import company, eager
from artemia.bots.habits.lookahead import lot
from artemia.bots.habits.needs import Needs
from artemia.bots.habits.registry import PLACE_WORTH
from artemia.bots.habits.sampling import chance, draw, offered, other_than, settle_one, settled
from artemia.bots.habits.scale import A_CARD, held
from artemia.bots.habits.tokens import safe_weights
from artemia.bots.habits.worth import power_worths, worths
from artemia.engine.step import OP, OP_BY_NAME, Answers, Step, first_of, members, pick_of, picked, second_of
from artemia.rules.catalog import PLACES, SITES, SURVIVAL, card_named
from artemia.rules.constants import SurvivalCards
from artemia.rules.modifiers import DEFENSE_MOVES_ONCE
from artemia.rules.sanctuary_catalog import AVATARS
from artemia.rules.state import State
from artemia.rules.windows import play_survival

SCAVENGING: Final = card_named(SURVIVAL, "scavenging").bit
ESCORT: Final = card_named(SURVIVAL, "escort").bit
REINFORCEMENTS: Final = card_named(SURVIVAL, "reinforcements").bit

FORTIFY: Final = OP_BY_NAME["fortify"].number
NOTHING: Final = OP_BY_NAME["nothing"].number
PLAY_SURVIVAL: Final = OP_BY_NAME["play_survival"].number
RESCUE: Final = OP_BY_NAME["rescue"].number
TAKE_BACK: Final = OP_BY_NAME["take_back"].number
USE_POWER: Final = OP_BY_NAME["use_power"].number

AVATARS_LIKED: Final = {
    "captain": 8,
    "stowaway": 9,
    "scout": 8,
    "soldier": 7,
    "botanist": 7,
    "medic": 7,
    "guide": 9,
    "architect": 9,
    "geneticist": 5,
    "pilot": 8,
    "chaplain": 7,
    "quartermaster": 6,
}
AVATAR_WEIGHTS: Final = [AVATARS_LIKED.get(each.id, 6) for each in AVATARS.values()]
"""By the bit of the Avatar."""


# Using a place


def place_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Its power, the city, a card back, or a Survival card instead: what gains most, most of the time."""
    back, power = offered(answers, TAKE_BACK), offered(answers, USE_POWER)
    cards = offered(answers, PLAY_SURVIVAL)
    fortify, rescue = offered(answers, FORTIFY), offered(answers, RESCUE)
    worth = power_worths(g, me, Needs(g, me))
    steps: list[int] = [offered(answers, NOTHING)]
    gains: list[int] = [1]
    if back:
        steps.append(back)
        gains.append(A_CARD[g.hunted[me].hand.bit_count()] * max(pick_of(back), 1))
    here = 0
    if power:
        here = power_worth(g, first_of(power).bit_length() - 1, worth)
        steps.append(power)
        gains.append(here)
    if fortify:
        steps.append(fortify)
        gains.append(fortify_worth(g, me))
    if rescue:
        steps.append(rescue)
        gains.append(rescue_worth(g, me))
    best = max(gains)
    for card in members(first_of(cards)) if cards else ():
        steps.append(play_survival(me, card))
        gains.append(instead_gain(g, me, card, worth, here, best))
    step = steps[draw(rng, [eager(gain) for gain in gains])]
    if step == back:
        return settled(rng, back, take_back_weights(g, me))
    if step == rescue:
        return settled(rng, rescue, company(g, me, first_of(rescue), False))
    return step


def instead_gain(g: State, me: int, card: SurvivalCards, worth: list[int], here: int, best: int) -> int:
    """What a Survival card instead of the place would gain; it must beat what there is, and its own worth."""
    gain = 0
    if card in (DRONE, GATE):
        gain = instead_worth(g, me, card, worth) - 25
    elif card == ESCORT:
        gain = here + rescue_worth(g, me) - 20
    elif card == REINFORCEMENTS:
        gain = defense_space(g) - 25
    elif card == SCAVENGING:
        gain = 30
    return gain if gain > best else 0


# The city


def shelter_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Unless it would be in vain."""
    s = g.sanctuary
    assert s is not None
    if g.modifiers & DEFENSE_MOVES_ONCE and s.defense_this_phase:
        return offered(answers, NOTHING)
    return other_than(answers, NOTHING)


def which_avatar(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """All are of use; some of more."""
    return settle_one(rng, answers, AVATAR_WEIGHTS)


# Cards that move a Hunted


def ride(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Shuttle, Airlift: away from danger first of all."""
    worth = worths(g, me)
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            origin = second_of(answer)
            now = lot(g, me, origin, worth)
            for to in members(first_of(answer)):
                gain = lot(g, me, to, worth) - now
                steps.append(picked(answer, to))
                weights.append(1 + gain * gain if gain > 0 else 1)
    return steps[draw(rng, weights)]


def portal(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The tokens are down: a safe place, and a good one."""
    return settle_one(rng, answers, safe_weights(g, me))


# Discoveries


def lasting(place: str, least: int) -> int:
    """What it is worth to own a place for the rest of the game."""
    return max(PLACE_WORTH[PLACES[place].power & OP].lasting, least)


def which_site(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The place all will have: what lasts."""
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            worth = 20 + lasting(SITES[second_of(answer).bit_length() - 1], 8)
            steps.append(settled(rng, answer, [1] * 10))
            weights.append(worth * worth)
    return steps[draw(rng, weights)]


def which_site_to_drop(rng: Random, g: State, me: int, answers: Answers) -> Step:
    weights = [1000 // (10 + lasting(name, 8)) for name in SITES]
    return settle_one(rng, answers, weights)


# The Fungi, and Will on the Rescue track


def sow(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """As near as possible: whoever needs Will needs it soon."""
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            spaces = first_of(answer)
            step = settled(rng, answer, nearest(spaces)) if pick_of(answer) else answer
            steps.append(step)
            weights.append(eager(leaning.promise(g, me, step)))
    return steps[draw(rng, weights)]


def nearest(spaces: int) -> list[int]:
    """The highest distance from Victory is the next space the counter comes to."""
    last = spaces.bit_length()
    return [1 if i < last - 1 else 50 for i in range(last)]


def farthest(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Counters that must come off the track: those that would come last."""
    return settle_one(rng, answers, [1000 >> i if i < 10 else 1 for i in range(32)])


# Trading


def care_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card for a Will, if somebody is about to lose his last."""
    lowest = min([g.hunted[seat].will for seat in range(1, g.seats)])
    cards = g.hunted[me].survival.bit_count()
    percent = 90 if lowest == 1 else 60 if lowest == 2 and cards > 2 else 20
    if chance(rng, percent):
        trade = other_than(answers, NOTHING)
        return settled(rng, trade, leaning.weights_for(g, me, trade))
    return offered(answers, NOTHING)


def map_fragment(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The place that lasts for the one he will miss least."""
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            found = g.planet.names[second_of(answer).bit_length() - 1]
            worth = 15 + lasting(found, 5)
            steps.append(settled(rng, answer, leaning.parting(g, me)))
            weights.append(worth * worth)
    return steps[draw(rng, weights)]


def solidarity(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """As many as can be."""
    best = answers[0]
    for answer in answers:
        if answer and (not best or pick_of(answer) > pick_of(best)):
            best = answer
    weights = [0] * g.seats
    for seat in range(1, g.seats):
        weights[seat] = 1 + (40 if seat == me else 25) // (1 + held(g, seat))
    return settled(rng, best, weights)


def all_dna(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """As much as can be taken from the Creature."""
    most = answers[0]
    for answer in answers:
        if answer and answer & OP != NOTHING and (most & OP == NOTHING or first_of(answer) > first_of(most)):
            most = answer
    return most
