"""The habits of the Hunted once everybody is revealed: what to use, what to lose, how to slip away."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.hiding import loss_weights, take_back_weights
from artemia.bots.habits.registry import LIKING
from artemia.bots.habits.sampling import chance, draw, offered, other_than, settle_one, settled
from artemia.bots.habits.scale import A_CARD
from artemia.bots.habits.survival_cards import card_if_ready
from artemia.bots.habits.worth import worths
from artemia.engine.step import OP, OP_BY_NAME, Answers, Step, first_of
from artemia.rules.catalog import SURVIVAL, card_named
from artemia.rules.constants import SurvivalCards
from artemia.rules.effects.tokens import catching
from artemia.rules.planet import around
from artemia.rules.state import State
from artemia.rules.windows import play_survival

DRONE: Final = card_named(SURVIVAL, "drone").bit
GATE: Final = card_named(SURVIVAL, "gate").bit

NOTHING: Final = OP_BY_NAME["nothing"].number
PLAY_SURVIVAL: Final = OP_BY_NAME["play_survival"].number
HEAL: Final = OP_BY_NAME["heal"].number
USE_POWER: Final = OP_BY_NAME["use_power"].number
TAKE_BACK: Final = OP_BY_NAME["take_back"].number
LOSE_WILL: Final = OP_BY_NAME["lose_will"].number


# The windows of phases 3 and 4


def reaction(rng: Random, g: State, me: int, answers: Answers) -> Step:
    return card_if_ready(rng, g, me, offered(answers, PLAY_SURVIVAL)) or other_than(answers, PLAY_SURVIVAL)


# Using a place


def place_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Its power, a card back, or a Survival card instead: what gains most, most of the time."""
    back = offered(answers, TAKE_BACK)
    power = offered(answers, USE_POWER)
    cards = offered(answers, PLAY_SURVIVAL)
    worth = worths(g, me)
    steps: list[int] = [offered(answers, NOTHING)]
    weights: list[int] = [1]
    if back:
        card = A_CARD[g.hunted[me].hand.bit_count()]
        steps.append(back)
        weights.append(card * card)
    here = 0
    if power:
        here = power_worth(g, first_of(power).bit_length() - 1, worth)
        steps.append(power)
        weights.append(4 * here * here)
    if cards:
        for card in (DRONE, GATE):
            if first_of(cards) & card:
                gain = instead_worth(g, me, card, worth) - here - 25
                steps.append(play_survival(me, card))
                weights.append(4 * gain * gain if gain > 0 else 0)
    step = steps[draw(rng, weights)]
    if step == back:
        return settled(rng, back, take_back_weights(g, me))
    return step


def power_worth(g: State, i: int, worth: list[int]) -> int:
    """The Lair is also worth what the Creature's place is."""
    best = worth[i]
    if g.planet.harsh >> i & 1:
        copied = catching(g) & ~g.planet.uncopyable & ~g.used
        for j in range(10):
            if copied >> j & 1 and worth[j] > best:
                best = worth[j]
    return best


def instead_worth(g: State, me: int, card: SurvivalCards, worth: list[int]) -> int:
    best = 0
    if card == DRONE:
        return worth[4]
    near = around(g.planet, g.resolving) & ~g.planet.uncopyable & ~g.used
    for j in range(10):
        if near >> j & 1 and worth[j] > best:
            best = worth[j]
    return best


def by_worth(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The Lair, Gate, Drone, or cards to take: all answers are places, weighed by their use to him."""
    worth = worths(g, me)
    weights = [1 + each * each for each in worth]
    steps: list[int] = []
    totals: list[int] = []
    for answer in answers:
        if not answer:
            continue
        op = answer & OP
        step = settled(rng, answer, weights)
        gain = 20
        if op == USE_POWER:
            gain = worth[first_of(step).bit_length() - 1]
        elif op == TAKE_BACK:
            gain = first_of(step).bit_count() * A_CARD[g.hunted[me].hand.bit_count()]
        steps.append(step)
        totals.append(1 + gain * gain)
    return steps[draw(rng, totals)]


def source(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Will for whoever is lowest, else a card."""
    weights = [0] * g.seats
    most = 0
    for seat in range(1, g.seats):
        missing = 3 - g.hunted[seat].will
        weights[seat] = 60 * missing * missing * missing + (20 if seat == me else 0)
        most = max(most, missing)
    heal, card = offered(answers, HEAL), other_than(answers, HEAL)
    if heal and (not card or chance(rng, 90 if most == 2 else 50)):
        return settled(rng, heal, weights)
    return card


def which_to_keep(rng: Random, g: State, me: int, answers: Answers) -> Step:
    weights = [liking * liking * liking for liking in LIKING]
    return settle_one(rng, answers, weights)


# Losing


def lose(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A Place card has to go: the one he will miss least, as a rule."""
    return settle_one(rng, answers, loss_weights(g, me))


def keep(rng: Random, g: State, me: int, answers: Answers) -> Step:
    return settle_one(rng, answers, take_back_weights(g, me))


def scream_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Cards rather than the last Will, Will rather than the last cards."""
    h = g.hunted[me]
    percent = 95 if h.will == 1 else 60 if h.hand.bit_count() >= 4 else 20
    will, two_cards = offered(answers, LOSE_WILL), other_than(answers, LOSE_WILL)
    if two_cards and (not will or chance(rng, percent)):
        return settled(rng, two_cards, loss_weights(g, me))
    return will


def toxin_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    weights = [1000 // (1 + liking * liking) for liking in LIKING]
    return settle_one(rng, answers, weights)
