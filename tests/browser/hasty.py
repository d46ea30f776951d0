"""`artemia serve` in a hurry: seconds to think, a short way to the end, and little left to fall back on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from artemia import game, session
from artemia.cli import main
from artemia.engine.step import Seat
from artemia.rules.deal import new_state
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.server.bots.schedule import Customer
from artemia.server.bots.teller import Errand, ErrandDone, answer
from artemia.server.bots.tellings import Tellings
from artemia.server.bots.thinker import chosen
from artemia.server.bots.thinker_pool import ThinkerPool, check_asked
from artemia.server.tables import clock
from artemia.server.tables.clock import PaceClock
from tests.browser.dealt import deal_alike

SECONDS = 599.0
"""On the clock; it runs out when somebody is called late."""
FEW, SPACES = 3, 3
"""With so many players the tracks are so short."""
HAND, DISCARD = 0b11000, 0b00111
"""Place cards 4 and 5 are left, 1 to 3 lie in the discard."""


def short_state(setup: Setup) -> State:
    g = new_state(setup)
    if setup.players == FEW:
        g.rescue = g.assimilation = SPACES
    for hunted in g.hunted[1:]:
        hunted.hand, hunted.discard, hunted.will = HAND, DISCARD, 1
    return g


async def think_here(
    self: ThinkerPool,
    level: str,
    game: game.Game,
    seat: Seat,
    seed: int | str,
    customer: Customer | None = None,
) -> str:
    """Another process would lay out the usual game."""
    check_asked(game, seat)
    return chosen(game, level, seat, str(seed))


async def tell_here(self: Tellings, errand: Errand) -> ErrandDone:
    """For the same reason: there the answers of a short game wouldn't fit."""
    return answer(errand)


def late_file(data: Path) -> Path:
    return data.with_suffix(".late")


def call_late(data: Path) -> None:
    """The clock that runs at a table of this server runs out now."""
    late_file(data).touch()


def run_out_when_called(file: Path) -> None:
    """Clocks wait for a file: on a slow machine they would run out before anybody has come."""
    run = PaceClock.run

    def run_and_look(self: PaceClock, deadline: float | None) -> None:
        run(self, deadline)
        if self._timer is not None:
            self._timer.cancel()  # it still tells when it would have rung
            look(self, self._timer)

    def look(self: PaceClock, timer: asyncio.TimerHandle) -> None:
        if self._timer is not timer:
            return  # stopped, or wound up again
        if file.exists():
            file.unlink()
            self._ring()
        else:
            asyncio.get_running_loop().call_later(0.05, look, self, timer)

    PaceClock.run = run_and_look  # type: ignore[method-assign]


if __name__ == "__main__":
    deal_alike()
    run_out_when_called(late_file(Path(sys.argv[sys.argv.index("--data") + 1])))
    paces: dict[Any, float] = clock.SECONDS
    paces["fast"] = SECONDS
    assert vars(session)["new_state"] is new_state
    vars(session)["new_state"] = short_state
    ThinkerPool.choose = think_here  # type: ignore[method-assign]
    Tellings._ask = tell_here  # type: ignore[method-assign]
    main()
