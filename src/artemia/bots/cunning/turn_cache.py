"""A cache of solved turns, by what everybody knows: whoever comes to the same table need not solve it again.

All Hunted solve one and the same turn. In a process that thinks for several of them, the second one finds it
solved. Nobody learns anything by that: they would have come to the very same result.
"""

from __future__ import annotations

from typing import Final

from artemia.bots.cunning.search import Weighed
from artemia.bots.cunning.solver import TurnGame
from artemia.rules.knowledge import ANY_HUNTED
from artemia.rules.redeal import redeal
from artemia.rules.save import to_words
from artemia.rules.state import State

MOST_KEPT: Final = 64

SOLVED: Final[dict[str, TurnGame]] = {}
TAKEN_BACK: Final[dict[str, Weighed | None]] = {}


def public(g: State) -> str:
    """All that every Hunted can see of a table: the same for two tables that none could tell apart."""
    return str(to_words(redeal(g, ANY_HUNTED, "cache")))


def forget() -> None:
    SOLVED.clear()
    TAKEN_BACK.clear()
