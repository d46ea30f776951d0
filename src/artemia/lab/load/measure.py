"""Moves a second, what one costs, and how long people wait, for each server in the same run."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

import msgspec

import artemia
from artemia.lab.load.others import BoardgameTable, EchoTable
from artemia.lab.load.ours import ALL_BOXES, BASE, Move, OurTable
from artemia.lab.peers import PeerUnavailableError, cache_root

HERE: Final = Path(__file__).parent
TABLES: Final = 28
SHORT_GAME: Final = 120
"""Moves in a short game of seven: so many are sure to fill the time that is measured."""
MOST_SPARE: Final = 150
"""Tables laid out before a measurement, beside those that are played."""
WARM_UP: Final = 3000
"""Moves before anything is measured."""
BOARDGAME: Final = "boardgame.io@0.50.2"
OURS, OURS_ALL, ECHO, OTHER = "artemia", "artemia, all boxes", "bare echo", "boardgame.io"
"""The other server's game is laid out like our base game, so that is what it is measured against."""


class LoadTable(Protocol):
    over: bool

    async def open(self, port: int) -> None: ...

    async def move(self) -> bool: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class Load:
    """What one server did."""

    name: str
    moves_per_s: float = 0.0
    cpu_us: float | None = None  # of the server's process, a move
    p50_ms: float = 0.0  # at a quarter of that rate, from sending to hearing that it is done
    p99_ms: float = 0.0
    frames_per_move: float = 0.0
    bytes_per_frame: float = 0.0
    note: str = ""


class Slots:
    """So many tables at a time; when a game ends the next table takes its place.

    `fresh` has as many as may be wanted, or, where no game ends, just these.
    """

    def __init__(self, fresh: Iterator[LoadTable], port: int, at_once: int) -> None:
        self._fresh, self._port, self._at_once = fresh, port, at_once
        self._waiting: list[LoadTable] = []
        self.tables: list[LoadTable] = []

    async def lay_out(self, moves: float = 0.0) -> None:
        """Opens what is missing for so many moves: however fast a server is, no measurement lacks games."""
        spare = min(int(moves / SHORT_GAME) + self._at_once, MOST_SPARE)
        await self._open(self.tables, self._at_once)
        await self._open(self._waiting, spare)

    async def _open(self, tables: list[LoadTable], wanted: int) -> None:
        for table in islice(self._fresh, max(wanted - len(tables), 0)):
            await table.open(self._port)
            tables.append(table)

    async def move(self, slot: int) -> bool:
        if self.tables[slot].over:
            if not self._waiting:
                await asyncio.sleep(0.01)
                return False
            self.tables[slot].close()
            self.tables[slot] = self._waiting.pop()
        return await self.tables[slot].move()

    def close(self) -> None:
        for table in (*self.tables, *self._waiting):
            table.close()

    @property
    def used_up(self) -> bool:
        return not self._waiting and any(table.over for table in self.tables)


async def as_fast_as_they_can(slots: Slots, seconds: float, most: int = sys.maxsize) -> tuple[int, float]:
    """Every table gives its next answer as soon as the last one is done; moves, and the time they took."""
    begin = time.perf_counter()
    moves = 0

    async def play(slot: int) -> None:
        nonlocal moves
        while time.perf_counter() - begin < seconds and moves < most and not slots.used_up:
            done = await slots.move(slot)
            moves += done

    await asyncio.gather(*[play(slot) for slot in range(len(slots.tables))])
    return moves, time.perf_counter() - begin


async def at_a_rate(slots: Slots, rate: float, seconds: float) -> list[float]:
    """Moves come evenly; how long each took, in milliseconds."""
    begin, took = time.perf_counter(), list[float]()
    count = len(slots.tables)

    async def play(slot: int) -> None:
        due = begin + slot / rate
        while due - begin < seconds and not slots.used_up:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            start = time.perf_counter()
            if await slots.move(slot):
                took.append((time.perf_counter() - start) * 1000)
            due += count / rate

    await asyncio.gather(*[play(slot) for slot in range(count)])
    return sorted(took)


def cpu_seconds(pid: int) -> float | None:
    """What a process has used so far, where the system tells."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def server(*command: str, cwd: Path | None = None) -> AsyncIterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process."""
    env = {**os.environ, "PYTHONPATH": str(Path(artemia.__file__).parents[1])}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=cwd, env=env
    )
    assert process.stdout is not None and process.stdin is not None
    try:
        line = b"?"
        while line and not line.strip().isdigit():
            line = await asyncio.wait_for(process.stdout.readline(), 30)
        if not line:
            raise PeerUnavailableError(f"{command[0]} didn’t start")
        yield int(line), process.pid
    finally:
        process.stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 5)
        if process.returncode is None:
            process.kill()
            await process.wait()


async def loaded(
    name: str, port: int, pid: int, fresh: Iterator[LoadTable], at_once: int, seconds: float
) -> Load:
    slots = Slots(fresh, port, at_once)
    await slots.lay_out()
    # What is made once, like labels, is made now.
    moves, took = await as_fast_as_they_can(slots, 5 * seconds, WARM_UP * at_once // TABLES)
    await slots.lay_out(2 * seconds * moves / took)  # it will be faster than it was
    before = cpu_seconds(pid)
    moves, took = await as_fast_as_they_can(slots, seconds)
    after = cpu_seconds(pid)
    rate = moves / took
    await slots.lay_out(seconds * rate / 4)
    waits = await at_a_rate(slots, max(rate / 4, 1), seconds)
    slots.close()
    if not waits:
        raise PeerUnavailableError("no move was done while the waits were measured")
    return Load(
        name,
        moves_per_s=rate,
        cpu_us=None if before is None or after is None else (after - before) / moves * 1e6,
        p50_ms=waits[len(waits) // 2],
        p99_ms=waits[len(waits) * 99 // 100],
    )


async def measure_ours(seconds: float, tables: int, recorded: list[Move], all_boxes: bool = False) -> Load:
    name, boxes = (OURS_ALL, ALL_BOXES) if all_boxes else (OURS, BASE)
    async with server(sys.executable, "-m", "artemia.lab.load.run_ours") as (port, pid):
        fresh = (OurTable(n, recorded, boxes) for n in count())
        found = await loaded(name, port, pid, fresh, tables, seconds)
    sizes = [len(text) for move in recorded for _, text in move]
    return replace(
        found, frames_per_move=len(sizes) / len(recorded), bytes_per_frame=sum(sizes) / max(len(sizes), 1)
    )


async def measure_echo(seconds: float, tables: int, recorded: list[Move]) -> Load:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "moves.json"
        file.write_bytes(msgspec.json.encode(recorded))
        async with server(sys.executable, "-m", "artemia.lab.load.run_echo", str(file)) as (port, pid):
            return await loaded(ECHO, port, pid, map(EchoTable, range(tables)), tables, seconds)


async def measure_boardgame(seconds: float, tables: int, home: Path) -> Load:
    async with server("node", "run_boardgame.cjs", cwd=home) as (port, pid):
        return await loaded(OTHER, port, pid, map(BoardgameTable, range(tables)), tables, seconds)


def boardgame_home(progress: Callable[[str], None], limit: float) -> Path:
    """The folder in which boardgame.io is installed, the first time only."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise PeerUnavailableError("there is no node here")
    home = cache_root() / BOARDGAME
    if not (home / "node_modules" / "boardgame.io").exists():
        progress(f"installing {BOARDGAME}")
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_text("{}", encoding="utf-8")
        command = [npm, "install", "--no-audit", "--no-fund", BOARDGAME]
        try:
            subprocess.run(command, cwd=home, capture_output=True, check=True, timeout=limit)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            raise PeerUnavailableError(f"{BOARDGAME} can’t be installed") from None
    shutil.copy(HERE / "run_boardgame.cjs", home)
    return home


def bench_servers(
    seconds: float, rounds: int, tables: int, budget: float, progress: Callable[[str], None]
) -> list[Load]:
    """Each server in turn, round by round; the best round counts, for noise only slows.

    After the first, a round that wouldn't end within the budget is left out; nobody gets more than half.
    """
    recorded: list[Move] = []
    taken: dict[str, list[Load]] = {}
    begin, longest = time.monotonic(), 0.0
    for turn in range(rounds):
        start = time.monotonic()
        if start + longest > begin + budget:
            break

        def measured(name: str, work: Coroutine[None, None, Load], turn: int = turn) -> None:
            progress(f"round {turn + 1} of {rounds}: {name}")
            taken.setdefault(name, []).append(asyncio.run(in_time(name, work, budget / 2)))

        measured(OURS, measure_ours(seconds, tables, recorded))
        measured(OURS_ALL, measure_ours(seconds, tables, [], all_boxes=True))
        if recorded:
            measured(ECHO, measure_echo(seconds, tables, recorded))
        try:
            measured(OTHER, measure_boardgame(seconds, tables, boardgame_home(progress, budget / 2)))
        except PeerUnavailableError as error:
            taken.setdefault(OTHER, []).append(Load(OTHER, note=str(error)))
        longest = max(longest, time.monotonic() - start)
    return [best(loads) for loads in taken.values()]


async def in_time(name: str, work: Coroutine[None, None, Load], limit: float) -> Load:
    try:
        return await asyncio.wait_for(work, limit)
    except TimeoutError:
        return Load(name, note=f"not measured within {limit:.0f} s")
    except PeerUnavailableError as error:
        return Load(name, note=str(error))


def best(loads: Sequence[Load]) -> Load:
    """The highest rate of all rounds, with the lowest cost and waits."""
    top = max(loads, key=lambda load: load.moves_per_s)
    measured = [load for load in loads if load.moves_per_s] or [top]
    costs = [load.cpu_us for load in measured if load.cpu_us is not None]
    return replace(
        top,
        cpu_us=min(costs, default=None),
        p50_ms=min(load.p50_ms for load in measured),
        p99_ms=min(load.p99_ms for load in measured),
    )
