"""Learns what positions are worth from games bots play against each other."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from artemia.bots import bot_named
from artemia.bots.cunning.features import feature_names, features, growth_names, kind_of
from artemia.bots.policy import Watcher, play_out
from artemia.cards.sanctuary.founding import SANCTUARY
from artemia.engine.step import Step
from artemia.lab.workers import run_in_order
from artemia.rules.boxes import BASE
from artemia.rules.catalog import places_of
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.deal import new_state
from artemia.rules.setup import Setup, usual_places
from artemia.rules.state import State

Example = tuple[list[float], float]
"""What a position looked like, and 1.0 if the Creature won."""

EXPLORATION: Final = "exploration"
MIXTURES: Final = ((BASE,), (BASE, EXPLORATION), (BASE, SANCTUARY), (BASE, EXPLORATION, SANCTUARY))
STEPS: Final = 12
ENOUGH: Final = 1e-4
SHRINKAGE: Final = 3.0
TINY: Final = 1e-3


@dataclass(frozen=True)
class Drill:
    """Games of one kind: so many players with these boxes.

    Every second game is on the usual planet, the others on one mixed from the places of the boxes.
    """

    players: int
    boxes: tuple[str, ...]
    games: int
    bot: str
    seed: int
    light: bool = False

    @property
    def name(self) -> str:
        return f"{self.players} players, {'+'.join(self.boxes)}{', light' if self.light else ''}"

    def setup(self, k: int) -> Setup:
        seed = f"lesson {self.seed} {self.players} {'+'.join(self.boxes)} {k}"
        side = "AB"[k % 2]
        places, labyrinth = self.planet(k // 2, Random(seed))
        return Setup(
            players=self.players,
            boxes=self.boxes,
            side=side,
            seed=seed,
            light=self.light,
            places=places,
            labyrinth=labyrinth,
        )

    def planet(self, k: int, luck: Random) -> tuple[tuple[str, ...], bool]:
        """Its places, and whether five of them are to be discovered."""
        usual = usual_places(self.boxes, labyrinth=False)
        if EXPLORATION not in self.boxes or k % 2 == 0:
            return usual, False
        pairs = zip(places_of(BASE), places_of(EXPLORATION), strict=True)
        mixed = tuple([luck.choice(pair) for pair in pairs])
        if SANCTUARY in self.boxes:
            return mixed[:5] + places_of(SANCTUARY), False
        if k % 8 == 7:
            return (*mixed[:4], "labyrinth"), True
        return mixed, False


@dataclass(frozen=True)
class Learned:
    """The weights for one kind of position, and their mean log loss in games they were not learned from."""

    drill: Drill
    kind: int
    weights: tuple[float, ...]
    loss: float
    loss_of_the_mean: float


def drills(games: int, bot: str, seed: int) -> list[Drill]:
    whole = [Drill(players, boxes, games, bot, seed) for boxes in MIXTURES for players in range(2, 8)]
    return whole + [replace(each, light=True) for each in whole if SANCTUARY not in each.boxes]


def learn_all(wanted: Sequence[Drill], jobs: int) -> Iterator[Learned]:
    """In the order of the drills, whatever the number of processes."""
    yield from run_in_order(wanted, jobs, learn)


def learn(drill: Drill) -> Learned:
    taught: list[Example] = []
    tested: list[Example] = []
    kind = 0
    for k in range(drill.games):
        kind, seen = game(drill, k)
        (tested if k % 10 == 9 else taught).extend(seen)
    weights = fitted(taught)
    mean = sum(won for _, won in taught) / len(taught)
    base_rate = [math.log(mean / (1.0 - mean))] + [0.0] * (len(weights) - 1) if 0.0 < mean < 1.0 else weights
    return Learned(drill, kind, tuple(weights), log_loss(weights, tested), log_loss(base_rate, tested))


class TurnFeatures(Watcher):
    """The features of a game whenever a turn begins."""

    def __init__(self) -> None:
        self.seen: list[list[float]] = []
        self.turn = 0

    def ask(self, g: State) -> Step:
        question = super().ask(g)
        if question and g.turn != self.turn:
            self.turn = g.turn
            self.seen.append(features(g))
        return question


def game(drill: Drill, k: int) -> tuple[int, list[Example]]:
    """One game, looked at whenever a turn begins."""
    setup = drill.setup(k)
    g, watcher = new_state(setup), TurnFeatures()
    play_out(g, [bot_named(drill.bot, f"{setup.seed} {seat}") for seat in range(g.seats)], watcher)
    won = 1.0 if g.winner == CREATURE_WINS else 0.0
    return kind_of(g), [(each, won) for each in watcher.seen]


def fitted(examples: Sequence[Example]) -> list[float]:
    """Logistic regression by Newton's steps, each feature drawn a little to nothing by its own scale."""
    width = len(examples[0][0])
    pull = [SHRINKAGE * max(spread(each[i] for each, _ in examples), TINY) for i in range(width)]
    weights = [0.0] * width
    for _ in range(STEPS):
        slope = [-drawn * weight for drawn, weight in zip(pull, weights, strict=True)]
        bend = [[0.0] * (i + 1) for i in range(width)]  # below the diagonal, which is enough
        for each, won in examples:
            p = chance(weights, each)
            seen = [i for i in range(width) if each[i]]
            for n, i in enumerate(seen):
                slope[i] += (won - p) * each[i]
                row, x = bend[i], p * (1.0 - p) * each[i]
                for j in seen[: n + 1]:
                    row[j] += x * each[j]
        for i in range(width):
            bend[i][i] += pull[i]
        step = solved(bend, slope)
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if max(abs(each) for each in step) < ENOUGH:
            break
    return weights


def spread(values: Iterable[float]) -> float:
    """The variance."""
    every = list(values)
    mean = sum(every) / len(every)
    return sum([(each - mean) ** 2 for each in every]) / len(every)


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations with a symmetric positive matrix, by Cholesky's roots."""
    n = len(right)
    root: list[list[float]] = []
    for i in range(n):
        row: list[float] = []
        for j in range(i + 1):
            left = lower[i][j] - sum([a * b for a, b in zip(row, root[j] if j < i else row, strict=False)])
            row.append(math.sqrt(left) if i == j else left / root[j][j])
        root.append(row)
    half: list[float] = []
    for i in range(n):
        half.append((right[i] - sum([a * b for a, b in zip(root[i], half, strict=False)])) / root[i][i])
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (half[i] - sum([root[k][i] * found[k] for k in range(i + 1, n)])) / root[i][i]
    return found


def chance(weights: Sequence[float], each: Sequence[float]) -> float:
    total = sum([w * x for w, x in zip(weights, each, strict=True)])
    return 1.0 / (1.0 + math.exp(-max(min(total, 30.0), -30.0)))


def log_loss(weights: Sequence[float], examples: Sequence[Example]) -> float:
    found = 0.0
    for each, won in examples:
        p = min(max(chance(weights, each), 1e-6), 1.0 - 1e-6)
        found -= math.log(p if won else 1.0 - p)
    return found / len(examples)


def as_json(learned: Sequence[Learned], command: str) -> str:
    """The file of weights that `artemia.bots.cunning.value` reads: a line for each kind of game."""
    rows = [
        f'  {{"kind": {each.kind}, "games": {json.dumps(each.drill.name)}, "weights": ['
        + ", ".join(f"{weight:.4g}" for weight in each.weights)
        + "]}"
        for each in learned
    ]
    head = {"command": command, "features": feature_names(), "growth": growth_names()}
    lines = [f" {json.dumps(key)}: {json.dumps(part, ensure_ascii=False)}," for key, part in head.items()]
    return "\n".join(["{", *lines, ' "kinds": [', ",\n".join(rows), " ]", "}", ""])
