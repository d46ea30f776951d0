"""The bot itself: which questions it solves, which it weighs, and how it draws."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Final

from artemia.bots.cunning.rehearsal import COMMIT, PUT_TOKEN, Rehearsal
from artemia.bots.cunning.search import candidates, weigh
from artemia.bots.cunning.turn import Turn, lay, pick
from artemia.bots.instinct import Instinct
from artemia.bots.policy import Policy
from artemia.engine.kernel import UNDECIDED, forced
from artemia.engine.step import (
    NO,
    OP,
    OP_BY_NAME,
    SEAT_SHIFT,
    Answers,
    Seat,
    Step,
    expand,
    first_of,
    second_of,
)
from artemia.rules.state import State
from artemia.rules.words import CREATURE, CREATURE_TOKEN, HUNTING, Places

EXPLORE: Final = OP_BY_NAME["explore"].number
HUNT_CHOICE: Final = OP_BY_NAME["hunt_choice"].number


class Cunning(Policy):
    """Thinks as long as `rehearsals` and `seconds` allow; with seconds=0 only the former count."""

    def __init__(self, seed: int | str, rehearsals: int = 160, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.rehearsals = int(rehearsals)
        self.seconds = float(seconds)
        self.habits = Instinct(f"{seed} habits")
        self.turn: Turn | None = None  # the Creature's picture of it, while it places its tokens
        self.turn_of: tuple[int, ...] = ()

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        only = forced(answers)
        if only != UNDECIDED:
            return only
        me = question >> SEAT_SHIFT & 7
        stage = Rehearsal(g, question, me, self.rng)
        deadline = perf_counter() + self.seconds if self.seconds else inf
        op = question & OP
        if op == EXPLORE:
            return self.explore(g, me, question, answers, stage, deadline)
        if op == HUNT_CHOICE:
            return self.hunt(g, question, answers, stage, deadline)
        return self.best(g, question, answers, stage, deadline)

    # Places against tokens

    def explore(
        self, g: State, me: Seat, question: Step, answers: Answers, stage: Rehearsal, deadline: float
    ) -> Step:
        """First whether to go at all, or rather to play a card or take some back; then where."""
        goings = tuple([answer for answer in answers if answer and answer & OP == COMMIT])
        others = tuple([answer for answer in answers if answer and answer & OP != COMMIT])
        if not goings:
            return self.best(g, question, answers, stage, deadline)
        steps = [step for answer in goings for step in expand(answer)]
        if others:
            options = candidates(others, lambda: self.habit_among(g, question, others), self.rng)
            weighed = weigh(
                stage,
                [NO, *options],
                self.rehearsals,
                deadline,
                lambda scene: None,
                lambda scene: stage.players.choose(scene, question, goings),
            )
            if weighed.clearly_best():
                return weighed.steps[0]
        ways = [first_of(step) for step in steps]
        turn = Turn(g, me, ways, [])
        turn.study(stage, self.rehearsals, 3, self.rng)
        return steps[pick(turn.duel.mixtures[me - 1], self.rng)]

    def hunt(self, g: State, question: Step, answers: Answers, stage: Rehearsal, deadline: float) -> Step:
        places = [
            step
            for answer in answers
            if answer and answer & OP == PUT_TOKEN and second_of(answer) == CREATURE_TOKEN
            for step in expand(answer)
        ]
        turn = self.picture(g, [first_of(step) for step in places], stage)
        others = tuple(
            [
                answer
                for answer in answers
                if answer and not (answer & OP == PUT_TOKEN and second_of(answer) == CREATURE_TOKEN)
            ]
        )
        if not places:
            return self.best(g, question, answers, stage, deadline, turn)
        token = places[pick(turn.duel.hunt, self.rng)]
        cards = tuple([answer for answer in others if answer & OP != PUT_TOKEN])
        if cards:
            options = candidates(cards, lambda: self.habit_among(g, question, cards), self.rng)
            weighed = weigh(
                stage,
                [NO, *options],
                self.rehearsals,
                deadline,
                lambda scene: self.believe(scene, turn, stage.luck),
                lambda scene: places[pick(turn.duel.hunt, stage.luck)],
            )
            if weighed.clearly_best():
                return weighed.steps[0]
        return token

    def picture(self, g: State, places: list[Places], stage: Rehearsal) -> Turn:
        """The turn as the Creature sees it; thought through again when it may place its token elsewhere."""
        now = (g.turn, g.modifiers, g.inaccessible, *sorted(places))
        if self.turn is None or (places and now != self.turn_of) or self.turn.g.turn != g.turn:
            self.turn = Turn(g, CREATURE, [], places)
            self.turn_of = now
            if g.phase <= HUNTING:
                self.turn.study(stage, self.rehearsals, 3, self.rng)
        return self.turn

    def believe(self, scene: State, turn: Turn, luck: Random) -> None:
        """Lets the Hunted be where a Hunted who thinks would be."""
        for j, mixture in enumerate(turn.duel.mixtures):
            if mixture:
                lay(scene, j + 1, turn.duel.ways[j][pick(mixture, luck)], CREATURE)

    # Everything else

    def best(
        self,
        g: State,
        question: Step,
        answers: Answers,
        stage: Rehearsal,
        deadline: float,
        turn: Turn | None = None,
    ) -> Step:
        steps = candidates(answers, lambda: self.habits.choose(g, question, answers), self.rng)
        if len(steps) == 1:
            return steps[0]
        believed = (
            (lambda scene: self.believe(scene, turn, stage.luck))
            if turn is not None
            else (lambda scene: None)
        )
        return weigh(stage, steps, self.rehearsals, deadline, believed, lambda scene: NO).steps[0]

    def habit_among(self, g: State, question: Step, answers: Answers) -> Step:
        """What instinct would answer if only these were offered."""
        step = self.habits.choose(g, question, answers)
        return step or self.uniform(answers)
