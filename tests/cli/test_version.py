"""`artemia --version`."""

from __future__ import annotations

import artemia as package
from tests.cli.player import artemia


def test_the_version_is_told() -> None:
    told = artemia("--version")
    assert (told.code, told.out, told.err) == (0, f"artemia {package.__version__}\n", "")
