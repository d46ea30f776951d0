"""When Python looks for garbage that holds on to itself: seldom, for everybody waits meanwhile."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 2_000
"""What is new is looked through after so many objects, which takes some milliseconds."""
NEVER: Final = 2**31 - 1
FEW: Final = 5_000
"""Connections; what so many leave behind is some megabytes."""


def settle() -> None:
    """What is here when the server starts stays: nobody looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def is_due(left: int, open: int) -> bool:
    """Whether to look through everything, when so many connections have gone since and so many are there.

    Left to itself Python does so whenever a quarter has come in addition, and through what is half new still
    more often: a second with two thousand tables, and it finds nothing while they play. What stays behind,
    some fifty objects each, are connections that have gone, so memory is never twice what it would be.
    """
    return left > max(FEW, open)
