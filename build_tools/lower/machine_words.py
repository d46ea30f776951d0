"""Plain numbers become machine words."""

from __future__ import annotations

import ast

from build_tools.lower.errors import LoweringError, expect

WORD = "i64"
UNBOUNDED = "Unbounded"
"""The alias for numbers that may grow beyond a machine word; it stays what it is, and so do aliases of it."""
KNOWN = "Word"
"""The alias by which such a number is said to be small: it is made a machine word there and then."""


class MachineWords(ast.NodeTransformer):
    """Every plain number becomes a machine word; what lies in lists, tuples and dicts stays boxed."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        for each in (*node.args.args, *node.args.kwonlyargs):
            each.annotation = machine_word(each.annotation)
        node.returns = machine_word(node.returns)
        known = {each.arg for each in node.args.args}
        node.body = [self.local(each, known) for each in node.body]
        return node

    def local(self, node: ast.stmt, known: set[str]) -> ast.stmt:
        """A local that is said to be a number, or starts as one written out, is a machine word, too."""
        for part in ast.walk(node):
            if isinstance(part, (ast.FunctionDef, ast.Lambda)):
                return node
            if isinstance(part, ast.AnnAssign):
                self.visit_AnnAssign(part)
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name) and target.id not in known:
                known.add(target.id)
                if is_number(node.value):
                    return ast.AnnAssign(target, ast.Name(WORD), node.value, 1)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias":
            named = node.target.id if isinstance(node.target, ast.Name) else ""
            if named != UNBOUNDED and isinstance(node.value, ast.Name) and node.value.id == "int":
                node.value = ast.Name(WORD)
        elif isinstance(node.annotation, ast.Name) and node.annotation.id == KNOWN and node.value:
            node.value = ast.Call(ast.Name(WORD), [node.value], [])
        else:
            annotation = machine_word(node.annotation)
            assert annotation is not None
            node.annotation = annotation
        return node


def is_number(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and type(value.value) is int


def machine_word(annotation: ast.expr | None) -> ast.expr | None:
    return ast.Name(WORD) if isinstance(annotation, ast.Name) and annotation.id == "int" else annotation


def with_machine_words(module: str, tree: ast.Module) -> ast.Module:
    """The module with machine words for numbers, none of them left out."""
    wanted = len(plain_numbers(tree))
    tree = MachineWords().visit(tree)
    left = plain_numbers(tree)
    expect(module, "numbers", wanted - len(left), wanted)
    return tree


def plain_numbers(tree: ast.Module) -> list[ast.expr]:
    """What says `int` of an attribute, a module's number, a parameter or a result."""
    found: list[ast.expr | None] = []
    scopes: list[ast.Module | ast.ClassDef] = [tree]
    while scopes:
        for node in scopes.pop().body:
            if isinstance(node, ast.ClassDef):
                scopes.append(node)
            elif isinstance(node, ast.FunctionDef):
                found += [each.annotation for each in (*node.args.args, *node.args.kwonlyargs)]
                found.append(node.returns)
            elif isinstance(node, ast.AnnAssign):
                found.append(node.annotation)
    return [each for each in found if isinstance(each, ast.Name) and each.id == "int"]


def word_aliases(tree: ast.Module) -> set[str]:
    """The names that a module gives to machine words."""
    return {
        ast.unparse(node.target)
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "TypeAlias"
        and ast.unparse(node.target) != UNBOUNDED
        and isinstance(node.value, ast.Name)
        and node.value.id == "int"
    }


def unbounded_names(tree: ast.Module) -> set[str]:
    """What is declared to be unbounded, wherever in a module."""
    return {
        ast.unparse(node.target).rpartition(".")[2]
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == UNBOUNDED
    }


def check_growth(module: str, tree: ast.Module, unbounded: set[str]) -> None:
    """A number that is shifted and put back grows with every turn of a loop: no machine word holds that."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
            target = ast.unparse(node.target)
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = ast.unparse(node.targets[0])
            if not any(shifts(part, target) for part in ast.walk(node.value)):
                continue
        else:
            continue
        if target.rpartition(".")[2] not in unbounded:
            raise LoweringError(f"{module}: {target} grows in line {node.lineno}; it must be {UNBOUNDED}.")


def shifts(node: ast.AST, target: str) -> bool:
    return (
        isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and ast.unparse(node.left) == target
    )
