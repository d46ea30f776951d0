"""A server made ready: all it needs is imported, and it starts the moment it is told to.

So servers can be killed as often as one likes, and people don't mostly wait for Python to read its modules.
"""

from __future__ import annotations

import os
import sys
from runpy import run_module

import artemia.server.web.app  # noqa: F401 - what takes the time


def start_when_told() -> None:
    """Runs the command line; if nobody ever tells, ends without a word."""
    if os.read(sys.stdin.fileno(), 1):
        run_module("artemia.cli", run_name="__main__")


if __name__ == "__main__":
    start_when_told()
