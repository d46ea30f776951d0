"""Many games between bots, spread over processes. Game k is the same whatever runs beside it."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import artemia.cards as cards
from artemia.bots import BOTS, bot_named
from artemia.bots.policy import Policy, Watcher, play_out
from artemia.errors import ArtemiaError
from artemia.lab.chronicle import Chronicle
from artemia.lab.coverage import UseCounter, Uses, uses_in
from artemia.lab.rows.columns import Rows
from artemia.lab.seating import Seating, bot_seed
from artemia.lab.workers import run_chunks
from artemia.rules.boxes import BASE
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.corrections import AS_THEY_ARE, Corrections
from artemia.rules.deal import new_state
from artemia.rules.setup import Setup
from artemia.rules.state import State

__all__ = ["Cell", "Failure", "Order", "Result", "Tally", "cards", "play_game", "simulate"]

CHUNK: Final = 50
"""Games a process plays before it reports. The same for any number of processes: so are the results."""

Cell = tuple[int, str]
"""A seat count and a side of the board."""


@dataclass(frozen=True)
class Order:
    """What to play: `games` in all, dealt in turn to every seat count on every side.

    `watched` games count what is used in them; that takes more time.
    """

    players: tuple[int, ...]
    sides: tuple[str, ...] = ("A", "B")
    expert: bool = False
    creature: str = "instinct"
    hunted: str = "instinct"
    games: int = 1000
    seed: int | str = 0
    boxes: tuple[str, ...] = (BASE,)
    places: tuple[str, ...] = ()
    light: bool = False
    labyrinth: bool = False
    cards: Corrections = AS_THEY_ARE
    watched: bool = False

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ArtemiaError(f"There must be at least 1 game, not {self.games}.", "games", given=self.games)
        if not self.players or not self.sides:
            raise ArtemiaError("There must be at least one seat count and one side of the board.")
        for cell in self.cells:
            self.setup(cell, 0)
        for name in (self.creature, self.hunted):
            if name not in BOTS:
                bot_named(name, 0)

    @property
    def cells(self) -> list[Cell]:
        return [(players, side) for players in self.players for side in self.sides]

    def cell_of(self, game: int) -> Cell:
        cells = self.cells
        return cells[game % len(cells)]

    def setup(self, cell: Cell, game: int) -> Setup:
        return Setup(
            players=cell[0],
            side=cell[1],
            expert=self.expert,
            seed=self.seed_of(game),
            places=self.places,
            boxes=self.boxes,
            light=self.light,
            labyrinth=self.labyrinth,
            cards=self.cards,
        )

    def seed_of(self, game: int) -> str:
        return f"{self.seed}.{game}"

    def policies(self, players: int, game: int) -> list[Policy]:
        """Every seat has a bot of its own, with a seed of its own."""
        return [
            bot_named(self.hunted if seat else self.creature, bot_seed(self.seed, game, seat))
            for seat in range(players)
        ]


def in_words(wishes: Mapping[str, Any]) -> dict[str, Any]:
    """What was wished for, as JSON has it."""
    return {name: each.to_dict() if isinstance(each, Corrections) else each for name, each in wishes.items()}


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    creature_wins: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    uses: Uses = field(default_factory=Counter)  # if the order asks for them

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.creature_wins += other.creature_wins
        self.decisions += other.decisions
        self.turns += other.turns
        self.seconds += other.seconds
        self.uses += other.uses


@dataclass(frozen=True)
class Failure:
    """A game that broke, and all it takes to see it break again."""

    game: int
    setup: Setup
    creature: str
    hunted: str
    error: str
    trace: str


@dataclass
class Result:
    """All tallies, cell by cell, and the games that broke, in order."""

    order: Order
    cells: dict[Cell, Tally]
    failures: list[Failure]
    seconds: float = 0.0
    jobs: int = 1

    def add(self, part: Result) -> None:
        for cell, tally in part.cells.items():
            self.cells[cell].add(tally)
        self.failures = sorted([*self.failures, *part.failures], key=lambda failure: failure.game)

    def a_second(self, number: int) -> float:
        return number / self.seconds if self.seconds else 0.0

    @property
    def total(self) -> Tally:
        total = Tally()
        for tally in self.cells.values():
            total.add(tally)
        return total


def simulate(
    order: Order,
    *,
    jobs: int = 1,
    games: Sequence[int] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Plays the games of an order, or only those with these numbers. Only the times depend on `jobs`.

    `progress` is told how many games were played since it was last told.
    """
    if jobs < 1:
        raise ArtemiaError(f"There must be at least 1 process, not {jobs}.", "jobs", given=jobs)
    start = time.perf_counter()
    result = Result(order, {cell: Tally() for cell in order.cells}, [], jobs=jobs)
    numbers = range(order.games) if games is None else games
    chunks = [(order, numbers[i : i + CHUNK]) for i in range(0, len(numbers), CHUNK)]
    for part in run_chunks(chunks, jobs, play_chunk):
        result.add(part)
        if progress is not None:
            progress(part.total.games + len(part.failures))
    result.seconds = time.perf_counter() - start
    return result


Chunk = tuple[Order, Sequence[int]]


def play_chunk(chunk: Chunk) -> Result:
    return play_games(*chunk)


def play_games(order: Order, games: Sequence[int], rows: Rows | None = None) -> Result:
    """Plays these games; each one that comes to its end leaves a row, if there are rows to be filled."""
    result = Result(order, {}, [])
    seating = Seating(order)
    for game in games:
        tally = result.cells.setdefault(seating.cell(game), Tally())
        setup = seating.setup(game)
        start = time.perf_counter()
        try:
            policies = seating.policies(game)
            if rows is None:
                tally.add(play_game(setup, policies, order.watched))
            else:
                tally.add(play_for_a_row(setup, policies, game, rows))
        except Exception as error:
            trace = traceback.format_exc()
            told = f"{type(error).__name__}: {error}"
            result.failures.append(Failure(game, setup, order.creature, order.hunted, told, trace))
        tally.seconds += time.perf_counter() - start
    return result


def play_to_the_end(g: State, policies: list[Policy], watcher: Watcher | None = None) -> int:
    """How many decisions it took; a game that doesn't end is an error."""
    decisions = play_out(g, policies, watcher)
    if not g.winner:
        raise RuntimeError(f"no end after {decisions} decisions")
    return decisions


def play_game(setup: Setup, policies: list[Policy], watched: bool = False) -> Tally:
    """Plays one game; watched, it counts what is used on the way."""
    g = new_state(setup)
    counter = UseCounter() if watched else None
    decisions = play_to_the_end(g, policies, counter)
    return Tally(
        games=1,
        creature_wins=int(g.winner == CREATURE_WINS),
        decisions=decisions,
        turns=g.turn,
        uses=uses_in(g, counter.seen) if counter is not None else Counter(),
    )


def play_for_a_row(setup: Setup, policies: list[Policy], game: int, rows: Rows) -> Tally:
    """Plays one game, and enters what there is to tell of it."""
    g = new_state(setup)
    chronicle = Chronicle()
    decisions = play_to_the_end(g, policies, chronicle)
    chronicle.note_turn(g)
    rows.enter(game, g, chronicle, decisions)
    return Tally(games=1, creature_wins=int(g.winner == CREATURE_WINS), decisions=decisions, turns=g.turn)
