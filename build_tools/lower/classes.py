"""Classes that others may derive from, also outside of the compiled package."""

from __future__ import annotations

import ast
from collections.abc import Iterable

OPEN = "mypyc_attr(allow_interpreted_subclasses=True)"
Trees = dict[str, ast.Module]
Name = tuple[str, str]
"""A class: its module and what it is called there."""


def open_subclasses(trees: Trees) -> list[Name]:
    """Marks every class derived from an open one as open, too; returns those it marked.

    If it weren't, mypyc would have `X.__new__` run the inherited `__init__`, and `type.__call__` run it once
    more; the second run forgets to let go of what the first one made. And nobody could derive from it.
    """
    classes = {
        (module, node.name): node
        for module, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    known = {name for name, node in classes.items() if is_open(node)}
    marked: list[Name] = []
    while True:
        found = [
            name
            for name, node in classes.items()
            if name not in known and known.intersection(bases_of(name[0], node, trees[name[0]]))
        ]
        if not found:
            return sorted(marked)
        for name in found:
            mark(trees[name[0]], classes[name])
        known.update(found)
        marked += found


def is_open(node: ast.ClassDef) -> bool:
    return any(ast.unparse(each) == OPEN for each in node.decorator_list)


def mark(tree: ast.Module, node: ast.ClassDef) -> None:
    node.decorator_list.append(ast.parse(OPEN, mode="eval").body)
    line = "from mypy_extensions import mypyc_attr"
    if all(ast.unparse(each) != line for each in tree.body):
        at = max(i for i, each in enumerate(tree.body) if isinstance(each, (ast.Import, ast.ImportFrom)))
        tree.body.insert(at + 1, ast.parse(line).body[0])


def bases_of(module: str, node: ast.ClassDef, tree: ast.Module) -> Iterable[Name]:
    """What a class is derived from, under the names these have at home."""
    imported = {
        each.asname or each.name: (line.module or "", each.name)
        for line in ast.walk(tree)
        if isinstance(line, ast.ImportFrom)
        for each in line.names
    }
    for base in node.bases:
        written = ast.unparse(base)
        if isinstance(base, ast.Attribute):
            yield ast.unparse(base.value), base.attr
        else:
            yield imported.get(written, (module, written))
