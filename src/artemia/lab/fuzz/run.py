"""The long run: every reader and every kind of guest in turn, until the time is over or something breaks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from artemia.lab.fuzz.guests import guests
from artemia.lab.fuzz.readers import Readers

USUAL: Final = 1000
ROUND: Final = {"record": 200, "save": 200, "cards": 400, "message": 2000, "answer": 2000}
"""Inputs for each reader before it is the next one's turn: fewer where each takes longer."""
SOCKETS: Final = 4
"""Sockets for each handful of requests."""
SLOW: Final = 5.0
"""Processor seconds for one input: that is a hang."""


class Finding(NamedTuple):
    """An input, and what it did instead of being refused."""

    where: str
    error: BaseException
    seed: str


class Fuzzed(NamedTuple):
    inputs: Counter[str]
    finding: Finding | None


async def fuzz(seconds: float, seed: int, told: Callable[[Counter[str]], None] = lambda _: None) -> Fuzzed:
    """The same seed gives the same inputs; each round has a seed of its own, by which it can be had again."""
    inputs: Counter[str] = Counter()
    tracebacks = Tracebacks()
    logging.getLogger().addHandler(tracebacks)
    turn = 0
    readers = Readers()
    try:
        async with guests() as crowd:
            end = time.monotonic() + seconds
            while turn == 0 or time.monotonic() < end:
                for name, read in readers.all.items():
                    rng = Random(own := f"{seed} {turn} {name}")
                    for _ in range(ROUND.get(name, USUAL)):
                        begun = time.process_time()
                        try:
                            read(rng)
                        except Exception as error:
                            return Fuzzed(inputs, Finding(name, error, own))
                        inputs[name] += 1
                        if time.process_time() - begun > SLOW:
                            return Fuzzed(inputs, Finding(name, TimeoutError("it took too long"), own))
                    await asyncio.sleep(0)
                sends = (("HTTP", crowd.over_http), *[("socket", crowd.over_a_socket)] * SOCKETS)
                for n, (name, send) in enumerate(sends):
                    own = f"{seed} {turn} {name} {n}"
                    before = crowd.inputs
                    try:
                        await send(Random(own))
                        tracebacks.none()
                    except Exception as error:
                        return Fuzzed(inputs, Finding(name, error, own))
                    inputs[name] += crowd.inputs - before
                turn += 1
                told(inputs)
    finally:
        logging.getLogger().removeHandler(tracebacks)
    return Fuzzed(inputs, None)


class Tracebacks(logging.Handler):
    """What the server notes with a traceback is a mistake of ours."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.found.append(logging.Formatter().format(record))

    def none(self) -> None:
        if self.found:
            raise AssertionError(self.found[0])
