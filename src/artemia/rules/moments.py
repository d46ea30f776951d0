"""Moments at which a card of an expansion may act by itself. The base game has none, and asks nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from artemia.engine.step import Seat, Step, with_seat
from artemia.rules.state import State

Build = TypeVar("Build", bound=Callable[[int], Step])

TURN_BEGINS: Final = 0
REVEALED: Final = 1  # before anybody may react
TARGET_STEP_BEGINS: Final = 2  # before the Target strikes anybody
ARTEMIA_STRUCK: Final = 3
CREATURE_STRUCK: Final = 4  # Will is lost; whoever is spent isn't reset yet
TURN_ENDS: Final = 5  # phase 4, before anybody may react
RESCUED: Final = 6  # a survivor, by this seat
FORTIFIED: Final = 7  # the city, by this seat
SHELTERED: Final = 8  # survivors, by this seat
CITY_MOVED: Final = 9  # before survivors appear
TURN_IS_OVER: Final = 10

AT: Final[list[list[Step]]] = [[] for _ in range(11)]
_RANKS: Final[dict[Step, int]] = {}


def at(moment: int, rank: int = 0) -> Callable[[Build], Build]:
    """Enters the step below to be taken at this moment, after those of lower rank."""

    def enter(build: Build) -> Build:
        step = build(0)
        _RANKS[step] = rank
        AT[moment].append(step)
        AT[moment].sort(key=lambda each: _RANKS[each])
        return build

    return enter


def happens(g: State, moment: int, me: Seat = 0) -> None:
    """Puts all steps of this moment on the agenda, for this seat."""
    if g.eventful:
        steps = AT[moment]
        for i in range(len(steps) - 1, -1, -1):
            g.then(with_seat(steps[i], me))
