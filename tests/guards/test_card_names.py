"""The rules name no card: cards register what they change, and the rules ask the registers."""

from __future__ import annotations

import ast
from pathlib import Path

import artemia.cards
import artemia.rules
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS, SURVIVORS

RULES = Path(artemia.rules.__file__).parent
IDS = {
    id
    for catalogue in (PLACES, HUNT, SURVIVAL, AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS, SURVIVORS)
    for id in catalogue
}
ALLOWED = {
    "setup.py": {"labyrinth"},  # the variant, which is called like the place it needs
    "observation_layout.py": {"river", "artefact", "fjord", "fungi"},  # so are slices
    "state.py": {"river", "artefact", "fjord"},  # a field that saves and views have spelled so from the start
    "view.py": {"river", "artefact"},  # fields of what is sent, which are spelled so too
}
REGISTERS = {"moments.py": 1, "amounts.py": 1, "offers.py": 3}
"""Where it is asked whether the game is more than the base game, and how often."""


def sources() -> list[tuple[str, ast.Module]]:
    return [
        (path.relative_to(RULES).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(RULES.rglob("*.py"))
    ]


def named(node: ast.AST) -> str:
    """What a piece of source names, if it is a text or a constant."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    name = getattr(node, "id", "") or getattr(node, "attr", "") or getattr(node, "name", "") or ""
    return name.lower() if isinstance(name, str) and name.isupper() else ""


def test_no_module_of_the_rules_names_a_card() -> None:
    wrong = [
        f"{path}, line {getattr(node, 'lineno', '?')}: {named(node)}"
        for path, tree in sources()
        for node in ast.walk(tree)
        if named(node) in IDS - ALLOWED.get(path, set())
    ]
    assert wrong == []


def test_every_exception_is_one() -> None:
    trees = dict(sources())
    for path, names in ALLOWED.items():
        assert names & {named(node) for node in ast.walk(trees[path])}, f"{path} names no card any more"


def test_only_the_registers_ask_whether_there_is_more_than_the_base_game() -> None:
    asked = {
        path: n
        for path, tree in sources()
        if (
            n := sum(
                isinstance(node, ast.Attribute) and node.attr == "eventful" and isinstance(node.ctx, ast.Load)
                for node in ast.walk(tree)
            )
        )
    }
    assert asked == REGISTERS
