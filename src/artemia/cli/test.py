"""`artemia test`: every check of a checkout, one line per stage."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from artemia.errors import ArtemiaError

__all__ = ["app", "find_root", "run_stages", "stages"]

TOOLS = ("ruff", "mypy", "pytest", "pytest_timeout", "xdist", "playwright")
# The starter is a script without suffix: the tools must be told about it.
SOURCES = ("src", "tests", "artemia", "build_tools", "hatch_build.py")

WORKERS = "3"
"""One more than the cores of the smallest machine: a test in the browser often waits."""

app = typer.Typer(add_completion=False)


@dataclass(frozen=True)
class Stage:
    """One check: what Python runs, a module or a script, with its arguments."""

    name: str
    arguments: tuple[str, ...]
    live: bool = False


def find_root() -> Path:
    """The checkout that this very file belongs to."""
    root = Path(__file__).resolve().parents[3]
    if all((root / name).exists() for name in ("pyproject.toml", "artemia", "src", "tests")):
        return root
    raise ArtemiaError("`artemia test` works only in a checkout of the sources, where ./artemia is.")


def require_tools() -> None:
    """Refuse to start when a tool is absent, as in an environment made for playing only."""
    missing = [name for name in TOOLS if find_spec(name) is None]
    if missing:
        raise ArtemiaError(
            f"The tools {', '.join(missing)} are not installed: start the checks with ./artemia test."
        )


def stages(*, fast: bool, pytest_args: list[str]) -> list[Stage]:
    """What is checked, in order."""
    selection = ("-m", "not slow") if fast else ()
    page = [] if fast else [Stage("page", ("build_tools/page.py", "--check"))]
    return [
        Stage("ruff check", ("-m", "ruff", "check", *SOURCES)),
        Stage("ruff format", ("-m", "ruff", "format", "--check", *SOURCES)),
        Stage("mypy", ("-m", "mypy", *SOURCES)),
        *page,
        Stage(
            "pytest",
            ("-m", "pytest", "-n", WORKERS, "--dist", "worksteal", *selection, *pytest_args),
            live=True,
        ),
    ]


def run_stage(stage: Stage, root: Path) -> bool:
    """Run one stage, print its line, and tell whether it passed."""
    start = time.monotonic()
    # `-P` keeps stray files of the root from hiding installed modules.
    done = subprocess.run(
        [sys.executable, "-P", *stage.arguments],
        cwd=root,
        check=False,
        text=True,
        stdout=None if stage.live else subprocess.PIPE,
        stderr=None if stage.live else subprocess.STDOUT,
    )
    passed = done.returncode == 0
    why = "" if passed or stage.live else done.stdout
    verdict = "ok" if passed else "FAILED"
    print(f"{why}{stage.name:<12} {verdict:<6} {time.monotonic() - start:6.1f} s", flush=True)
    return passed


def run_stages(todo: list[Stage], root: Path) -> list[str]:
    """Run all stages, even after a failure, and name those that failed.

    Two at a time, since each keeps one core busy; those that talk while they run come alone, at the end.
    """
    quiet = [stage for stage in todo if not stage.live]
    live = [stage for stage in todo if stage.live]
    with ThreadPoolExecutor(2) as hands:
        passed = list(hands.map(lambda stage: run_stage(stage, root), quiet))
    passed += [run_stage(stage, root) for stage in live]
    return [stage.name for stage, well in zip(quiet + live, passed, strict=True) if not well]


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def test(
    pytest_args: Annotated[
        list[str] | None, typer.Argument(metavar="PYTEST_ARGS", help="Handed to pytest as they are.")
    ] = None,
    *,
    fast: Annotated[
        bool, typer.Option("--fast", help="Leave out the page and the tests marked slow.")
    ] = False,
) -> None:
    """Check this checkout: style, types, page and tests. Paths are relative to its root."""
    root = find_root()
    require_tools()
    start = time.monotonic()
    failed = run_stages(stages(fast=fast, pytest_args=pytest_args or []), root)
    verdict = f"failed: {', '.join(failed)}" if failed else "all passed"
    print(f"{'total':<12} {verdict}, {time.monotonic() - start:.1f} s", flush=True)
    if failed:
        raise typer.Exit(1)
