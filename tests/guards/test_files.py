"""Files can be read in one go, and say what they are for."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.guards.sources import PACKAGE, ROOT, kept_files, tree

LONG = 300
TOO_LONG = 400
LONG_FOR_A_REASON = {
    "cards/base/hunt.py": "a whole deck of twenty cards",
    "cards/sanctuary/evolutions_1.py": "fifteen Evolutions",
    "cards/sanctuary/survival.py": "a whole deck of fifteen cards",
    "game.py": "the whole front door",
    "server/wire/messages.py": "every message of the protocol",
}

SOURCES = sorted(PACKAGE.rglob("*.py"))


def name(file: Path) -> str:
    return file.relative_to(PACKAGE if file.is_relative_to(PACKAGE) else ROOT).as_posix()


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def test_no_file_is_too_long() -> None:
    assert [name(file) for file in SOURCES if lines(file) > TOO_LONG] == []


def test_long_files_are_long_for_a_reason() -> None:
    """Over 300 lines: better split it by its nouns; if it is one noun, enter it above with the reason."""
    assert {name(file) for file in SOURCES if lines(file) > LONG} <= set(LONG_FOR_A_REASON)


def test_every_module_says_what_it_is_for() -> None:
    """Only an empty file needs no docstring."""
    silent = [
        name(file)
        for file in kept_files()
        if file.suffix == ".py" and tree(file).body and not ast.get_docstring(tree(file))
    ]
    assert silent == []


def test_no_class_name_means_two_things() -> None:
    """Whoever reads a name, or searches for it, finds one class."""
    homes: dict[str, list[str]] = {}
    for file in SOURCES:
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, []).append(name(file))
    assert {each: files for each, files in homes.items() if len(files) > 1} == {}
