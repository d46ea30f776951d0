"""The compiled wheel plays the very same games as the plain sources."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from artemia.cli.build import build_wheel

ROOT = Path(__file__).parents[2]
GAMES = 240


def trace(package: Path) -> list[str]:
    """Which kind of kernel the package under this folder has, and the digest of its games."""
    run = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name("trace.py")), str(GAMES)],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.split()


@pytest.mark.slow
def test_the_compiled_wheel_plays_the_same_games(tmp_path: Path) -> None:
    wheel = build_wheel(ROOT, tmp_path, "compiled")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "compiled")
    kind, games = trace(tmp_path / "compiled")
    assert kind == "so"
    assert ["py", games] == trace(ROOT / "src")


@pytest.mark.slow
def test_a_pure_wheel_runs_everywhere(tmp_path: Path) -> None:
    assert "py3-none-any" in build_wheel(ROOT, tmp_path, "pure").name
