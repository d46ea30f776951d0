"""The Evolutions that act in this turn: woken at its start, activated or silenced during it."""

from __future__ import annotations

from artemia.rules.constants import Evolutions
from artemia.rules.modifiers import TOKENS_STAND_FIRM
from artemia.rules.sanctuary_catalog import modifiers_of
from artemia.rules.state import State, sanctuary_of


def is_active(g: State, evolution: Evolutions) -> bool:
    return g.sanctuary is not None and g.sanctuary.active & evolution > 0


def wake_evolutions(g: State) -> None:
    """At the start of a turn: what was developed before it acts from now on."""
    s = g.sanctuary
    if s is not None:
        s.forget_the_turn()
        s.active = s.developed
        g.modifiers |= modifiers_of(s.active)


def activate(g: State, evolution: Evolutions) -> None:
    sanctuary_of(g).active |= evolution
    g.modifiers |= modifiers_of(evolution)


def silence(g: State, evolution: Evolutions) -> None:
    """It stops at once; what it already did stays. Whoever could not avoid a token for it may do so now."""
    sanctuary_of(g).active &= ~evolution
    if g.modifiers & modifiers_of(evolution) & TOKENS_STAND_FIRM:
        g.curious |= g.everybody() & ~1
    g.modifiers &= ~modifiers_of(evolution)
