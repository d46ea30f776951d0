"""Which tokens an answer is made of, remembered: there are a few thousand answers, and they come again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

    def of(self, answers: Sequence[Step], asked: Seat) -> list[Path]:
        """The tokens of these answers of one seat."""
        known = self.known[asked]
        found: list[Path] = []
        for answer in answers:
            path = known.get(answer)
            if path is None:
                path = keep(known, MOST_PATHS, answer, self.find(answer, asked))
            found.append(path)
        return found
