"""Makes bots and plays games, and prints how many bytes each of them keeps for good: `memory.py`."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from resource import getpagesize

from artemia.bots import BOTS, bot_named
from artemia.bots.policy import Policy
from artemia.lab.simulate import Order, play_chunk
from artemia.rules.presets import PRESETS

BOTS_MADE = 2000
GAMES = 400


def resident() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * getpagesize()


def kept_by(make: Callable[[int], object], times: int) -> int:
    """How many bytes each of so many things keeps, once as many have come and gone before."""
    for n in range(times):
        make(n)
    before = resident()
    for n in range(times):
        make(times + n)
    return (resident() - before) // times


def played(mode: str) -> Callable[[int], object]:
    order = Order(players=(4,), creature="chance", hunted="chance", games=2 * GAMES, **PRESETS[mode])
    return lambda n: play_chunk((order, [n]))


class Own(Policy):
    """A bot of one's own, which doesn't know how to choose."""


if __name__ == "__main__":
    for name in BOTS:
        print(f"{name}={kept_by(lambda n, name=name: bot_named(name, n), BOTS_MADE)}")  # type: ignore[misc]
    print(f"own={kept_by(Own, BOTS_MADE)}")
    for mode in PRESETS:
        print(f"games:{mode}={kept_by(played(mode), GAMES)}")
