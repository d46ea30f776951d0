"""What a bot is: something that answers questions for a seat."""

from __future__ import annotations

from random import Random

from artemia.engine.kernel import ask
from artemia.engine.step import (
    ARG_SHIFT,
    NO,
    PICK_SHIFT,
    SEAT_SHIFT,
    Answers,
    Step,
    first_of,
    size,
    subsets,
)
from artemia.rules.state import State


class Policy:
    """Answers questions. It is handed the whole state, and may look only at what the seat asked could see."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        """One plain step among the answers."""
        raise NotImplementedError

    def uniform(self, answers: Answers) -> Step:
        """Any plain step among the answers, all equally likely."""
        total = 0
        for answer in answers:
            if answer:
                total += 1 if not answer >> PICK_SHIFT & 7 else size(answer)
        n = int(self.rng.random() * total)
        for answer in answers:
            if not answer:
                continue
            pick = answer >> PICK_SHIFT & 7
            if not pick:
                if n == 0:
                    return answer
                n -= 1
                continue
            first = first_of(answer)
            parts = subsets(first, pick)
            if n < len(parts):
                return answer & ~(7 << PICK_SHIFT) ^ (first ^ parts[n]) << ARG_SHIFT
            n -= len(parts)
        return NO


def play_out(g: State, policies: list[Policy]) -> int:
    """Plays a game to its end, one policy a seat; returns how many decisions it took."""
    decisions = 0
    agenda = g.agenda
    while True:
        question = ask(g)
        if not question:
            return decisions
        decisions += 1
        agenda.append(policies[question >> SEAT_SHIFT & 7].choose(g, question, g.answers))
