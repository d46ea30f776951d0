"""How the Creature evolves: which Evolutions it seeks, when it nests, what it develops."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from artemia.bots.habits.city_worth import defense_space, next_bonus
from artemia.bots.habits.drivers.choosing import pick_each
from artemia.bots.habits.evolution_worth import strength
from artemia.bots.habits.ops import DEVELOP, DRAW_EVOLUTION, EVOLVE, NOTHING, PLAY_HUNT, SHED
from artemia.bots.habits.registry import hunt_worth
from artemia.bots.habits.sampling import chance, draw, draw_step, offered
from artemia.bots.habits.scale import turns_left
from artemia.engine.step import NO, OP, Answers, Step, first_of, members
from artemia.rules.constants import CREATURE, Evolutions
from artemia.rules.evolution_cards import develop, shed
from artemia.rules.phases.evolution import evolve, nest, stay
from artemia.rules.sanctuary_state import MOST_DEVELOPED, SanctuaryState
from artemia.rules.state import State, sanctuary_of
from artemia.rules.windows import hunt_ask, play_hunt

A_DNA: Final = 12
"""What a counter is worth that isn't spent."""


# Which ones


def profit(g: State, card: Evolutions) -> int:
    """What an Evolution would gain until the end, less its price."""
    return strength(g, card) * (turns_left(g) - 1) - A_DNA * g.cards.evolution[card].cost


def wanted(g: State, s: SanctuaryState) -> Evolutions:
    """The Evolution in hand that is worth waiting for; 0 if there is none."""

    def gain(card: Evolutions) -> int:
        wait = g.cards.evolution[card].cost - s.dna - s.cheaper
        return profit(g, card) - ((wait - 1) * strength(g, card) if wait > 1 else 0)

    return best_of(s.evolutions, gain)


def best_of(cards: Evolutions, gain: Callable[[Evolutions], int]) -> Evolutions:
    """What gains most; 0 if nothing does."""
    best = 0
    chosen: Evolutions = 0
    for card in members(cards):
        worth = gain(card)
        if worth > best:
            best, chosen = worth, card
    return chosen


def full(s: SanctuaryState) -> bool:
    return s.developed.bit_count() >= MOST_DEVELOPED


def weakest(g: State, s: SanctuaryState) -> Evolutions:
    return min(members(s.developed), key=lambda card: strength(g, card), default=0)


strongest_one: Final = pick_each(lambda g, card: strength(g, card) ** 3)
"""Which Evolution wakes, or for the Hunted, which one goes."""


def which_levels(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Mostly what is soon affordable; the answers go by how many are of level I."""
    n = len(answers)
    return answers[draw(rng, [1 + i * i * (2 if i < n - 1 else 1) for i in range(n)])]


# Phase 5


def grow(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card, then evolving, nesting, or neither."""
    s = sanctuary_of(g)
    step = play_card(rng, g, answers)
    if step:
        return step
    if not offered(answers, EVOLVE):
        return stay(CREATURE)
    return nest(CREATURE) if chance(rng, eagerness_to_nest(g, s)) else evolve(CREATURE)


def play_card(rng: Random, g: State, answers: Answers) -> Step:
    """A Hunt card that pays now; what is sure needs no luck."""
    for card in members(first_of(offered(answers, PLAY_HUNT))):
        percent = hunt_worth(g, card).ready(g, hunt_ask(g, card))
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
    gain = strength(g, goal) * (missing if missing < 2 else 2) + 2 * A_DNA
    price = defense_space(g) + next_bonus(g) + 25
    return 90 if gain > price + 20 else 50 if gain > price else 12


def shape(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Develops what it wanted; draws if there is nothing to want."""
    s = sanctuary_of(g)
    ripe = first_of(offered(answers, DEVELOP))
    goal = wanted(g, s)
    if ripe:
        if goal & ripe:
            return develop(CREATURE, goal)
        second = best_of(ripe, lambda card: profit(g, card))
        # What costs next to nothing needn't wait for something better.
        if second and (not goal or g.cards.evolution[second].cost == 1):
            return develop(CREATURE, second)
    if offered(answers, SHED) and goal:
        worst = weakest(g, s)
        if strength(g, goal) > strength(g, worst) + 12 and g.cards.evolution[goal].cost <= s.dna:
            return shed(CREATURE, worst)
    if wants_to_draw(g, s, goal):
        return draw_some_level(rng, s, answers)
    return offered(answers, NOTHING)


def wants_to_draw(g: State, s: SanctuaryState, goal: Evolutions) -> bool:
    if full(s) or turns_left(g) < 3:
        return False
    return s.dna > (g.cards.evolution[goal].cost if goal else 0)


def draw_some_level(rng: Random, s: SanctuaryState, answers: Answers) -> Step:
    """The second level only for whoever can afford it."""
    levels = [answer for answer in answers if answer & OP == DRAW_EVOLUTION]
    if not levels:
        return offered(answers, NOTHING)
    return draw_step(rng, levels, lambda step: s.dna if first_of(step) == 2 else 6)
