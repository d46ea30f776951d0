"""The riddle of a day: a position worth thinking about, and the answers of a solver."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from artemia.bots.cunning.solver import TurnGame, even
from artemia.engine.step import Seat
from artemia.riddle.calendar import number_of
from artemia.riddle.positions import Position, positions
from artemia.riddle.solution import MARKS, averaged, in_common, marks_of, solved
from artemia.rules.constants import CREATURE

__all__ = ["MARKS", "MarkedPlace", "Riddle", "Side", "in_common", "riddle_of"]

GLANCE: Final = 40
"""Rehearsals to see whether a position is worth solving."""
REHEARSALS: Final = 160
"""For each of its two solutions."""
ALIKE: Final = 8
"""Marks that two solutions must have in common; else they are but luck."""
PLAIN: Final = 7
"""Marks that an even spread may have in common with the answer; with more there is nothing to find out."""
FIRST_SIGHT: Final = 8
"""The same, at a glance."""
SURE: Final = 6
"""Marks that may lie on one place; with more there is but one answer."""
STAKES: Final = 0.06
"""What a find must be worth, as a chance to win."""


@dataclass(frozen=True)
class MarkedPlace:
    """A place: how many of ten marks it deserves, and what the solver expects there, in percent.

    To the Creature `met` is how often somebody is there; to a Hunted, how often the Creature is.
    """

    place: int
    marks: int
    met: int
    worth: int
    """What it brings the Hunted who isn't found, in thousandths of a game; nothing to the Creature."""
    cost: int
    """What it costs the Hunted to be found there, in the same."""


@dataclass(frozen=True)
class Side:
    """What one seat could do, by the numbers of the places."""

    seat: Seat
    choices: tuple[MarkedPlace, ...]

    @property
    def marks(self) -> tuple[int, ...]:
        return tuple(choice.marks for choice in self.choices)


@dataclass(frozen=True)
class Riddle:
    day: date
    position: Position
    creature: Side
    hunted: Side

    @property
    def number(self) -> int:
        return number_of(self.day)

    def side(self, name: str) -> Side:
        return self.creature if name == "creature" else self.hunted


def riddle_of(day: date) -> Riddle:
    """The same for everybody who asks, whenever and wherever."""
    for position in positions(f"riddle {day.isoformat()}"):
        glance = solved(position, GLANCE, "glance")
        if glance.stakes() < STAKES or not is_deep(glance.hunt, FIRST_SIGHT):
            continue
        one, other = solved(position, REHEARSALS, "one"), solved(position, REHEARSALS, "other")
        game = averaged(one, other)
        if game.stakes() < STAKES or not (is_deep(game.hunt) and alike(one.hunt, other.hunt)):
            continue
        seat = seat_to_ask(game, one, other)
        if seat:
            return Riddle(day, position, creature_side(game), hunted_side(game, seat))
    raise AssertionError("there is always another game")


def seat_to_ask(game: TurnGame, one: TurnGame, other: TurnGame) -> Seat:
    """The first Hunted whose answer is as clear, and as far from plain; 0 if there is none."""
    for j, mixture in enumerate(game.mixtures):
        if is_deep(mixture) and alike(one.mixtures[j], other.mixtures[j]):
            return j + 1
    return 0


def alike(one: Sequence[float], other: Sequence[float]) -> bool:
    return in_common(marks_of(one), marks_of(other)) >= ALIKE


def is_deep(shares: Sequence[float], plain: int = PLAIN) -> bool:
    """Whether no place is the answer, nor all of them alike."""
    marks = marks_of(shares)
    return max(marks) <= SURE and in_common(marks, marks_of(even(len(marks)))) <= plain


def creature_side(game: TurnGame) -> Side:
    marks, missed = marks_of(game.hunt), game.gains(game.mixtures)[1]
    choices = [
        MarkedPlace(place.bit_length(), marks[c], percent(1.0 - missed[c]), 0, 0)
        for c, place in enumerate(game.places)
    ]
    return Side(CREATURE, tuple(choices))


def hunted_side(game: TurnGame, seat: Seat) -> Side:
    j = seat - 1
    marks, free, caught = marks_of(game.mixtures[j]), game.free[j], game.caught[j]
    alone = game.gains(game.mixtures)[0][j]
    choices: list[MarkedPlace] = []
    for a, way in enumerate(game.ways[j]):
        (c,) = game.meets[j][a]
        cost = caught[a] + game.alarm * alone[c]  # the alarm is theirs if nobody else is found
        met = percent(game.hunt[c])
        choices.append(
            MarkedPlace(way.bit_length(), marks[a], met, worth=thousandths(-free[a]), cost=thousandths(cost))
        )
    return Side(seat, tuple(choices))


def percent(share: float) -> int:
    return int(100.0 * share + 0.5)


def thousandths(chance: float) -> int:
    return round(1000.0 * chance)
