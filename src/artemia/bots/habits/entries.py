"""What bots know of Survival cards, one entry each. The tables in `habits/boxes` fill it when imported.

What has no entry is played all the same, by what it declares of itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from artemia.rules.catalog import SURVIVAL
from artemia.rules.constants import SurvivalCards
from artemia.rules.state import State

ReadyHunted: TypeAlias = Callable[[State, int], int]
"""How readily a Hunted plays a card now, in percent."""

AVERAGE_LIKING: Final = 5


class SurvivalWorth:
    """A Survival card: how well it is liked, 1 to 10, and how readily it is played now, in percent.

    Those without the second number are played instead of using a place, and weighed there.
    """

    def __init__(self, liked: int, ready: int | ReadyHunted = 0) -> None:
        self.liked = liked
        self.percent: int = ready if isinstance(ready, int) else 0
        self.ready: ReadyHunted | None = None if isinstance(ready, int) else ready


SURVIVAL_WORTH: Final[dict[SurvivalCards, SurvivalWorth]] = {}
"""By the card's bit."""
LIKING: Final = [AVERAGE_LIKING] * 64
"""How well a Survival card is liked, by its bit."""


def survival_worths(entries: dict[str, SurvivalWorth]) -> None:
    """Enters Survival cards by their ids."""
    for id, entry in entries.items():
        bit = SURVIVAL[id].bit
        SURVIVAL_WORTH[bit] = entry
        LIKING[bit.bit_length() - 1] = entry.liked
