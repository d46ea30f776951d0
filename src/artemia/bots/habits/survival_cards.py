"""How readily a Hunted plays a Survival card now."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.leaning import promise
from artemia.bots.habits.registry import SURVIVAL_WORTH
from artemia.bots.habits.sampling import chance
from artemia.engine.kernel import all_answers, answers_to
from artemia.engine.step import NO, Step, first_of
from artemia.rules.constants import SurvivalCards
from artemia.rules.state import State
from artemia.rules.windows import play_survival, survival_ask

RARELY: Final = 15
NEARLY_ALWAYS: Final = 90


def card_if_ready(rng: Random, g: State, me: int, cards: Step) -> Step:
    """The first of these cards that pays now; NO to keep them all."""
    rest = first_of(cards)
    while rest:
        card = rest & -rest
        rest ^= card
        if chance(rng, readiness(g, me, card)):
            return play_survival(me, card)
    return NO


def readiness(g: State, me: int, card: SurvivalCards) -> int:
    """In percent."""
    entry = SURVIVAL_WORTH.get(card)
    if entry is None:
        return readiness_of_unknown(g, me, card)
    ready = entry.ready
    return entry.percent if ready is None else ready(g, me)


def readiness_of_unknown(g: State, me: int, card: SurvivalCards) -> int:
    """A card without an entry is played for what its best answer promises."""
    best = RARELY
    for step in all_answers(answers_to(g, survival_ask(g, me, card))):
        best = max(best, promise(g, me, step))
    return min(best, NEARLY_ALWAYS)
