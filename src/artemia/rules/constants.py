"""The small numbers of the rules and their names."""

from __future__ import annotations

from typing import Final, TypeAlias

from artemia.engine.fields import PUBLIC
from artemia.engine.step import TEN_BITS, Unbounded

Places: TypeAlias = int
Tokens: TypeAlias = int
Sites: TypeAlias = int  # places to be discovered: bit by bit those of SITES
Spaces: TypeAlias = int  # of the Rescue track, by distance from Victory

TEN_BITS.update(("Places", "Tokens", "Sites"))

# Sets that grow with every box
HuntCards: TypeAlias = Unbounded
SurvivalCards: TypeAlias = Unbounded
Evolutions: TypeAlias = Unbounded
Avatars: TypeAlias = Unbounded
Survivors: TypeAlias = Unbounded
Modifiers: TypeAlias = Unbounded

CREATURE: Final = 0
"""The Creature's seat. The Hunted sit at 1 to 6, clockwise from its left."""

ALL_PLACES: Final = 1023
FIRST_ROW: Final = 0b11111
SECOND_ROW: Final = 0b1111100000
FULL_WILL: Final = 3

# Phases of a turn
EXPLORATION: Final = 1
HUNTING: Final = 2
RECKONING: Final = 3
END_OF_TURN: Final = 4
EVOLUTION: Final = 5
ANY_PHASE: Final = 0
FOUR_PHASES: Final = (EXPLORATION, HUNTING, RECKONING, END_OF_TURN)

# Hunt tokens
CREATURE_TOKEN: Final = 1
TARGET_TOKEN: Final = 2
ARTEMIA_TOKEN: Final = 4

# How long a field of the state lasts, if not for good
TURN: Final = "turn"

# Which parts of a view a field of the state is shown in
TABLE: Final = PUBLIC
GROUND: Final = 2  # the same for everybody, too, and hardly ever changes
SEAT: Final = 4  # one of the Hunted; a set of seats has a bit there
EXPANSION: Final = 8  # what is shown of an expansion

# Winners
CREATURE_WINS: Final = 1
HUNTED_WIN: Final = 2


def place(number: int) -> Places:
    """The set of one place, by its number from 1 to 10."""
    return 1 << (number - 1)


def number_of(one_place: Places) -> int:
    return one_place.bit_length()
