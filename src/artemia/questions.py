"""What a seat can decide now, in words; and whatever decides by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from artemia import texts
from artemia.engine.step import Answers, Seat, Step
from artemia.rules.state import State


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
