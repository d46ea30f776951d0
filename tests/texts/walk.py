"""Random games of every preset in which no question is skipped, not even one with a single answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from artemia.bots.chance import Chance
from artemia.engine import kernel
from artemia.engine.core import LoggedStep
from artemia.engine.step import OP, OPS, QUESTION, Step
from artemia.rules.deal import new_state
from artemia.rules.presets import PRESETS, preset
from artemia.rules.state import State

GAMES = 300
Moment = tuple[State, Step, list[Step]]


def table(number: int, name: str = "first_night") -> State:
    g = new_state(preset(name, players=2 + number % 6, seed=number))
    g.log = []
    return g


def moments(g: State, seed: int = 1) -> Iterator[Moment]:
    """Plays to the end; stops at every question, with all its answers."""
    bot = Chance(seed)
    while g.agenda:
        step = g.agenda.pop()
        if not step & QUESTION:
            kernel.perform(g, step)
            continue
        answers = kernel.answers_to(g, step)
        if any(answers):
            yield g, step, kernel.all_answers(answers)
            g.agenda.append(bot.choose(g, step, answers))


def events(g: State) -> list[LoggedStep]:
    return g.log or []


@cache
def met() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The ops met in random games, as questions, as answers, as events."""
    asked: set[int] = set()
    answered: set[int] = set()
    logged: set[int] = set()
    for name in PRESETS:
        for number in range(GAMES):
            g = table(number, name)
            for _, question, answers in moments(g, number):
                asked.add(question & OP)
                answered.update(step & OP for step in answers)
            logged.update(event.step & OP for event in events(g))
    return named(asked), named(answered), named(logged)


def named(ops: set[int]) -> frozenset[str]:
    return frozenset(OPS[op].name for op in ops)
