"""A game in which chance sits at the table: what is drawn is asked for, one draw at a time."""

from __future__ import annotations

from artemia.engine.core import LoggedStep
from artemia.engine.step import Step
from artemia.errors import ArtemiaError
from artemia.rules.setup import Setup
from artemia.session import Session


class Undrawn(Exception):
    """Somebody draws, and which card it is hasn't been said yet."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Hand:
    """Draws that were said, in their order."""

    def __init__(self, said: list[int]) -> None:
        self.said = said
        self.next = 0

    def __call__(self, n: int) -> int:
        if self.next == len(self.said):
            raise Undrawn(n)
        self.next += 1
        return self.said[self.next - 1]


class OpenChance:
    """A session that stops at every draw, for tree searches and whatever else wants to see chance.

    No answer is carried out by halves: where a draw is due the game stands before it, and the answer is given
    anew with each draw more that is known.

    >>> from artemia import Setup
    >>> from artemia.open_chance import OpenChance
    >>> game = OpenChance(Setup(players=3, side="A", seed=0))
    >>> game.outcomes  # the first card of the shuffled deck is one of twenty
    20
    >>> while game.outcomes:
    ...     game.draw(0)
    >>> game.session.seat
    0
    """

    session: Session
    """The game, as it stands before the answer whose draws are asked for."""
    happened: list[LoggedStep]
    """What the last answer has brought about, the draws included; nothing while chance is asked."""
    outcomes: int
    """Of how many things, as likely as each other, one is drawn now; 0 if chance isn't asked."""

    def __init__(self, setup: Setup) -> None:
        self.session = Session.new(setup)
        self._answer: Step | None = None
        self._said: list[int] = []
        self._go_on()

    def take(self, answer: Step) -> None:
        """Answers the question, and runs on to the next, or to the first draw on the way there."""
        if self.outcomes:
            raise ArtemiaError("Chance is asked, and nobody else.")
        self._answer = answer
        self._go_on()

    def draw(self, outcome: int) -> None:
        """Says which of the `outcomes` it is, counted from 0."""
        if not 0 <= outcome < self.outcomes:
            raise ArtemiaError(f"{outcome} isn't among the {self.outcomes} things that could be drawn.")
        self._said.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        ahead = self.session.copy(Hand(self._said))
        self.happened = ahead.state.log = []
        try:
            if self._answer is None:
                ahead.ask()
            else:
                ahead.take(self._answer)
        except Undrawn as due:
            self.outcomes = due.n
            self.happened = []
            return
        ahead.state.draws = ahead.state.log = None
        self.session = ahead
        self._said = []
        self.outcomes = 0

    def copy(self) -> OpenChance:
        """Another game that goes its own way from here."""
        new: OpenChance = OpenChance.__new__(OpenChance)
        new.session, new.outcomes = self.session.copy(), self.outcomes
        new._answer, new._said, new.happened = self._answer, self._said[:], self.happened
        return new
