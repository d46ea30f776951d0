"""A lesson: what the others do, turn by turn, and what is said to whoever learns.

Nothing counts how far somebody has come. Which step it is follows from the turn and from what is asked, so
a lesson may be left at any moment, goes on wherever its game is opened, and copes with any answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from artemia.engine.kernel import all_answers
from artemia.engine.spelling import Reply, spell
from artemia.engine.step import OP, OPS, Seat, Step, first_of
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.session import Asked, asked_of

ANYTHING: Final = "*"


@dataclass(frozen=True)
class LessonStep:
    """One thing said, and what it waits for.

    It `opens` a sheet of the table, or `awaits` an answer: keys, in which * stands for any letters. What lies
    in the light says its kind and its name: `hand:2`, `seat:0`, `main`.
    """

    number: int
    id: str
    turn: int
    opens: str = ""
    awaits: tuple[str, ...] = ()
    ask: str = ""  # at this kind of question only
    phase: int = 0  # in this phase only
    act: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    lose: tuple[str, ...] = ()

    def fits(self, g: State, asked: Asked, offered: tuple[str, ...]) -> bool:
        if (self.ask and self.ask != asked.kind) or (self.phase and self.phase != g.phase):
            return False
        return bool(self.among(offered))

    def among(self, offered: tuple[str, ...]) -> tuple[str, ...]:
        """The answers it waits for."""
        return tuple([key for key in offered if any(fnmatchcase(key, each) for each in self.awaits)])


@dataclass(frozen=True)
class Moment:
    """A question to whoever learns: what is said, one after the other, and which answers are awaited."""

    steps: tuple[LessonStep, ...] = ()
    keys: tuple[str, ...] = ()
    anything: bool = False  # every answer will do
    passes: str = ""  # nothing is said: this passes the question by


@dataclass(frozen=True)
class Lesson:
    """Rails of some turns; after these everybody plays as they like."""

    id: str
    seat: Seat
    minutes: int
    picture: str
    setup: Setup
    turns: int  # on rails
    deal: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    others: dict[int, tuple[Reply, ...]] = field(default_factory=dict)
    steps: tuple[LessonStep, ...] = ()
    after: tuple[str, ...] = ()  # lessons that are better played before

    def moment(self, g: State, asked: Asked) -> Moment | None:
        """What is said at a question to whoever learns; None where nothing is."""
        if asked.optional or not asked.answers:
            return None
        offered = offers(asked)
        steps = [step for step in self.steps if step.turn == g.turn]
        for at, step in enumerate(steps):
            if step.awaits and step.fits(g, asked, offered):
                first = at
                while first and steps[first - 1].opens:
                    first -= 1
                return Moment(tuple(steps[first : at + 1]), step.among(offered), ANYTHING in step.awaits)
        passes = way_to_pass(asked) if self.on_rails(g) else None
        return Moment(passes=passes) if passes else None

    def is_free(self, g: State) -> bool:
        """Whether whoever learns has been given a free hand in this turn."""
        return any(step.turn == g.turn and ANYTHING in step.awaits for step in self.steps)

    def reply(self, g: State, seat: Seat, asked: Asked) -> str | None:
        """What somebody else answers on rails; None where they have to know themselves."""
        if not self.on_rails(g) or asked.optional:
            return None
        offered = offers(asked)
        for line in self.others.get(g.turn, ()):
            if line.seat == seat and line.key in offered:
                return line.key
        return way_to_pass(asked)

    @property
    def length(self) -> int:
        """How many steps there are on rails."""
        return sum(step.turn <= self.turns for step in self.steps)

    def on_rails(self, g: State) -> bool:
        return g.turn <= self.turns

    def reached(self, g: State) -> int:
        """How many of its steps are done, as far as can be told from what is asked."""
        moment = self.moment(g, asked_of(g, self.seat))
        if moment is not None and moment.steps:
            return moment.steps[0].number - 1
        return sum(step.turn < g.turn for step in self.steps)


def offers(asked: Asked) -> tuple[str, ...]:
    return tuple([spell(answer) for answer in all_answers(asked.answers)])


def way_to_pass(asked: Asked) -> str | None:
    """The answer by which nothing is done and the game goes on."""
    return next((spell(answer) for answer in all_answers(asked.answers) if does_nothing(answer)), None)


def does_nothing(answer: Step) -> bool:
    """A plan passes only if there is no card in it; whoever leaves a place be has left something."""
    op = OPS[answer & OP]
    return op.passes and not op.leaves and not first_of(answer)
