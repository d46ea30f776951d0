"""Was that the right answer? From what the one who gave it could know then."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

from artemia.advice.outlook import believing, going_on, outlooks, way_of
from artemia.advice.spots import Belief
from artemia.bots.cunning.bot import lays_creature
from artemia.bots.cunning.rehearsal import COMMIT, PUT_TOKEN, Rehearsal
from artemia.bots.cunning.search import candidates, weigh
from artemia.bots.cunning.style import Style
from artemia.bots.cunning.turn import TurnModel
from artemia.bots.instinct import Instinct
from artemia.engine.step import NO, OP, Answers, Step, expand, first_of, second_of
from artemia.rules.constants import CREATURE
from artemia.rules.state import State

WIDTH: Final = 4
"""Other answers looked at."""


class Case:
    """An answer somebody gave. `best` is what it is compared with, itself if nothing better was seen.

    What it has lost is only a suspicion until it is confirmed on scenes that nobody has looked at before.
    """

    def __init__(self, g: State, question: Step, answers: Answers, chosen: Step, seed: str) -> None:
        self.g = g
        self.chosen = self.best = chosen
        self.loss = 0.0
        self.chance = 0.0  # with the chosen answer, for the camp of the one asked
        self.by_place = False
        self.turn: TurnModel | None = None
        self.rng = Random(seed)
        self.stage = Rehearsal(g, question, answers, inf, self.rng)
        self.seat = self.stage.seat
        self.number = 0  # of the answer in the record, from 1 on

    @property
    def lays(self) -> bool:
        """Whether a place was chosen: to go to, or to look at."""
        return self.chosen & OP == COMMIT or lays_creature(self.chosen)

    # First a quick look

    def look(self, rehearsals: int, earlier: TurnModel | None) -> None:
        """`earlier` is how the Creature saw this turn when it had not yet placed its token."""
        answers = self.stage.answers
        places = going_on(self.stage.question, answers)
        if places:
            self.study(places, rehearsals)
        else:
            self.turn = earlier if self.seat == CREATURE else None
        if self.chosen & OP == PUT_TOKEN and not lays_creature(self.chosen):
            self.weigh(tuple([each for each in answers if same_token(each, self.chosen)]), rehearsals, False)
        elif places:  # all tokens have to be placed sometime, so which one comes first hardly matters
            others = tuple([each for each in answers if each not in places and each & OP != PUT_TOKEN])
            self.weigh(others, rehearsals, True)
        else:
            self.weigh(answers, rehearsals, False)

    def study(self, places: Answers, rehearsals: int) -> None:
        """Solves the turn, for the place chosen and for what else would follow."""
        steps = [step for answer in places for step in expand(answer)]
        spots = [first_of(step) for step in steps]
        own, hunting = ([], spots) if self.seat == CREATURE else (spots, [])
        self.turn = turn = TurnModel(self.g, self.stage, own, hunting, Style())
        turn.study(rehearsals, self.rng)
        if not self.lays:
            return
        gains = Belief(turn).gains
        best = max(range(len(steps)), key=lambda k: gains[k])
        self.loss = gains[best] - gains[steps.index(self.chosen)]
        self.best = steps[best]
        self.by_place = True

    def weigh(self, answers: Answers, rehearsals: int, or_go_on: bool) -> None:
        """The chosen answer beside a few of these, and beside going on.

        Where a place was chosen, going on stands for it: how good that very place was is another matter.
        """
        if not any(answers):
            return
        habits = Instinct(self.rng.getrandbits(32))
        others = candidates(
            answers, lambda: habits.choose(self.g, self.stage.question, answers), WIDTH, self.rng
        )
        given = NO if or_go_on and self.lays else self.chosen
        steps = [given, *[step for step in others if step != given]]
        on = way_of(self.stage, NO) if or_go_on else None
        if or_go_on and given:
            steps.insert(1, NO)
        if len(steps) == 1:
            return
        weighed = weigh(self.stage, steps, rehearsals, believing(self.stage, self.turn), on)
        loss = weighed.chances[0] - weighed.chances[weighed.steps.index(given)]
        if weighed.steps[0] != given and loss > self.loss:
            self.best, self.loss, self.by_place = weighed.steps[0], loss, False

    # Then a closer one

    def confirm(self, scenes: int) -> None:
        if self.best == self.chosen:
            self.loss = 0.0
            return
        if self.by_place and self.turn is not None:
            belief = Belief(self.turn)
            chance, better = [belief.level(scenes, first_of(step)) for step in (self.chosen, self.best)]
        else:
            ways = [way_of(self.stage, step) for step in (self.chosen, self.best)]
            found = outlooks(self.stage, ways, scenes, believing(self.stage, self.turn))
            chance, better = found[0].chance, found[1].chance
        self.chance, self.loss = chance, max(better - chance, 0.0)


def same_token(answer: Step, chosen: Step) -> bool:
    return answer & OP == PUT_TOKEN and second_of(answer) == second_of(chosen)
