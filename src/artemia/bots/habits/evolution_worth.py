"""How strong Evolutions are, to either camp."""

from __future__ import annotations

from artemia.bots.habits.registry import evolution_worth
from artemia.engine.step import members
from artemia.rules.constants import Evolutions
from artemia.rules.state import State


def strength(g: State, card: Evolutions) -> int:
    """What it is worth in a turn in which it acts, in hundredths of a space."""
    return evolution_worth(g, card).strength


def strongest(g: State, cards: Evolutions) -> int:
    """What the strongest of these is worth a turn, 0 if there is none."""
    return max([strength(g, card) for card in members(cards)], default=0)
