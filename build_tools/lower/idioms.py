"""Small things that cost nothing in Python and much when compiled: slots, bit counts, any(), then()."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter

from build_tools.lower.errors import expect

HELPERS = """
BITS: Final = bytes([bin(n).count("1") for n in range(1024)])

def count_bits(mask: Unbounded) -> int:
    if mask > 4611686018427387903:
        return count_bits(mask >> 60) + count_bits(mask & (1 << 60) - 1)
    count = 0
    word = i64(mask)
    while word > 1023:
        count += BITS[word & 1023]
        word >>= 10
    return count + BITS[word]

def bits_needed(mask: Unbounded) -> int:
    if mask > 4611686018427387903:
        return 60 + bits_needed(mask >> 60)
    needed = 0
    word = i64(mask)
    while word:
        needed += 1
        word >>= 1
    return needed

def some(answers: Answers) -> bool:
    for answer in answers:
        if answer:
            return True
    return False
"""

PUT_ON_TOP = "then"
HELPED = {"bit_count": "count_bits", "bit_length": "bits_needed"}
WRITTEN = ("bit_count", "bit_length", "any", "__slots__")


class Idioms(ast.NodeTransformer):
    """Rewrites them, and counts what it has seen."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr in HELPED and not node.args:
            self.seen[node.func.attr] += 1
            return ast.Call(ast.Name(HELPED[node.func.attr]), [node.func.value], [])
        if isinstance(node.func, ast.Attribute) and node.func.attr == PUT_ON_TOP and len(node.args) == 1:
            agenda = ast.Attribute(node.func.value, "agenda")
            return ast.Call(ast.Attribute(agenda, "append"), node.args, [])
        if isinstance(node.func, ast.Name) and node.func.id == "any":
            self.seen["any"] += 1
            if not isinstance(node.args[0], ast.GeneratorExp):
                return ast.Call(ast.Name("some"), node.args, [])
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign | None:
        self.generic_visit(node)
        if [ast.unparse(each) for each in node.targets] != ["__slots__"]:
            return node
        self.seen["__slots__"] += 1
        return None


def without_idioms(module: str, tree: ast.Module, source: str) -> ast.Module:
    """The module without them; each must be found as often as its name is written."""
    idioms = Idioms()
    tree = idioms.visit(tree)
    text = tokens_of(source)
    for what in WRITTEN:
        dot = r"(?<!\. )" if what == "any" else ""
        expect(module, f"{what}s", idioms.seen[what], len(re.findall(rf"{dot}\b{what}\b", text)))
    return tree


def tokens_of(source: str) -> str:
    """A source without its comments and texts, one space between two tokens."""
    left_out = (tokenize.COMMENT, tokenize.STRING, tokenize.INDENT, tokenize.DEDENT)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return " ".join(token.string for token in tokens if token.type not in left_out)
