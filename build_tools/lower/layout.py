"""The bits of a step, read from the source that defines them."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TypeGuard

from build_tools.lower.errors import LoweringError

HOME = "artemia.engine.step"


@dataclass(frozen=True)
class Layout:
    """What the numbers of ops depend on. Everything else the written code takes from the source by name."""

    op: int
    question: int
    two: int


def layout_in(tree: ast.Module) -> Layout:
    """The layout that the module of steps lays down."""
    values: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_number(node.value):
            values[node.target.id] = eval(ast.unparse(node.value), {}, dict(values))  # our own source
    try:
        return Layout(values["OP"], values["QUESTION"], values["TWO"])
    except KeyError as error:
        raise LoweringError(f"{HOME}: there is no number called {error.args[0]} any more.") from None


def is_number(value: ast.expr | None) -> TypeGuard[ast.expr]:
    """Whether this is made of numbers and names of numbers only."""
    kinds = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.Name, ast.operator, ast.unaryop, ast.expr_context)
    parts = [*ast.walk(value)] if value is not None else []
    return (
        bool(parts)
        and all(isinstance(part, kinds) for part in parts)
        and all(type(part.value) is int for part in parts if isinstance(part, ast.Constant))
    )
