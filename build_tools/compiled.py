"""Compiles the package with mypyc: lowers a copy of the sources and collects the extension modules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


class CompileError(Exception):
    """The package could not be compiled; the text says why."""


def compiler() -> str | None:
    """The C compiler there is, if any."""
    return next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)


def compile_package(source: Path, target: Path, level: str = "3") -> list[Path]:
    """Compiles the package under `source`, puts the extension modules under `target`, and returns them.

    `level`, 0 to 3, is how hard the C compiler tries; 0 is for tests, and checks numbers.
    Raises CompileError if there is no compiler or it fails.
    """
    from build_tools.large_numbers import misused
    from build_tools.lower import lower

    if compiler() is None:
        raise CompileError("There is no C compiler on this machine.")
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        shutil.copytree(
            source / "artemia", work / "artemia", ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
        modules = [str(path.relative_to(work)) for path in lower(work)]
        if found := misused(work, modules):
            raise CompileError("\n".join(["A number may outgrow its machine word:", *found]))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "MYPYPATH": ""}
        run = subprocess.run(
            [sys.executable, str(Path(__file__).with_name("extensions.py")), level, *modules],
            cwd=work,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise CompileError("The compiler failed:\n" + (run.stdout + run.stderr)[-4000:])
        built = [path for path in work.rglob("*.so") if "build" not in path.relative_to(work).parts]
        placed = []
        for path in built:
            place = target / path.relative_to(work)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, place)
            placed.append(place)
    return placed
