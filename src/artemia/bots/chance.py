"""A bot that draws its answers from a hat."""

from __future__ import annotations

from artemia.bots.policy import Policy
from artemia.engine.step import PICK_SHIFT, Answers, Step
from artemia.rules.state import State


class Chance(Policy):
    memoryless = True

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        if len(answers) == 1 and not answers[0] >> PICK_SHIFT & 7:
            return answers[0]
        return self.uniform(answers)
