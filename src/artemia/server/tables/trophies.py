"""Trophies: what somebody has done in their games, each with how far they came."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from artemia.rules.catalog import places_of
from artemia.server.storage.days import DAY
from artemia.server.tables.past_game import PastGame

EXPLORATION: Final = "exploration"
Best = Callable[[Iterable[PastGame]], Iterator[int]]
"""How far somebody has come after each of their games."""


@dataclass(frozen=True)
class Trophy:
    id: str
    need: int
    best: Best


class TrophyShown(Struct, kw_only=True):
    """`code` is the game in which it was won, if it was."""

    id: str
    need: int
    best: int
    code: str


def in_one_game(deed: str) -> Best:
    def best(games: Iterable[PastGame]) -> Iterator[int]:
        top = 0
        for game in games:
            top = max(top, game.deeds.get(deed, 0))
            yield top

    return best


def camps_won_in_a_day(games: Iterable[PastGame]) -> Iterator[int]:
    won: dict[int, set[str]] = {}
    top = 0
    for game in games:
        if game.won:
            day = won.setdefault(int(game.ended // DAY), set())
            day.add(game.camp)
            top = max(top, len(day))
        yield top


def places_entered(box: str) -> Best:
    def best(games: Iterable[PastGame]) -> Iterator[int]:
        there, seen = set(places_of(box)), set[str]()
        for game in games:
            seen |= there & set(game.visits)
            yield len(seen)

    return best


def trophies() -> tuple[Trophy, ...]:
    return (
        Trophy("first-light", 1, in_one_game("hunted")),
        Trophy("first-blood", 1, in_one_game("creature")),
        Trophy("untouched", 1, in_one_game("untouched")),
        Trophy("last-flame", 1, in_one_game("last-flame")),
        Trophy("one-space", 1, in_one_game("narrow")),
        Trophy("ghost", 8, in_one_game("ghost")),
        Trophy("second-wind", 1, in_one_game("second-wind")),
        Trophy("wanderer", 8, in_one_game("places")),
        Trophy("two-skins", 2, camps_won_in_a_day),
        Trophy("cartographer", len(places_of(EXPLORATION)), places_entered(EXPLORATION)),
        Trophy("full-house", 3, in_one_game("at-once")),
        Trophy("i-knew-it", 5, in_one_game("running")),
    )


def awarded(games: Sequence[PastGame]) -> list[TrophyShown]:
    """All of them, by these games, the latest of which comes first."""
    counted = [game for game in reversed(games) if game.counts]
    found = []
    for trophy in trophies():
        steps = list(trophy.best(counted))
        code = next((game.code for game, n in zip(counted, steps, strict=True) if n >= trophy.need), "")
        best = min(steps[-1] if steps else 0, trophy.need)
        found.append(TrophyShown(id=trophy.id, need=trophy.need, best=best, code=code))
    return found
