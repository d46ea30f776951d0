"""The servers a capacity test runs against: one on a file, or several on a PostgreSQL of their own."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from artemia.lab.load.measure import cpu_seconds, server
from artemia.lab.torture.postgres import PostgresHost

Serve = tuple[str, ...]
"""What Python is told, besides where its tables are. It prints its port and ends with its input."""
OURS: Final[Serve] = ("-m", "artemia.lab.load.run_ours")


@dataclass(frozen=True)
class Servers:
    """Where they listen, which processes they are, and where their tables lie."""

    ports: tuple[int, ...]
    pids: tuple[int, ...]
    folder: Path
    database: Callable[[], list[int]] = list  # the processes of PostgreSQL

    def cpu(self) -> float | None:
        return total([cpu_seconds(pid) for pid in self.pids])

    def database_cpu(self) -> float | None:
        return total([cpu_seconds(pid) for pid in self.database()])

    def memory_mb(self) -> float | None:
        return total([memory_mb(pid) for pid in self.pids])

    def stored_mb(self) -> float:
        return sum(size_of(file) for file in self.folder.rglob("*")) / 1e6


@asynccontextmanager
async def serving(processes: int = 1, serve: Serve = OURS) -> AsyncIterator[Servers]:
    """Servers of our own, ended with all they have started."""
    async with AsyncExitStack() as stack:
        if processes == 1:
            folder = Path(stack.enter_context(TemporaryDirectory()))
            port, pid = await stack.enter_async_context(
                server(sys.executable, *serve, str(folder / "tables.db"))
            )
            yield Servers((port,), (pid,), folder)
            return
        database = PostgresHost()
        stack.push_async_callback(database.close)
        await database.make()
        found = [
            await stack.enter_async_context(server(sys.executable, *serve, database.address(f"load-{n}")))
            for n in range(processes)
        ]
        ports, pids = zip(*found, strict=True)
        yield Servers(ports, pids, database.place.folder / "data" / "base", database.family)


def total(numbers: list[float | None]) -> float | None:
    """Of all, if all are known."""
    return None if None in numbers else sum(number for number in numbers if number is not None)


def memory_mb(pid: int) -> float | None:
    """What a process holds in memory, where the system tells."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1000
    return None


def size_of(file: Path) -> int:
    """Nothing, if it has gone meanwhile."""
    with suppress(OSError):
        return file.stat().st_size
    return 0
