"""A turn as a game of two camps, solved: how often everybody should go where."""

from __future__ import annotations

from math import exp


class Duel:
    """The Creature picks one of its places, every Hunted one of his ways to play; all at once.

    What the Creature gets of it: for each Hunted `free`, and `caught` more if it finds him; and `alarm` if it
    finds anybody at all.
    """

    def __init__(self, places: list[int], ways: list[list[int]]) -> None:
        self.places = places
        self.ways = ways
        self.free: list[list[float]] = [[0.0] * len(each) for each in ways]
        self.caught: list[list[float]] = [[0.0] * len(each) for each in ways]
        self.alarm = 0.0
        self.meets: list[list[list[int]]] = [
            [[n for n, place in enumerate(places) if place & way] for way in each] for each in ways
        ]
        self.hunt: list[float] = even(len(places))
        self.mixtures: list[list[float]] = [even(len(each)) for each in ways]

    def solve(self, rounds: int) -> None:
        """Regret matching+; what counts is the average, later rounds more."""
        n, hunted = len(self.places), len(self.ways)
        hunt_regrets = [0.0] * n
        regrets = [[0.0] * len(each) for each in self.ways]
        hunt_sum = [0.0] * n
        sums = [[0.0] * len(each) for each in self.ways]
        weight = 0.0
        for _ in range(rounds):
            weight += 1.0
            hunt = normal(hunt_regrets)
            mixtures = [normal(each) for each in regrets]
            risks, misses, gains = self.gains(mixtures)
            for j in range(hunted):
                mixture, mine, total = mixtures[j], regrets[j], sums[j]
                losses = self.losses(j, hunt, risks[j], misses)
                mean = 0.0
                for a in range(len(mixture)):
                    mean += mixture[a] * losses[a]
                for a in range(len(mixture)):
                    regret = mine[a] + mean - losses[a]
                    mine[a] = regret if regret > 0.0 else 0.0
                    total[a] += weight * mixture[a]
            mean = 0.0
            for c in range(n):
                mean += hunt[c] * gains[c]
            for c in range(n):
                regret = hunt_regrets[c] + gains[c] - mean
                hunt_regrets[c] = regret if regret > 0.0 else 0.0
                hunt_sum[c] += weight * hunt[c]
        self.hunt = normal(hunt_sum)
        self.mixtures = [normal(each) for each in sums]

    def losses(
        self, j: int, hunt: list[float], risk: list[float], misses: list[float], fear: float = 1.0
    ) -> list[float]:
        """What each way of a Hunted costs his camp, if the Creature comes this often to each place."""
        found: list[float] = []
        free, caught = self.free[j], self.caught[j]
        for a, meets in enumerate(self.meets[j]):
            loss = free[a]
            for c in meets:
                rest = 1.0 - risk[c]
                alone = misses[c] / rest if rest > 1e-9 else 0.0
                loss += fear * hunt[c] * (caught[a] + self.alarm * alone)
            found.append(loss)
        return found

    def gains_against(self, j: int, hunt: list[float], fear: float) -> list[float]:
        """What each way gives a Hunted's camp against a Creature that comes this often to each place."""
        risks, misses, _ = self.gains(self.mixtures)
        return [-loss for loss in self.losses(j, hunt, risks[j], misses, fear)]

    def gains(self, mixtures: list[list[float]]) -> tuple[list[list[float]], list[float], list[float]]:
        """How likely each Hunted is found on each place, that nobody is, and what the place is worth."""
        n = len(self.places)
        misses = [1.0] * n
        gains = [0.0] * n
        risks: list[list[float]] = []
        for j in range(len(self.ways)):
            risk = [0.0] * n
            mixture, caught = mixtures[j], self.caught[j]
            for a, meets in enumerate(self.meets[j]):
                share = mixture[a]
                if share > 0.0:
                    for c in meets:
                        risk[c] += share
                        gains[c] += share * caught[a]
            for c in range(n):
                misses[c] *= 1.0 - risk[c] if risk[c] < 1.0 else 0.0
            risks.append(risk)
        for c in range(n):
            gains[c] += self.alarm * (1.0 - misses[c])
        return risks, misses, gains


def blended(mine: list[float], usual: list[float], faith: float) -> list[float]:
    return [(1.0 - faith) * one + faith * other for one, other in zip(mine, usual, strict=True)]


def preferring(gains: list[float], calm: float) -> list[float]:
    """The more something gains the likelier, but nothing is certain; `calm` is a gain that hardly counts."""
    most = max(gains)
    return normal([exp((gain - most) / calm) for gain in gains])


def even(n: int) -> list[float]:
    return [1.0 / float(n)] * n if n else []


def normal(weights: list[float]) -> list[float]:
    """Weights as shares; even ones if there is nothing to choose between."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return even(len(weights))
    return [weight / total for weight in weights]
