"""Any question without a habit of its own: what promises most, by what its answers do."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.city_worth import survivor_weights
from artemia.bots.habits.drivers.using_places import eager
from artemia.bots.habits.evolution_worth import strength
from artemia.bots.habits.ops import NOTHING, PASS_WINDOW
from artemia.bots.habits.registry import UNKNOWN_VERB, VERB_WORTH, VerbWorth, survival_worth
from artemia.bots.habits.sampling import by_bit, by_seat, evenly, settle_each
from artemia.bots.habits.scale import held
from artemia.bots.habits.worth import loss_weights, take_back_weights
from artemia.engine.step import NO, OP, OPS, Answers, Step, first_of
from artemia.rules.constants import CREATURE, FULL_WILL
from artemia.rules.state import State

DECLINED: Final = 6


def answer(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Every answer by what it promises, the best ones clearly first; in the base game by chance."""
    if not g.eventful:
        return NO
    return settle_each(
        rng, answers, lambda each: weights_for(g, me, each), lambda step: eager(promise(g, me, step))
    )


def promise(g: State, me: int, step: Step) -> int:
    """What a plain step is worth to whoever takes it; the Creature only knows something from nothing."""
    op = step & OP
    if op in (NOTHING, PASS_WINDOW):
        return DECLINED
    return (UNKNOWN_VERB if me == CREATURE else verb_worth(op)).gain(g, me, step)


def verb_worth(op: int) -> VerbWorth:
    return VERB_WORTH.get(OPS[op].name, UNKNOWN_VERB)


def weights_for(g: State, me: int, answer: Step) -> list[int]:
    """How a choice is settled: weights by the kind of what is picked."""
    verb = verb_worth(answer & OP)
    kind = OPS[answer & OP].arguments[0] if OPS[answer & OP].arguments else ""
    if kind == "Places":
        return loss_weights(g, me or 1) if verb.parts else take_back_weights(g, me or 1)
    if kind == "Seats":
        return by_seat(g, lambda seat: need(g, seat) if me and verb.heals else 1 + held(g, seat) ** 3)
    if kind == "Survivors" and me and not verb.parts:
        return survivor_weights(g, me, first_of(answer))
    if kind == "Evolutions":
        return by_bit(first_of(answer), lambda card: strength(g, card) ** 2)
    if kind == "SurvivalCards":
        return by_bit(first_of(answer), lambda card: liking(survival_worth(g, card).liked, verb.parts))
    return evenly(answer)


def need(g: State, seat: int) -> int:
    """Whoever lacks Will most."""
    return 1 + 60 * (FULL_WILL - g.hunted[seat].will) ** 3


def liking(liked: int, parts: bool) -> int:
    """As a weight: what one would keep, or part with."""
    return 1 + 1000 // (1 + liked * liked) if parts else liked**3
