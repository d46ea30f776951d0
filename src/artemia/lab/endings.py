"""How a game ended."""

from __future__ import annotations

from typing import Final

from artemia.rules.constants import CREATURE_WINS, HUNTED_WIN
from artemia.rules.state import State

ENDINGS: Final = ("assimilation", "rescue", "defense")


def ending_of(g: State) -> str:
    """On which track somebody won."""
    if g.winner == CREATURE_WINS:
        return "assimilation"
    return "defense" if won_by_defense(g) else "rescue"


def won_by_defense(g: State) -> bool:
    s = g.sanctuary
    return g.winner == HUNTED_WIN and s is not None and s.token > 0 and s.defense <= 0
