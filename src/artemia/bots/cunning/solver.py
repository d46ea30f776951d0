"""A turn as a game of two camps, solved: how often everybody should go where."""

from __future__ import annotations

Mixture = list[float]
"""How often each of several things is done; adds up to 1."""


class Duel:
    """The Creature picks one of its places, every Hunted one of his ways to play; all at once.

    What the Creature gets of it: for each Hunted `free`, and `caught` more if it finds him; `alarm` if it
    finds anybody at all; and the `lure` of the place.
    """

    def __init__(self, places: list[int], ways: list[list[int]]) -> None:
        self.places = places
        self.ways = ways
        self.free: list[list[float]] = [[0.0] * len(each) for each in ways]
        self.caught: list[list[float]] = [[0.0] * len(each) for each in ways]
        self.alarm = 0.0
        self.lure: list[float] = [0.0] * len(places)
        self.meets: list[list[list[int]]] = [
            [[n for n, place in enumerate(places) if place & way] for way in each] for each in ways
        ]
        self.hunt: Mixture = even(len(places))
        self.mixtures: list[Mixture] = [even(len(each)) for each in ways]

    def solve(
        self,
        rounds: int,
        faith: float = 0.0,
        hunt_usual: Mixture | None = None,
        usual: list[Mixture] | None = None,
    ) -> None:
        """Regret matching+; what counts is the average, later rounds more.

        With `faith` the camp whose usual mixtures are given follows them so often, and is free only else.
        What the other camp finds then makes the most of these habits, as far as that can't be turned on it.
        """
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
            played = (
                mixtures
                if usual is None
                else [blended(*each, faith) for each in zip(mixtures, usual, strict=True)]
            )
            coming = hunt if hunt_usual is None else blended(hunt, hunt_usual, faith)
            alone, _, gains = self.gains(played)
            for j in range(hunted):
                mixture, mine, total = mixtures[j], regrets[j], sums[j]
                losses = self.losses(j, coming, alone[j])
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

    def losses(self, j: int, hunt: Mixture, alone: list[float]) -> list[float]:
        """What each way of a Hunted costs his camp, if the Creature comes this often to each place."""
        found: list[float] = []
        free, caught = self.free[j], self.caught[j]
        for a, meets in enumerate(self.meets[j]):
            loss = free[a]
            for c in meets:
                loss += hunt[c] * (caught[a] + self.alarm * alone[c])
            found.append(loss)
        return found

    def gains_against(self, j: int, hunt: Mixture) -> list[float]:
        """What each way gives a Hunted's camp against a Creature that comes this often to each place."""
        alone, _, _ = self.gains(self.mixtures)
        return [-loss for loss in self.losses(j, hunt, alone[j])]

    def gains(self, mixtures: list[Mixture]) -> tuple[list[list[float]], list[float], list[float]]:
        """Of each place: how likely no other Hunted is there, for each; that nobody is; what it is worth."""
        n = len(self.places)
        gains = self.lure[:]
        misses: list[list[float]] = []
        for j in range(len(self.ways)):
            miss = [1.0] * n
            mixture, caught = mixtures[j], self.caught[j]
            for a, meets in enumerate(self.meets[j]):
                share = mixture[a]
                if share > 0.0:
                    for c in meets:
                        miss[c] -= share
                        gains[c] += share * caught[a]
            misses.append(miss)
        alone: list[list[float]] = []
        nobody = [1.0] * n
        for miss in misses:
            alone.append(nobody)
            nobody = [before * each for before, each in zip(nobody, miss, strict=True)]
        for c in range(n):
            gains[c] += self.alarm * (1.0 - nobody[c])
        after = [1.0] * n
        for j in range(len(misses) - 1, -1, -1):
            alone[j] = [before * each for before, each in zip(alone[j], after, strict=True)]
            after = [each * later for each, later in zip(misses[j], after, strict=True)]
        return alone, nobody, gains


def blended(mine: Mixture, usual: Mixture, faith: float) -> Mixture:
    return [(1.0 - faith) * one + faith * other for one, other in zip(mine, usual, strict=True)]


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
