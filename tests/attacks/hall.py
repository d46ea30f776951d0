"""A real server in a thread of its own, for tests that go on from example to example."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from artemia.lab.load.run_ours import no_limits
from tests.server.kit import SOON, Person, Server, Socket

T = TypeVar("T")


class Hall:
    """A table of three: Ada is the host, a bot sits there, and a chair is free."""

    def __init__(self, data: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.server = Server(data, limits=no_limits())
        self.do(self.server.start())
        self.ada = self.do(self._person())
        self.code = self.do(self.ada.table(bots=1))
        self.socket: Socket = self.do(self.ada.open(self.code))

    async def _person(self) -> Person:
        return Person(self.server.url)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SOON)

    def close(self) -> None:
        self.do(self.ada.close())
        self.do(self.server.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@contextmanager
def hall(data: Path) -> Iterator[Hall]:
    found = Hall(data)
    try:
        yield found
    finally:
        found.close()
