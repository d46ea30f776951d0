"""The riddle of the day: one position of a bots' game, and how a solver would play it, from both camps."""

from artemia.riddle.calendar import FIRST_DAY, day_of, number_of, today
from artemia.riddle.riddle import MARKS, MarkedPlace, Riddle, in_common, riddle_of

__all__ = [
    "FIRST_DAY",
    "MARKS",
    "MarkedPlace",
    "Riddle",
    "day_of",
    "in_common",
    "number_of",
    "riddle_of",
    "today",
]
