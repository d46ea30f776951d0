"""How many tables servers bear: more and more of them, at people's pace, until answers take too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from artemia.lab.load.ours import BASE
from artemia.lab.load.paced import PacedTable
from artemia.lab.load.servers import OURS, Serve, Servers, serving
from artemia.lab.peers import PeerUnavailableError

AT_ONCE: Final = 6
"""Tables being laid at the same time."""
SETTLING: Final = 5.0
"""Seconds after the last table is laid, before anything is measured."""


@dataclass(frozen=True)
class Step:
    """What was measured with so many tables."""

    tables: int
    answers: int
    seconds: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    cpu: float | None  # of one core, by the servers
    own_cpu: float  # and by the people of this test, who share the machine with them
    memory_mb: float | None
    stored_mb: float
    database_cpu: float | None = 0.0
    kept: int = 0  # answers since the first table was laid

    @property
    def answers_a_second(self) -> float:
        return self.answers / self.seconds


@dataclass(frozen=True)
class Growth:
    """What more tables and more answers take, from the first step to the last."""

    memory_of_table_kb: float | None
    stored_for_100_answers_kb: float


def growth(steps: Sequence[Step]) -> Growth | None:
    first, last = steps[0], steps[-1]
    if last.tables == first.tables or last.kept == first.kept:
        return None
    memory = None
    if first.memory_mb is not None and last.memory_mb is not None:
        memory = (last.memory_mb - first.memory_mb) * 1000 / (last.tables - first.tables)
    stored = (last.stored_mb - first.stored_mb) * 1000 / (last.kept - first.kept)
    return Growth(memory, stored * 100)


@dataclass(frozen=True)
class CapacityTest:
    """Tables are added `by` so many until p99 passes `limit_ms`, or there are `most`."""

    first: int = 250
    by: int = 250
    most: int = 3000
    pace: float = 8.0
    seconds: float = 30.0
    limit_ms: float = 100.0
    boxes: tuple[str, ...] = BASE
    processes: int = 1  # more than one share a PostgreSQL
    scattered: bool = False  # whether the people of a table are guests of different servers
    serve: Serve = OURS

    def steps(self) -> range:
        return range(self.first, self.most + 1, self.by)


@dataclass
class Crowd:
    """All tables that play. Where a game ends another one begins."""

    ports: Sequence[int]
    test: CapacityTest
    waits: list[float] = field(default_factory=list)
    answered: int = 0
    tables: set[PacedTable] = field(default_factory=set)
    _laid: int = 0
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def grow(self, tables: int) -> None:
        free = asyncio.Semaphore(AT_ONCE)

        async def lay() -> None:
            async with free:
                await self._lay()

        await asyncio.gather(*[lay() for _ in range(tables - len(self.tables))])

    async def _lay(self) -> None:
        self._laid += 1
        table = PacedTable(self._laid, self.test.pace, self._waited, self._ended, self.test.boxes)
        turn = self._laid % len(self.ports)
        ports = [*self.ports[turn:], *self.ports[:turn]]
        await table.open(*(ports if self.test.scattered else ports[:1]))
        self.tables.add(table)
        table.start()

    def _waited(self, seconds: float) -> None:
        self.answered += 1
        self.waits.append(seconds)

    def _ended(self, table: PacedTable) -> None:
        self.tables.discard(table)
        task = asyncio.create_task(self._lay())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables):
            table.close()


async def capacity(test: CapacityTest, tell: Callable[[Step], None]) -> list[Step]:
    """All steps up to the first that is too slow."""
    found: list[Step] = []
    async with serving(test.processes, test.serve) as servers:
        crowd = Crowd(servers.ports, test)
        try:
            for tables in test.steps():
                await crowd.grow(tables)
                await asyncio.sleep(SETTLING)
                found.append(await measured(crowd, servers))
                tell(found[-1])
                if found[-1].p99_ms > test.limit_ms:
                    break
        finally:
            await crowd.close()
    return found


async def measured(crowd: Crowd, servers: Servers) -> Step:
    crowd.waits.clear()
    begin, cpu, database = time.perf_counter(), servers.cpu(), servers.database_cpu()
    own = time.process_time()
    await asyncio.sleep(crowd.test.seconds)
    seconds, waits = time.perf_counter() - begin, sorted(crowd.waits)
    if not waits:
        raise PeerUnavailableError("nothing was answered")
    return Step(
        tables=len(crowd.tables),
        answers=len(waits),
        seconds=seconds,
        p50_ms=waits[len(waits) // 2] * 1000,
        p99_ms=waits[len(waits) * 99 // 100] * 1000,
        longest_ms=waits[-1] * 1000,
        cpu=a_second(cpu, servers.cpu(), seconds),
        own_cpu=(time.process_time() - own) / seconds,
        memory_mb=servers.memory_mb(),
        stored_mb=servers.stored_mb(),
        database_cpu=a_second(database, servers.database_cpu(), seconds),
        kept=crowd.answered,
    )


def a_second(before: float | None, after: float | None, seconds: float) -> float | None:
    return None if before is None or after is None else (after - before) / seconds


def borne(steps: Sequence[Step], limit_ms: float) -> int:
    """The most tables for which all went well."""
    return max((step.tables for step in steps if step.p99_ms <= limit_ms), default=0)
