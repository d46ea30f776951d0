"""The longest tests come first, so that at the end nobody waits for one of them alone."""

from __future__ import annotations

import pytest

LONG = ("compiled", "starter")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name not in LONG)
