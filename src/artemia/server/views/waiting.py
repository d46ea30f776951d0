"""For whom a table waits, as far as everybody may know."""

from __future__ import annotations

from artemia.engine.core import LoggedStep
from artemia.engine.kernel import open_questions
from artemia.engine.spelling import Reply
from artemia.engine.step import OP, OPS, Seat, Seats, Step, seat_of
from artemia.game import Game
from artemia.rules.constants import CREATURE, EXPLORATION
from artemia.rules.phases.exploration import standing_offer


class Waiting:
    """Follows a game answer by answer. Who has answered in a secret window stays listed until it closes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.open: dict[Seat, Step] = {}  # the open question of each seat, as the server may know
        self._kind = 0
        self._members: Seats = 0
        self._left: Seats = 0
        self._told = 0
        self._answered = 0
        self.after_answer()
        if self._kind and game.given and game.state.phase != EXPLORATION:
            self._members = remembered(game)

    def after_answer(self) -> None:
        """Once for every answer."""
        g = self.game.state
        questions = open_questions(g)
        self.open = {seat_of(step): step for step in questions}
        kind, left = secret_window(questions)
        if not self._goes_on(kind, left):
            self._kind, self._members = kind, left
        self._left = left
        self._told = len(g.log or ())
        self._answered = len(self.game.given)

    def _goes_on(self, kind: int, left: Seats) -> bool:
        """Whether the window that was open still is, with at most one answer more."""
        if not kind or kind != self._kind or len(self.game.given) != self._answered + 1:
            return False
        who = 1 << Reply.read(self.game.given[-1]).seat
        if left != self._left & ~who:
            return False
        log: list[LoggedStep] = self.game.state.log or []
        return not who & self._left or not any(event.noticed for event in log[self._told :])

    def seats(self) -> list[Seat]:
        mask = self.mask()
        return [seat for seat in range(self.game.state.seats) if mask >> seat & 1]

    def mask(self) -> Seats:
        g = self.game.state
        if g.phase == EXPLORATION and self.open:
            creature = CREATURE in self.open or bool(standing_offer(g, CREATURE))
            return g.everybody() & ~1 | creature
        return self._members | sum([1 << seat for seat in self.open if not self._members >> seat & 1])


def secret_window(questions: list[Step]) -> tuple[int, Seats]:
    """The kind of the secret window that is open, and who has still to answer; 0 if there is none."""
    kind = next((step & OP for step in questions if OPS[step & OP].secret), 0)
    return kind, sum([1 << seat_of(step) for step in questions if step & OP == kind])


def remembered(game: Game) -> Seats:
    """Who the open window was for, from the record: a game just loaded knows only who is left."""
    again = Game.replay(game.record, 0)
    waiting = Waiting(again)
    for line in game.given:
        again.give(line)
        waiting.after_answer()
    return waiting._members
