"""The compiled wheel plays the very same games as the plain sources."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from artemia.cli.build import build_wheel
from build_tools.compiled import compiler

ROOT = Path(__file__).parents[2]
GAMES = 252


def trace(package: Path) -> list[str]:
    """Which kind of kernel the package under this folder has, the digest of its games, and a tally."""
    run = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name("trace.py")), str(GAMES)],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.split()


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.skipif(compiler() is None, reason="there is no C compiler, so the wheel is plain")
def test_the_compiled_wheel_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever lowering and mypyc may get wrong shows in the C, which is the same at every level."""
    monkeypatch.setenv("ARTEMIA_OPTIMIZE", "0")
    wheel = build_wheel(ROOT, tmp_path, "compiled")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "compiled")
    kind, *games = trace(tmp_path / "compiled")
    assert kind == "so"
    assert ["py", *games] == trace(ROOT / "src")


def test_what_compiled_rules_import_is_a_dependency() -> None:
    """The machine words of the lowered sources come from a package that must be there at run time."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert any(each.startswith("mypy-extensions") for each in project["dependencies"])


@pytest.mark.slow
def test_a_pure_wheel_runs_everywhere(tmp_path: Path) -> None:
    assert "py3-none-any" in build_wheel(ROOT, tmp_path, "pure").name
