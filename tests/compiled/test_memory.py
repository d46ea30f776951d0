"""Compiled bots and games leave nothing behind."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.compiled.kit import run


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured as Linux tells it")
def test_compiled_bots_and_games_leave_nothing_behind(compiled: Path) -> None:
    """A bot holds a generator of 2500 bytes, a game four; caches fill a little while games are played."""
    kept = dict(word.split("=") for word in run("memory.py", compiled))
    limits = {name: 4000 if name.startswith("games") else 500 for name in kept}
    assert {name: size for name, size in kept.items() if int(size) >= limits[name]} == {}
