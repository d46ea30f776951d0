"""Processes that the server starts: how, and how they end when it no longer needs them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final

import artemia

LONGEST_LINE: Final = 1 << 20


async def new_process(module: str) -> asyncio.subprocess.Process:
    """Runs a module, whose input and output are ours."""
    home = str(Path(artemia.__file__).parents[1])
    path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        limit=LONGEST_LINE,
        start_new_session=True,  # Ctrl-C is for the server, which then ends this one
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
    )


def give_way(by: int) -> None:
    """Lets other processes go first, by so many steps, where the system knows of that."""
    if hasattr(os, "nice"):
        os.nice(by)


def run_for_the_server(work: Callable[[BinaryIO, BinaryIO], None]) -> None:
    """Works on lines of the input until it ends; says nothing if the server went away in the middle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # Python would try to write the rest at its end, and complain
