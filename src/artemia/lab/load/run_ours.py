"""A server for the bench: as `artemia serve` starts it, but without limits, on any free port."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from aiohttp import web

from artemia.server.web.app import make_app
from artemia.server.web.event_loop import run
from artemia.server.web.middleware import SERVICES
from artemia.server.web.security import Limits


class NoLimits(Limits):
    """All players of the bench come from one address."""

    def __init__(self) -> None:
        super().__init__(messages=(1e9, 1e9))

    def asks(self, address: str) -> None:
        pass

    def makes(self, address: str) -> None:
        pass

    @contextmanager
    def socket(self, user: str, address: str) -> Iterator[None]:
        yield


async def serve() -> None:
    with TemporaryDirectory() as folder:
        app = make_app(Path(folder) / "tables.db", limits=NoLimits())
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        await app[SERVICES].warm()
        print(runner.addresses[0][1], flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        await runner.cleanup()


if __name__ == "__main__":
    run(serve())
