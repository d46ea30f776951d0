"""Which requests were carried out already: each at most once, however often it is sent."""

from __future__ import annotations

from typing import Final

REQUESTS_KEPT: Final = 50


class HandledRequests:
    """The last requests of everybody, by the ids their pages gave them."""

    def __init__(self) -> None:
        self._done: dict[str, dict[str, None]] = {}

    def add(self, user: str, id: str) -> None:
        done = self._done.setdefault(user, {})
        done[id] = None
        if len(done) > REQUESTS_KEPT:
            del done[next(iter(done))]

    def knows(self, user: str, id: str) -> bool:
        return id in self._done.get(user, ())
