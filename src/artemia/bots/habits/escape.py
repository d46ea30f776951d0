"""The habits of the Hunted once everybody is revealed: what to use, what to lose, how to slip away."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits import kit
from artemia.bots.habits.hiding import loss_weights, take_back_weights
from artemia.bots.habits.likes import LIKING
from artemia.bots.habits.sampling import chance, draw, offered, other_than, settle_one, settled
from artemia.bots.habits.scale import A_CARD
from artemia.bots.habits.worth import worths
from artemia.engine.step import OP, OP_BY_NAME, Answers, Step, first_of, second_of
from artemia.rules.catalog import SURVIVAL, card_named
from artemia.rules.constants import ARTEMIA_TOKEN, Places, SurvivalCards, Tokens
from artemia.rules.effects.tokens import catching
from artemia.rules.planet import around
from artemia.rules.state import State
from artemia.rules.windows import play_survival

AMPLIFIER: Final = card_named(SURVIVAL, "amplifier").bit
DETECTOR: Final = card_named(SURVIVAL, "detector").bit
DODGE: Final = card_named(SURVIVAL, "dodge").bit
DOUBLE_BACK: Final = card_named(SURVIVAL, "double_back").bit
DRONE: Final = card_named(SURVIVAL, "drone").bit
GATE: Final = card_named(SURVIVAL, "gate").bit
HOLOGRAM: Final = card_named(SURVIVAL, "hologram").bit
WRONG_TRACK: Final = card_named(SURVIVAL, "wrong_track").bit

NOTHING: Final = OP_BY_NAME["nothing"].number
PLAY_SURVIVAL: Final = OP_BY_NAME["play_survival"].number
HEAL: Final = OP_BY_NAME["heal"].number
USE_POWER: Final = OP_BY_NAME["use_power"].number
TAKE_BACK: Final = OP_BY_NAME["take_back"].number
LOSE_WILL: Final = OP_BY_NAME["lose_will"].number


# The windows of phases 3 and 4


def reaction(rng: Random, g: State, me: int, answers: Answers) -> Step:
    rest = first_of(offered(answers, PLAY_SURVIVAL))
    while rest:
        card = rest & -rest
        rest ^= card
        if chance(rng, readiness(g, me, card)):
            return play_survival(me, card)
    return other_than(answers, PLAY_SURVIVAL)


def readiness(g: State, me: int, card: SurvivalCards) -> int:
    """How readily a card is played now, in percent."""
    h = g.hunted[me]
    caught = 0 if g.dodging >> me & 1 else h.at & catching(g)
    if card == DODGE:
        return 92 if caught and not g.spent >> me & 1 else 0
    if card == DETECTOR:
        return 80 if h.at & g.artemia & ~caught else 8
    if card == WRONG_TRACK:
        return relief(g, me, catching(g), g.dodging, 90)
    if card == HOLOGRAM:
        return relief(g, me, g.artemia, g.detecting, 75)
    if card == AMPLIFIER:
        return 95
    if card == DOUBLE_BACK:
        hand = h.hand.bit_count()
        return 90 if hand <= 2 else 45 if hand <= 4 else 20
    return kit.readiness(g, me, card)


def relief(g: State, me: int, token: Places, immune: int, percent: int) -> int:
    """How readily a token is moved: it must lie on somebody, and have a way to fewer."""
    now = struck(g, token, immune)
    if not now:
        return 0
    near = around(g.planet, token)
    fewest = now
    for i in range(10):
        if near >> i & 1:
            fewest = min(fewest, struck(g, 1 << i, immune))
    if fewest >= now:
        return 0
    return percent if g.hunted[me].at & token else percent * 3 // 4


def struck(g: State, token: Places, immune: int) -> int:
    """How many Hunted a token on these places would strike."""
    found = 0
    for seat in range(1, g.seats):
        if g.hunted[seat].at & token and not immune >> seat & 1:
            found += 1
    return found


def move_token(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Wrong Track and Hologram: to where the fewest are, and not onto himself."""
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            token = second_of(answer)
            places = token_weights(g, me, token)
            steps.append(settled(rng, answer, places))
            now = struck(g, token_now(g, token), immune_to(g, token))
            weights.append(1 + 50 * now)
    return steps[draw(rng, weights)]


def token_now(g: State, token: Tokens) -> Places:
    return g.artemia if token == ARTEMIA_TOKEN else catching(g)


def immune_to(g: State, token: Tokens) -> int:
    return g.detecting if token == ARTEMIA_TOKEN else g.dodging


def token_weights(g: State, me: int, token: Tokens) -> list[int]:
    immune = immune_to(g, token)
    at = g.hunted[me].at
    weights: list[int] = []
    for i in range(10):
        n = struck(g, 1 << i, immune)
        weights.append(1000 if not n else 1 if at >> i & 1 else 30 // n)
    return weights


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
