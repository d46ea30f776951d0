"""A decorated rule becomes a function that runs it, a function that builds its step, and an entry."""

from __future__ import annotations

import ast

from build_tools.lower.errors import LoweringError
from build_tools.lower.layout import Layout
from build_tools.lower.machine_words import WORD

MARKS = ("effect", "question")
SHIFTS = {
    0: [],
    1: ["SEAT_SHIFT"],
    2: ["SEAT_SHIFT", "ONLY_SHIFT"],
    3: ["SEAT_SHIFT", "FIRST_SHIFT", "ONLY_SHIFT"],
}
"""Where a step has what its verb is about, by the number of parameters after the state."""
MASKS = (" & 7", "", " & SECOND_MASK")


class Numbers:
    """Op numbers, effects and questions apart. The plain package has others; no save knows them."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.used: set[int] = {0}

    def next_for(self, where: str, is_question: bool, has_two: bool) -> int:
        first = number = self.layout.question * is_question + self.layout.two * has_two
        while number in self.used:
            number += 1
        if number >= first + self.layout.two:
            raise LoweringError(f"{where}: no op number is left.")
        self.used.add(number)
        return number


class Verb:
    """A decorated rule: where it stands, its name and number, what it takes after the state."""

    def __init__(
        self, module: str, node: ast.FunctionDef, mark: ast.Call, numbers: Numbers, words: set[str]
    ) -> None:
        self.module = module
        self.name = node.name
        self.where = f"{module}.{node.name}"
        self.parameters = node.args.args[1:]
        self.is_question = called(mark) == "question"
        self.check(node, mark)
        self.number = numbers.next_for(self.where, self.is_question, len(self.parameters) == 3)
        self.kinds = tuple([ast.unparse(each.annotation) for each in self.parameters if each.annotation])
        self.shifts = SHIFTS[len(self.parameters)]
        self.outgrows_words = len(self.kinds) > 1 and self.kinds[1] not in words

    def check(self, node: ast.FunctionDef, mark: ast.Call) -> None:
        args = node.args
        if args.posonlyargs or args.kwonlyargs or args.vararg or args.kwarg or not 1 <= len(args.args) <= 4:
            raise LoweringError(f"{self.where}: a verb takes the state, a seat and up to two arguments.")
        if len(args.defaults) > (len(args.args) == 4):
            raise LoweringError(f"{self.where}: only a second argument can be left out.")
        if any(each.annotation is None for each in args.args):
            raise LoweringError(f"{self.where}: what each argument is must be said.")
        if len(mark.args) > (not self.is_question) or any(each.arg is None for each in mark.keywords):
            raise LoweringError(f"{self.where}: all but who sees an effect must be said by name.")

    def call(self, step: str) -> str:
        """Runs the verb, with what the step of this name is about."""
        parts = [f"{step} >> {shift}{mask}" for shift, mask in zip(self.shifts, MASKS, strict=False)]
        if self.outgrows_words and self.kinds[1] == "int":
            parts[1] = f"{WORD}({parts[1]})"
        return f"{self.module}.do_{self.name}({', '.join(['s', *parts])})"

    def built(self) -> str:
        """Its step: what is known to be small is put together in one machine word."""
        names = [each.arg for each in self.parameters]
        if self.outgrows_words and self.kinds[1] == "int":
            names[1] = f"int({names[1]})"
        parts = [f"{name} << {shift}" for name, shift in zip(names, self.shifts, strict=True)]
        large = [parts.pop(1)] if self.outgrows_words else []
        small = " | ".join([str(self.number), *parts])
        return " | ".join([f"int({small})", *large]) if large else small


def mark_of(where: str, node: ast.FunctionDef) -> ast.Call | None:
    """The @effect or @question of a function, if it has one."""
    marks = [each for each in node.decorator_list if called(each) in MARKS]
    if len(marks) > 1 or any(not isinstance(each, ast.Call) for each in marks):
        raise LoweringError(f"{where}.{node.name}: a verb has one mark, with parentheses.")
    return marks[0] if marks and isinstance(marks[0], ast.Call) else None


def called(mark: ast.expr) -> str:
    return ast.unparse(mark.func if isinstance(mark, ast.Call) else mark).rpartition(".")[2]


def lower_verbs(module: str, tree: ast.Module, numbers: Numbers, words: set[str]) -> list[Verb]:
    """Rewrites the verbs of a module; returns them. `words` are the kinds of arguments that stay small."""
    verbs: list[Verb] = []
    body: list[ast.stmt] = []
    for node in tree.body:
        mark = mark_of(module, node) if isinstance(node, ast.FunctionDef) else None
        if mark is None or not isinstance(node, ast.FunctionDef):
            body.append(node)
            continue
        verb = Verb(module, node, mark, numbers, words)
        verbs.append(verb)
        body += lowered(verb, node, mark)
    tree.body = body
    for each in ast.walk(tree):
        if isinstance(each, ast.FunctionDef) and mark_of(module, each) is not None:
            raise LoweringError(f"{module}.{each.name}: a verb can stand in a module only.")
    return verbs


def lowered(verb: Verb, node: ast.FunctionDef, mark: ast.Call) -> list[ast.stmt]:
    """The function that runs the verb, the one that builds it, and its entries in registry and catalogue."""
    settings = [f"{each.arg}={ast.unparse(each.value)}" for each in mark.keywords]
    settings.append(f"number={verb.number}")
    if verb.is_question:
        settings.append("is_question=True")
    elif mark.args:
        settings.append(f"seen={ast.unparse(mark.args[0])}")
    signature = [f"{each.arg}: {kind}" for each, kind in zip(verb.parameters, verb.kinds, strict=True)]
    if node.args.defaults:
        signature[-1] += f" = {ast.unparse(node.args.defaults[-1])}"
    step = "Step" if verb.outgrows_words else WORD
    written = [
        f"def {verb.name}({', '.join(signature)}) -> {step}: return {verb.built()}",
        f"register({verb.name!r}, do_{verb.name}, {verb.kinds!r}, {', '.join(settings)})",
        *(f"{ast.unparse(each)}({verb.name})" for each in node.decorator_list if each is not mark),
    ]
    node.name, node.decorator_list = f"do_{verb.name}", []
    return [node, *ast.parse("\n".join(written)).body]
