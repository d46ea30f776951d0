"""A set of cards may have more members than a machine word has bits: where it would be taken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_tools.large_numbers import ALIAS, misused
from build_tools.lower import lower
from tests.build_tools.test_lower import ROOT

HEAD = """
from __future__ import annotations
from mypy_extensions import i64
from artemia.engine.step import HuntCards

class State:
    hand: HuntCards
    seats: i64
    due: list[int]

def count(n: i64) -> i64: return n
def held(g: State) -> HuntCards: return g.hand
"""
REFUSED = {
    "count(g.hand)": "expected",
    "g.seats = g.hand": "Incompatible types in assignment",
    "g.seats |= g.hand": "Unsupported operand types",
    "g.hand |= g.seats": "Unsupported operand types",
    "more = g.hand << g.seats": "Unsupported operand types",
    "g.due.append(held(g))": "expected",
    "found: i64 = 0 if g.seats else held(g)": "Incompatible types",
}
ALLOWED = (
    "g.hand &= ~held(g)",
    "g.hand |= 1 << 80",
    "g.hand = 0",
    "g.seats = g.hand & 7",
    "g.seats = g.hand >> 12 & 7",
    "g.hand = g.seats",
    "found: HuntCards = 0 if g.seats else held(g)",
    "card = g.hand & -g.hand",
    "more = g.hand > 3 and g.hand < held(g)",
)


def sample(folder: Path, lines: tuple[str, ...]) -> list[str]:
    steps = folder / "artemia" / "engine" / "step.py"
    steps.parent.mkdir(parents=True)
    for package in (folder / "artemia", steps.parent):
        (package / "__init__.py").touch()
    steps.write_text(f"from typing import TypeAlias\n{ALIAS}HuntCards: TypeAlias = Unbounded\n")
    functions = [f"def act_{n}(g: State) -> None:\n    {line}\n" for n, line in enumerate(lines)]
    (folder / "sample.py").write_text(HEAD + "".join(functions))
    return misused(folder, ["artemia/engine/step.py", "sample.py"])


def test_a_set_of_cards_is_no_machine_word(tmp_path: Path) -> None:
    found = sample(tmp_path, tuple(REFUSED))
    assert [each.splitlines()[0] for each in found] == [f"sample.py: {line}" for line in REFUSED]
    for each, says in zip(found, REFUSED.values(), strict=True):
        assert says in each


def test_what_works_with_a_set_of_any_size_is_let_through(tmp_path: Path) -> None:
    assert sample(tmp_path, ALLOWED) == []


@pytest.mark.slow
def test_no_set_of_ours_is_taken_for_a_machine_word(tmp_path: Path) -> None:
    for file in (ROOT / "src").rglob("*.py"):
        copy = tmp_path / file.relative_to(ROOT / "src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(file.read_text("utf8"), "utf8")
    assert misused(tmp_path, [str(path.relative_to(tmp_path)) for path in lower(tmp_path)]) == []
