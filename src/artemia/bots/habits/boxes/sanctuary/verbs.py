"""What the verbs of SANCTUARY are worth to a Hunted, where they are answers."""

from __future__ import annotations

from artemia.bots.habits.city_worth import company_worth, defense_space, fortify_worth, survivor_worth
from artemia.bots.habits.evolution_worth import strength
from artemia.bots.habits.registry import VERB_WORTH, VerbWorth
from artemia.bots.habits.scale import turns_left
from artemia.engine.step import Step, first_of, small_of
from artemia.rules.state import State


def evolution_lost(g: State, me: int, step: Step) -> int:
    return strength(g, first_of(step)) * turns_left(g) // 2


VERB_WORTH.update(
    advance_defense=VerbWorth(lambda g, me, step: defense_space(g)),
    shelter_survivors=VerbWorth(lambda g, me, step: defense_space(g)),
    enlist=VerbWorth(lambda g, me, step: defense_space(g), parts=True),
    rescue=VerbWorth(lambda g, me, step: survivor_worth(g, me, first_of(step))),
    draw_survivor=VerbWorth(lambda g, me, step: company_worth(g, me)),
    fortify=VerbWorth(lambda g, me, step: fortify_worth(g, me)),
    fortify_from_the_ark=VerbWorth(lambda g, me, step: fortify_worth(g, me)),
    lose_evolution=VerbWorth(evolution_lost),
    break_evolution=VerbWorth(evolution_lost),
    lose_dna=VerbWorth(lambda g, me, step: 22 * small_of(step)),
    lose_survivors=VerbWorth(parts=True),
    part_with=VerbWorth(parts=True),
)
