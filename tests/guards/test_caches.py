"""A cache without a limit has few keys, and says why."""

from __future__ import annotations

import ast

from tests.guards.sources import modules, tree

FEW_KEYS = {
    "artemia.lessons.reading.lesson": "lessons there are",
    "artemia.rules.catalog.decks_of": "sets of boxes",
    "artemia.rules.view.numbers_in": "sets of ten places",
    "artemia.server.storage.postgres.in_one": "what an answer may bring with it",
    "artemia.server.storage.sqlite.numbered": "statements there are",
    "artemia.texts.book.book": "languages",
    "artemia.texts.loader.bundle": "languages",
    "artemia.texts.loader.plain": "messages there are",
    "artemia.texts.names.seat_names": "languages",
}


def test_every_cache_has_a_limit_or_few_keys() -> None:
    found = {
        f"{module}.{node.name}"
        for module, file in modules().items()
        for node in ast.walk(tree(file))
        if isinstance(node, ast.FunctionDef)
        for mark in node.decorator_list
        if ast.unparse(mark) in ("cache", "functools.cache", "lru_cache(maxsize=None)")
    }
    assert found == FEW_KEYS.keys()
