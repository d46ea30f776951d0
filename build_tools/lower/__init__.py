"""Lowers decorated rules to plain functions, so that a compiled game calls them directly.

In the source a verb is one decorated function; its name builds the step. Compiled, a decorated name costs a
hundred nanoseconds a call. This pass, run for the wheel only, writes for each verb a function that runs it, a
function that builds it and a line that registers it, and turns the kernel's two tables into decision trees.
"""

from __future__ import annotations

import ast
from pathlib import Path

from build_tools.fields import Declarations
from build_tools.lower.classes import open_subclasses

PACKAGES = ("engine", "rules", "cards", "bots")
LEFT_PLAIN = (
    "engine/chance.py",
    "engine/fields.py",
    "engine/spelling.py",
    "rules/boxes.py",
    "rules/presets.py",
    "rules/save.py",
    "rules/setup.py",
    "rules/spelling.py",
    "rules/view.py",
    "rules/view_boxes.py",
)
"""Not on the path of a playout: names, set-ups, saves and views stay as they are."""

QUESTION = 512
TWO = 256

HELPERS = """
BITS: Final = bytes([bin(n).count("1") for n in range(1024)])

def count_bits(mask: int) -> int:
    count = 0
    while mask > 1023:
        count += BITS[mask & 1023]
        mask >>= 10
    return count + BITS[mask]

def bits_needed(mask: int) -> int:
    needed = 0
    while mask:
        needed += 1
        mask >>= 1
    return needed

def some(answers: Answers) -> bool:
    for answer in answers:
        if answer:
            return True
    return False
"""

HELPED = {"bit_count": "count_bits", "bit_length": "bits_needed"}


class Numbers:
    """Op numbers, effects and questions apart. The plain package has others; no save knows them."""

    def __init__(self) -> None:
        self.used: set[int] = {0}

    def next_for(self, mark: ast.Call, node: ast.FunctionDef) -> int:
        number = QUESTION if ast.unparse(mark.func) == "question" else 0
        number += TWO if len(node.args.args) == 4 else 0
        while number in self.used:
            number += 1
        self.used.add(number)
        return number


class Verb:
    """A decorated rule: where it stands, its name and number, how many arguments it takes."""

    def __init__(self, module: str, node: ast.FunctionDef, number: int) -> None:
        self.module = module
        self.name = node.name
        self.number = number
        self.parameters = node.args.args[1:]

    def call(self) -> str:
        values = ["s", "step >> 10 & 7", "step >> 16"][: len(self.parameters) + 1]
        if len(self.parameters) == 3:
            values = [*values[:2], "step >> 26", "step >> 16 & 1023"]
        return f"{self.module}.do_{self.name}({', '.join(values)})"


class Native(ast.NodeTransformer):
    """Small things that cost nothing in Python and much when compiled: slots, bit counts, any()."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr in HELPED:
            return ast.Call(ast.Name(HELPED[node.func.attr]), [node.func.value], [])
        if ast.unparse(node.func) == "any" and not isinstance(node.args[0], ast.GeneratorExp):
            return ast.Call(ast.Name("some"), node.args, [])
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign | None:
        self.generic_visit(node)
        names = [each.id for each in node.targets if isinstance(each, ast.Name)]
        return None if names == ["__slots__"] else node


class SmallNumbers(ast.NodeTransformer):
    """Every plain number becomes a machine word; what lies in lists, tuples and dicts stays boxed."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        for each in (*node.args.args, *node.args.kwonlyargs):
            each.annotation = machine_word(each.annotation)
        node.returns = machine_word(node.returns)
        known = {each.arg for each in node.args.args}
        node.body = [self.local(each, known) for each in node.body]
        return node

    def local(self, node: ast.stmt, known: set[str]) -> ast.stmt:
        """A local that starts as a literal number is a machine word, too."""
        for part in ast.walk(node):
            if isinstance(part, (ast.FunctionDef, ast.Lambda)):
                return node
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name) and target.id not in known:
                known.add(target.id)
                if isinstance(node.value, ast.Constant) and type(node.value.value) is int:
                    return ast.AnnAssign(target, ast.Name("i64"), node.value, 1)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias":
            if isinstance(node.value, ast.Name) and node.value.id == "int":
                node.value = ast.Name("i64")
        else:
            annotation = machine_word(node.annotation)
            assert annotation is not None
            node.annotation = annotation
        return node


def machine_word(annotation: ast.expr | None) -> ast.expr | None:
    return ast.Name("i64") if isinstance(annotation, ast.Name) and annotation.id == "int" else annotation


class WithoutShortcuts(ast.NodeTransformer):
    """Where plain Python spares itself a call of `perform`, a compiled call is the quicker way."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        return node.body if ast.unparse(node.test).startswith("logged or") else node


def decorator(node: ast.FunctionDef) -> ast.Call | None:
    """The @effect or @question of a function, if it has one."""
    for each in node.decorator_list:
        if isinstance(each, ast.Call) and ast.unparse(each.func) in ("effect", "question"):
            return each
    return None


def lower_module(tree: ast.Module, path: Path, module: str, numbers: Numbers, records: Declarations) -> list[Verb]:
    """Rewrites one module in place; returns the verbs found in it."""
    records.write_out(tree)
    tree = Native().visit(tree)
    verbs: list[Verb] = []
    body: list[ast.stmt] = []
    for node in tree.body:
        mark = decorator(node) if isinstance(node, ast.FunctionDef) else None
        if mark is None or not isinstance(node, ast.FunctionDef):
            body.append(node)
            continue
        verb = Verb(module, node, numbers.next_for(mark, node))
        verbs.append(verb)
        body += lowered(verb, node, mark)
    names = "register, Step, bits_needed, count_bits, some"
    if module != "artemia.engine.step":
        body.insert(after_imports(body), ast.parse(f"from artemia.engine.step import {names}").body[0])
    else:
        body += ast.parse(HELPERS).body
    tree.body = body
    tree = SmallNumbers().visit(tree)
    tree.body[after_imports(tree.body) : after_imports(tree.body)] = ast.parse(
        "from mypy_extensions import i64"
    ).body
    path.write_text(ast.unparse(ast.fix_missing_locations(tree)) + "\n", encoding="utf8")
    return verbs


def after_imports(body: list[ast.stmt]) -> int:
    """Behind the docstring and the future import."""
    at = 0
    while isinstance(body[at], ast.Expr) or getattr(body[at], "module", None) == "__future__":
        at += 1
    return at


def lowered(verb: Verb, node: ast.FunctionDef, mark: ast.Call) -> list[ast.stmt]:
    """The function that runs the verb, the one that builds it, and its entries in registry and catalogue."""
    settings = [f"{each.arg}={ast.unparse(each.value)}" for each in mark.keywords]
    settings.append(f"number={verb.number}")
    if verb.number >= QUESTION:
        settings.append("is_question=True")
    elif mark.args:
        settings.append(f"seen={ast.unparse(mark.args[0])}")
    kinds = tuple(ast.unparse(each.annotation) for each in verb.parameters if each.annotation)
    signature = [f"{each.arg}: {kind}" for each, kind in zip(verb.parameters, kinds, strict=True)]
    if node.args.defaults:
        signature[-1] += f" = {ast.unparse(node.args.defaults[-1])}"
    parts = [str(verb.number)]
    shifts = (10, 26, 16) if len(verb.parameters) == 3 else (10, 16)
    parts += [f"{each.arg} << {shift}" for each, shift in zip(verb.parameters, shifts, strict=False)]
    written = [
        f"def {verb.name}({', '.join(signature)}) -> Step: return {' | '.join(parts)}",
        f"register({verb.name!r}, do_{verb.name}, {kinds!r}, {', '.join(settings)})",
        *(f"{ast.unparse(each)}({verb.name})" for each in node.decorator_list if each is not mark),
    ]
    node.name, node.decorator_list = f"do_{verb.name}", []
    return [node, *ast.parse("\n".join(written)).body]


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


def lower_kernel(path: Path, verbs: list[Verb]) -> None:
    """Replaces the bodies of `perform` and `answers_to` by decision trees."""
    verbs = sorted(verbs, key=lambda verb: verb.number)
    effects = [verb for verb in verbs if verb.number < QUESTION]
    questions = [verb for verb in verbs if verb.number >= QUESTION]
    start = ["    s = cast(State, g)", "    op = step & 1023"]
    trees = {
        "perform": [
            "def perform(g: Core, step: Step) -> None:",
            "    if g.log is not None:",
            "        g.witness(step)",
            *start,
            *tree_of(effects, 1, ""),
        ],
        "answers_to": [
            "def answers_to(g: Core, step: Step) -> Answers:",
            *start,
            *tree_of(questions, 1, "return "),
        ],
    }
    tree = ast.parse(path.read_text(encoding="utf8"))
    for i, node in enumerate(tree.body):
        if isinstance(node, ast.FunctionDef) and node.name in trees:
            tree.body[i] = ast.parse("\n".join(trees[node.name])).body[0]
        elif isinstance(node, ast.FunctionDef) and node.name == "ask":
            tree.body[i] = WithoutShortcuts().visit(node)
    # Compiled calls need no import at run time, and a real one would go round in circles.
    imports = ["from typing import TYPE_CHECKING, cast", "if TYPE_CHECKING:"]
    imports += [f"    import {module}" for module in sorted({verb.module for verb in verbs})]
    imports += ["    from artemia.rules.state import State"]
    at = after_imports(tree.body)
    tree.body[at:at] = ast.parse("\n".join(imports)).body
    path.write_text(ast.unparse(ast.fix_missing_locations(tree)) + "\n", encoding="utf8")


def lower(source: Path) -> list[Path]:
    """Lowers the package under `source` in place; returns the modules to compile."""
    package = source / "artemia"
    numbers, records = Numbers(), Declarations(package)
    paths = sorted(
        path
        for name in PACKAGES
        for path in (package / name).rglob("*.py")
        if path.name != "__init__.py" and str(path.relative_to(package)) not in LEFT_PLAIN
    )
    modules = {".".join(path.relative_to(source).with_suffix("").parts): path for path in paths}
    trees = {module: ast.parse(path.read_text(encoding="utf8")) for module, path in modules.items()}
    open_subclasses(trees)
    verbs: list[Verb] = []
    for module, path in modules.items():
        verbs += lower_module(trees[module], path, module, numbers, records)
    lower_kernel(package / "engine" / "kernel.py", verbs)
    return paths
