"""The compiled package for the tests of this folder, and how scripts are run with it."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from artemia.cli.build import build_wheel

ROOT: Final = Path(__file__).parents[2]
PLAIN: Final = ROOT / "src"


def unpacked_wheel(folder: Path) -> Path:
    """Builds a compiled wheel; returns where it is unpacked."""
    wheel = build_wheel(ROOT, folder, "compiled")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def run(script: str, package: Path, *arguments: str) -> list[str]:
    """Runs a script of this folder with the package that lies there; returns the words it prints."""
    done = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name(script)), *arguments],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    return done.stdout.split()
