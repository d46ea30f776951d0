"""Finds where a number that may outgrow a machine word would be used as one.

mypyc takes every number of Python's for a machine word where one is wanted, and looks at its size at run
time. So mypy reads the lowered sources once before, with a class of its own for what is `Unbounded`: what it
refuses then might overflow. Numbers written out, and what they cut out of others, are small.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from build_tools.lower.layout import HOME

ALIAS = "Unbounded: TypeAlias = int\n"
LARGE = '''
from typing import Protocol, overload

class Number(Protocol):
    """A number of Python's: it has what machine words lack."""
    def bit_length(self) -> int: ...

class Large:
    @overload
    def __and__(self, other: Large) -> Large: ...
    @overload
    def __and__(self, other: Number) -> int: ...
    def __and__(self, other): ...
    def __rand__(self, other: Number) -> int: ...
    def __invert__(self) -> Large: ...
    def __neg__(self) -> Large: ...
    def __bool__(self) -> bool: ...
    def __index__(self) -> int: ...
'''
MADE_LARGE = ("or", "xor", "add", "sub", "lshift", "rshift")
COMPARED = ("lt", "le", "gt", "ge")
OPTIONS = ("--follow-imports=silent", "--allow-empty-bodies", "--cache-dir=/dev/null")


def large() -> str:
    """What stands for the alias: a number of Python's, or one that is large."""
    lines = [f"    def __{name}__(self, other: Large | Number) -> Large: ..." for name in MADE_LARGE]
    lines += [f"    def __r{name}__(self, other: Number) -> Large: ..." for name in MADE_LARGE]
    lines += [f"    def __{name}__(self, other: Large | Number) -> bool: ..." for name in COMPARED]
    return LARGE + "\n".join(lines) + '\n\nUnbounded: TypeAlias = "Large | int"\n'


def misused(folder: Path, modules: list[str]) -> list[str]:
    """What mypy refuses in these lowered modules: where, the line, and why."""
    steps = Path(*HOME.split(".")).with_suffix(".py")
    text = (folder / steps).read_text(encoding="utf8")
    assert text.count(ALIAS) == 1, "the alias is the one place where large numbers are told apart"
    shadow = folder / "steps_with_large_numbers.py"
    shadow.write_text(text.replace(ALIAS, large()), encoding="utf8")
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *OPTIONS, "--shadow-file", str(steps), str(shadow), *modules],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    found = [line.split(":", 3) for line in run.stdout.splitlines() if ": error: " in line]
    if run.returncode and not found:
        return [run.stdout + run.stderr]
    return [told(path, shadow if path == str(steps) else folder / path, *more) for path, *more in found]


def told(path: str, file: Path, line: str, _: str, says: str) -> str:
    return f"{path}: {file.read_text(encoding='utf8').splitlines()[int(line) - 1].strip()}\n   {says}"
