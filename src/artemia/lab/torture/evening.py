"""A whole evening of torture: tables are laid and played while the storm rages, and each is judged."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Callable, Container, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import aiohttp

from artemia.lab.torture.ground import Ground, PostgresGround, SqliteGround
from artemia.lab.torture.host import SERVER, ServerHost
from artemia.lab.torture.judging import Judging
from artemia.lab.torture.kept import answers_kept
from artemia.lab.torture.proxy import Proxy
from artemia.lab.torture.roll_call import roll_call
from artemia.lab.torture.sitting import Sitting
from artemia.lab.torture.storm import Storm
from artemia.lab.torture.verdict import Verdict

MORE = 25
"""Answers after the storm by which a table shows that it can go on."""


@dataclass(frozen=True)
class TorturePlan:
    """What the evening is to be."""

    seed: str
    seconds: float
    tables: int
    folder: Path
    command: Sequence[str] = SERVER
    processes: int = 1
    peace: float = 2.0  # seconds in which a server is left alone after a fault, on average
    to_get_going: float = 120.0  # seconds within which somebody must have got an answer through
    patience: float = 120.0  # seconds within which every table must have gone on after the storm


@dataclass
class TortureReport:
    """What was done, and what came of it."""

    seed: str
    seconds: float
    faults: dict[str, int]
    verdict: Verdict
    kept: list[Path]  # the files in which broken games can be looked into

    @property
    def clean(self) -> bool:
        return not self.verdict.found


class Evening:
    """Servers, a proxy, tables, a storm and a referee, all ended together."""

    def __init__(self, plan: TorturePlan, tell: Callable[[str], None]) -> None:
        self.plan, self.tell = plan, tell
        self.ground: Ground = PostgresGround() if plan.processes > 1 else SqliteGround(plan.folder)
        self.proxy = Proxy(Random(f"{plan.seed} proxy"))
        self.hosts = [
            ServerHost(f"server-{n}", self.ground.words, plan.folder / f"server-{n}.log", plan.command)
            for n in range(plan.processes)
        ]
        self.storm = Storm(plan.seed, self.hosts, self.proxy, self.ground, plan.peace)
        self.playing: set[Sitting] = set()
        self.judging = Judging(self.ground.store, plan.folder)
        self.ending = False
        self._laid = 0

    async def run(self) -> TortureReport:
        begin = time.monotonic()
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.judging)
            stack.push_async_callback(self.ground.close)
            await self.ground.open()
            for host in self.hosts:
                stack.push_async_callback(host.close)
                await host.start()
            await self.ground.watch()
            self.proxy.backends = lambda: [host.port for host in self.hosts if host.port]
            site = f"http://127.0.0.1:{await self.proxy.open()}"
            stack.push_async_callback(self.proxy.close)
            http = aiohttp.ClientSession(
                cookie_jar=aiohttp.DummyCookieJar(), connector=aiohttp.TCPConnector(limit=0, force_close=True)
            )
            await stack.enter_async_context(http)
            slots = await stack.enter_async_context(self._slots(site, http))
            telling = asyncio.create_task(self._tell_now_and_then(begin))
            stack.callback(telling.cancel)
            if await self._under_way():
                await self.storm.rage(self.plan.seconds)
            else:
                self._stuck("", f"no answer got through in the first {self.plan.to_get_going:.0f} s")
            self.ending = True
            stuck = await self._go_on(slots)
            await self._roll_call(http, stuck)
            await self.judging.settle()
            for about in await self.ground.astray():
                self.judging.verdict.broken("lease", "", about)
        for about in self.storm.broken:
            self._stuck("", about)
        verdict = self.judging.verdict
        in_vain = sum(host.in_vain for host in self.hosts)
        faults = {**self.storm.counts, **self.proxy.counts, "start in vain": in_vain}
        return TortureReport(self.plan.seed, time.monotonic() - begin, faults, verdict, self.judging.kept)

    # Until the storm is over

    async def _under_way(self) -> bool:
        """Whether anybody's answer was acknowledged in time; before that a storm would show nothing."""
        end = time.monotonic() + self.plan.to_get_going
        while not any(sitting.acknowledged for sitting in self.playing):
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.1)
        return True

    @asynccontextmanager
    async def _slots(self, site: str, http: aiohttp.ClientSession) -> AsyncIterator[list[asyncio.Task[None]]]:
        slots = [asyncio.create_task(self._play(site, http)) for _ in range(self.plan.tables)]
        try:
            yield slots
        finally:
            for slot in slots:
                slot.cancel()
            await asyncio.gather(*slots, return_exceptions=True)
            for sitting in self.playing:
                await sitting.leave()
                sitting.spool.close()

    async def _play(self, site: str, http: aiohttp.ClientSession) -> None:
        """One table after the other."""
        while not self.ending:
            self._laid += 1
            sitting = Sitting(self._laid, self.plan.seed, site, http, self.plan.folder)
            self.playing.add(sitting)
            await sitting.lay()
            await sitting.over.wait()
            if not await sitting.hear_the_end():
                self._stuck(sitting.code, "not everybody hears that it is over")
            await self._done(sitting)

    async def _done(self, sitting: Sitting) -> None:
        await self._leave(sitting)
        self.playing.discard(sitting)
        if sitting.code:  # else it was never made, and there is nothing to judge
            self.judging.hand_over(sitting)

    async def _tell_now_and_then(self, begin: float) -> None:
        while True:
            done = self.judging.acknowledged + sum(sitting.acknowledged for sitting in self.playing)
            self.tell(
                f"{time.monotonic() - begin:.0f} s, {self.storm.counts['kill']} kills, "
                f"{done} answers acknowledged, {self.judging.verdict.over} games over, "
                f"{self.judging.verdict.frames} frames checked, "
                f"{sum(self.judging.verdict.found.values())} violations"
            )
            await asyncio.sleep(1)

    # After the storm

    async def _go_on(self, slots: Sequence[asyncio.Task[None]]) -> set[Sitting]:
        """Every table plays to its end, or so many answers more; those that don't."""
        due = {sitting: await self._kept(sitting) + MORE for sitting in list(self.playing)}
        end = time.monotonic() + self.plan.patience
        while due and time.monotonic() < end:
            await asyncio.sleep(0.5)
            due = {
                sitting: answers
                for sitting, answers in due.items()
                if sitting in self.playing
                and not sitting.over.is_set()
                and await self._kept(sitting) < answers
            }
        for sitting, answers in due.items():
            self._stuck(sitting.code, f"{await self._kept(sitting)} answers after the storm, not {answers}")
        with suppress(TimeoutError):
            async with asyncio.timeout(self.plan.patience):
                while any(sitting.over.is_set() for sitting in self.playing):
                    await asyncio.sleep(0.1)
        for slot in slots:
            slot.cancel()
        for outcome in await asyncio.gather(*slots, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        return set(due)

    async def _kept(self, sitting: Sitting) -> int:
        return await answers_kept(self.ground.store, sitting.code) if sitting.code else 0

    async def _roll_call(self, http: aiohttp.ClientSession, stuck: Container[Sitting]) -> None:
        """Those that play on are looked at through each process, by everybody."""
        for sitting in list(self.playing):
            await self._leave(sitting)
            for n, host in enumerate(self.hosts if sitting not in stuck else ()):
                try:
                    await roll_call(sitting, n, host.port, await self._kept(sitting), http)
                except (aiohttp.ClientError, OSError, TimeoutError, TypeError) as error:
                    self._stuck(sitting.code, f"process {n} doesn't show it: {error!r}")
            await self._done(sitting)

    async def _leave(self, sitting: Sitting) -> None:
        for error in await sitting.leave():
            self._stuck(sitting.code, f"a page broke: {error!r}")

    def _stuck(self, code: str, about: str) -> None:
        self.judging.verdict.broken("stuck", code, about)


async def torture(plan: TorturePlan, tell: Callable[[str], None] = lambda words: None) -> TortureReport:
    """The folder is emptied but for what is needed to look into what was broken."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    report = await Evening(plan, tell).run()
    if report.clean:
        shutil.rmtree(plan.folder)
    return report
