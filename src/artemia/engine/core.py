"""What every game state has: an agenda, a log, a winner, and its own chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from artemia.engine.chance import Draws, supplied, words
from artemia.engine.fields import FROM_SETUP, LEFT_OUT, NOT_SAVED, PUBLIC, Record, field
from artemia.engine.step import (
    ALL,
    NOBODY,
    OP,
    OWNER,
    SEAT_SHIFT,
    SECRET,
    SEEN,
    Answers,
    Seats,
    Set,
    Step,
    numbering,
)
from artemia.errors import ArtemiaError

EVERYBODY: Final = 255


class LoggedStep:
    """Something that happened: a step, who sees all of it, and whether the others see that it happened."""

    __slots__ = ("noticed", "step", "witnesses")

    def __init__(self, step: Step, witnesses: Seats, noticed: bool) -> None:
        self.step = step
        self.witnesses = witnesses
        self.noticed = noticed

    def __reduce__(self) -> tuple[object, ...]:
        return LoggedStep, (self.step, self.witnesses, self.noticed)


class Core(Record):
    """The part of a state the kernel works on. A game adds its own fields."""

    agenda: list[Step] = field(saved="agenda")
    answers: Answers = field((), saved=NOT_SAVED)
    log: list[LoggedStep] | None = field(None, copied=LEFT_OUT, saved=NOT_SAVED)
    before_step: Callable[[], None] | None = field(None, copied=LEFT_OUT, saved=NOT_SAVED)
    winner: int = field(0, shown=PUBLIC)
    key: bytes = field(saved=FROM_SETUP)
    drawn: int = field(0)  # numbers drawn from chance so far
    draws: Draws | None = field(None, copied=LEFT_OUT, saved=NOT_SAVED)  # what is drawn, instead of chance

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), numbering(), self.__getstate__())

    def then(self, step: Step) -> None:
        """Puts a step on top of the agenda: it comes next."""
        self.agenda.append(step)

    def then_in_order(self, *steps: Step) -> None:
        """Puts several steps on top of the agenda, the first of them to come first."""
        self.agenda.extend(steps[::-1])

    def withdraw_questions(self, like: Step) -> None:
        """Takes all questions of this kind off the agenda, put or not."""
        kind = like & OP
        self.agenda[:] = [step for step in self.agenda if (step if step >= 0 else ~step) & OP != kind]

    def end(self, winner: int) -> None:
        """The game is over, in the middle of whatever was going on."""
        self.winner = winner
        self.agenda.clear()

    # Chance

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.draws is not None:
            return supplied(self.draws, n)
        self.drawn += 1
        return words(self.key, self.drawn)[0] * n >> 32

    def shuffled(self, cards: tuple[Set, ...]) -> tuple[Set, ...]:
        """The same cards in another order."""
        pile = list(cards)
        numbers: tuple[int, ...] = ()
        if self.draws is not None:
            for i in range(len(pile) - 1, 0, -1):
                j = supplied(self.draws, i + 1)
                pile[i], pile[j] = pile[j], pile[i]
            return tuple(pile)
        for i in range(len(pile) - 1, 0, -1):
            left = i & 15
            if left == 15 or not numbers:
                self.drawn += 1
                numbers = words(self.key, self.drawn)
            j = numbers[left] * (i + 1) >> 32
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)

    # Log

    def witness(self, step: Step) -> None:
        """Writes a step into the log; what came before it has had its effect, and may be looked at."""
        if self.before_step is not None:
            self.before_step()
        seen = SEEN[step & OP]
        if self.log is None or seen == NOBODY:
            return
        seat = step >> SEAT_SHIFT & 7
        if seen == ALL:
            self.log.append(LoggedStep(step, EVERYBODY, True))
        elif seen == OWNER:
            self.log.append(LoggedStep(step, 1 << seat, True))
        elif seen == SECRET:
            self.log.append(LoggedStep(step, 1 << seat, False))
        else:
            self.log.append(LoggedStep(step, self.witnesses_of_discards(), True))

    def witnesses_of_discards(self) -> Seats:
        return EVERYBODY


def restored(kind: Any, numbered: int, values: tuple[Any, ...]) -> Any:
    """A state from a pickle, whose steps are numbers: only where ops have the same ones."""
    if numbered != numbering():
        raise ArtemiaError(
            "This game was pickled by another build of Artemia; what is to last is written by Game.save."
        )
    state = kind.__new__(kind)
    state.__setstate__(values)
    return state
