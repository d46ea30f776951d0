"""A server to be measured: as `artemia serve` starts it, but without limits: `run_ours [FILE or ADDRESS]`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from aiohttp import web

from artemia.server.web.app import make_app
from artemia.server.web.door import Runner
from artemia.server.web.event_loop import run
from artemia.server.web.middleware import SERVICES
from artemia.server.web.security import Limits


def no_limits() -> Limits:
    """All players of the bench come from one address."""
    rate, many = (1e9, 1e9), 10**9
    return Limits(
        messages=rate,
        requests=rate,
        made=rate,
        sockets_of_person=many,
        sockets_of_address=many,
        connections_of_address=many,
        connections=many,
    )


async def serve(data: str = "") -> None:
    with TemporaryDirectory() as folder:
        app = make_app(data or Path(folder) / "tables.db", limits=no_limits())
        runner = Runner(app, shutdown_timeout=1.0)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        await app[SERVICES].warm()
        print(runner.addresses[0][1], flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        await runner.cleanup()


if __name__ == "__main__":
    run(serve(*sys.argv[1:]))
