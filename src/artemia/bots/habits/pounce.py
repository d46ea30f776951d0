"""The Creature's habits after the reveal in games with expansions: tokens, Hunted, the city on the move."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.ambush import losses
from artemia.bots.habits.city_worth import standing_of_city
from artemia.bots.habits.lookahead import Scene, scene_of
from artemia.bots.habits.registry import POOR_HUNT
from artemia.bots.habits.sampling import chance, draw, offered, other_than, settle_one, settled
from artemia.bots.habits.worth import worths
from artemia.engine.kernel import all_answers
from artemia.engine.step import (
    NO,
    OP,
    OP_BY_NAME,
    Answers,
    Step,
    first_of,
    members,
    pick_of,
    picked,
    second_of,
)
from artemia.rules.constants import CREATURE_TOKEN, Places
from artemia.rules.phases.resolving_places import usable
from artemia.rules.state import State

MOVE_TOKEN: Final = OP_BY_NAME["move_token"].number
PUT_TOKEN: Final = OP_BY_NAME["put_token"].number
SWAP_TOKENS: Final = OP_BY_NAME["swap_tokens"].number
WHIRL: Final = OP_BY_NAME["whirl"].number
DIG_TO: Final = OP_BY_NAME["dig_to"].number
NOTHING: Final = OP_BY_NAME["nothing"].number


# Tokens and Hunted


def after(now: Scene, g: State, step: Step) -> int:
    """What the Creature would get out of the turn after this step."""
    scene = now.draft()
    op = step & OP
    if op in (MOVE_TOKEN, PUT_TOKEN):
        scene.put(second_of(step), first_of(step))
    elif op == SWAP_TOKENS:
        scene.swap(first_of(step), second_of(step))
    elif op == WHIRL:
        scene.whirl(first_of(step))
    elif op == DIG_TO:
        scene.put(CREATURE_TOKEN, first_of(step))
    return scene.gain(g)


def best_gain(g: State, answers: Answers) -> int:
    now = scene_of(g)
    best = 0
    before = now.gain(g)
    for step in all_answers(answers):
        gain = after(now, g, step) - before
        if gain > best:
            best = gain
    return best


def move(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Ubiquity, Tornado, Drift, Ambush, Burrow: whatever catches most."""
    now = scene_of(g)
    before = now.gain(g)
    steps = all_answers(answers)
    weights: list[int] = []
    for step in steps:
        gain = after(now, g, step) - before
        weights.append(1 + gain * gain if gain > 0 else 1)
    return steps[draw(rng, weights)]


# The city


def slides(g: State, to: Places) -> list[int]:
    """What the Hunted would lose if the city went to each of these places."""
    s = g.sanctuary
    assert s is not None
    found = [0] * 10
    before = hopes(g)
    token = s.token
    for place in members(to):
        s.token = place
        found[place.bit_length() - 1] = before - hopes(g)
    s.token = token
    return found


def hopes(g: State) -> int:
    """What all Hunted expect of the places they are on."""
    total = 0
    for me in range(1, g.seats):
        free = usable(g, me)
        if free:
            worth = worths(g, me)
            total += max([worth[i] for i in range(10) if free >> i & 1])
    return total


def landslide(rng: Random, g: State, me: int, answers: Answers) -> Step:
    weights = [1 + gain * gain if gain > 0 else 1 for gain in slides(g, first_of(answers[0]))]
    return settle_one(rng, answers, weights)


# Others


def regeneration(rng: Random, g: State, me: int, answers: Answers) -> Step:
    poor = g.hunt_hand & POOR_HUNT[0]
    n = poor.bit_count()
    for answer in answers:
        if not n and answer and not first_of(answer):
            return answer
        if n and pick_of(answer) == n:
            return picked(answer, poor)
    return answers[-1] if not pick_of(answers[-1]) else NO


def sharp(rng: Random, g: State, me: int, answers: Answers) -> Step:
    weights = [1 + each * each for each in losses(g)]
    return settle_one(rng, answers, weights)


def relentless_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Whoever has least Will left."""
    weights = [0] * g.seats
    for seat in range(1, g.seats):
        weights[seat] = 100 if g.hunted[seat].will == 1 else 10 if g.hunted[seat].will == 2 else 4
    return settle_one(rng, answers, weights)


def scavenger_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    if chance(rng, 15):
        return offered(answers, NOTHING)
    return settled(rng, other_than(answers, NOTHING), [1] * 64)


def chronophage_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    percent = 100 if g.rescue <= 1 else 90 if g.rescue <= 5 else 65
    return other_than(answers, NOTHING) if chance(rng, percent) else offered(answers, NOTHING)


def magnetic_percent(g: State) -> int:
    """The city stays where the Hunted can't use it well."""
    s = g.sanctuary
    assert s is not None
    here, there = standing_of_city(g, 0), standing_of_city(g, 1)
    return 85 if here + 15 < there else 5
