"""Which tokens an answer is made of, remembered: there are a few thousand answers, and they come again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from artemia.engine.cache import keep
from artemia.engine.step import Seat, Step

MOST_PATHS: Final = 1 << 15
SEATS: Final = 8
Path: TypeAlias = tuple[int, ...]


class Paths:
    """The tokens of all answers met so far, by who was asked."""

    find: Callable[[Step, Seat], Path]
    known: list[dict[Step, Path]]

    __slots__ = ("find", "known")

    def __init__(self, find: Callable[[Step, Seat], Path]) -> None:
        self.find = find
        self.known = [{} for _ in range(SEATS)]

    def of(self, answer: Step, asked: Seat) -> Path:
        known = self.known[asked]
        found = known.get(answer)
        if found is None:
            found = keep(known, MOST_PATHS, answer, self.find(answer, asked))
        return found
