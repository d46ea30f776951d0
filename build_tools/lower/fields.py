"""Writes out what the fields of a record are declared for, so that a compiled class has plain native fields.

`artemia/engine/fields.py` does this when a class is made; mypyc needs it in the source. Both use `methods`.
"""

from __future__ import annotations

import ast
import runpy
from dataclasses import replace
from pathlib import Path
from typing import Any


class Declarations:
    """The records found so far, by the name of their class."""

    def __init__(self, package: Path) -> None:
        self.fields: dict[str, tuple[Any, ...]] = {}
        self.names = runpy.run_path(str(package / "engine" / "fields.py"))
        self.learn(ast.parse((package / "rules" / "constants.py").read_text(encoding="utf8")))

    def learn(self, tree: ast.Module) -> None:
        """Constants that declarations may name."""
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final" and node.value:
                self.names[ast.unparse(node.target)] = self.value(node.value)

    def value(self, node: ast.expr) -> Any:
        return eval(ast.unparse(node), self.names)

    def write_out(self, tree: ast.Module) -> None:
        """Gives each class of records in this module its methods, and enters its fields."""
        body: list[ast.stmt] = []
        for node in tree.body:
            body.append(node)
            if isinstance(node, ast.ClassDef) and (own := self.declared(node)):
                inherited = [each for base in node.bases for each in self.fields.get(ast.unparse(base), ())]
                fields = self.fields[node.name] = (*inherited, *own)
                node.bases = [base for base in node.bases if ast.unparse(base) != "Record"]
                node.body += ast.parse(self.names["methods"](node.name, fields)).body
                entry = f"DECLARED[{node.name!r}] = {fields!r}"
                body += ast.parse(f"from artemia.engine.fields import DECLARED, Field\n{entry}").body
        tree.body = body

    def declared(self, node: ast.ClassDef) -> list[Any]:
        """The fields a class declares; what is left of each line is the name and the type."""
        found = []
        for line in node.body:
            if (
                isinstance(line, ast.AnnAssign)
                and line.value
                and ast.unparse(line.value).startswith("field(")
            ):
                name, kind = ast.unparse(line.target), ast.unparse(line.annotation)
                found.append(replace(self.value(line.value), name=name, kind=kind))
                line.value = None
        return found
