"""How a Hunted uses a place: its power, the city, a card back, or a Survival card instead."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.city_worth import fortify_worth, rescue_worth, survivor_weights
from artemia.bots.habits.needs import Needs
from artemia.bots.habits.ops import FORTIFY, PLAY_SURVIVAL, RESCUE, TAKE_BACK, USE_POWER
from artemia.bots.habits.registry import survival_worth
from artemia.bots.habits.sampling import draw, settled
from artemia.bots.habits.scale import A_CARD
from artemia.bots.habits.worth import take_back_weights, worths
from artemia.engine.step import OP, Answers, Step, first_of, members, pick_of, small_of
from artemia.rules.constants import Places, SurvivalCards
from artemia.rules.effects.tokens import catching
from artemia.rules.state import State
from artemia.rules.windows import play_survival

MOST: Final = 500


def eager(worth: int) -> int:
    """A weight that prefers the best answers clearly: nobody has to be surprised any more."""
    if worth > MOST:
        worth = MOST
    return 1 + worth * worth * worth if worth > 0 else 1


def use_place(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """What gains most, most of the time; less clearly in the base game, where there is less to choose."""
    n = Needs(g, me)
    steps: list[Step] = []
    gains: list[int] = []
    cards: SurvivalCards = 0
    here = 0
    for answer in answers:
        op = answer & OP
        gain = 1
        if op == TAKE_BACK:
            gain = A_CARD[g.hunted[me].hand.bit_count()] * max(pick_of(answer), 1)
        elif op == USE_POWER:
            here = power_gain(g, me, n, small_of(answer))
            gain = here if g.eventful else 2 * here
        elif op == FORTIFY:
            gain = fortify_worth(g, me)
        elif op == RESCUE:
            gain = rescue_worth(g, me)
        elif op == PLAY_SURVIVAL:
            cards = first_of(answer)
        if answer and op != PLAY_SURVIVAL:
            steps.append(answer)
            gains.append(gain)
    best = max(gains)
    for card in members(cards):
        # A card must beat what there is, and its own worth.
        gain = survival_worth(g, card).instead(g, me, n, here)
        steps.append(play_survival(me, card))
        if g.eventful:
            gains.append(gain if gain > best else 0)
        else:
            gains.append(2 * (gain - here) if gain > here else 0)
    step = steps[draw(rng, [eager(each) if g.eventful else each * each for each in gains])]
    if step & OP == TAKE_BACK:
        return settled(rng, step, take_back_weights(g, me))
    if step & OP == RESCUE:
        return settled(rng, step, survivor_weights(g, me, first_of(step)))
    return step


def power_gain(g: State, me: int, n: Needs, place: Places) -> int:
    """The Lair is also worth what the Creature's place is."""
    if place & g.planet.harsh:
        place |= catching(g) & ~g.planet.uncopyable & ~g.used
    return best_gain(g, me, n, place, -1000)


def best_gain(g: State, me: int, n: Needs, places: Places, least: int = 0) -> int:
    """What the best of these places would gain by its power."""
    best = least if g.eventful else n.back
    for place in members(places):
        gain = n.planet.gains[place.bit_length() - 1](g, me, n)
        if gain > best:
            best = gain
    return best


def take_the_best(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Places to use or cards to take, weighed by their use."""
    worth = worths(g, me)
    weights = [1 + each * each for each in worth]
    steps: list[Step] = []
    totals: list[int] = []
    for answer in answers:
        if answer:
            step = settled(rng, answer, weights)
            op = answer & OP
            gain = 20
            if op == USE_POWER:
                gain = worth[first_of(step).bit_length() - 1]
            elif op == TAKE_BACK:
                gain = first_of(step).bit_count() * A_CARD[g.hunted[me].hand.bit_count()]
            steps.append(step)
            totals.append(1 + gain * gain)
    return steps[draw(rng, totals)]
