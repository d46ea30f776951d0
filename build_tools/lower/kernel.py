"""The kernel's two tables of functions become two decision trees of direct calls.

What is registered later, by somebody's own cards, has numbers after those known here, and goes by the tables.
"""

from __future__ import annotations

import ast
from textwrap import indent

from build_tools.lower.errors import expect
from build_tools.lower.imports import after_imports
from build_tools.lower.layout import Layout
from build_tools.lower.machine_words import WORD
from build_tools.lower.verbs import Verb

HOME = "artemia.engine.kernel"
LARGEST_WORD = (1 << 62) - 1
"""More than this is a number on the heap, in compiled code too."""
WITNESS = "if g.log is not None:\n    g.witness(step)"


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


def lower_kernel(tree: ast.Module, verbs: list[Verb], layout: Layout) -> ast.Module:
    """The kernel with decision trees for the bodies of `perform` and `answers_to`."""
    verbs = sorted(verbs, key=lambda verb: verb.number)
    effects = [verb for verb in verbs if not verb.is_question]
    questions = [verb for verb in verbs if verb.is_question]
    tables = {
        "perform": table("perform", "None", indent(WITNESS, "    "), effects, layout),
        "answers_to": table("answers_to", "Answers", "", questions, layout),
    }
    shortcuts = WithoutShortcuts()
    replaced = 0
    body: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in tables:
            body += [by_table(node), *ast.parse("\n".join(tables[node.name])).body]
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


def by_table(node: ast.FunctionDef) -> ast.FunctionDef:
    """The function as it is in plain Python, under another name; what happens is witnessed before."""
    body = [each for each in node.body if ast.unparse(each) != WITNESS]
    return ast.FunctionDef(**{**vars(node), "name": f"{node.name}_by_table", "body": body})


def table(name: str, result: str, start: str, verbs: list[Verb], layout: Layout) -> list[str]:
    """A decision tree for steps in a machine word, and one for those that have outgrown it."""
    give = "" if result == "None" else "return "
    large = [verb for verb in verbs if verb.outgrows_words]
    late = dict.fromkeys(late_numbers(verbs, layout), f"{name}_by_table(s, step)")
    lines = [f"def {name}(g: Core, step: Step) -> {result}:", start, "    s = cast(State, g)"]
    head = [f"def {name}_large(s: State, step: Step) -> {result}:", "    op = step & OP"]
    lines[:0] = [*head, *tree_of({verb.number: verb.call("step") for verb in large} | late, 1, give)]
    lines += [f"    if step > {LARGEST_WORD}:", f"        {give}{name}_large(s, step)"]
    lines += [] if give else ["        return"]
    calls = {verb.number: verb.call("word") for verb in verbs} | late
    return [*lines, f"    word = {WORD}(step)", "    op = word & OP", *tree_of(calls, 1, give)]


def late_numbers(verbs: list[Verb], layout: Layout) -> list[int]:
    """The first free ones: of ops with a second argument, and of those without."""
    last = {verb.number & layout.two: verb.number for verb in verbs}
    return [number + 1 for number in last.values()]


def tree_of(calls: dict[int, str], depth: int, give: str) -> list[str]:
    """Nested comparisons that find the call for an op in a few steps."""
    pad = "    " * depth
    numbers = sorted(calls)
    if len(numbers) == 1:
        return [f"{pad}{give}{calls[numbers[0]]}"]
    middle = len(numbers) // 2
    below, above = numbers[:middle], numbers[middle:]
    return [
        f"{pad}if op < {above[0]}:",
        *tree_of({number: calls[number] for number in below}, depth + 1, give),
        f"{pad}else:",
        *tree_of({number: calls[number] for number in above}, depth + 1, give),
    ]
