"""How a Hunted uses a place: its power, the city, a card back, or a Survival card instead."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.city_worth import fortify_worth, rescue_worth, survivor_weights
from artemia.bots.habits.needs import Needs, planet_worth
from artemia.bots.habits.ops import FORTIFY, NOTHING, PLAY_SURVIVAL, RESCUE, TAKE_BACK, USE_POWER
from artemia.bots.habits.registry import survival_worth
from artemia.bots.habits.sampling import draw, offered, settle_each, settled
from artemia.bots.habits.scale import A_CARD
from artemia.bots.habits.worth import take_back_weights, worths
from artemia.engine.step import NO, OP, Answers, Step, first_of, members, pick_of
from artemia.rules.constants import Places
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
    back, power = offered(answers, TAKE_BACK), offered(answers, USE_POWER)
    fortify = rescue = NO
    if g.sanctuary is not None:
        fortify, rescue = offered(answers, FORTIFY), offered(answers, RESCUE)
    steps: list[int] = [offered(answers, NOTHING)]
    gains: list[int] = [1]
    if back:
        steps.append(back)
        gains.append(A_CARD[g.hunted[me].hand.bit_count()] * max(pick_of(back), 1))
    here = 0
    if power:
        here = power_gain(g, me, n, first_of(power))
        steps.append(power)
        gains.append(here if g.eventful else 2 * here)
    if fortify:
        steps.append(fortify)
        gains.append(fortify_worth(g, me))
    if rescue:
        steps.append(rescue)
        gains.append(rescue_worth(g, me))
    best = max(gains)
    for card in members(first_of(offered(answers, PLAY_SURVIVAL))):
        # A card must beat what there is, and its own worth.
        gain = survival_worth(g, card).instead(g, me, n, here)
        steps.append(play_survival(me, card))
        if g.eventful:
            gains.append(gain if gain > best else 0)
        else:
            gains.append(2 * (gain - here) if gain > here else 0)
    step = steps[draw(rng, [eager(gain) if g.eventful else gain * gain for gain in gains])]
    if step == back:
        return settled(rng, back, take_back_weights(g, me))
    if rescue and step == rescue:
        return settled(rng, rescue, survivor_weights(g, me, first_of(rescue)))
    return step


def power_gain(g: State, me: int, n: Needs, place: Places) -> int:
    """The Lair is also worth what the Creature's place is."""
    if place & g.planet.harsh:
        place |= catching(g) & ~g.planet.uncopyable & ~g.used
    return best_gain(g, me, n, place, -1000)


def best_gain(g: State, me: int, n: Needs, places: Places, least: int = 0) -> int:
    """What the best of these places would gain by its power."""
    best = least if g.eventful else n.back
    gains = planet_worth(g).gains
    for place in members(places):
        gain = gains[place.bit_length() - 1](g, me, n)
        if gain > best:
            best = gain
    return best


def take_the_best(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Places to use or cards to take, weighed by their use."""
    worth = worths(g, me)
    weights = [1 + each * each for each in worth]
    card = A_CARD[g.hunted[me].hand.bit_count()]

    def gain(step: Step) -> int:
        op = step & OP
        if op == USE_POWER:
            return worth[first_of(step).bit_length() - 1]
        return first_of(step).bit_count() * card if op == TAKE_BACK else 20

    return settle_each(rng, answers, lambda _: weights, lambda step: 1 + gain(step) ** 2)
