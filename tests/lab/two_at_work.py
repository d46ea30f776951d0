"""A command with two processes at work: they note that they have begun, and a file says when to end."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from artemia import cli
from artemia.lab.workers import run_chunks

LARGE = 1_000_000


def work(begun: str) -> bytes:
    file = Path(begun)
    file.touch()
    while not file.with_name("enough").exists():
        pass
    return bytes(LARGE)


def run(**settings: Any) -> None:
    for done in run_chunks([str(Path(sys.argv[1]) / name) for name in ("one", "two")], 2, work):
        assert len(done) == LARGE


if __name__ == "__main__":
    vars(cli)["app"] = run
    cli.main()
