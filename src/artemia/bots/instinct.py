"""A bot with the habits of a sensible human player. It draws all answers from weights: it can't be read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import artemia.cards as cards
from artemia.bots.habits import ambush, escape, hiding, stalking
from artemia.bots.policy import Policy
from artemia.engine.kernel import UNDECIDED, forced
from artemia.engine.step import NO, OP, OP_BY_NAME, SEAT_SHIFT, Answers, Step
from artemia.rules.state import State

Habit = Callable[[Random, State, int, Answers], Step]

__all__ = ["Instinct", "cards"]


def no_habit(rng: Random, g: State, me: int, answers: Answers) -> Step:
    return NO


def reaction(rng: Random, g: State, me: int, answers: Answers) -> Step:
    if me:
        return escape.reaction(rng, g, me, answers)
    return ambush.reaction(rng, g, me, answers)


BY_QUESTION: Final[dict[str, Habit]] = {
    # both camps
    "reaction": reaction,
    # the Creature
    "prepare": stalking.prepare,
    "hunt_choice": stalking.hunt_choice,
    "force_field": stalking.force_field,
    "ascendancy": stalking.whom,
    "phobia": stalking.whom,
    "anticipation": stalking.anticipation,
    "cataclysm": ambush.cataclysm,
    "detour": ambush.detour,
    "divert_where": ambush.divert_where,
    # the Hunted
    "explore": hiding.explore,
    "counter_choice": hiding.counter_choice,
    "vortex": hiding.vortex,
    "which_to_explore": hiding.which_to_explore,
    "sixth_sense": escape.by_worth,
    "sacrifice": escape.lose,
    "place_choice": escape.place_choice,
    "lair": escape.by_worth,
    "jungle": escape.by_worth,
    "swamp": escape.by_worth,
    "rover": escape.by_worth,
    "gate": escape.by_worth,
    "drone": escape.by_worth,
    "double_back": escape.by_worth,
    "source": escape.source,
    "which_to_keep": escape.which_to_keep,
    "which_to_lose": escape.lose,
    "which_to_give": escape.lose,
    "which_two_to_keep": escape.keep,
    "scream_choice": escape.scream_choice,
    "toxin_choice": escape.toxin_choice,
    "wrong_track": escape.move_token,
    "hologram": escape.move_token,
}
HABITS: Final[list[Habit]] = [no_habit] * (OP + 1)
for _name, _habit in BY_QUESTION.items():
    HABITS[OP_BY_NAME[_name].number] = _habit


class Instinct(Policy):
    """Answers by habit; a question it has no habit for, by chance."""

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        only = forced(answers)
        if only != UNDECIDED:
            return only
        step = HABITS[question & OP](self.rng, g, question >> SEAT_SHIFT & 7, answers)
        return step or self.uniform(answers)
