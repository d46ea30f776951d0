"""When a Hunted plays a Survival card: as readily as the card's entry says."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.drivers.by_promise import promise
from artemia.bots.habits.ops import PLAY_SURVIVAL
from artemia.bots.habits.registry import survival_worth
from artemia.bots.habits.sampling import chance, evenly, offered, other_than, settled
from artemia.engine.kernel import all_answers, answers_to
from artemia.engine.step import NO, Answers, Step, first_of, members, picked
from artemia.rules.constants import SurvivalCards
from artemia.rules.state import State
from artemia.rules.windows import play_survival, survival_ask

RARELY: Final = 15
NEARLY_ALWAYS: Final = 90


def readiness(g: State, me: int, card: SurvivalCards) -> int:
    """How readily they play it now, in percent."""
    ready = survival_worth(g, card).ready
    if ready is not None:
        return ready(g, me)
    promises = [promise(g, me, step) for step in all_answers(answers_to(g, survival_ask(g, me, card)))]
    return min(max([RARELY, *promises]), NEARLY_ALWAYS)


def card_if_ready(rng: Random, g: State, me: int, cards: Step) -> Step:
    """The first of these cards that pays now; NO to keep them all."""
    rest = first_of(cards)
    while rest:
        card = rest & -rest
        rest ^= card
        if chance(rng, readiness(g, me, card)):
            return play_survival(me, card)
    return NO


def react(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """In a window of phases 3 to 5."""
    return card_if_ready(rng, g, me, offered(answers, PLAY_SURVIVAL)) or other_than(answers, PLAY_SURVIVAL)


def plan(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Phase 2, before or after the tokens: a card, or none."""
    none = NO
    for answer in answers:
        cards = first_of(answer)
        if not cards:
            none = answer
        for card in members(cards):
            if chance(rng, readiness(g, me, card)):
                # The base game has one such card, and draws it: so its games stay what they were.
                return picked(answer, card) if g.eventful else settled(rng, answer, evenly(answer))
    return none
