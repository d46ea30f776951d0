"""What is done to the servers and to the lines, when, and for how long: all of it follows from the seed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final

from artemia.lab.torture.ground import LONG, SHORT, Fault, Ground
from artemia.lab.torture.host import ServerHost
from artemia.lab.torture.proxy import CALM, Proxy, Weather

FAIR: Final = 10.0
"""Seconds of usual weather before it turns bad."""
STORMS: Final = (
    Weather(cut=0.02, stall=0.05, repeat=0.05, overtake=0.2, longest_stall=0.3),
    Weather(cut=0.1, repeat=0.2),
    Weather(stall=0.3, overtake=0.5, longest_stall=1.5),
)
USUAL: Final = Weather(cut=0.002, stall=0.01, repeat=0.02, overtake=0.2, longest_stall=0.2)


class Storm:
    """Each server has one fault after the other, and over all of them goes the weather."""

    def __init__(
        self, seed: str, hosts: Sequence[ServerHost], proxy: Proxy, ground: Ground, peace: float
    ) -> None:
        self.seed, self.hosts, self.proxy = seed, hosts, proxy
        self.peace = peace
        self.counts: Counter[str] = Counter()
        self.broken: list[str] = []  # what a server did that none should
        self._faults: dict[str, tuple[int, Fault]] = {
            "kill": (14, self._kill),
            "stop": (2, self._stop),
            "freeze": (3, self._freeze),
            "freeze a thinker": (1, self._freeze_a_thinker),
            "kill a thinker": (1, self._kill_a_thinker),
            **ground.faults,
        }

    async def rage(self, seconds: float) -> None:
        """So long; then everything is whole again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(self._bad_weather(), *[self._torture(n) for n in range(len(self.hosts))])
        await asyncio.gather(*[host.busy.acquire() for host in self.hosts])

    async def _torture(self, n: int) -> None:
        """One fault after the other, with a moment of peace between them."""
        host, rng = self.hosts[n], Random(f"{self.seed} server {n}")
        names, weights = list(self._faults), [weight for weight, _ in self._faults.values()]
        while True:
            await asyncio.sleep(rng.expovariate(1 / self.peace))
            (name,) = rng.choices(names, weights)
            fault = asyncio.create_task(self._strike(name, host, Random(rng.random())))
            await asyncio.shield(fault)  # whatever was begun is mended, also when the storm is over

    async def _strike(self, name: str, host: ServerHost, rng: Random) -> None:
        async with host.busy:
            try:
                await self._faults[name][1](host, rng)
            except (ChildProcessError, TimeoutError) as error:
                self.broken.append(f"{name}: {error!r}")
            self.counts[name] += 1

    async def _bad_weather(self) -> None:
        rng = Random(f"{self.seed} weather")
        try:
            while True:
                self.proxy.weather = USUAL
                await asyncio.sleep(rng.expovariate(1 / FAIR))
                self.proxy.weather = rng.choice(STORMS)
                self.counts["bad weather"] += 1
                await asyncio.sleep(rng.uniform(*LONG))
        finally:
            self.proxy.weather = CALM

    async def _kill(self, host: ServerHost, rng: Random) -> None:
        await host.end(signal.SIGKILL)
        await self._again(host, rng)

    async def _stop(self, host: ServerHost, rng: Random) -> None:
        if code := await host.end(signal.SIGTERM):
            self.broken.append(f"a server that was told to stop ended with {code}")
        await self._again(host, rng)

    async def _again(self, host: ServerHost, rng: Random) -> None:
        if left := await host.left_behind():
            self.broken.append(f"processes {left} outlived their server")
        await asyncio.sleep(rng.uniform(0, 0.5))
        await host.start()

    async def _freeze(self, host: ServerHost, rng: Random) -> None:
        host.signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(rng.uniform(*rng.choice((SHORT, LONG))))
        finally:
            host.signal(signal.SIGCONT)

    async def _freeze_a_thinker(self, host: ServerHost, rng: Random) -> None:
        if thinkers := host.thinkers():
            pid = rng.choice(thinkers)
            os.kill(pid, signal.SIGSTOP)
            try:
                await asyncio.sleep(rng.uniform(*LONG))
            finally:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    async def _kill_a_thinker(self, host: ServerHost, rng: Random) -> None:
        if thinkers := host.thinkers():
            with suppress(ProcessLookupError):
                os.kill(rng.choice(thinkers), signal.SIGKILL)
