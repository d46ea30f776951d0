"""Whether times of answers tell a secret: in phase 1, whether another has committed, and taken it back.

`python -m artemia.lab.load.timing` lays one table after the other. At each the first Hunted has committed,
has withdrawn or has done neither, at random, and the others are timed. How well one could guess from that is
the chance that of two times, one of either kind, the longer is where something was done: a half is nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from itertools import product
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from artemia.engine.step import OP_BY_NAME, SECRET
from artemia.lab.load.measure import server
from artemia.lab.load.ours import OurTable

CREATURE, SECRETIVE, OBSERVER = 0, 1, 2
NOTHING, COMMITTED, WITHDRAWN = "nothing", "committed", "withdrawn"
Times = dict[tuple[str, str], list[float]]
"""By what was timed, and what had been done in secret."""
PAUSE: Final = 0.05
WELCOMES: Final = 4
"""How often each observer asks for all there is; the quickest counts."""


class WatchedTable(OurTable):
    """Times what its people do, and counts what they hear of others."""

    heard = 0

    def _hear(self, wire: int, text: bytes) -> None:
        self.heard += wire != SECRETIVE
        super()._hear(wire, text)

    async def give(self, seat: int) -> float:
        """What nobody else sees; a card played then is seen by all."""
        ask = self.asks[seat]
        assert ask is not None
        silent = replace(ask, choices=[each for each in ask.choices if OP_BY_NAME[each.op].seen == SECRET])
        return await self.timed(seat, type="answer", ask=ask.id, key=self._key(silent))

    async def timed(self, seat: int, **message: Any) -> float:
        begun = time.perf_counter()
        await self._request(seat, **message)
        return time.perf_counter() - begun

    async def welcomed(self, seat: int) -> float:
        return min([await self.timed(seat, type="lang", lang="en") for _ in range(WELCOMES)])


async def watch(table: WatchedTable, done: str, times: Times) -> int:
    """How many frames the others got of what was done in secret."""
    await asyncio.sleep(PAUSE)  # what the last one who sat down caused is on its way
    before = table.heard
    if done != NOTHING:
        await table.give(SECRETIVE)
    if done == WITHDRAWN:
        await table.give(SECRETIVE)
    await asyncio.sleep(PAUSE)
    told = table.heard - before
    times.setdefault(("the Creature is welcomed", done), []).append(await table.welcomed(CREATURE))
    times.setdefault(("a Hunted is welcomed", done), []).append(await table.welcomed(OBSERVER))
    times.setdefault(("a Hunted commits", done), []).append(await table.give(OBSERVER))
    times.setdefault(("a Hunted withdraws", done), []).append(await table.give(OBSERVER))
    return told


def told_apart(without: Sequence[float], with_it: Sequence[float]) -> float:
    """How often the longer of two is the one with it."""
    longer = sum((a < b) + (a == b) / 2 for a, b in product(without, with_it))
    return longer / (len(without) * len(with_it))


def chance_of(without: int, with_it: int) -> float:
    """How far from a half that is by chance, but for one time in twenty."""
    return 1.96 * sqrt((without + with_it + 1) / (12 * without * with_it))


async def measure(tables: int, seed: int) -> None:
    rng, times, told = Random(seed), Times(), 0
    async with server(sys.executable, "-m", "artemia.lab.load.run_ours") as (port, _):
        for number in range(tables):
            table = WatchedTable(seed + number, [])
            await table.open(port)
            told += await watch(table, rng.choice((NOTHING, COMMITTED, WITHDRAWN)), times)
            table.close()
    print(f"{tables} tables of seven; of what was done in secret the others got {told} frames")
    for what in dict.fromkeys(what for what, _ in times):
        without = times[what, NOTHING]
        for done in (COMMITTED, WITHDRAWN):
            found = times[what, done]
            print(
                f"{what:<26} {middle(without):6.2f} ms, {middle(found):6.2f} ms when another has {done}: "
                f"{told_apart(without, found):.3f}, by chance 0.5 ± {chance_of(len(without), len(found)):.3f}"
            )


def middle(times: Sequence[float]) -> float:
    """Milliseconds."""
    return 1000 * sorted(times)[len(times) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    asyncio.run(measure(wish.tables, wish.seed))


if __name__ == "__main__":
    main()
