"""What cards are worth to bots, one entry each: the tables in `habits/boxes`, by box and deck, fill it.

A card without an entry counts as much as cards do on average, or as much as it promises by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from artemia.engine.step import OP, Step
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.constants import HuntCards, SurvivalCards
from artemia.rules.state import State

if TYPE_CHECKING:
    from artemia.bots.habits.needs import Needs
    from artemia.bots.habits.prospects import Prospects


def constantly(n: int) -> Callable[..., int]:
    """A worth that never changes."""
    return lambda *_: n


# Places

Gain: TypeAlias = "Callable[[State, int, Needs], int]"
"""What using a place would gain a Hunted now, in hundredths of a space."""


class PlaceWorth:
    """A place: what its power gains, and what it is worth to own it for the rest of the game."""

    def __init__(self, gain: int | Gain, lasting: int = 0) -> None:
        self.gain: Gain = constantly(gain) if isinstance(gain, int) else gain
        self.lasting = lasting


UNKNOWN_PLACE: Final = PlaceWorth(35)
PLACE_WORTH: Final = [UNKNOWN_PLACE] * (OP + 1)
"""By the op of the place's power."""


def place_worths(entries: dict[str, PlaceWorth]) -> None:
    """Enters places by their ids."""
    for id, entry in entries.items():
        PLACE_WORTH[PLACES[id].power & OP] = entry


# Hunt cards

Promise: TypeAlias = "Callable[[State, Prospects], int]"
"""What a Hunt card promises before the reveal, in hundredths of a space, besides the token it calls."""
CreatureReady: TypeAlias = Callable[[State, Step], int]
"""How readily the Creature plays a card once everybody is revealed, in percent; the step is its question."""


class HuntWorth:
    """A Hunt card: what it promises, and how readily it is played in phases 3 to 5.

    The Creature gladly exchanges a poor one.
    """

    def __init__(self, promise: int | Promise, ready: int | CreatureReady = 40, poor: bool = False) -> None:
        self.promise: Promise = constantly(promise) if isinstance(promise, int) else promise
        self.ready: CreatureReady = constantly(ready) if isinstance(ready, int) else ready
        self.poor = poor


UNKNOWN_HUNT: Final = HuntWorth(40)
HUNT_WORTH: Final = [UNKNOWN_HUNT] * (OP + 1)
"""By the op of the card's question."""
POOR_HUNT: Final[list[HuntCards]] = [0]


def hunt_worths(entries: dict[str, HuntWorth]) -> None:
    """Enters Hunt cards by their ids."""
    for id, entry in entries.items():
        HUNT_WORTH[HUNT[id].ask & OP] = entry
        if entry.poor:
            POOR_HUNT[0] |= HUNT[id].bit


# Survival cards

HuntedReady: TypeAlias = Callable[[State, int], int]
"""How readily a Hunted plays a card now, in percent."""

AVERAGE_LIKING: Final = 5


class SurvivalWorth:
    """A Survival card: how well it is liked, 1 to 10, and how readily it is played now, in percent.

    Those without the second number are played instead of using a place, and weighed there.
    """

    def __init__(self, liked: int, ready: int | HuntedReady = 0) -> None:
        self.liked = liked
        self.percent: int = ready if isinstance(ready, int) else 0
        self.ready: HuntedReady | None = None if isinstance(ready, int) else ready


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
