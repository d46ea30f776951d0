"""A real server in a process of its own, and what can be done to it."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

import artemia

SERVER: Final = (sys.executable, "-P", "-m", "artemia.lab.torture.spare")
LONGEST_START: Final = 120.0
LONGEST_STOP: Final = 60.0
Words = Callable[[str], Sequence[str]]
CHILD: Final = b"artemia.server.bots"
WHERE: Final = re.compile(rb"http://localhost:(\d+)/")


class ServerHost:
    """`artemia serve`, started again each time it ends, on whichever port is free."""

    def __init__(self, name: str, words: Words, log: Path, command: Sequence[str] = SERVER) -> None:
        self.name, self.words, self.log, self.command = name, words, log, command
        self._made = count(1)
        self.port = 0  # while nobody listens
        self.busy = asyncio.Lock()  # one thing at a time is done to it
        self.process: asyncio.subprocess.Process | None = None
        self.spare: asyncio.subprocess.Process | None = None
        self.in_vain = 0  # starts that ended at once
        self.children: set[int] = set()  # processes it has started, by pid

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        """The spare becomes the server, and the next one is made ready. Who finds no database tries again."""
        async with asyncio.timeout(LONGEST_START):
            while not await self._started():
                self.in_vain += 1
                await asyncio.sleep(0.3)
        self.spare = await self._made_ready()

    async def _started(self) -> bool:
        """Whether it listens, or has ended instead."""
        self.process, self.spare = self.spare or await self._made_ready(), None
        assert self.process.stdin is not None and self.process.stdout is not None
        with suppress(ConnectionError):
            self.process.stdin.write(b"now\n")
        while line := await self.process.stdout.readline():
            if found := WHERE.search(line):
                self.port = int(found[1])
                return True
        await self.process.wait()
        return False

    async def _made_ready(self) -> asyncio.subprocess.Process:
        home = str(Path(artemia.__file__).parents[1])
        path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
        words = ("serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en", "--bot-pace", "0")
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(*self.command, *words, "--behind-proxy", *self.words(f"{self.name}-{next(self._made)}")),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONPATH": path},
                start_new_session=True,
            )

    async def end(self, how: signal.Signals) -> int:
        """Its exit code. Its children are noted first: they must go with it."""
        assert self.process is not None
        self.thinkers()
        self.port = 0
        with suppress(ProcessLookupError):
            self.process.send_signal(how)
        try:
            async with asyncio.timeout(LONGEST_STOP):
                return await self.process.wait()
        except TimeoutError:
            self.process.kill()
            await self.process.wait()
            raise ChildProcessError(f"the server didn’t stop within {LONGEST_STOP:.0f} s") from None

    def signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def fill_the_disk(self, full: bool) -> None:
        """While it is full nothing can be written to any file: the process may make none larger than this.

        That needs neither a file system of its own nor root, and another process isn't touched.
        """
        _, most = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0 if full else most, most))

    def thinkers(self) -> list[int]:
        """The processes it has started and that still run."""
        self.children.update(children_of(self.pid))
        self.children = {pid for pid in self.children if CHILD in command_of(pid)}
        return sorted(self.children)

    async def left_behind(self) -> list[int]:
        """Those that still run a while after it has ended."""
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST_STOP
        while (found := self.thinkers()) and loop.time() < end:
            await asyncio.sleep(0.1)
        return found

    async def close(self) -> None:
        """Ends it and all it has started, each by its number."""
        if self.spare is not None:
            with suppress(ProcessLookupError):
                self.spare.kill()
            await self.spare.wait()
        if self.process is None:
            return
        for pid in self.thinkers():
            os.kill(pid, signal.SIGCONT)
        if self.process.returncode is None:
            self.signal(signal.SIGCONT)
            with suppress(ChildProcessError):
                await self.end(signal.SIGTERM)
        for pid in await self.left_behind():
            os.kill(pid, signal.SIGKILL)


def children_of(pid: int) -> list[int]:
    try:
        return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
    except OSError:
        return []


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
