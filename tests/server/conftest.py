"""Stores to serve from: a file, and a database of a PostgreSQL that is started once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new store of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    found: Postgres = request.getfixturevalue("postgres")
    return found.database()
