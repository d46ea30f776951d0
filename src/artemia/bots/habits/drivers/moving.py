"""Moves after the reveal: of tokens, of the Hunted, of the city, by what they would gain whoever moves."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.ops import PUT_TOKEN
from artemia.bots.habits.sampling import draw_step, settle_each, squared
from artemia.bots.habits.scene import Scene, lot, scene_of
from artemia.bots.habits.tokens import places_of, struck
from artemia.bots.habits.worth import bite, worths
from artemia.cards.base.hunt import ways_out
from artemia.engine.kernel import all_answers
from artemia.engine.step import OP, OP_BY_NAME, Answers, Step, members, seat_of, second_of, small_of
from artemia.rules.constants import CREATURE_TOKEN, Places, Tokens
from artemia.rules.effects.tokens import catching
from artemia.rules.phases.resolving_places import usable
from artemia.rules.state import State, sanctuary_of

DIG_TO: Final = OP_BY_NAME["dig_to"].number
MOVE_TOKEN: Final = OP_BY_NAME["move_token"].number
SWAP_TOKENS: Final = OP_BY_NAME["swap_tokens"].number
WHIRL: Final = OP_BY_NAME["whirl"].number

WORTH_A_HUNT_CARD: Final = 35
WORTH_A_RIDE: Final = 45


def pays(gain: int, most: int) -> int:
    """How readily the Creature plays a card that would gain so much now, in percent."""
    return 3 if gain < WORTH_A_HUNT_CARD else 60 if gain < 60 else most


# The Creature moves tokens, or Hunted


def move(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Whatever catches most."""
    now = scene_of(g)
    before = now.gain(g)
    return draw_step(rng, all_answers(answers), lambda step: squared(after(now, g, step) - before))


def gain_of_moving(g: State, answers: Answers) -> int:
    """What the best of these moves would gain the Creature."""
    now = scene_of(g)
    return max([after(now, g, step) for step in all_answers(answers)]) - now.gain(g)


def after(now: Scene, g: State, step: Step) -> int:
    """What the Creature would get out of the turn after this step."""
    scene = now.draft()
    op = step & OP
    if op in (MOVE_TOKEN, PUT_TOKEN):
        scene.tokens[second_of(step)] = small_of(step)
    elif op == SWAP_TOKENS:
        scene.swap(small_of(step), second_of(step))
    elif op == WHIRL:
        scene.whirl(small_of(step))
    elif op == DIG_TO:
        scene.tokens[CREATURE_TOKEN] = small_of(step)
    return scene.gain(g)


def losses(g: State) -> list[int]:
    """What the Hunted would lose if each place were out of use from now on."""
    found = [0] * 10
    for seat in range(1, g.seats):
        free = usable(g, seat) & ~g.used
        if free:
            worth = worths(g, seat)
            for place in members(free):
                found[place.bit_length() - 1] += worth[place.bit_length() - 1]
    return found


def best_push(g: State, seat: int) -> int:
    """What pushing this Hunted would gain the Creature."""
    worth = worths(g, seat)
    return max([push_gain(g, step, worth) for step in all_answers(ways_out(g, seat))], default=0)


def push(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Wherever it hurts; whom is named in the answers themselves."""
    steps = all_answers(answers)
    worth = worths(g, seat_of(steps[0]))
    return draw_step(rng, steps, lambda step: squared(push_gain(g, step, worth)))


def push_gain(g: State, step: Step, worth: list[int]) -> int:
    """What the Creature gains by pushing a Hunted from one place to another."""
    seat, to, origin = seat_of(step), small_of(step), second_of(step)
    caught = 0 if g.dodging >> seat & 1 else catching(g)
    gain = worth[origin.bit_length() - 1] if usable(g, seat) & origin else 0
    if to & caught:
        if not origin & caught:
            gain += bite(g, seat, to) + (0 if struck(g, CREATURE_TOKEN, caught) else 100)
            if g.anticipated >> seat & 1:
                gain += 100
    elif origin & caught:
        gain = 0
    elif not to & (g.ineffective | g.artemia):
        gain -= worth[to.bit_length() - 1]
    return gain


# The Creature moves the city


def slides(g: State, to: Places) -> list[int]:
    """What the Hunted would lose if the city went to each of these places."""
    s = sanctuary_of(g)
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


# The Hunted move tokens, or themselves


def move_away(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A token to where the fewest are, and not onto oneself."""

    def weight(step: Step) -> int:
        token = second_of(step)
        return 1 + 50 * struck(g, token, places_of(g, token))

    return settle_each(rng, answers, lambda each: away_weights(g, me, second_of(each)), weight)


def away_weights(g: State, me: int, token: Tokens) -> list[int]:
    many = [struck(g, token, 1 << i) for i in range(10)]
    at = g.hunted[me].at
    return [1000 if not n else 1 if at >> i & 1 else 30 // n for i, n in enumerate(many)]


def ride(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """To another place: away from danger first of all."""
    worth = worths(g, me)

    def gain(step: Step) -> int:
        return lot(g, me, small_of(step), worth) - lot(g, me, second_of(step), worth)

    return draw_step(rng, all_answers(answers), lambda step: squared(gain(step)))


def ride_pays(g: State, me: int, to: Places) -> int:
    """How readily a Hunted plays a card that would bring them to one of these places, in percent."""
    worth = worths(g, me)
    now = min([lot(g, me, place, worth) for place in members(g.hunted[me].at)], default=1000)
    gain = max([lot(g, me, place, worth) for place in members(to)], default=-1000) - now
    return 0 if gain < WORTH_A_RIDE else 55 if gain < 80 else 92
