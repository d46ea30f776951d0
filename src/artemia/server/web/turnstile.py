"""One newcomer after the other: whoever sits at a table is heard between any two of them."""

from __future__ import annotations

import asyncio
from collections import deque


class Turnstile:
    """Lets one through each round of the loop, in the order in which they came.

    Hundreds may come at once. Each is quickly served, but together they would be a pause for everybody.
    """

    def __init__(self) -> None:
        self._queue: deque[asyncio.Future[None]] = deque()

    async def through(self) -> None:
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._queue.append(turn)
        if len(self._queue) == 1:
            loop.call_soon(self._next)
        await turn

    def _next(self) -> None:
        """Who has gone meanwhile is passed over."""
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(None)
                break
        if self._queue:
            asyncio.get_running_loop().call_soon(self._next)
