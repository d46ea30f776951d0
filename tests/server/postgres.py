"""A real PostgreSQL for the tests, from the wheel that brings one; it can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

import asyncpg

from artemia.lab.torture.host import children_of
from artemia.lab.torture.postgres import PostgresFolder

SOON: Final = 120.0


class Postgres:
    """One on a port of its own, with a database for each test."""

    def __init__(self) -> None:
        self.place = PostgresFolder()
        self._process: subprocess.Popen[bytes] | None = None
        self._names = count()
        made = subprocess.run(
            self.place.to_make, cwd=self.place.folder, capture_output=True, check=False, **self.place.who
        )
        assert not made.returncode, made.stderr

    def start(self) -> None:
        """Returns when it listens. It refuses to start while the last of one that was killed still ends."""
        log_file = self.place.folder / "log"
        until = time.monotonic() + SOON
        while not self._listens():
            assert time.monotonic() < until, log_file.read_text()[-2000:]
            if self._process is None or self._process.poll() is not None:
                with log_file.open("ab") as log:
                    self._process = subprocess.Popen(
                        self.place.to_serve, cwd=self.place.folder, stderr=log, **self.place.who
                    )
            time.sleep(0.02)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.place.port)) == 0

    def kill(self) -> None:
        """As when the machine fails: nothing is written that isn't on the disk or in the system's hands."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It and all it has started hold still, and no connection breaks."""
        assert self._process is not None
        family = [self._process.pid, *children_of(self._process.pid)]
        for pid in family:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in family:
                os.kill(pid, signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # which waits for no session
            self._process.wait(SOON)
        self.place.remove()

    def address(self, name: str) -> str:
        return f"postgresql://artemia@127.0.0.1:{self.place.port}/{name}"

    async def connected(self, name: str = "postgres") -> asyncpg.Connection[Any]:
        async with asyncio.timeout(SOON):
            while True:
                try:
                    return await asyncpg.connect(self.address(name))
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.05)

    def database(self) -> str:
        """The address of a new, empty one."""
        name = f"t{next(self._names)}"

        async def create() -> None:
            connection = await self.connected()
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self.address(name)


@contextmanager
def running() -> Iterator[Postgres]:
    found = Postgres()
    found.start()
    try:
        yield found
    finally:
        found.stop()
