"""What a seat can decide now: a question and its answers, as steps and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from artemia import texts
from artemia.engine import kernel
from artemia.engine.step import NO, OP, OPS, Answers, Seat, Step
from artemia.rules.phases.exploration import standing_offer
from artemia.rules.state import State


class Asked(NamedTuple):
    """A question and its answers as steps. Without a question they merely offer to change one's mind."""

    step: Step
    answers: Answers

    @property
    def kind(self) -> str:
        return OPS[self.step & OP].name if self.step else "think_again"

    @property
    def optional(self) -> bool:
        return self.step == NO


def asked_of(g: State, seat: Seat) -> Asked:
    """What this seat can decide; without answers that is nothing."""
    step = kernel.question_for(g, seat)
    return Asked(step, kernel.answers_to(g, step)) if step else Asked(NO, standing_offer(g, seat))


def take_answer(g: State, seat: Seat, step: Step) -> bool:
    """Gives an answer to a table that asks all seats at once; if it isn't offered, False and no change."""
    return kernel.answer(g, seat, step, standing_offer(g, seat))


class Bot(Protocol):
    """Whatever answers questions by itself, with a hat of its own to draw from."""

    rng: Random

    def choose(self, g: State, question: Step, answers: Answers) -> Step: ...


@dataclass(frozen=True)
class Answer:
    """One possible answer: a stable key, and words in the language asked for."""

    key: str
    step: Step
    _state: State
    _lang: str

    @property
    def text(self) -> str:
        return texts.answer(self._state, self.step, self._lang)

    def __repr__(self) -> str:
        return f"Answer({self.key!r})"


@dataclass(frozen=True)
class Question:
    """A decision that waits for one seat. An optional one merely offers to change one's mind."""

    seat: Seat
    kind: str
    step: Step
    answers: Sequence[Answer]
    optional: bool
    _state: State
    _lang: str

    @property
    def prompt(self) -> str:
        return texts.prompt(self._state, self.step, self._lang)

    def __repr__(self) -> str:
        return f"Question({self.seat}, {self.kind!r}, {len(self.answers)} answers)"
