"""All Avatars, Evolutions, survivors and Defense bonuses there are. The card modules fill it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from artemia.engine.step import NO, OP, OPS, Step
from artemia.rules.constants import Avatars, Evolutions, Survivors

Build = TypeVar("Build", bound=Callable[[int], Step])
BOX: Final = "sanctuary"


@dataclass(frozen=True)
class Evolution:
    """An Evolution: a question, put when the Creature uses it, or a modifier that always holds."""

    id: str
    level: int
    cost: int
    phase: int
    bit: Evolutions
    ask: Step  # NO for one that acts by itself
    modifier: int
    base_compatible: bool
    provenance: str
    like: Evolutions  # itself, or the one whose effect it has
    does: str  # the id of that one
    box: str = BOX


@dataclass(frozen=True)
class Avatar:
    """An Avatar: a question, put when its Hunted uses it, or a name that the rules ask for."""

    id: str
    phase: int
    bit: Avatars
    ask: Step  # NO for one that acts by itself
    base_compatible: bool
    provenance: str
    like: Avatars  # itself, or the one whose effect it has
    does: str  # the id of that one
    box: str = BOX


@dataclass(frozen=True)
class SurvivorEffect:
    """What rescuing a survivor does: a question to the rescuer."""

    id: str
    ask: Step
    provenance: str
    box: str = BOX


@dataclass(frozen=True)
class Survivor:
    """A survivor, and which effect rescuing them has."""

    id: str
    effect: str
    bit: Survivors
    provenance: str
    box: str = BOX


@dataclass(frozen=True)
class Bonus:
    """What a space of the Defense track gives: an effect, taken when the counter enters it."""

    id: str
    step: Step
    provenance: str
    box: str = BOX


EVOLUTIONS: Final[dict[str, Evolution]] = {}
EVOLUTION_BY_BIT: Final[dict[Evolutions, Evolution]] = {}
AVATARS: Final[dict[str, Avatar]] = {}
AVATAR_BY_BIT: Final[dict[Avatars, Avatar]] = {}
SURVIVOR_EFFECTS: Final[dict[str, SurvivorEffect]] = {}
SURVIVORS: Final[dict[str, Survivor]] = {}
SURVIVOR_BY_BIT: Final[dict[Survivors, Survivor]] = {}
BONUSES: Final[dict[str, Bonus]] = {}


def evolution(
    level: int, cost: int, phase: int, *, base_compatible: bool = False
) -> Callable[[Build], Build]:
    """Enters the question below as an Evolution the Creature may use once a turn, in its phase."""

    def enter(ask: Build) -> Build:
        step = ask(0)
        enter_evolution(OPS[step & OP].name, level, cost, phase, step, 0, base_compatible)
        return ask

    return enter


def lasting_evolution(
    id: str, level: int, cost: int, phase: int, modifier: int = 0, *, base_compatible: bool = False
) -> Evolutions:
    """Enters an Evolution that acts by itself; returns its bit."""
    return enter_evolution(id, level, cost, phase, NO, modifier, base_compatible)


def enter_evolution(
    id: str, level: int, cost: int, phase: int, ask: Step, modifier: int, base_compatible: bool
) -> Evolutions:
    bit = 1 << len(EVOLUTIONS)
    card = Evolution(id, level, cost, phase, bit, ask, modifier, base_compatible, "original", bit, id)
    EVOLUTIONS[id] = EVOLUTION_BY_BIT[bit] = card
    return bit


def avatar(phase: int, *, base_compatible: bool = False) -> Callable[[Build], Build]:
    """Enters the question below as an Avatar its Hunted may use once a turn, in phase 1."""

    def enter(ask: Build) -> Build:
        step = ask(0)
        enter_avatar(OPS[step & OP].name, phase, step, base_compatible)
        return ask

    return enter


def lasting_avatar(id: str, phase: int, *, base_compatible: bool = False) -> Avatars:
    """Enters an Avatar that acts by itself; returns its bit."""
    return enter_avatar(id, phase, NO, base_compatible)


def enter_avatar(id: str, phase: int, ask: Step, base_compatible: bool) -> Avatars:
    bit = 1 << len(AVATARS)
    AVATARS[id] = AVATAR_BY_BIT[bit] = Avatar(id, phase, bit, ask, base_compatible, "original", bit, id)
    return bit


def survivor_effect(ask: Build) -> Build:
    """Enters the question below as what rescuing a survivor does."""
    step = ask(0)
    id = OPS[step & OP].name
    SURVIVOR_EFFECTS[id] = SurvivorEffect(id, step, "rulebook")
    return ask


def survivor(id: str, effect: str, provenance: str = "original") -> None:
    bit = 1 << len(SURVIVORS)
    SURVIVORS[id] = SURVIVOR_BY_BIT[bit] = Survivor(id, effect, bit, provenance)


def bonus(build: Build) -> Build:
    """Enters the effect below as a Defense bonus."""
    step = build(0)
    id = OPS[step & OP].name
    BONUSES[id] = Bonus(id, step, "rulebook")
    return build
