"""Somebody at their first game: sensible, but now and then they do just anything."""

from __future__ import annotations

from typing import Final

from artemia.bots.instinct import Instinct
from artemia.engine.kernel import UNDECIDED, forced
from artemia.engine.step import Answers, Step
from artemia.rules.state import State

LAPSES: Final = 30
"""In a hundred answers."""


class Newcomer(Instinct):
    """Instinct with lapses."""

    def __init__(self, seed: int | str, lapses: int = LAPSES) -> None:
        super().__init__(seed)
        self.lapses = lapses

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        if forced(answers) == UNDECIDED and self.bits(32) * 100 >> 32 < self.lapses:
            return self.uniform(answers)
        return super().choose(g, question, answers)
