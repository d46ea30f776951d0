"""What is known of a verb stands in its decorator: nobody keeps a list of verbs beside it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from artemia.engine.step import OP_BY_NAME
from artemia.engine.traits import VOCABULARY
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS
from tests.guards.sources import PACKAGE, ROOT, modules, tree

CARDS = {*PLACES, *HUNT, *SURVIVAL, *AVATARS, *BONUSES, *EVOLUTIONS, *SURVIVOR_EFFECTS}
VERBS = set(OP_BY_NAME) - CARDS
"""A card is a question under its own id, and lists of cards are no lists of verbs."""
ALLOWED = {
    "rules/vocabulary.py": "words, some of which are verbs besides",
    "testing/table.py": "the phases, which begin with a verb of the same name",
}


def texts_in(*nodes: ast.AST) -> set[str]:
    parts = [part for node in nodes for part in ast.walk(node)]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def lists_in(node: ast.AST) -> Iterator[set[str]]:
    """Texts that stand together: in a collection, or compared with something in one function."""
    for each in ast.walk(node):
        if isinstance(each, ast.Tuple | ast.List | ast.Set | ast.Dict):
            yield texts_in(each)
        elif isinstance(each, ast.FunctionDef):
            yield texts_in(*[part for part in ast.walk(each) if isinstance(part, ast.Compare)])


@cache
def where_verbs_are_listed() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in modules().values():
        for texts in lists_in(tree(file)):
            if len(texts & VERBS) > 1:
                found.setdefault(file.relative_to(PACKAGE).as_posix(), set()).update(texts & VERBS)
    return found


def test_nobody_lists_verbs() -> None:
    assert {path: verbs for path, verbs in where_verbs_are_listed().items() if path not in ALLOWED} == {}


def test_every_exception_is_one() -> None:
    assert set(ALLOWED) <= set(where_verbs_are_listed())


# The page

GENERATED = {"ops.ts", "messages.ts"}
WORDS = {word for words in VOCABULARY.values() for word in words}
ARRAY = re.compile(r"\[([^\[\]]*)\]")
KEY = re.compile(r"^ *(\w+):", re.MULTILINE)


def lists_on_page(source: str) -> Iterator[set[str]]:
    """What stands in an array, and all keys of a file."""
    for array in ARRAY.findall(source):
        yield set(re.findall(r"'(\w+)'", array))
    yield set(KEY.findall(source))


def test_nor_does_the_page() -> None:
    found = {
        file.name: verbs
        for file in (ROOT / "web" / "src").rglob("*")
        if file.suffix in (".ts", ".svelte") and file.name not in GENERATED
        for listed in lists_on_page(file.read_text(encoding="utf-8"))
        if len(verbs := listed & VERBS - WORDS) > 1
    }
    assert found == {}
