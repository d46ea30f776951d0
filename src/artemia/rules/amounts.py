"""Amounts a card of an expansion may change. The rules ask here; in the base game nobody answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from artemia.engine.step import Seat
from artemia.rules.state import State

Change: TypeAlias = Callable[[State, Seat, int], int]
AChange = TypeVar("AChange", bound=Change)

RESIST_CARDS: Final = 0  # Place cards that come back when this seat resists
CARDS_BACK: Final = 1  # that this seat takes back instead of using its place
ARTEMIA_CARDS: Final = 2  # that the Artemia token costs this seat
RESCUE_REACH: Final = 3  # from how far away this seat rescues
NEST_DNA: Final = 4  # that the Creature gains by nesting

CHANGES: Final[list[list[Change]]] = [[] for _ in range(5)]


def changes(which: int) -> Callable[[AChange], AChange]:
    """Enters the function below: it gets this amount as it stands, and returns what it makes of it."""

    def enter(change: AChange) -> AChange:
        CHANGES[which].append(change)
        return change

    return enter


def amount(which: int, g: State, me: Seat, n: int) -> int:
    """What all cards make of an amount that would be n."""
    if g.eventful:
        for change in CHANGES[which]:
            n = change(g, me, n)
    return n
