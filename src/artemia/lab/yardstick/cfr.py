"""CFR+ on the same game: slower and not exact, but another way to the same value."""

from __future__ import annotations

from artemia.bots.cunning.solver import normal
from artemia.lab.yardstick.exact import Mixture, answered, best, valued, weighed
from artemia.lab.yardstick.matrix import Matrix, columns_of
from artemia.lab.yardstick.small_game import Duel, End, Node, PublicChoice
from artemia.rules.constants import CREATURE


class Regrets:
    """What somebody would have liked to have done, and what they did on average."""

    def __init__(self, n: int) -> None:
        self.regrets = [0.0] * n
        self.sums = [0.0] * n

    def mixture(self) -> Mixture:
        return normal(self.regrets)

    def average(self) -> Mixture:
        return normal(self.sums)

    def learn(self, gains: list[float], mixture: Mixture, others_reach: float, weight: float) -> None:
        """`gains` are those of the one who decides; regrets below 0 are forgotten."""
        mean = weighed(mixture, gains)
        for n, gain in enumerate(gains):
            self.regrets[n] = max(self.regrets[n] + others_reach * (gain - mean), 0.0)
            self.sums[n] += weight * mixture[n]


class Cfr:
    """Play against oneself; the averages come near the solution, and the two bounds near each other."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.regrets: dict[tuple[int, str], Regrets] = {}
        self.round = 0

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.round += 1
            self.walk(self.root, 1.0, 1.0)

    def of(self, node: Node, camp: str, n: int) -> Regrets:
        return self.regrets.setdefault((id(node), camp), Regrets(n))

    def walk(self, node: Node, creature: float, hunted: float) -> float:
        """The Creature's chance as both play now; how likely either camp comes here is given."""
        if isinstance(node, End):
            return node.creature_wins
        if isinstance(node, PublicChoice):
            return self.walk_choice(node, creature, hunted)
        return self.walk_duel(node, creature, hunted)

    def walk_choice(self, node: PublicChoice, creature: float, hunted: float) -> float:
        mine = self.of(node, "choice", len(node.nodes))
        mixture = mine.mixture()
        if node.seat == CREATURE:
            values = [
                self.walk(each, creature * p, hunted) for each, p in zip(node.nodes, mixture, strict=True)
            ]
            mine.learn(values, mixture, hunted, self.round * creature)
        else:
            values = [
                self.walk(each, creature, hunted * p) for each, p in zip(node.nodes, mixture, strict=True)
            ]
            mine.learn([-each for each in values], mixture, creature, self.round * hunted)
        return weighed(mixture, values)

    def walk_duel(self, duel: Duel, creature: float, hunted: float) -> float:
        ways, tokens = self.of(duel, "hunted", len(duel.ways)), self.of(duel, "creature", len(duel.tokens))
        rows, columns = ways.mixture(), tokens.mixture()
        matrix = [
            [self.walk(node, creature * q, hunted * p) for node, q in zip(nodes, columns, strict=True)]
            for nodes, p in zip(duel.nodes, rows, strict=True)
        ]
        losses = [weighed(columns, row) for row in matrix]
        gains = [weighed(rows, column) for column in columns_of(matrix)]
        ways.learn([-each for each in losses], rows, creature, self.round * hunted)
        tokens.learn(gains, columns, hunted, self.round * creature)
        return weighed(rows, losses)

    def bounds(self) -> tuple[float, float]:
        """What the Creature is sure of as it plays on average, and what the Hunted hold it to as they do."""
        return self.sure("creature"), self.sure("hunted")

    def sure(self, camp: str) -> float:
        """What the Creature gets if this camp plays its averages everywhere and the other one knows them."""

        def judge(duel: Duel, matrix: Matrix) -> float:
            n = len(duel.tokens if camp == "creature" else duel.ways)
            return answered(matrix, camp, self.of(duel, camp, n).average())

        def decide(choice: PublicChoice, values: list[float]) -> float:
            if (choice.seat == CREATURE) == (camp == "creature"):
                return weighed(self.of(choice, "choice", len(values)).average(), values)
            return best(choice, values)

        return valued(self.root, judge, decide)
