"""`artemia serve` with a hole made on purpose, to show that the search for secrets finds it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from artemia.cli import main
from artemia.server.views.differences import Delta, Snapshot, Views
from artemia.server.views.log import NO_CHANGES, Changes, EventLog
from artemia.server.wire.messages import Happened

EVERYBODY = 0xFF


def everybodys_hands(sight: Views, seen: Any) -> Any:
    own = [vars(sight.game.view(me).hunted[me - 1]) for me in sight.game.state.hunted_seats()]
    return replace(seen, hunted=own) if isinstance(seen, Delta) else seen


def the_hunt_hand(sight: Views, seen: Any) -> Any:
    return replace(seen, view={**seen.view, "hunt_hand": sight.game.view(0).hunt_hand})


def what_others_draw() -> None:
    real = EventLog.lines

    def lines(
        self: EventLog,
        begin: int,
        end: int,
        eyes: int,
        lang: str,
        n: int,
        changes: Changes = NO_CHANGES,
        you: int | None = None,
    ) -> list[Happened]:
        return real(self, begin, end, EVERYBODY, lang, n, changes, you)

    EventLog.lines = lines  # type: ignore[method-assign]


def spoil(what: Callable[[Views, Any], Any]) -> None:
    look, changes = Views.look, Views.changes

    def spoilt_look(self: Views, seat: int | None, lang: str) -> Snapshot:
        seen: Snapshot = what(self, look(self, seat, lang))
        return seen

    def spoilt_changes(self: Views, seat: int | None, lang: str) -> Delta | None:
        seen = changes(self, seat, lang)
        return seen and what(self, seen)

    Views.look = spoilt_look  # type: ignore[method-assign]
    Views.changes = spoilt_changes  # type: ignore[method-assign]


HOLES: dict[str, Callable[[], None]] = {
    "hands": lambda: spoil(everybodys_hands),
    "hunt": lambda: spoil(the_hunt_hand),
    "log": what_others_draw,
}

if __name__ == "__main__":
    HOLES[sys.argv.pop(1)]()
    main()
