"""Effects that a Python file of somebody's own brings for cards that are there: a decorator for each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from artemia.engine.step import OP, OPS, QUESTION, Step
from artemia.rules.boxes import BASE, CORRECTED
from artemia.rules.catalog import Card, Place
from artemia.rules.constants import END_OF_TURN, EVOLUTION, EXPLORATION, Places, Tokens
from artemia.rules.sanctuary_catalog import Avatar, Bonus, Evolution, SurvivorEffect

Build = TypeVar("Build", bound=Callable[[int], Step])

BROUGHT: Final[list[tuple[str, Any]]] = []
"""What the file that is being read has brought so far: a kind of cards, and an effect for one of them."""


class Misfit(Exception):
    """What stands below a decorator is nothing for it."""

    def __init__(self, kind: str) -> None:
        wanted = "an effect" if kind == "bonus" else "a question"
        super().__init__(f"for a card of the kind {kind} {wanted} is needed that takes the game and a seat.")
        self.kind = kind


def place_effect(
    *,
    box: str = BASE,
    once_per_turn: bool = False,
    copyable: bool = True,
    harsh: bool = False,
    grave: bool = False,
    homing: bool = False,
    shield: bool = False,
    covers: Places = 0,
) -> Callable[[Build], Build]:
    """Brings the question below as the power of a place. `box` is one it can't do without."""

    def enter(power: Build) -> Build:
        id, step = named("place", power)
        traits = (once_per_turn, copyable, harsh, grave, homing, shield, covers)
        BROUGHT.append(("place", Place(id, box, 0, step, *traits, 0, (), False, CORRECTED)))
        return power

    return enter


def hunt_effect(
    phase: int,
    symbol: Tokens = 0,
    *,
    box: str = BASE,
    any_symbol: bool = False,
    also_in: tuple[int, ...] = (),
) -> Callable[[Build], Build]:
    """Brings the question below for a Hunt card."""

    def enter(ask: Build) -> Build:
        id, step = named("hunt", ask)
        about = 0 if any_symbol else symbol
        check_phases(phase, *also_in)
        card = Card(id, box, phase, symbol, 0, step, CORRECTED, about=about, also_in=also_in, does=id)
        BROUGHT.append(("hunt", card))
        return ask

    return enter


def survival_effect(
    phase: int,
    *,
    box: str = BASE,
    instead_of_power: bool = False,
    before_tokens: bool = False,
    also_in: tuple[int, ...] = (),
) -> Callable[[Build], Build]:
    """Brings the question below for a Survival card."""

    def enter(ask: Build) -> Build:
        id, step = named("survival", ask)
        check_phases(phase, *also_in)
        ways = (instead_of_power, before_tokens)
        card = Card(id, box, phase, 0, 0, step, CORRECTED, "", *ways, also_in=also_in, does=id)
        BROUGHT.append(("survival", card))
        return ask

    return enter


def evolution_effect(phase: int, *, base_compatible: bool = False) -> Callable[[Build], Build]:
    """Brings the question below for an Evolution that the Creature uses once a turn, in this phase."""

    def enter(ask: Build) -> Build:
        id, step = named("evolution", ask)
        check_phases(phase, most=EVOLUTION)
        card = Evolution(id, BASE, 0, 0, phase, 0, step, 0, base_compatible, CORRECTED, 0, id)
        BROUGHT.append(("evolution", card))
        return ask

    return enter


def avatar_effect(*, base_compatible: bool = False) -> Callable[[Build], Build]:
    """Brings the question below for an Avatar that its Hunted uses once a turn, in phase 1."""

    def enter(ask: Build) -> Build:
        id, step = named("avatar", ask)
        BROUGHT.append(("avatar", Avatar(id, BASE, EXPLORATION, 0, step, base_compatible, CORRECTED, 0, id)))
        return ask

    return enter


def survivor_effect(ask: Build) -> Build:
    """Brings the question below for whoever rescues a survivor."""
    id, step = named("survivor", ask)
    BROUGHT.append(("survivor", SurvivorEffect(id, BASE, step, CORRECTED)))
    return ask


def bonus_effect(build: Build) -> Build:
    """Brings the effect below for a space of the Defense track."""
    id, step = named("bonus", build)
    BROUGHT.append(("bonus", Bonus(id, BASE, step, CORRECTED)))
    return build


def named(kind: str, build: Build) -> tuple[str, Step]:
    """The id of an effect, and its step for seat 0."""
    try:
        step = build(0)
        op = OPS[step & OP]
    except (TypeError, KeyError):
        raise Misfit(kind) from None
    if op.arguments or bool(step & QUESTION) == (kind == "bonus"):
        raise Misfit(kind)
    return op.name, step


def check_phases(*phases: int, most: int = END_OF_TURN) -> None:
    for phase in phases:
        if not EXPLORATION <= phase <= most:
            raise ValueError(f"there is no phase {phase} for it")
