"""The page on many games: its table is that of the columns."""

from __future__ import annotations

from artemia.lab.rows.columns import COLUMNS
from tests.docs.pages import page, rows


def test_its_table_has_every_column() -> None:
    told = [tuple(row) for row in rows(page("docs/lab/many-games.md"))]
    assert told == [(f"`{column.name}`", column.kind, column.says) for column in COLUMNS]
