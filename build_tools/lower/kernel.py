"""The kernel's two tables of functions become two decision trees of direct calls."""

from __future__ import annotations

import ast

from build_tools.lower.errors import expect
from build_tools.lower.imports import after_imports
from build_tools.lower.machine_words import WORD
from build_tools.lower.verbs import Verb

HOME = "artemia.engine.kernel"
LARGEST_WORD = (1 << 62) - 1
"""More than this is a number on the heap, in compiled code too."""
WITNESS = ["    if g.log is not None:", "        g.witness(step)"]


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
    tables = {
        "perform": table("perform", "None", WITNESS, effects),
        "answers_to": table("answers_to", "Answers", [], questions),
    }
    shortcuts = WithoutShortcuts()
    replaced = 0
    body: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in tables:
            body += ast.parse("\n".join(tables[node.name])).body
            replaced += 1
        else:
            body.append(shortcuts.visit(node))
    tree.body = body
    expect(HOME, "tables of functions", replaced, len(tables))
    expect(HOME, "shortcuts past `perform`", shortcuts.found, 1)
    # Compiled calls need no import at run time, and a real one would go round in circles.
    imports = ["from typing import TYPE_CHECKING, cast", "if TYPE_CHECKING:"]
    imports += [f"    import {module}" for module in sorted({verb.module for verb in verbs})]
    imports += ["    from artemia.rules.state import State"]
    at = after_imports(tree.body)
    tree.body[at:at] = ast.parse("\n".join(imports)).body
    return tree


def table(name: str, result: str, start: list[str], verbs: list[Verb]) -> list[str]:
    """A decision tree for steps in a machine word, and one for those that have outgrown it."""
    give = "" if result == "None" else "return "
    large = [verb for verb in verbs if verb.outgrows_words]
    lines = [f"def {name}(g: Core, step: Step) -> {result}:", *start, "    s = cast(State, g)"]
    if large:
        head = [f"def {name}_large(s: State, step: Step) -> {result}:", "    op = step & OP"]
        lines[:0] = [*head, *tree_of(large, 1, give, "step")]
        lines += [f"    if step > {LARGEST_WORD}:", f"        {give}{name}_large(s, step)"]
        lines += [] if give else ["        return"]
    return [*lines, f"    word = {WORD}(step)", "    op = word & OP", *tree_of(verbs, 1, give, "word")]


def tree_of(verbs: list[Verb], depth: int, give: str, step: str) -> list[str]:
    """Nested comparisons that find the verb of an op in a few steps."""
    pad = "    " * depth
    if len(verbs) == 1:
        return [f"{pad}{give}{verbs[0].call(step)}"]
    middle = len(verbs) // 2
    return [
        f"{pad}if op < {verbs[middle].number}:",
        *tree_of(verbs[:middle], depth + 1, give, step),
        f"{pad}else:",
        *tree_of(verbs[middle:], depth + 1, give, step),
    ]
