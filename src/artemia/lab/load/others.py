"""The tables of the servers ours is measured beside: a bare echo, and boardgame.io."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Final

from artemia.lab.load.ours import SEATS
from artemia.lab.load.wire import Wire, connect

STATE_ID: Final = re.compile(rb'"_stateID":(\d+)')
ANSWER: Final = b'{"id":"1234","type":"answer","ask":123456789012,"key":"take_back 2 1+6 -"}'
"""As long as a usual one."""


class EchoTable:
    """Every message is answered with what a table of ours once sent."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.wires: list[Wire] = []
        self.over = False
        self._mover = 0
        self._done: asyncio.Future[bool] | None = None

    async def open(self, port: int) -> None:
        for seat in range(SEATS):
            wire = await connect(port, f"/{self.number}/{seat}")
            wire.heard = self._hear
            self.wires.append(wire)

    def _hear(self, text: bytes) -> None:
        if self._done is not None and text.startswith(b'{"type":"done"'):
            self._done.set_result(True)
            self._done = None

    async def move(self) -> bool:
        self._mover = (self._mover + 1) % SEATS
        self._done = asyncio.get_running_loop().create_future()
        self.wires[self._mover].send(ANSWER)
        return await self._done

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


class BoardgameTable:
    """A match of boardgame.io, spoken to in socket.io's own frames."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.wires: list[Wire] = []
        self.over = False
        self._mover = 0
        self._state = 0
        self._awaited: tuple[int, bytes] = (0, b"")
        self._done: asyncio.Future[bool] | None = None

    async def open(self, port: int) -> None:
        for seat in range(SEATS):
            wire = await connect(port, "/socket.io/?EIO=4&transport=websocket")
            wire.heard = lambda text, n=seat: self._hear(n, text)  # type: ignore[misc]
            self.wires.append(wire)
            await self._say(seat, b"40/bench,", b"40/bench,")
            sync = json.dumps(["sync", f"m{self.number}", str(seat), None, SEATS])
            await self._say(seat, f"42/bench,{sync}".encode(), b'42/bench,["sync"')

    def _say(self, wire: int, text: bytes, awaited: bytes) -> asyncio.Future[bool]:
        self._awaited = (wire, awaited)
        self._done = asyncio.get_running_loop().create_future()
        self.wires[wire].send(text)
        return self._done

    def _hear(self, wire: int, text: bytes) -> None:
        if text == b"2":  # socket.io's own ping
            self.wires[wire].send(b"3")
        elif self._done is not None and wire == self._awaited[0] and text.startswith(self._awaited[1]):
            found = STATE_ID.search(text)
            state = int(found[1]) if found else self._state
            if b'"update"' in self._awaited[1] and state <= self._state:
                return  # of the move before, which came to this seat last
            self._state = state
            self._done.set_result(True)
            self._done = None

    async def move(self) -> bool:
        self._mover = (self._mover + 1) % SEATS
        who, match = str(self._mover), f"m{self.number}"
        action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [self._mover], "playerID": who}}
        words = json.dumps(["update", action, self._state, match, who])
        return await self._say(self._mover, f"42/bench,{words}".encode(), b'42/bench,["update"')

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
