"""`artemia build`: the wheel, with the rules compiled where that can be done."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Annotated

import typer

from artemia.cli.test import find_root
from artemia.errors import ArtemiaError

__all__ = ["app", "build_wheel", "compiled_copy"]

app = typer.Typer(add_completion=False)


def build_wheel(root: Path, target: Path, wish: str) -> Path:
    """Builds a wheel into a folder and returns it. `wish` is auto, compiled or pure."""
    before = set(target.glob("*.whl"))
    run = subprocess.run(
        [
            sys.executable,
            "-P",
            "-m",
            "build",
            "--wheel",
            "--no-isolation",
            "--outdir",
            str(target),
            str(root),
        ],
        env={**os.environ, "ARTEMIA_BUILD": wish},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise ArtemiaError("The wheel could not be built:\n" + (run.stdout + run.stderr)[-3000:])
    wheels = sorted(set(target.glob("*.whl")), key=lambda path: path.stat().st_mtime)
    return (sorted(set(wheels) - before) or wheels[-1:])[-1]


def compiled_copy(root: Path) -> Path:
    """Where a checkout keeps its compiled package for the bench and the tests."""
    return root / "build" / "compiled"


@app.command()
def build(
    compiled: Annotated[
        bool,
        typer.Option("--compiled", help="Compile, or fail; also unpacks the result for `artemia bench`."),
    ] = False,
    pure: Annotated[bool, typer.Option("--pure", help="Leave the compiler alone.")] = False,
) -> None:
    """Build the wheel into dist/.

    Examples:  ./artemia build    ./artemia build --compiled
    """
    if compiled and pure:
        raise ArtemiaError("A wheel is either compiled or pure.")
    root = find_root()
    print("Building the wheel; compiling takes about a minute.", file=sys.stderr)
    wheel = build_wheel(root, root / "dist", "compiled" if compiled else "pure" if pure else "auto")
    if compiled:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(compiled_copy(root))
    print(wheel.relative_to(root))
