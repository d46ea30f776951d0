"""A game small enough to be solved exactly, and how far bots are from its solution."""

from artemia.lab.yardstick.distance import PUREST, SOLVER, Distance, distances
from artemia.lab.yardstick.exact import Solution
from artemia.lab.yardstick.small_game import SmallGame, grown

__all__ = ["PUREST", "SOLVER", "Distance", "SmallGame", "Solution", "distances", "grown"]
