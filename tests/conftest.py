"""Every worker begins with its share of the longest tests, so that nobody waits for one at the end."""

from __future__ import annotations

import pytest

LONG = ("compiled", "starter", "browser")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Workers are first given a stretch of the list each; later they steal from each other."""
    workers = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    long = sorted(
        [item for item in items if item.path.parent.name in LONG],
        key=lambda item: LONG.index(item.path.parent.name),
    )
    short = [item for item in items if item.path.parent.name not in LONG]
    size = -(-len(items) // workers)
    shared: list[pytest.Item] = []
    for n in range(workers):
        mine = long[n::workers]
        rest = len(items) - len(shared) - len(mine) if n == workers - 1 else size - len(mine)
        shared += mine + short[: max(rest, 0)]
        short = short[max(rest, 0) :]
    items[:] = shared + short
