"""The Creature's habits in SANCTUARY: which Evolutions to seek, to develop, to use."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.city_worth import defense_space, next_bonus
from artemia.bots.habits.genes import STRENGTH, by_strength, turns_left
from artemia.bots.habits.registry import HUNT_WORTH
from artemia.bots.habits.sampling import chance, draw, offered, settled
from artemia.engine.step import NO, OP, OP_BY_NAME, Answers, Step, first_of, members, picked
from artemia.rules.constants import CREATURE, Evolutions
from artemia.rules.evolution_cards import develop, draw_evolution, shed
from artemia.rules.phases.evolution import evolve, nest, stay
from artemia.rules.sanctuary_state import MOST_DEVELOPED, SanctuaryState
from artemia.rules.state import State
from artemia.rules.windows import hunt_ask, play_hunt

DEVELOP: Final = OP_BY_NAME["develop"].number
DRAW_EVOLUTION: Final = OP_BY_NAME["draw_evolution"].number
NOTHING: Final = OP_BY_NAME["nothing"].number
NEST: Final = OP_BY_NAME["nest"].number
EVOLVE: Final = OP_BY_NAME["evolve"].number
PLAY_HUNT: Final = OP_BY_NAME["play_hunt"].number
SHED: Final = OP_BY_NAME["shed"].number

A_DNA: Final = 12
"""What a counter is worth that isn't spent."""


# Which ones


def profit(g: State, card: Evolutions) -> int:
    """What an Evolution would gain until the end, less its price."""
    return STRENGTH[card] * (turns_left(g) - 1) - A_DNA * g.cards.evolution[card].cost


def wanted(g: State, s: SanctuaryState) -> Evolutions:
    """The Evolution in hand that is worth waiting for; 0 if there is none."""
    best = chosen = 0
    for card in members(s.evolutions):
        wait = g.cards.evolution[card].cost - s.dna - s.cheaper
        gain = profit(g, card)
        if wait > 1:
            gain -= (wait - 1) * STRENGTH[card]
        if gain > best:
            best, chosen = gain, card
    return chosen


def full(s: SanctuaryState) -> bool:
    return s.developed.bit_count() >= MOST_DEVELOPED


def weakest(s: SanctuaryState) -> Evolutions:
    found = 0
    for card in members(s.developed):
        if not found or STRENGTH[card] < STRENGTH[found]:
            found = card
    return found


def which_levels(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Mostly what is soon affordable; the answers go by how many are of level I."""
    n = len(answers)
    weights = [1 + i * i * (2 if i < n - 1 else 1) for i in range(n)]
    return answers[draw(rng, weights)]


def which_evolution(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """In the light variant: the stronger, the likelier."""
    for answer in answers:
        if answer:
            weights = [0] * first_of(answer).bit_length()
            for card in members(first_of(answer)):
                weights[card.bit_length() - 1] = STRENGTH[card]
            return settled(rng, answer, weights)
    return NO


def strong_one(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Latent Gene; or for the Hunted, which Evolution goes: the strongest, as a rule."""
    for answer in answers:
        if answer and answer & OP != NOTHING:
            return settled(rng, answer, by_strength(first_of(answer)))
    return NO


def weak_one(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Metamorphosis: what serves least."""
    assert g.sanctuary is not None
    for answer in answers:
        if answer:
            return picked(answer, weakest(g.sanctuary))
    return NO


# Phase 5


def growth(rng: Random, g: State, me: int, answers: Answers) -> Step:
    s = g.sanctuary
    assert s is not None
    step = a_card_for_it(rng, g, answers)
    if step:
        return step
    if not offered(answers, EVOLVE):
        return stay(CREATURE)
    return nest(CREATURE) if chance(rng, eagerness_to_nest(g, s)) else evolve(CREATURE)


def a_card_for_it(rng: Random, g: State, answers: Answers) -> Step:
    """Hatching if it makes something affordable or cheap; Metamorphosis hardly ever."""
    cards = first_of(offered(answers, PLAY_HUNT))
    for card in members(cards):
        percent = HUNT_WORTH[hunt_ask(g, card) & OP].ready(g, hunt_ask(g, card))
        if percent >= 100 or (percent and chance(rng, percent)):
            return play_hunt(CREATURE, card)
    return NO


def eagerness_to_nest(g: State, s: SanctuaryState) -> int:
    """In percent. Two counters more, against a space of Defense and a turn without growing."""
    if s.defense <= 2 or s.dna >= 8:
        return 0
    goal = wanted(g, s)
    if not goal or full(s):
        return 0
    cost = g.cards.evolution[goal].cost
    if cost <= s.dna + 1:
        return 3
    missing = cost - s.dna - 1
    gain = STRENGTH[goal] * (missing if missing < 2 else 2) + 2 * A_DNA
    price = defense_space(g) + next_bonus(g) + 25
    return 90 if gain > price + 20 else 50 if gain > price else 12


def shape(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Develops what it wanted; draws if there is nothing to want."""
    s = g.sanctuary
    assert s is not None
    ripe = first_of(offered(answers, DEVELOP))
    goal = wanted(g, s)
    if ripe:
        if goal & ripe:
            return develop(CREATURE, goal)
        second = best_of(g, ripe)
        # What costs next to nothing needn't wait for something better.
        if second and (not goal or g.cards.evolution[second].cost == 1):
            return develop(CREATURE, second)
    if offered(answers, SHED) and goal:
        worst = weakest(s)
        if STRENGTH[goal] > STRENGTH[worst] + 12 and g.cards.evolution[goal].cost <= s.dna:
            return shed(CREATURE, worst)
    if wants_to_draw(g, s, goal):
        return draw_some_level(rng, s, answers)
    return offered(answers, NOTHING)


def best_of(g: State, cards: Evolutions) -> Evolutions:
    best = chosen = 0
    for card in members(cards):
        gain = profit(g, card)
        if gain > best:
            best, chosen = gain, card
    return chosen


def wants_to_draw(g: State, s: SanctuaryState, goal: Evolutions) -> bool:
    if full(s) or turns_left(g) < 3:
        return False
    if not goal:
        return s.dna > 0
    return s.dna > g.cards.evolution[goal].cost


def draw_some_level(rng: Random, s: SanctuaryState, answers: Answers) -> Step:
    """The second level only for whoever can afford it."""
    levels: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer & OP == DRAW_EVOLUTION:
            level = first_of(answer)
            levels.append(level)
            weights.append(s.dna if level == 2 else 6)
    if not levels:
        return offered(answers, NOTHING)
    return draw_evolution(CREATURE, levels[draw(rng, weights)])
