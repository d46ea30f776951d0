"""The walk through one answer names files that are there, and stays a short one."""

from __future__ import annotations

import re

from tests.guards.sources import PACKAGE, ROOT

NAMED = re.compile(r"`((?:web|server|engine)/[\w./-]+|game\.py)`")
MOST = 30
"""Files to open before one has followed an answer from click to screen."""


def test_the_walk_names_files_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = text.partition("### One answer, from click to screen")[2].partition("\n### ")[0]
    files = set(NAMED.findall(walk))
    homes = [(ROOT if file.startswith("web/") else PACKAGE) / file for file in files]
    assert [str(home) for home in homes if not home.exists()] == []
    assert 15 < len(files) <= MOST
