"""The game on a table: its state, what everybody sees of it, and who is to move."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from artemia.engine.kernel import forced
from artemia.engine.spelling import spell
from artemia.engine.step import NO, OP, Seat, seat_of
from artemia.errors import NotOffered
from artemia.game import SAVE_VERSION, Game
from artemia.lessons import Lesson
from artemia.rules.knowledge import ONLOOKER
from artemia.rules.phases.end_of_turn import TURN_BEGAN
from artemia.rules.phases.exploration import withdraw
from artemia.rules.setup import Setup
from artemia.server.views.differences import Views
from artemia.server.wire.refusal import Refusal
from artemia.session import asked_of

WITHDRAW: Final = withdraw(0) & OP


class RunningGame:
    """Answers go in, and it is told whether everybody noticed."""

    def __init__(self, setup: Setup, given: Sequence[str] = (), lesson: Lesson | None = None) -> None:
        record = {"artemia": SAVE_VERSION, "setup": setup.to_dict(), "answers": list(given)}
        self.game, self.misfit = Game.as_far(record)
        self.rest = list(given[len(self.game.given) :])  # what these rules can't play any more
        if self.misfit:
            self.game.state.agenda.clear()  # nobody is waited for any more
        self.views = Views(self.game, lesson)
        self.views.asks = not self.misfit
        self.stirred = time.monotonic()

    def answer(self, seat: int, key: str) -> bool:
        """Whether anybody but this seat could notice anything."""
        g, listed = self.game.state, self.views.waiting()
        told, phase = len(g.log or ()), g.phase
        try:
            self.game.answer(seat, key)
        except NotOffered as error:
            raise Refusal("not-offered") from error
        self.views.after_answer()
        news = (g.log or [])[told:]
        noticed = any(event.noticed or event.witnesses >> ONLOOKER & 1 for event in news)
        if noticed or g.phase != phase or self.views.waiting() != listed or self.game.over:
            self.stirred = time.monotonic()
            return True
        return False

    def changes_of_mind(self, seat: Seat) -> int:
        """How often this seat has taken back this turn what it had chosen."""
        count = 0
        for event in reversed(self.game.state.log or []):
            op = event.step & OP
            if op == TURN_BEGAN:
                break
            count += op == WITHDRAW and seat_of(event.step) == seat
        return count

    def only_answer(self, seat: Seat) -> str | None:
        """The key of the answer to the open question of this seat, if there is but one."""
        asked = asked_of(self.game.state, seat)
        only = NO if asked.optional else forced(asked.answers)
        return spell(only) if only > NO else None

    def asked(self) -> list[int]:
        """The seats that hold the game up, the one a table would ask first at the head."""
        return [*self.views.open]
