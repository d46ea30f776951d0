"""What rescuing a survivor does at once, and what that is worth to the rescuer."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.city_worth import defense_space
from artemia.bots.habits.ops import NOTHING
from artemia.bots.habits.registry import HABITS, SURVIVOR_EFFECT_WORTH, constantly
from artemia.bots.habits.scale import a_card, turns_left
from artemia.engine.step import OP, Answers, Step, first_of
from artemia.rules.knowledge import ANY_HUNTED, discard_of
from artemia.rules.modifiers import NO_SURVIVAL_CARDS
from artemia.rules.state import State, sanctuary_of

SURVIVOR_EFFECT_WORTH.update(
    s_survival=lambda g, me: 0 if g.modifiers & NO_SURVIVAL_CARDS else 38,
    s_defense=lambda g, me: defense_space(g),
    s_copy_creature=constantly(40),
    s_reserve=lambda g, me: 5 * turns_left(g),
    s_no_evolution=lambda g, me: 8 + 4 * turns_left(g),
    s_take_back_2=lambda g, me: a_card(g, me) * min(discard_of(g, me, ANY_HUNTED).bit_count(), 2),
    s_take_played=a_card,
    s_will=lambda g, me: (60, 60, 30, 0)[g.hunted[me].will],
    s_dna=lambda g, me: 22 * min(sanctuary_of(g).dna, 2),
)


def all_dna(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """As much as can be taken from the Creature."""
    most = answers[0]
    for answer in answers:
        if answer and answer & OP != NOTHING and (most & OP == NOTHING or first_of(answer) > first_of(most)):
            most = answer
    return most


HABITS.update(s_dna=all_dna)
