"""What is told of games that are over, and what files hold: found in a process of its own, each but once."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Hashable
from contextlib import suppress
from typing import Any, Final

import msgspec

from artemia.server.bots.child_process import new_process
from artemia.server.bots.teller import SIZE, Errand, ErrandDone
from artemia.server.wire.refusal import Refusal, WordedRefusal

log = logging.getLogger(__name__)

PATIENCE: Final = 60.0
"""Seconds for one answer."""
MOST_KEPT: Final = 8 * 1024 * 1024
"""Bytes of answers that are kept, in case somebody asks again."""
MOST_OF_ONE: Final = 8
"""Answers that may be worked out for one address at a time, or wait for it."""

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(ErrandDone).decode


class Tellings:
    """One thing after the other, in a process that is started when it is wanted."""

    def __init__(self, own_cards: dict[str, Any] | None = None) -> None:
        self.own_cards = own_cards or {}
        self.worked = 0  # answers that weren't known already
        self._kept: OrderedDict[Hashable, ErrandDone] = OrderedDict()
        self._size = 0
        self._coming: dict[Hashable, asyncio.Task[ErrandDone]] = {}
        self._tasks: set[asyncio.Task[ErrandDone]] = set()
        self._of_one: Counter[str] = Counter()
        self._free = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def of(self, about: Hashable, errand: Errand, address: str) -> bytes:
        """The answer, in JSON. `about` names what it depends on beside the question; None: it isn't kept."""
        key = (
            None
            if about is None
            else (about, errand.what, errand.lang, errand.cut, *errand.names, errand.n, errand.eyes)
        )
        told = self._kept.get(key) if key else None
        told = told or await self._worked_out(key, errand, address)
        if told.why:
            log.error("%s failed: %s", errand.what, told.why)
        if told.refused:
            raise WordedRefusal(told.refused, told.text)
        return told.found

    async def _worked_out(self, key: Hashable, errand: Errand, address: str) -> ErrandDone:
        """Whoever asks for what is being worked out waits for the same; nobody who leaves interrupts it."""
        task = self._coming.get(key)
        if task is None:
            if self._of_one[address] >= MOST_OF_ONE:
                raise Refusal("too-fast")
            self._of_one[address] += 1
            task = asyncio.create_task(self._ask(errand))
            self._tasks.add(task)
            task.add_done_callback(lambda task: self._over(key, address, task))
            if key is not None:
                self._coming[key] = task
        return await asyncio.shield(task)

    def _over(self, key: Hashable, address: str, task: asyncio.Task[ErrandDone]) -> None:
        self._tasks.discard(task)
        self._coming.pop(key, None)
        self._of_one -= Counter([address])
        if key is None or task.cancelled() or task.exception() or task.result().refused:
            return
        self._kept[key] = task.result()
        self._size += len(task.result().found)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1].found)

    async def _ask(self, errand: Errand) -> ErrandDone:
        async with self._free:
            self.worked += 1
            try:
                async with asyncio.timeout(PATIENCE):
                    process = await self._running()
                    return await exchange(process, errand)
            except BaseException:
                await self._end()  # in the middle of an answer nobody knows what comes next
                raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await new_process("artemia.server.bots.teller")
            if self.own_cards:
                await exchange(self._process, Errand("own", msgspec.json.encode(self.own_cards)))
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._end()


async def exchange(process: asyncio.subprocess.Process, errand: Errand) -> ErrandDone:
    assert process.stdin is not None and process.stdout is not None
    words = encode(errand)
    process.stdin.write(len(words).to_bytes(SIZE, "big") + words)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(SIZE), "big")
    return decode(await process.stdout.readexactly(size))
