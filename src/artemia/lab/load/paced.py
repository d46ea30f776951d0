"""A table of seven people who think like people: each answers some seconds after they were asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from artemia.lab.load.ours import BASE, OurTable, read
from artemia.server.wire.messages import Ask

SHORTEST: Final = 0.5
"""Seconds; nobody answers quicker, and on average it takes the pace."""


class PacedTable(OurTable):
    """Plays by itself once it has started; `waited` is told what each answer took, in seconds."""

    def __init__(
        self,
        seed: int,
        pace: float,
        waited: Callable[[float], None],
        ended: Callable[[PacedTable], None],
        boxes: tuple[str, ...] = BASE,
    ) -> None:
        super().__init__(seed, [], boxes)
        self._pace = pace
        self._waited = waited
        self._ended = ended
        self._playing = False
        self._sent: dict[str, float] = {}  # requests on their way, and when they were sent
        self._thinking: dict[int, asyncio.TimerHandle] = {}

    def start(self) -> None:
        self._playing = True
        for seat, ask in enumerate(self.asks):
            self._consider(seat, ask)

    def _hear(self, wire: int, text: bytes) -> None:
        if not self._playing:
            super()._hear(wire, text)
            return
        heard = read(text)
        if heard.type in ("moved", "welcome"):
            self._consider(wire, heard.ask)
        elif heard.type == "table" and b'"status":"over"' in text:
            self.close()
            self._ended(self)
        elif heard.id is not None and (sent := self._sent.pop(heard.id, None)) is not None:
            self._waited(time.perf_counter() - sent)

    def _consider(self, seat: int, ask: Ask | None) -> None:
        """Thinks about what is asked now, and no longer about what was."""
        before, self.asks[seat] = self.asks[seat], ask
        if seat in self._thinking:
            if ask is not None and before is not None and ask.id == before.id:
                return
            self._thinking.pop(seat).cancel()
        if ask is not None and not ask.optional:
            seconds = SHORTEST + self._rng.expovariate(1 / (self._pace - SHORTEST))
            loop = asyncio.get_running_loop()
            self._thinking[seat] = loop.call_later(seconds, self._answer, seat, ask)

    def _answer(self, seat: int, ask: Ask) -> None:
        del self._thinking[seat]
        self._ids += 1
        id = str(self._ids)
        self._sent[id] = time.perf_counter()
        answer = {"type": "answer", "id": id, "ask": ask.id, "key": self._key(ask)}
        self.wires[seat].send(msgspec.json.encode(answer))

    def close(self) -> None:
        self._playing = False
        for timer in self._thinking.values():
            timer.cancel()
        self._thinking.clear()
        super().close()
