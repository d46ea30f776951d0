"""What lowered modules need from elsewhere."""

from __future__ import annotations

import ast

from build_tools.lower.layout import HOME

FROM_STEPS = (
    "FIRST_SHIFT",
    "ONLY_SHIFT",
    "OP",
    "SEAT_SHIFT",
    "SECOND_MASK",
    "Step",
    "bits_needed",
    "count_bits",
    "register",
    "some",
)


def after_imports(body: list[ast.stmt]) -> int:
    """Behind the docstring and the future import."""
    at = 0
    while isinstance(body[at], ast.Expr) or getattr(body[at], "module", None) == "__future__":
        at += 1
    return at


def import_what_is_used(module: str, tree: ast.Module) -> None:
    """No more than that: a module that steps themselves need can't import them."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    lines = ["from mypy_extensions import i64"] if "i64" in used else []
    names = [name for name in FROM_STEPS if name in used]
    if names and module != HOME:
        lines.append(f"from {HOME} import {', '.join(names)}")
    at = after_imports(tree.body)
    tree.body[at:at] = ast.parse("\n".join(lines)).body
