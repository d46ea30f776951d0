"""The files of this checkout, and what each module imports."""

from __future__ import annotations

import ast
import os
import re
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "artemia"
NOT_OURS: Final = re.compile(
    r"\.git|\.venv.*|\.hypothesis|\..*_cache|__pycache__|build|dist|node_modules|.*\.egg-info"
)


@dataclass(frozen=True)
class Import:
    """One import; `late` ones run in a function, `typing` ones only for the type checker."""

    module: str
    line: int
    late: bool
    typing: bool


@cache
def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = ("artemia", *file.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


@cache
def imports(name: str) -> list[Import]:
    """What a module imports from this package, wherever in it, by the names of modules."""
    file = modules()[name]
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    return [*_found(tree(file), package, late=False, typing=False)]


def _found(node: ast.AST, package: str, *, late: bool, typing: bool) -> list[Import]:
    found: list[Import] = []
    for child in ast.iter_child_nodes(node):
        inside = late or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for_types = typing or (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test))
        for module in _named(child, package):
            if module.split(".")[0] == "artemia":
                found.append(Import(module, getattr(child, "lineno", 0), late, typing))
        found += _found(child, package, late=inside, typing=for_types)
    return found


def _named(node: ast.AST, package: str) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            home = package.split(".")
            base = ".".join([*home[: len(home) - node.level + 1], *([base] if base else [])])
        return [_module_of(base, alias.name) for alias in node.names]
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
        name = node.args[0] if node.args else None
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            return [name.value]
    return []


def _module_of(base: str, name: str) -> str:
    """`from a import b` imports the module a.b if there is one, else something out of a."""
    return f"{base}.{name}" if f"{base}.{name}" in modules() else base


@cache
def kept_files() -> list[Path]:
    """Every file that is, or would be, under version control."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, check=True, capture_output=True
        )
        found = [ROOT / os.fsdecode(name) for name in listing.stdout.split(b"\0") if name]
    except (OSError, subprocess.CalledProcessError):  # no git here, or a copy of the files without their past
        found = [
            file
            for file in ROOT.rglob("*")
            if not any(NOT_OURS.fullmatch(part) for part in file.relative_to(ROOT).parts)
        ]
    return sorted(file for file in found if file.is_file())


def text_of(file: Path) -> str:
    """A file as text; one that isn't text is read as an empty one."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
