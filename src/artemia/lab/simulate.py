"""Many games between bots, spread over processes. Game k is the same whatever runs beside it."""

from __future__ import annotations

import multiprocessing
import os
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, TypeVar

import artemia.cards as cards
from artemia.bots import BOTS, bot_named
from artemia.bots.policy import Policy
from artemia.engine.kernel import ask
from artemia.engine.step import OP, OP_BY_NAME, SEAT_SHIFT, first_of
from artemia.errors import ArtemiaError
from artemia.rules.boxes import BASE
from artemia.rules.catalog import HUNT_BY_BIT, SURVIVAL_BY_BIT
from artemia.rules.deal import new_state
from artemia.rules.roster import AVATAR_BY_BIT, EVOLUTION_BY_BIT, SURVIVOR_BY_BIT
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.rules.words import CREATURE_WINS

__all__ = ["Cell", "Failure", "Order", "Result", "Tally", "cards", "play_game", "simulate"]

CHUNK: Final = 50
"""Games a process plays before it reports. The same for any number of processes: so are the results."""
MOST_DECISIONS: Final = 50_000
"""A hundred times a long game."""
PLAY_HUNT: Final = OP_BY_NAME["play_hunt"].number
PLAY_SURVIVAL: Final = OP_BY_NAME["play_survival"].number
PLAN: Final = OP_BY_NAME["plan"].number
USE_POWER: Final = OP_BY_NAME["use_power"].number
PLACE_CHOICE: Final = OP_BY_NAME["place_choice"].number
DEVELOP: Final = OP_BY_NAME["develop"].number
CHOOSE_AVATAR: Final = OP_BY_NAME["choose_avatar"].number
RESCUE: Final = OP_BY_NAME["rescue"].number
COUNTED: Final = frozenset((PLAY_HUNT, PLAY_SURVIVAL, PLAN, USE_POWER, DEVELOP, CHOOSE_AVATAR, RESCUE))

Cell = tuple[int, str]
"""A seat count and a side of the board."""


@dataclass(frozen=True)
class Order:
    """What to play: `games` in all, dealt in turn to every seat count on every side."""

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
            seed=f"{self.seed}.{game}",
            places=self.places,
            boxes=self.boxes,
            light=self.light,
            labyrinth=self.labyrinth,
        )

    def policies(self, players: int, game: int) -> list[Policy]:
        """Every seat has a bot of its own, with a seed of its own."""
        return [
            bot_named(self.hunted if seat else self.creature, bot_seed(self.seed, game, seat))
            for seat in range(players)
        ]


def bot_seed(seed: int | str, game: int, seat: int) -> int:
    return int.from_bytes(sha256(f"bot {seed}.{game}.{seat}".encode()).digest()[:8], "big")


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    creature_wins: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    hunt: Counter[str] = field(default_factory=Counter)
    survival: Counter[str] = field(default_factory=Counter)
    powers: Counter[str] = field(default_factory=Counter)
    avatars: Counter[str] = field(default_factory=Counter)
    evolutions: Counter[str] = field(default_factory=Counter)
    survivors: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.creature_wins += other.creature_wins
        self.decisions += other.decisions
        self.turns += other.turns
        self.seconds += other.seconds
        self.hunt += other.hunt
        self.survival += other.survival
        self.powers += other.powers
        self.avatars += other.avatars
        self.evolutions += other.evolutions
        self.survivors += other.survivors

    def count(self, g: State, chosen: dict[int, int]) -> None:
        """Enters what was chosen in a game by the names of cards and places."""
        for step, times in chosen.items():
            op, what = step & OP, first_of(step)
            if op == PLAY_HUNT:
                self.hunt[HUNT_BY_BIT[what].id] += times
            elif op == USE_POWER:
                self.powers[g.planet.names[what.bit_length() - 1]] += times
            elif op == DEVELOP:
                self.evolutions[EVOLUTION_BY_BIT[what].id] += times
            elif op == CHOOSE_AVATAR:
                self.avatars[AVATAR_BY_BIT[what].id] += times
            elif op == RESCUE:
                self.survivors[SURVIVOR_BY_BIT[what].id] += times
            elif what:
                self.survival[SURVIVAL_BY_BIT[what].id] += times


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
        for cell, tally in part.cells.items():
            result.cells[cell].add(tally)
        result.failures += part.failures
        if progress is not None:
            progress(part.total.games + len(part.failures))
    result.failures.sort(key=lambda failure: failure.game)
    result.seconds = time.perf_counter() - start
    return result


Chunk = tuple[Order, Sequence[int]]
Task = TypeVar("Task")
Done = TypeVar("Done")


def run_chunks(chunks: list[Task], jobs: int, play: Callable[[Task], Done]) -> Iterator[Done]:
    """Does all the work there is, in any order, in so many processes."""
    if jobs == 1 or len(chunks) == 1:
        yield from map(play, chunks)
        return
    # A plain fork would copy the threads of whoever calls this in a state nobody can know.
    safe = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    with multiprocessing.get_context(safe).Pool(min(jobs, len(chunks))) as pool:
        yield from pool.imap_unordered(play, chunks)


def default_jobs() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_chunk(chunk: Chunk) -> Result:
    order, games = chunk
    result = Result(order, {}, [])
    for game in games:
        cell = order.cell_of(game)
        tally = result.cells.setdefault(cell, Tally())
        setup = order.setup(cell, game)
        start = time.perf_counter()
        try:
            tally.add(play_game(setup, order.policies(setup.players, game)))
        except Exception as error:
            trace = traceback.format_exc()
            told = f"{type(error).__name__}: {error}"
            result.failures.append(Failure(game, setup, order.creature, order.hunted, told, trace))
        tally.seconds += time.perf_counter() - start
    return result


def play_game(setup: Setup, policies: list[Policy]) -> Tally:
    """Plays one game as `play_out` does, and counts what is chosen on the way."""
    g = new_state(setup)
    decisions = 0
    chosen: dict[int, int] = {}
    while question := ask(g):
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
        answer = policies[question >> SEAT_SHIFT & 7].choose(g, question, g.answers)
        op = answer & OP
        # A power is counted where it is used on the spot, not where it is copied.
        if op in COUNTED and (op != USE_POWER or question & OP == PLACE_CHOICE):
            chosen[answer] = chosen.get(answer, 0) + 1
        g.agenda.append(answer)
    tally = Tally(games=1, creature_wins=int(g.winner == CREATURE_WINS), decisions=decisions, turns=g.turn)
    tally.count(g, chosen)
    return tally
