"""A bot with the habits of a sensible human player. It draws all answers from weights: it can't be read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import artemia.bots.habits.boxes as boxes
import artemia.cards as cards
from artemia.bots.habits import (
    ambush,
    errands,
    escape,
    growing,
    hiding,
    leaning,
    naming,
    pounce,
    prowess,
    tokens,
    venture,
)
from artemia.bots.habits.drivers import laying_tokens, playing_hunt_cards
from artemia.bots.policy import Policy
from artemia.engine.kernel import UNDECIDED, forced
from artemia.engine.step import NO, OP, OP_BY_NAME, SEAT_SHIFT, Answers, Step
from artemia.rules.state import State

Habit = Callable[[Random, State, int, Answers], Step]

__all__ = ["Instinct", "boxes", "cards"]


def no_habit(rng: Random, g: State, me: int, answers: Answers) -> Step:
    return NO


def reaction(rng: Random, g: State, me: int, answers: Answers) -> Step:
    if me:
        return escape.reaction(rng, g, me, answers)
    return playing_hunt_cards.play_if_ready(rng, g, answers)


def reaction_with_expansions(rng: Random, g: State, me: int, answers: Answers) -> Step:
    if me:
        return escape.reaction(rng, g, me, answers)
    return prowess.reaction(rng, g, me, answers)


BY_QUESTION: Final[dict[str, Habit]] = {
    # both camps
    "reaction": reaction,
    # the Creature
    "prepare": laying_tokens.prepare,
    "hunt_choice": laying_tokens.hunt_choice,
    "force_field": naming.force_field,
    "ascendancy": naming.whom,
    "phobia": naming.whom,
    "anticipation": naming.anticipation,
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
    "wrong_track": tokens.move_token,
    "hologram": tokens.move_token,
}
WITH_EXPANSIONS: Final[dict[str, Habit]] = {
    # both camps
    "reaction": reaction_with_expansions,
    # the Creature
    "prepare": prowess.prepare,
    "hunt_choice": prowess.hunt_choice,
    "which_levels": growing.which_levels,
    "which_evolution": growing.which_evolution,
    "growth": growing.growth,
    "shape": growing.shape,
    "latent_gene": growing.strong_one,
    "metamorphosis": growing.weak_one,
    "optimizer": prowess.optimizer,
    "instinctive": prowess.whom_to_ask,
    "prescient": prowess.whom_to_ask,
    "psychic": prowess.whom_to_ask,
    "telepathy": prowess.telepathy,
    "whose_mind": prowess.whose_mind,
    "ubiquity": pounce.move,
    "tornado": pounce.move,
    "drift": pounce.move,
    "ambush": pounce.move,
    "burrow": pounce.move,
    "landslide": pounce.landslide,
    "regeneration": pounce.regeneration,
    "sharp": pounce.sharp,
    "relentless_choice": pounce.relentless_choice,
    "scavenger_choice": pounce.scavenger_choice,
    "chronophage_choice": pounce.chronophage_choice,
    # the Hunted, before the reveal
    "explore": venture.explore,
    "stowaway": venture.stowaway,
    "forestall_choice": venture.counter_choice,
    "counter_choice": venture.counter_choice,
    "second_thoughts": venture.second_thoughts,
    "which_three": venture.which_three,
    "course_change": venture.course_change,
    "holding_pattern": venture.holding_pattern,
    "pilot_choice": venture.pilot_choice,
    "map_fragment": errands.map_fragment,
    "solidarity": errands.solidarity,
    "gene_lock": growing.strong_one,
    # the Hunted, after it
    "which_avatar": errands.which_avatar,
    "place_choice": errands.place_choice,
    "shelter_choice": errands.shelter_choice,
    "shuttle": errands.ride,
    "airlift": errands.ride,
    "portal": errands.portal,
    "which_site": errands.which_site,
    "which_site_to_drop": errands.which_site_to_drop,
    "fungi": errands.sow,
    "sow_more": errands.sow,
    "take_from_track": errands.farthest,
    "care_choice": errands.care_choice,
    "s_dna": errands.all_dna,
    "monolith": growing.strong_one,
    "which_to_discard": growing.strong_one,
}
"""Habits of games with more than the base box; for what isn't here the ones above, or else a leaning."""

HABITS: Final[list[Habit]] = [no_habit] * (OP + 1)
OTHER_HABITS: Final[list[Habit]] = [leaning.lean] * (OP + 1)
for _name, _habit in BY_QUESTION.items():
    HABITS[OP_BY_NAME[_name].number] = OTHER_HABITS[OP_BY_NAME[_name].number] = _habit
for _name, _habit in WITH_EXPANSIONS.items():
    OTHER_HABITS[OP_BY_NAME[_name].number] = _habit


class Instinct(Policy):
    """Answers by habit; a question it has no habit for, by chance."""

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        only = forced(answers)
        if only != UNDECIDED:
            return only
        habits = OTHER_HABITS if g.eventful else HABITS
        step = habits[question & OP](self.rng, g, question >> SEAT_SHIFT & 7, answers)
        return step or self.uniform(answers)
