"""Solves one turn as a game of two camps: a mixed strategy for everybody, close to equilibrium.

The method is optimistic mirror descent with a fading entropy term.
"""

from __future__ import annotations

from math import exp
from typing import Final

PACE: Final = 0.7
FIRST_PULL: Final = 0.1
LAST_PULL: Final = 0.004
"""Towards even mixtures; these three as shares of what is at stake."""

Mixture = list[float]
"""How often each of several things is done; adds up to 1."""


class TurnGame:
    """The Creature picks one of its places, every Hunted one of their ways to play; all at once.

    What the Creature gets of it: for each Hunted `free`, and `caught` more if it finds them; `alarm` if it
    finds anybody at all; `bare`, whatever it finds there; and `echo` of its place for each Hunted it doesn't
    find whose own place copies that one (`copying` are such places).
    """

    def __init__(self, places: list[int], ways: list[list[int]], copying: int = 0) -> None:
        self.places = places
        self.ways = ways
        self.copying = copying
        self.free: list[list[float]] = [[0.0] * len(each) for each in ways]
        self.caught: list[list[float]] = [[0.0] * len(each) for each in ways]
        self.alarm = 0.0
        self.bare: list[float] = [0.0] * len(places)
        self.echo: list[float] = [0.0] * len(places)
        self.meets: list[list[list[int]]] = [
            [[n for n, place in enumerate(places) if place & way] for way in each] for each in ways
        ]
        self.copies: list[list[list[int]]] = [
            [[n for n, place in enumerate(places) if way & copying and not place & way] for way in each]
            for each in ways
        ]
        self.hunt: Mixture = even(len(places))
        self.mixtures: list[Mixture] = [even(len(each)) for each in ways]

    def copy(self) -> TurnGame:
        """One that may be changed."""
        new = TurnGame(self.places, self.ways, self.copying)
        new.free = [each[:] for each in self.free]
        new.caught = [each[:] for each in self.caught]
        new.alarm = self.alarm
        new.bare = self.bare[:]
        new.echo = self.echo[:]
        return new

    def solve(
        self,
        rounds: int,
        faith: float = 0.0,
        hunt_usual: Mixture | None = None,
        usual: list[Mixture] | None = None,
    ) -> None:
        """Everybody moves towards what pays against the others' mixtures, and is drawn back to even ones.

        The pull fades, and the later half of the rounds is averaged. Of many solutions this finds one in the
        middle. Everybody looks one round ahead, expecting the others to pay as they just did: without that
        the two camps chase each other, and a reader gained two to three times as much.

        With `faith` the camp whose usual mixtures are given follows them so often, and is free only else.
        What the other camp finds then makes the most of these habits, as far as that can't be turned on it.
        """
        n, hunted = len(self.places), len(self.ways)
        pace = PACE / self.stakes()
        hunt_bent, gains = [0.0] * n, [0.0] * n
        bent = [[0.0] * len(each) for each in self.ways]
        losses = [[0.0] * len(each) for each in self.ways]
        hunt_sum = [0.0] * n
        sums = [[0.0] * len(each) for each in self.ways]
        for k in range(rounds):
            left = 1.0 - float(k) / float(rounds)
            keep = 1.0 / (1.0 + PACE * (LAST_PULL + (FIRST_PULL - LAST_PULL) * left * left))
            hunt = shares(further(hunt_bent, gains, pace))
            mixtures = [shares(further(*each, -pace)) for each in zip(bent, losses, strict=True)]
            if 2 * k >= rounds:
                for c in range(n):
                    hunt_sum[c] += hunt[c]
                for mixture, total in zip(mixtures, sums, strict=True):
                    for a in range(len(mixture)):
                        total[a] += mixture[a]
            played = (
                mixtures
                if usual is None
                else [blended(*each, faith) for each in zip(mixtures, usual, strict=True)]
            )
            coming = hunt if hunt_usual is None else blended(hunt, hunt_usual, faith)
            alone, _, gains = self.gains(played)
            for j in range(hunted):
                losses[j] = self.losses(j, coming, alone[j])
                bent[j] = [keep * each for each in further(bent[j], losses[j], -pace)]
            hunt_bent = [keep * each for each in further(hunt_bent, gains, pace)]
        self.hunt = normal(hunt_sum)
        self.mixtures = [normal(each) for each in sums]

    def stakes(self) -> float:
        """The most that finding one Hunted may bring."""
        most = 1e-4
        for caught in self.caught:
            for each in caught:
                most = max(most, abs(each) + abs(self.alarm))
        return most

    def losses(self, j: int, hunt: Mixture, alone: list[float]) -> list[float]:
        """What each way of a Hunted costs their camp, if the Creature comes this often to each place."""
        found: list[float] = []
        free, caught, copies = self.free[j], self.caught[j], self.copies[j]
        for a, meets in enumerate(self.meets[j]):
            loss = free[a]
            for c in meets:
                loss += hunt[c] * (caught[a] + self.alarm * alone[c])
            for c in copies[a]:
                loss += hunt[c] * self.echo[c]
            found.append(loss)
        return found

    def gains_against(self, j: int, hunt: Mixture) -> list[float]:
        """What each way gives a Hunted's camp against a Creature that comes this often to each place."""
        alone, _, _ = self.gains(self.mixtures)
        return [-loss for loss in self.losses(j, hunt, alone[j])]

    def gains(self, mixtures: list[Mixture]) -> tuple[list[list[float]], list[float], list[float]]:
        """Of each place: how likely no other Hunted is there, for each; that nobody is; what it is worth."""
        n = len(self.places)
        gains = self.bare[:]
        misses: list[list[float]] = []
        for j in range(len(self.ways)):
            miss = [1.0] * n
            mixture, caught, copies = mixtures[j], self.caught[j], self.copies[j]
            for a, meets in enumerate(self.meets[j]):
                share = mixture[a]
                if share > 0.0:
                    for c in meets:
                        miss[c] -= share
                        gains[c] += share * caught[a]
                    for c in copies[a]:
                        gains[c] += share * self.echo[c]
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


def shares(bent: list[float]) -> Mixture:
    """The mixture somebody is bent to this much: everything a little, what is ahead a lot."""
    most = max(bent, default=0.0)
    return normal([exp(each - most) for each in bent])


def further(bent: list[float], pays: list[float], pace: float) -> list[float]:
    """Bent a step more to what pays."""
    return [one + pace * other for one, other in zip(bent, pays, strict=True)]


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
