"""What a bot is: something that answers questions for a seat."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from artemia.engine.kernel import UNDECIDED, answers_to, ask, forced, perform
from artemia.engine.step import (
    ALWAYS,
    FIRST_SHIFT,
    NO,
    ONLY_SHIFT,
    OP,
    PICK_SHIFT,
    QUESTION,
    SEAT_SHIFT,
    TWO,
    Answers,
    Step,
    picked,
    subsets,
)
from artemia.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # bots of one's own, beside compiled rules
class Policy:
    """Answers questions. It is handed the whole state, and may look only at what the seat asked could see."""

    memoryless: ClassVar[bool] = False
    """Whether nothing but its dice tells one game from the next: then one may sit on several seats."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(seed)
        self.bits: Callable[[int], int] = self.rng.getrandbits
        self.at_most = inf
        """Seconds for an answer, where others wait. Who thinks without a clock pays no heed."""

    def reseed(self, seed: int | str) -> None:
        """From here on it draws as one made with this seed; what it knows of the game it keeps."""
        self.rng.seed(seed)

    def recall(self, g: State, question: Step, answers: Answers) -> None:
        """It was asked this before, this turn: whoever learns from questions comes to know it again."""

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        """One plain step among the answers."""
        raise NotImplementedError

    def uniform(self, answers: Answers) -> Step:
        """Any plain step among the answers, all equally likely."""
        total = 0
        last = NO
        for answer in answers:
            if answer:
                last = answer
                pick = answer >> PICK_SHIFT & 7
                if pick:
                    total += len(subsets(answer >> (FIRST_SHIFT if answer & TWO else ONLY_SHIFT), pick))
                else:
                    total += 1
        if total == 1:
            return last & ~(7 << PICK_SHIFT)
        n = self.bits(32) * total >> 32
        for answer in answers:
            if answer:
                pick = answer >> PICK_SHIFT & 7
                if pick:
                    parts = subsets(answer >> (FIRST_SHIFT if answer & TWO else ONLY_SHIFT), pick)
                    if n < len(parts):
                        return picked(answer, parts[n])
                    n -= len(parts)
                elif n:
                    n -= 1
                else:
                    return answer
        return NO


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Looks on while a game is played, and may end the play."""

    def ask(self, g: State) -> Step:
        """Runs to the next decision, as the kernel does, and returns its question; NO ends the play."""
        return ask(g)

    def chosen(self, g: State, question: Step, answer: Step) -> None:
        """This answer is about to be taken."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StepWatcher(Watcher):
    """Looks at every step as well, before it runs."""

    def about_to(self, g: State, step: Step) -> None:
        """This effect is about to run, or this question has an answer and is about to be put."""

    def ask(self, g: State) -> Step:
        agenda = g.agenda
        while agenda:
            step = agenda.pop()
            step = step if step >= 0 else ~step
            if not step & QUESTION:
                self.about_to(g, step)
                perform(g, step)
                continue
            answers = answers_to(g, step)
            only = UNDECIDED if ALWAYS[step & OP] else forced(answers)
            if only == NO:
                continue
            self.about_to(g, step)
            if only == UNDECIDED:
                g.answers = answers
                return step
            agenda.append(only)
        return NO


MOST_DECISIONS: Final = 50_000
"""A hundred times a long game."""


def play_out(
    g: State, policies: list[Policy], watcher: Watcher | None = None, most: int = MOST_DECISIONS
) -> int:
    """Asks, lets the policy of the seat choose, takes its answer; returns how many decisions it took.

    Ends with the game, or sooner: if the watcher wants it, or after `most` decisions.
    """
    decisions = 0
    agenda = g.agenda
    while decisions < most:
        question = ask(g) if watcher is None else watcher.ask(g)
        if not question:
            break
        decisions += 1
        seat: int = question >> SEAT_SHIFT & 7
        answer = policies[seat].choose(g, question, g.answers)
        if watcher is not None:
            watcher.chosen(g, question, answer)
        agenda.append(answer)
    return decisions
