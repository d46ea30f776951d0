"""How fair each mode is beside the base game, and what each card does to its side's chances."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from artemia.bots import bot_named
from artemia.bots.policy import Watcher
from artemia.engine.step import Step
from artemia.errors import ArtemiaError
from artemia.lab.card_effects import CardStatistics, DrawOrder
from artemia.lab.endings import won_by_defense
from artemia.lab.seating import bot_seed
from artemia.lab.simulate import CHUNK, play_to_the_end
from artemia.lab.statistics import newcombe, wilson
from artemia.lab.workers import run_chunks
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.deal import new_state
from artemia.rules.presets import PRESETS, preset
from artemia.rules.setup import Setup
from artemia.rules.state import State

__all__ = ["YARDSTICK", "BalanceReport", "BalanceTrial", "Cell", "Row", "measure"]

YARDSTICK: Final = "first_night"
"""The base game: every other mode is measured against it."""

Cell = tuple[str, int]
"""A mode and a seat count."""


@dataclass(frozen=True)
class BalanceTrial:
    """What to measure: so many games of every mode at every seat count, half of them on each side."""

    modes: tuple[str, ...]
    players: tuple[int, ...]
    games: int = 1000
    seed: int | str = 1
    bot: str = "instinct"
    cards: bool = False

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ArtemiaError(f"There must be at least 1 game, not {self.games}.", "games", given=self.games)
        if not self.modes or not self.players:
            raise ArtemiaError("There must be at least one mode and one seat count.")
        for cell in self.cells:
            self.setup(cell, 0)
        bot_named(self.bot, 0)

    @property
    def cells(self) -> list[Cell]:
        """The base game comes first, wished for or not: there is nothing to compare with otherwise."""
        modes = (YARDSTICK, *[mode for mode in PRESETS if mode in self.modes and mode != YARDSTICK])
        for mode in self.modes:
            preset(mode)
        return [(mode, players) for mode in modes for players in self.players]

    def setup(self, cell: Cell, game: int) -> Setup:
        mode, players = cell
        return preset(mode, players=players, side="AB"[game % 2], seed=self.seed_of(cell, game))

    def seed_of(self, cell: Cell, game: int) -> str:
        return f"{self.seed}.{cell[0]}.{cell[1]}.{game}"


@dataclass
class Row:
    """What the games of one mode and seat count came to."""

    games: int = 0
    creature_wins: int = 0
    by_defense: int = 0
    turns: int = 0
    decisions: int = 0
    cards: CardStatistics = field(default_factory=CardStatistics)
    failures: list[tuple[Setup, str]] = field(default_factory=list)

    def add(self, other: Row) -> None:
        self.games += other.games
        self.creature_wins += other.creature_wins
        self.by_defense += other.by_defense
        self.turns += other.turns
        self.decisions += other.decisions
        self.cards.add(other.cards)
        self.failures += other.failures

    @property
    def hunted_wins(self) -> int:
        return self.games - self.creature_wins

    @property
    def rate(self) -> float:
        return self.creature_wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.creature_wins, self.games)

    @property
    def defense_share(self) -> float:
        """How many of the Hunted's wins came by the Defense of the city."""
        return self.by_defense / self.hunted_wins if self.hunted_wins else 0.0

    def distance_from(self, other: Row) -> tuple[float, float, float]:
        """How much more often the Creature wins here, and the 95 % interval of that."""
        low, high = newcombe(self.creature_wins, self.games, other.creature_wins, other.games)
        return self.rate - other.rate, low, high


@dataclass
class BalanceReport:
    """All rows, by mode and seat count."""

    trial: BalanceTrial
    rows: dict[Cell, Row]

    @property
    def failures(self) -> list[tuple[Setup, str]]:
        return [failure for row in self.rows.values() for failure in row.failures]

    def yardstick(self, players: int) -> Row:
        return self.rows[YARDSTICK, players]

    def cards_of(self, mode: str) -> list[CardStatistics]:
        """One for each seat count: they are compared within it, for seat counts differ in who wins."""
        return [row.cards for (each, _), row in self.rows.items() if each == mode]


Chunk = tuple[BalanceTrial, Cell, range]


def measure(
    trial: BalanceTrial, *, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> BalanceReport:
    """Plays all games; only the time it takes depends on `jobs`."""
    if jobs < 1:
        raise ArtemiaError(f"There must be at least 1 process, not {jobs}.", "jobs", given=jobs)
    report = BalanceReport(trial, {cell: Row() for cell in trial.cells})
    parts: Iterator[tuple[Cell, Row]] = run_chunks(list(chunks_of(trial)), jobs, play_chunk)
    for cell, row in parts:
        report.rows[cell].add(row)
        if progress is not None:
            progress(row.games + len(row.failures))
    for row in report.rows.values():
        row.failures.sort(key=lambda failure: str(failure[0].seed))
    return report


def chunks_of(trial: BalanceTrial) -> Iterator[Chunk]:
    for cell in trial.cells:
        for first in range(0, trial.games, CHUNK):
            yield trial, cell, range(first, min(first + CHUNK, trial.games))


def play_chunk(chunk: Chunk) -> tuple[Cell, Row]:
    trial, cell, games = chunk
    row = Row()
    for game in games:
        setup = trial.setup(cell, game)
        try:
            play_game(row, trial, setup)
        except Exception:
            row.failures.append((setup, traceback.format_exc()))
    return cell, row


class DrawWatcher(Watcher):
    """Looks where the cards of a game lie, from its first decision on."""

    def __init__(self) -> None:
        self.order: DrawOrder | None = None

    def ask(self, g: State) -> Step:
        question = super().ask(g)
        if question:
            self.order = self.order or DrawOrder(g)
            self.order.look(g)
        return question

    def chosen(self, g: State, question: Step, answer: Step) -> None:
        if self.order is not None and g.turn:
            self.order.note(answer)


def play_game(row: Row, trial: BalanceTrial, setup: Setup) -> None:
    g = new_state(setup)
    policies = [bot_named(trial.bot, bot_seed(str(setup.seed), 0, seat)) for seat in range(setup.players)]
    watcher = DrawWatcher() if trial.cards else None
    decisions = play_to_the_end(g, policies, watcher)
    order = watcher.order if watcher is not None else None
    row.games += 1
    row.creature_wins += g.winner == CREATURE_WINS
    row.by_defense += won_by_defense(g)
    row.turns += g.turn
    row.decisions += decisions
    if order is not None:
        row.cards.enter(order, g)
