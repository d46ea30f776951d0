"""The hunt: a card before the first token, if any, then where the Creature, the Target and the Artemia go."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.drivers.playing_hunt_cards import play_or, use_evolution
from artemia.bots.habits.guess import Guess, block_gains, guess_of, sharpened
from artemia.bots.habits.ops import END_HUNT, PLAY_HUNT, PUT_TOKEN, SPREAD_TOKEN
from artemia.bots.habits.prospects import anybody, expected, expected_worth, swarm_gains
from artemia.bots.habits.sampling import chance, draw_step, offered, settled, total
from artemia.engine.step import NO, OP, OP_BY_NAME, Answers, Step, pick_of, second_of, small_of
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE, CREATURE_TOKEN, HUNTING, TARGET_TOKEN, Tokens
from artemia.rules.modifiers import (
    ARTEMIA_SWARMS,
    TARGET_BENDS_TIME,
    TARGET_BLOCKS_POWERS,
    TARGET_CATCHES,
    TARGET_FEEDS,
    TARGET_HOLDS,
    TARGET_STOPS_ALL,
)
from artemia.rules.planet import around
from artemia.rules.state import State

CLOSE_PINCER: Final = OP_BY_NAME["close_pincer"].number

COSTS_ON_TARGET: Final = {TARGET_HOLDS: 16, TARGET_FEEDS: 26, TARGET_BENDS_TIME: 55}
"""What it costs each Hunted on the Target, by the modifier of the card."""


def hunt(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Whatever makes somebody talk, a card before the first token, then Creature, Target and Artemia."""
    step = use_evolution(rng, g, answers)
    if step:
        return step
    cards = offered(answers, PLAY_HUNT)
    done = offered(answers, END_HUNT)
    if done:
        # Whatever was worth it has been played before the tokens went down.
        if cards and chance(rng, 25):
            return play_or(rng, g, cards, done)
        return done
    if cards and not g.creature:
        step = play_or(rng, g, cards, NO)
        if step:
            return step
    for token in (CREATURE_TOKEN, TARGET_TOKEN, ARTEMIA_TOKEN):
        if g.due & token:
            return lay(rng, g, answers, token)
    return NO


def lay(rng: Random, g: State, answers: Answers, token: Tokens) -> Step:
    weights = sharpened(token_gains(g, token))
    pairs: list[Step] = []
    single = NO
    for answer in answers:
        if answer & OP in (PUT_TOKEN, SPREAD_TOKEN) and second_of(answer) == token:
            if pick_of(answer):
                single = answer
            else:
                pairs.append(answer)
    if pairs:  # a token that may cover two places does
        return draw_step(rng, pairs, lambda pair: 1 + total(weights, small_of(pair)))
    return settled(rng, single, weights)


def token_gains(g: State, token: Tokens) -> list[int]:
    """What this token would be worth on each place, next to those that are down already."""
    guess = guess_of(g, CREATURE)
    if token == CREATURE_TOKEN:
        return guess.gains[:]
    if token == ARTEMIA_TOKEN:
        gains = block_gains(g, guess, 25)
        taken = g.creature | g.target
        if g.modifiers & ARTEMIA_SWARMS:
            gains = [gain + more for gain, more in zip(gains, swarm_gains(g, guess), strict=True)]
    elif g.eventful and g.phase == HUNTING:
        gains = target_gains(g, guess)
        taken = g.creature if g.modifiers & (TARGET_BLOCKS_POWERS | TARGET_CATCHES) else 0
    elif g.modifiers & TARGET_CATCHES:
        gains = guess.gains[:]
        taken = g.creature
    else:
        gains = block_gains(g, guess, 30)
        taken = g.creature if g.modifiers & TARGET_BLOCKS_POWERS else 0
    for i in range(10):
        if taken >> i & 1:
            gains[i] //= 8
    return gains


def target_gains(g: State, guess: Guess) -> list[int]:
    """What the Target token is worth on each place, by all the cards that use it this turn."""
    gains = [0] * 10
    here = expected(guess)
    somebody = anybody(guess)
    blocks = block_gains(g, guess, 0) if g.modifiers & TARGET_BLOCKS_POWERS else gains
    all_worth = expected_worth(guess)
    pinched = around(g.planet, g.creature) & ~g.creature if pincers(g) else 0
    each = 30 if g.on_target and not pinched else 0
    for modifier, cost in COSTS_ON_TARGET.items():
        if g.modifiers & modifier:
            each += cost
    for i in range(10):
        gains[i] = blocks[i] + here[i] * each
        if pinched >> i & 1:
            gains[i] += here[i] * 40
        if g.modifiers & TARGET_STOPS_ALL:
            gains[i] += somebody[i] * all_worth
        if g.modifiers & TARGET_CATCHES:
            gains[i] += guess.gains[i]
    return gains


def pincers(g: State) -> bool:
    return CLOSE_PINCER in [step & OP for step in g.on_target]
