"""What `artemia train` has learned; written by it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[int, tuple[float, ...]]] = {}
"""For each kind of game the weight of each feature of `value`."""
