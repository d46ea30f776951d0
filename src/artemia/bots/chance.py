"""A bot that draws its answers from a hat."""

from __future__ import annotations

from artemia.bots.policy import Policy
from artemia.engine.step import Answers, Step
from artemia.rules.state import State


class Chance(Policy):
    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        return self.uniform(answers)
