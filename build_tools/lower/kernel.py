"""The kernel's two tables of functions become two decision trees of direct calls."""

from __future__ import annotations

import ast

from build_tools.lower.errors import expect
from build_tools.lower.imports import after_imports
from build_tools.lower.verbs import Verb

HOME = "artemia.engine.kernel"
START = ["    s = cast(State, g)", "    op = step & OP"]
PERFORM = [
    "def perform(g: Core, step: Step) -> None:",
    "    if g.log is not None:",
    "        g.witness(step)",
    *START,
]
ANSWERS_TO = ["def answers_to(g: Core, step: Step) -> Answers:", *START]


class WithoutShortcuts(ast.NodeTransformer):
    """Where plain Python spares itself a call of `perform`, a compiled call is the quicker way."""

    def __init__(self) -> None:
        self.found = 0

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if not ast.unparse(node.test).startswith("logged or"):
            return node
        self.found += 1
        return node.body


def lower_kernel(tree: ast.Module, verbs: list[Verb]) -> ast.Module:
    """The kernel with decision trees for the bodies of `perform` and `answers_to`."""
    verbs = sorted(verbs, key=lambda verb: verb.number)
    effects = [verb for verb in verbs if not verb.is_question]
    questions = [verb for verb in verbs if verb.is_question]
    trees = {
        "perform": [*PERFORM, *tree_of(effects, 1, "")],
        "answers_to": [*ANSWERS_TO, *tree_of(questions, 1, "return ")],
    }
    shortcuts = WithoutShortcuts()
    replaced = 0
    for i, node in enumerate(tree.body):
        if isinstance(node, ast.FunctionDef) and node.name in trees:
            tree.body[i] = ast.parse("\n".join(trees[node.name])).body[0]
            replaced += 1
        elif isinstance(node, ast.FunctionDef) and node.name == "ask":
            tree.body[i] = shortcuts.visit(node)
    expect(HOME, "tables of functions", replaced, len(trees))
    expect(HOME, "shortcuts past `perform`", shortcuts.found, 1)
    # Compiled calls need no import at run time, and a real one would go round in circles.
    imports = ["from typing import TYPE_CHECKING, cast", "if TYPE_CHECKING:"]
    imports += [f"    import {module}" for module in sorted({verb.module for verb in verbs})]
    imports += ["    from artemia.rules.state import State"]
    at = after_imports(tree.body)
    tree.body[at:at] = ast.parse("\n".join(imports)).body
    return tree


def tree_of(verbs: list[Verb], depth: int, result: str) -> list[str]:
    """Nested comparisons that find the verb of an op in a few steps."""
    pad = "    " * depth
    if len(verbs) == 1:
        return [f"{pad}{result}{verbs[0].call()}"]
    middle = len(verbs) // 2
    return [
        f"{pad}if op < {verbs[middle].number}:",
        *tree_of(verbs[:middle], depth + 1, result),
        f"{pad}else:",
        *tree_of(verbs[middle:], depth + 1, result),
    ]
