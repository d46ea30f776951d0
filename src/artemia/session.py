"""A game without words: who is asked, what they may answer, and what comes of it. Answers are integers."""

from __future__ import annotations

from typing import Final, NamedTuple

import artemia.cards as cards
from artemia.engine import kernel
from artemia.engine.chance import Draws
from artemia.engine.spelling import read, spell
from artemia.engine.step import NO, OP, OPS, Answers, Seat, Step, seat_of
from artemia.errors import NotOffered
from artemia.rules.deal import new_state
from artemia.rules.phases.exploration import standing_offer
from artemia.rules.redeal import redeal
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.rules.view import View, view, winner_name

__all__ = ["Asked", "Session", "asked_of", "cards", "take_answer"]

UNKNOWN: Final[Step] = -1
"""What is asked has to be found out."""


class Session:
    """A game, driven in turn or in any order, without a word said.

    An answer is an integer, and one of those offered now; it has a key, which lasts longer than the process.

    >>> from artemia import Session, Setup
    >>> game = Session.new(Setup(players=3, side="A", seed=7))
    >>> game.seat, [game.key(answer) for answer in game.legal()]
    (0, ['ready 0'])
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self._question: Step = UNKNOWN
        self._legal: tuple[Step, ...] | None = None
        self._settled = False

    @classmethod
    def new(cls, setup: Setup, draws: Draws | None = None) -> Session:
        """A game at its first question. With `draws` chance is what these say, whatever the seed."""
        state = new_state(setup)
        state.draws = draws
        return cls(state)

    def __reduce__(self) -> tuple[object, ...]:
        return Session, (self.state,)

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def seats(self) -> int:
        """How many sit at the table, the Creature included: it is seat 0."""
        return self.state.seats

    @property
    def over(self) -> bool:
        return self.state.winner != 0

    @property
    def winner(self) -> str | None:
        """ "creature", "hunted", or None while the game goes on."""
        return winner_name(self.state)

    # In turn: one question at a time, as a table would ask them

    def ask(self) -> Step:
        """The question that waits for an answer, or 0: the game is over."""
        if self._question < 0:
            self._find()
        return self._question

    @property
    def seat(self) -> Seat:
        """Who is asked; -1 when the game is over."""
        question = self.ask()
        return seat_of(question) if question else -1

    @property
    def kind(self) -> str:
        """What kind of question it is; empty when the game is over."""
        question = self.ask()
        return OPS[question & OP].name if question else ""

    def legal(self) -> tuple[Step, ...]:
        """All answers to the question, the same ones in the same order whenever things stand so."""
        found = self._legal
        if found is None:
            found = tuple(kernel.all_answers(self.state.answers)) if self.ask() else ()
            self._legal = found
        return found

    def take(self, answer: Step) -> None:
        """Answers the question, and runs on to the next. An answer that isn't offered changes nothing."""
        g = self.state
        if not self.ask() or not kernel.is_among(answer, g.answers):
            raise NotOffered(f"{answer} isn't among the answers that are legal now.")
        g.agenda.pop()
        g.agenda.append(answer)
        self._run()

    def _run(self) -> None:
        """To the next question, which is put, and stays on the agenda until it is answered."""
        g = self.state
        self._question = UNKNOWN
        self._legal = None
        self._settled = False
        question = kernel.ask(g)
        if question:
            g.agenda.append(~question)
        self._question = question

    def _find(self) -> None:
        """The question on top if one was put there already, or the next."""
        g = self.state
        if g.agenda and g.agenda[-1] < 0:
            question = ~g.agenda[-1]
            g.answers = kernel.answers_to(g, question)
            self._question = question
        else:
            self._run()

    # In any order: all questions at once, as people answer them

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are asked something now, the one a table would ask first at the head."""
        if not self._settled:
            kernel.settle(self.state)
            self._changed()
        return tuple([seat_of(question) for question in kernel.open_questions(self.state)])

    def asked(self, seat: Seat) -> Asked:
        """What this seat can decide now, be it only to change its mind; without answers that is nothing."""
        return asked_of(self.state, seat)

    def give(self, seat: Seat, answer: Step) -> bool:
        """Gives an answer for a seat, whoever else is asked; if it isn't offered, False and no change."""
        given = take_answer(self.state, seat, answer)
        if given:
            self._changed()
        return given

    def _changed(self) -> None:
        """Others than the one asked first may have been put their questions, or given answers."""
        self._question = UNKNOWN
        self._legal = None
        self._settled = True

    # Answers by name

    def key(self, answer: Step) -> str:
        """The key of an answer, the same in every version."""
        return spell(answer)

    def answer(self, key: str) -> Step:
        """The answer of a key. Whether it is legal is another question."""
        return read(key)

    # Looking and trying

    def view(self, seat: Seat | None) -> View:
        """What a seat sees; None is an onlooker."""
        return view(self.state, seat)

    def copy(self, draws: Draws | None = None) -> Session:
        """Another game that goes its own way from here, by chance if no `draws` of its own are given."""
        new = Session(self.state.copy())
        new.state.draws = draws
        new._question = self._question
        new._legal = self._legal
        new._settled = self._settled
        return new

    def redeal(self, seat: Seat, seed: int | str) -> Session:
        """Another full game that this seat could not tell from the real one."""
        return Session(redeal(self.state, seat, seed))


class Asked(NamedTuple):
    """A question and its answers as steps. Without a question they merely offer to change one's mind."""

    step: Step
    answers: Answers

    @property
    def kind(self) -> str:
        return OPS[self.step & OP].name if self.step else "think_again"

    @property
    def optional(self) -> bool:
        return self.step == NO


def asked_of(g: State, seat: Seat) -> Asked:
    """What this seat can decide; without answers that is nothing."""
    step = kernel.question_for(g, seat)
    return Asked(step, kernel.answers_to(g, step)) if step else Asked(NO, standing_offer(g, seat))


def take_answer(g: State, seat: Seat, step: Step) -> bool:
    """Gives an answer to a table that asks all seats at once; if it isn't offered, False and no change."""
    return kernel.answer(g, seat, step, standing_offer(g, seat))
