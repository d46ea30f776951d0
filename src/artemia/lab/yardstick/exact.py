"""The exact solution, from the end backwards, and what a mixture loses to the best answer to it.

What is hidden is hidden for one turn only. So a duel is a matrix game whose entries are the values of the
positions that follow, and solving one after the other solves the whole.
"""

from __future__ import annotations

from collections.abc import Callable

from artemia.lab.yardstick.matrix import Matrix, columns_of, solved
from artemia.lab.yardstick.small_game import Duel, End, Node, PublicChoice
from artemia.rules.constants import CREATURE

Mixture = list[float]
Mixer = Callable[[Duel], Mixture]
"""How often a camp goes where in a duel: shares of the ways, or of the places for the token."""


class Solution:
    """The Creature's chance in every position when both camps play perfectly, and how they do."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.matrices: dict[Duel, Matrix] = {}
        self.ways: dict[Duel, Mixture] = {}
        self.tokens: dict[Duel, Mixture] = {}
        self.value = valued(root, self.solve)

    def solve(self, duel: Duel, matrix: Matrix) -> float:
        self.matrices[duel] = matrix
        value, self.ways[duel], self.tokens[duel] = solved(matrix)
        return value


def best_against(root: Node, camp: str, mixer: Mixer) -> float:
    """The Creature's chance if one camp draws from these mixtures and the other one knows them.

    All other answers are the best ones, on both sides: what is measured are the mixtures.
    """

    def answer(duel: Duel, matrix: Matrix) -> float:
        return answered(matrix, camp, mixer(duel))

    return valued(root, answer)


def answered(matrix: Matrix, camp: str, mixture: Mixture) -> float:
    """What the Creature gets in a duel if one camp draws from a mixture and the other one takes the best."""
    if camp == "creature":
        return min([weighed(mixture, row) for row in matrix])
    return max([weighed(mixture, column) for column in columns_of(matrix)])


def weighed(mixture: Mixture, values: list[float]) -> float:
    return sum([share * value for share, value in zip(mixture, values, strict=True)])


def best(choice: PublicChoice, values: list[float]) -> float:
    return max(values) if choice.seat == CREATURE else min(values)


def valued(
    root: Node,
    judge: Callable[[Duel, Matrix], float],
    decide: Callable[[PublicChoice, list[float]], float] = best,
) -> float:
    """The value of a game from its end backwards, duels and choices judged by what follows them."""
    known: dict[int, float] = {}

    def value(node: Node) -> float:
        if isinstance(node, End):
            return node.creature_wins
        if id(node) not in known:
            if isinstance(node, PublicChoice):
                known[id(node)] = decide(node, [value(each) for each in node.nodes])
            else:
                known[id(node)] = judge(node, [[value(each) for each in row] for row in node.nodes])
        return known[id(node)]

    return value(root)
