"""A bot with the habits of a sensible human player. It draws all answers from weights: it can't be read."""

from __future__ import annotations

from random import Random
from typing import Final

import artemia.bots.habits.boxes as boxes
import artemia.cards as cards
from artemia.bots.habits.drivers import (
    by_promise,
    committing_places,
    evolving,
    laying_tokens,
    playing_hunt_cards,
    playing_survival_cards,
    using_places,
)
from artemia.bots.habits.drivers.choosing import pick, pick_each
from artemia.bots.habits.evolution_worth import strength
from artemia.bots.habits.registry import HABITS, Habit, survival_worth
from artemia.bots.habits.tokens import safe_weights
from artemia.bots.habits.worth import loss_weights
from artemia.bots.policy import Policy
from artemia.engine.kernel import UNDECIDED, forced
from artemia.engine.step import OP, OP_BY_NAME, SEAT_SHIFT, Answers, Step
from artemia.rules.state import State

__all__ = ["Instinct", "boxes", "cards"]


def react(rng: Random, g: State, me: int, answers: Answers) -> Step:
    if me:
        return playing_survival_cards.react(rng, g, me, answers)
    return playing_hunt_cards.react(rng, g, answers)


# The questions of the phases; those of cards and places stand in the tables of their boxes.
HABITS.update(
    explore=committing_places.explore,
    prepare=playing_hunt_cards.prepare,
    forestall_choice=playing_survival_cards.plan,
    hunt_choice=laying_tokens.hunt,
    counter_choice=playing_survival_cards.plan,
    which_to_explore=pick(safe_weights),
    reaction=react,
    place_choice=using_places.use_place,
    which_to_lose=pick(loss_weights),
    which_to_keep=pick_each(lambda g, card: survival_worth(g, card).liked ** 3),
    which_levels=evolving.which_levels,
    which_evolution=pick_each(strength),
    growth=evolving.grow,
    shape=evolving.shape,
)
BY_OP: Final[list[Habit]] = [by_promise.answer] * (OP + 1)
for _name, _habit in HABITS.items():
    BY_OP[OP_BY_NAME[_name].number] = _habit


class Instinct(Policy):
    """Answers by habit; where habit has no answer, by chance."""

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        only = forced(answers)
        if only != UNDECIDED:
            return only
        step = BY_OP[question & OP](self.rng, g, question >> SEAT_SHIFT & 7, answers)
        return step or self.uniform(answers)
