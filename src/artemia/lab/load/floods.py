"""What people at a quiet table notice of a flood: how long an answer takes, and what memory it costs.

`python -m artemia.lab.load.floods` starts a server with its usual limits, and one flood after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Final

from artemia.lab.load.bot_waits import served
from artemia.lab.load.flood import FLOODS
from artemia.lab.load.measure import Slots, at_a_rate, cpu_seconds
from artemia.lab.load.ours import OurTable
from artemia.lab.load.servers import memory_mb

RATE: Final = 20.0
"""Answers a second at the quiet tables, all together: so many that a 99th percentile says something."""
TABLES: Final = 4


@asynccontextmanager
async def flooded(kind: str, port: int) -> AsyncIterator[None]:
    """By a process of its own, which is ended."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "artemia.lab.load.flood", kind, str(port), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        await asyncio.wait_for(process.stdout.readline(), 120)
        yield
    finally:
        process.kill()
        await process.wait()


@dataclass(frozen=True)
class Noticed:
    """How long answers took, in milliseconds, and what the server used meanwhile."""

    waits: list[float]
    cores: float
    memory: float

    def told(self, name: str) -> str:
        p50, p99, longest = [self.waits[int(share * (len(self.waits) - 1))] for share in (0.5, 0.99, 1)]
        return (
            f"{name:<16} {len(self.waits):>7} {p50:>8.1f} {p99:>8.1f} {longest:>8.1f} "
            f"{self.cores:>7.0%} {self.memory:>6.0f}"
        )


async def noticed(slots: Slots, pid: int, seconds: float) -> Noticed:
    await slots.lay_out()
    begun, before = time.perf_counter(), cpu_seconds(pid) or 0.0
    waits = await at_a_rate(slots, RATE, seconds)
    cores = ((cpu_seconds(pid) or 0.0) - before) / (time.perf_counter() - begun)
    return Noticed(waits, cores, memory_mb(pid) or 0.0)


async def measure(port: int, pid: int, kinds: list[str], seconds: float) -> None:
    slots = Slots((OurTable(n, []) for n in count()), port, TABLES)
    print(
        f"{'':<16} {'answers':>7} {'p50 ms':>8} {'p99 ms':>8} {'longest':>8} {'core':>7} {'MB':>6}",
        flush=True,
    )
    for kind in ("", *kinds, ""):
        await slots.lay_out()
        if kind:
            async with flooded(kind, port):
                found = await noticed(slots, pid, seconds)
        else:
            found = await noticed(slots, pid, seconds)
        print(found.told(kind or "no flood"), flush=True)
    slots.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each flood")
    parser.add_argument("kinds", nargs="*", help=f"of {', '.join(FLOODS)}; all, if none is named")
    wish = parser.parse_args()
    with served(["--bot-pace", "0"]) as (port, pid):
        asyncio.run(measure(port, pid, wish.kinds or list(FLOODS), wish.seconds))


if __name__ == "__main__":
    main()
