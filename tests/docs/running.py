"""Running Python in a folder, with the package as it is there or at home."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def environment(home: Path) -> dict[str, str]:
    """As a terminal in that checkout would have it."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHONPATH"))
    }
    return {**kept, "PYTHONPATH": str(home / "src")}


def run(folder: Path, *arguments: str, home: Path | None = None) -> str:
    """Runs Python in a folder; returns what it says."""
    done = subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd=folder,
        env=environment(home or folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout
