"""Every worker begins with its share of the longest tests; what a test enters is forgotten after it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest

from artemia.engine.spelling import read
from artemia.engine.step import ALWAYS, ARITY, OP_BY_NAME, OPS, RUN, SEEN
from artemia.rules import card_table, catalog, own_code

TOGETHER = "compiled"
"""The folder whose tests share what takes longest to make: the first worker has them all, so nobody waits."""
LONG = ("test_adding_a_card", "starter", "browser")
"""Folders and files with tests of more than half a minute."""


def pytest_configure() -> None:
    """A script's jobs in the background ignore Ctrl-C, and so would all that tests start and interrupt."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Workers are first given a stretch of the list each; later they steal from each other.

    So nobody waits for a long one at the end.
    """
    workers = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    together = [item for item in items if TOGETHER in names_of(item)]
    long = sorted([item for item in items if rank_of(item) < len(LONG)], key=rank_of)
    short = [item for item in items if rank_of(item) == len(LONG) and TOGETHER not in names_of(item)]
    size = -(-len(items) // workers)
    shared: list[pytest.Item] = []
    for n in range(workers):
        mine = (together if n == 0 else []) + long[workers - 1 - n :: workers]
        rest = len(items) - len(shared) - len(mine) if n == workers - 1 else size - len(mine)
        shared += mine + short[: max(rest, 0)]
        short = short[max(rest, 0) :]
    items[:] = shared + short


def rank_of(item: pytest.Item) -> int:
    """Where it stands among the long ones; those that aren't come after them."""
    return next((rank for rank, name in enumerate(LONG) if name in names_of(item)), len(LONG))


def names_of(item: pytest.Item) -> tuple[str, str]:
    return item.path.parent.name, item.path.stem


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Other tests ask which ops there are, so those of this one must not stay."""
    tables: list[Any] = [OPS, OP_BY_NAME, own_code.KNOWN, own_code.BROUGHT_BY, catalog.POWERS_APART]
    lists: list[Any] = [RUN, ARITY, SEEN, ALWAYS]
    before = [each.copy() for each in tables], [each.copy() for each in lists]
    yield
    for table, entered in zip(tables, before[0], strict=True):
        table.clear()
        table.update(entered)
    for each, kept in zip(lists, before[1], strict=True):
        each[:] = kept
    for cached in (card_table._card_table, catalog._planet_of, read):
        cached.cache_clear()
