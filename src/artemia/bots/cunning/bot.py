"""The bot itself: which questions it solves, which it weighs, and how it draws."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Final

from artemia.bots.cunning.common_knowledge import (
    GOINGS,
    TAKE_BACKS,
    all_undecided,
    foreseen,
    in_common,
    only,
    take_back,
)
from artemia.bots.cunning.mixed_strategy import MixedStrategy, certain, leading, pick
from artemia.bots.cunning.rehearsal import COMMIT, EXPLORE, PUT_TOKEN, Rehearsal
from artemia.bots.cunning.search import FEWEST, MOST, Usual, Weighed, candidates, weigh
from artemia.bots.cunning.style import ALONE, CROWD, FAITH, FEAR, HABIT, HOPE, PAIR, TRUST, Style
from artemia.bots.cunning.turn import TurnModel, lay
from artemia.bots.cunning.turn_cache import MOST_KEPT, SOLVED, public
from artemia.bots.instinct import Instinct
from artemia.bots.policy import Policy
from artemia.bots.spec import bad_value
from artemia.engine.cache import keep
from artemia.engine.kernel import UNDECIDED, forced
from artemia.engine.step import (
    NO,
    OP,
    OP_BY_NAME,
    Answers,
    Step,
    Unbounded,
    expand,
    second_of,
    small_of,
)
from artemia.rules.constants import CREATURE, CREATURE_TOKEN
from artemia.rules.state import State

HASTE: Final = 0.4
"""The part of the time that goes into what comes before going."""
HUNT_CHOICE: Final = OP_BY_NAME["hunt_choice"].number


class Cunning(Policy):
    """Thinks as long as `rehearsals` and `seconds` allow; with seconds=0 only the former count."""

    def __init__(
        self,
        seed: int | str,
        rehearsals: int = 160,
        seconds: float = 0.0,
        faith: float = FAITH,
        hope: float = HOPE,
        trust: float = TRUST,
        fear: float = FEAR,
        crowd: float = CROWD,
        habit: float = HABIT,
        pair: float = PAIR,
        alone: float = ALONE,
    ) -> None:
        super().__init__(seed)
        for option, value in (("rehearsals", float(rehearsals)), ("trust", trust), ("fear", fear)):
            if value <= 0.0:
                raise bad_value("cunning", option, value)
        for option, value in (("seconds", seconds), ("crowd", crowd)):
            if value < 0.0:
                raise bad_value("cunning", option, value)
        shares = (("faith", faith), ("hope", hope), ("habit", habit), ("pair", pair), ("alone", alone))
        for option, value in shares:
            if not 0.0 <= value <= 1.0:
                raise bad_value("cunning", option, value)
        self.rehearsals = int(rehearsals)
        self.seconds = float(seconds)
        self.style = Style(faith, hope, trust, fear, crowd, habit, pair, alone)
        self.habits = Instinct(f"{seed} habits")
        self.turn: TurnModel | None = None  # the Creature's picture of it, while it places its tokens
        self.turn_of: tuple[Unbounded, ...] = ()
        self.studied: TurnModel | None = None  # the last one it has solved, for whoever asks it why
        self.drew: MixedStrategy | None = None  # what it drew its last answer from

    def reseed(self, seed: int | str) -> None:
        self.rng.seed(seed)
        self.habits.rng.seed(f"{seed} habits")

    def recall(self, g: State, question: Step, answers: Answers) -> None:
        """The picture it made of the turn then, if it is the Creature, goes for what is asked now."""
        if question & OP == HUNT_CHOICE and forced(answers) == UNDECIDED and g.agenda:
            stage = self.stage(g, question, answers)
            self.picture(g, hunting_places(stage), stage)

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        self.drew = thought = self.think(g, question, answers)
        return thought.draw(self.rng)

    def think(self, g: State, question: Step, answers: Answers) -> MixedStrategy:
        """The mixture it would draw its answer from."""
        only = forced(answers)
        if only != UNDECIDED:
            return certain(only)
        if not g.agenda:  # a table imagined from what was shown: nothing on it could be played out
            return certain(self.habits.choose(g, question, answers))
        stage = self.stage(g, question, answers)
        op = question & OP
        if op == EXPLORE:
            return self.explore(g, stage)
        if op == HUNT_CHOICE:
            return self.hunt(g, stage)
        return self.best(g, stage, None)

    def stage(self, g: State, question: Step, answers: Answers) -> Rehearsal:
        deadline = perf_counter() + min(self.seconds, self.at_most) if self.seconds else inf
        return Rehearsal(g, question, answers, deadline, self.rng)

    # Places against tokens

    def explore(self, g: State, stage: Rehearsal) -> MixedStrategy:
        """First whether to go at all, or rather to play a card or take some back; then where."""
        answers, seat = stage.answers, stage.seat
        cards = tuple([answer for answer in answers if answer and answer & OP not in GOINGS + TAKE_BACKS])
        if cards:
            usual = only(answers, GOINGS + TAKE_BACKS)
            weighed = self.compare(
                g, stage, cards, None, lambda scene: stage.players.choose(scene, stage.question, usual)
            )
            if weighed.steps[0]:
                return leading(weighed.steps, weighed.chances)
        table = all_undecided(g)
        early = earlier(stage.deadline, HASTE)
        if any(only(answers, TAKE_BACKS)):
            taken = take_back(table, seat, self.rehearsals // 2, early)
            if taken is not None and taken.steps[0]:
                return leading(taken.steps, taken.chances)
        goings = tuple([answer for answer in answers if answer & OP == COMMIT])
        if not goings:
            return self.best(g, stage, None)
        steps = [step for answer in goings for step in expand(answer)]
        self.studied = turn = self.common_turn(
            foreseen(table, seat, self.rehearsals // 2, early), stage, steps
        )
        return MixedStrategy(steps, turn.mixture())

    def common_turn(self, table: State, stage: Rehearsal, steps: list[Step]) -> TurnModel:
        """The turn as everybody sees it, solved with luck everybody could name."""
        luck = Random(in_common(table))
        public_stage = Rehearsal(table, stage.question, stage.answers, stage.deadline, luck, in_public=True)
        own = [small_of(step) for step in steps]
        style = self.style
        turn = TurnModel(table, public_stage, own, [], style)
        key = f"{self.rehearsals} {self.seconds} {turn.hope} {style.trust} {public(table)}"
        solved = SOLVED.get(key)
        if solved is not None and solved.ways[stage.seat - 1] == own:
            turn.game = solved
        else:
            turn.study(self.rehearsals, luck)
            keep(SOLVED, MOST_KEPT, key, turn.game)
        turn.bend()
        return turn

    def hunt(self, g: State, stage: Rehearsal) -> MixedStrategy:
        """A card first, if that is worth more; then the Creature token, then the others."""
        places = hunting_places(stage)
        self.studied = turn = self.picture(g, places, stage)
        if not places:
            return self.best(g, stage, turn)
        cards = tuple([answer for answer in stage.answers if answer and answer & OP != PUT_TOKEN])
        if cards:
            weighed = self.compare(
                g, stage, cards, turn, lambda scene: places[pick(turn.mixture(), stage.luck)]
            )
            if weighed.steps[0]:
                return leading(weighed.steps, weighed.chances)
        return MixedStrategy(places, turn.mixture())

    def picture(self, g: State, steps: list[Step], stage: Rehearsal) -> TurnModel:
        """The turn as the Creature sees it; thought through again when it may place its token elsewhere."""
        places = [small_of(step) for step in steps]
        now = (g.turn, g.modifiers, g.inaccessible, *places)
        turn = self.turn
        if turn is None or self.turn_of[0] != g.turn or (places and now != self.turn_of):
            self.turn_of = now
            self.turn = turn = TurnModel(g, stage, [], places, self.style)
            turn.study(self.rehearsals, self.rng)
            turn.bend()
        return turn

    # Everything else

    def best(self, g: State, stage: Rehearsal, turn: TurnModel | None) -> MixedStrategy:
        weighed = self.compare(g, stage, stage.answers, turn, None)
        return leading(weighed.steps, weighed.chances)

    def compare(
        self, g: State, stage: Rehearsal, answers: Answers, turn: TurnModel | None, usual: Usual | None
    ) -> Weighed:
        """These answers beside going on as usual, or else beside what instinct says."""
        width = max(2, min(MOST, self.rehearsals // FEWEST))
        steps = candidates(answers, lambda: self.habits.choose(g, stage.question, answers), width, self.rng)
        if usual is not None:
            steps.insert(0, NO)
        if len(steps) == 1:
            return Weighed(steps, [[0.5]])
        believed = None if turn is None else (lambda scene: believe(scene, turn, stage))
        return weigh(stage, steps, self.rehearsals, believed, usual)


def earlier(deadline: float, part: float) -> float:
    """When this part of the time left is over."""
    return inf if deadline == inf else perf_counter() + part * (deadline - perf_counter())


def hunting_places(stage: Rehearsal) -> list[Step]:
    """The places the Creature token may be laid on, as answers."""
    return [step for answer in stage.answers if lays_creature(answer) for step in expand(answer)]


def lays_creature(answer: Step) -> bool:
    return answer & OP == PUT_TOKEN and second_of(answer) == CREATURE_TOKEN


def believe(scene: State, turn: TurnModel, stage: Rehearsal) -> None:
    """Lets the Hunted be where a Hunted who thinks would be."""
    for j, mixture in enumerate(turn.believed()):
        lay(scene, j + 1, turn.game.ways[j][pick(mixture, stage.luck)], CREATURE)
