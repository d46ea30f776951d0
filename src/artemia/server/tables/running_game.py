"""The game on a table: its state, what everybody sees of it, and who is to move."""

from __future__ import annotations

import time
from collections.abc import Sequence

from artemia.engine.kernel import open_questions
from artemia.engine.step import seat_of
from artemia.game import SAVE_VERSION, Game, NotOffered
from artemia.rules.knowledge import ONLOOKER
from artemia.rules.setup import Setup
from artemia.server.views.differences import Views
from artemia.server.wire.refusal import Refusal


class RunningGame:
    """Answers go in, and it is told whether everybody noticed."""

    def __init__(self, setup: Setup, given: Sequence[str] = ()) -> None:
        record = {"artemia": SAVE_VERSION, "setup": setup.to_dict(), "answers": list(given)}
        self.game = Game.replay(record)
        self.views = Views(self.game)
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

    def asked(self) -> list[int]:
        """The seats that hold the game up, the one a table would ask first at the head."""
        return [seat_of(step) for step in open_questions(self.game.state)]
