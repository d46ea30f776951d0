"""The habits of the Hunted before the reveal, in games with expansions."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits import hiding
from artemia.bots.habits.city_worth import standing_of_city
from artemia.bots.habits.hiding import loss_weights, place_weights, take_back_weights
from artemia.bots.habits.sampling import chance, draw, offered, settled
from artemia.bots.habits.survival_cards import card_if_ready, readiness
from artemia.bots.habits.tokens import danger, safe_weights
from artemia.bots.habits.worth import worths
from artemia.engine.step import (
    NO,
    OP,
    OP_BY_NAME,
    Answers,
    Step,
    first_of,
    members,
    picked,
    second_of,
)
from artemia.rules.city import next_on_route
from artemia.rules.effects.tokens import catching
from artemia.rules.state import State

COMMIT: Final = OP_BY_NAME["commit"].number
COMMIT_TWO: Final = OP_BY_NAME["commit_two"].number
GIVE_UP: Final = OP_BY_NAME["give_up"].number
PLAY_SURVIVAL: Final = OP_BY_NAME["play_survival"].number
RESIST: Final = OP_BY_NAME["resist"].number
USE_AVATAR: Final = OP_BY_NAME["use_avatar"].number
HOLD_CITY: Final = OP_BY_NAME["hold_city"].number
NOTHING: Final = OP_BY_NAME["nothing"].number


def explore(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card or the Avatar if it helps now, cards back if the hand got small, then a place, or two."""
    cards = offered(answers, PLAY_SURVIVAL)
    if cards:
        step = card_if_ready(rng, g, me, cards)
        if step:
            return step
    avatar = offered(answers, USE_AVATAR)
    if avatar and chance(rng, swap_readiness(g, me)):
        return avatar
    little = much = NO
    for answer in answers:
        if answer & OP == RESIST:
            if second_of(answer) == 1:
                little = answer
            else:
                much = answer
    commit = offered(answers, COMMIT) or offered(answers, COMMIT_TWO)
    all_back = offered(answers, GIVE_UP)
    if little or all_back:
        step = hiding.refresh(rng, g, me, commit, little, much, all_back)
        if step:
            return step
    if commit & OP == COMMIT:
        return settled(rng, commit, place_weights(g, me))
    return two_places(rng, g, me, answers) if commit else all_back


def two_places(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """After the Fjord: one from the hand, and one from the discard, which all see leave it."""
    weights = place_weights(g, me)
    steps: list[int] = []
    totals: list[int] = []
    for answer in answers:
        if answer & OP == COMMIT_TWO:
            steps.append(settled(rng, answer, weights))
            totals.append(1 + weights[second_of(answer).bit_length() - 1])
    return steps[draw(rng, totals)]


# The Stowaway


def swap_readiness(g: State, me: int) -> int:
    """If something better lies in the discard than in the hand."""
    h = g.hunted[me]
    worth = worths(g, me)
    inside = [worth[i] for i in range(10) if h.hand >> i & 1]
    outside = [worth[i] for i in range(10) if h.discard >> i & 1]
    if not inside or not outside:
        return 0
    return 75 if max(outside) > max(inside) + 10 else 35 if max(outside) > min(inside) + 15 else 0


def stowaway(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The best one comes, the least one goes."""
    losses = loss_weights(g, me)
    incoming = take_back_weights(g, me)
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            steps.append(settled(rng, answer, incoming))
            weights.append(losses[second_of(answer).bit_length() - 1])
    return steps[draw(rng, weights)]


# Phase 2


def counter_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card before or after the tokens, or none."""
    none = NO
    for answer in answers:
        cards = first_of(answer)
        if not cards:
            none = answer
            continue
        for card in members(cards):
            if chance(rng, readiness(g, me, card)):
                return picked(answer, card)
    return none


def second_thoughts(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card under a token goes back to the hand, a safe one takes its place."""
    caught = catching(g)
    threatened = danger(g)
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            place = second_of(answer)
            steps.append(settled(rng, answer, safe_weights(g, me)))
            weights.append(100 if place & caught else 20 if place & threatened else 1)
    return steps[draw(rng, weights)] if steps else NO


def which_three(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Names places he might as well be on: whoever owns no such card gives himself away."""
    h = g.hunted[me]
    weights: list[int] = []
    for answer in answers:
        decoys = (first_of(answer) & h.hand).bit_count()
        weights.append(600 if decoys > 1 else 6 * decoys + 1)
    return answers[draw(rng, weights)]


# Where the city goes


def course_change(rng: Random, g: State, me: int, answers: Answers) -> Step:
    s = g.sanctuary
    assert s is not None
    weights: list[int] = []
    for answer in answers:
        step = 1 if first_of(answer) == next_on_route(g, 1) else -1
        value = standing_of_city(g, step)
        weights.append(1 + value * value if answer else 0)
    return answers[draw(rng, weights)]


def holding_pattern(rng: Random, g: State, me: int, answers: Answers) -> Step:
    assert g.sanctuary is not None
    stay, go = standing_of_city(g, 0), standing_of_city(g, g.sanctuary.pace + 1)
    weights: list[int] = []
    for answer in answers:
        value = stay if answer & OP == HOLD_CITY else go
        weights.append(1 + value * value * value if answer else 0)
    return answers[draw(rng, weights)]


def pilot_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    here, there = standing_of_city(g, 0), standing_of_city(g, 1)
    for answer in answers:
        if answer and (answer & OP == NOTHING) == (here >= there):
            return answer
    return answers[0]
