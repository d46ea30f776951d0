"""All Avatars, Evolutions, survivors and Defense bonuses there are. The card modules fill it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from artemia.engine.step import NO, OP, OPS, Step
from artemia.rules.boxes import HOUSE, Box
from artemia.rules.constants import Avatars, Evolutions, Modifiers, Survivors

Build = TypeVar("Build", bound=Callable[[int], Step])


@dataclass(frozen=True)
class Evolution:
    """An Evolution: a question, put when the Creature uses it, or a modifier that always holds."""

    id: str
    box: str
    level: int
    cost: int
    phase: int
    bit: Evolutions
    ask: Step  # NO for one that acts by itself
    modifier: Modifiers
    base_compatible: bool
    provenance: str
    like: Evolutions  # itself, or the one whose effect it has
    does: str  # the id of that one


@dataclass(frozen=True)
class Avatar:
    """An Avatar: a question, put when its Hunted uses it, or a name that the rules ask for."""

    id: str
    box: str
    phase: int
    bit: Avatars
    ask: Step  # NO for one that acts by itself
    base_compatible: bool
    provenance: str
    like: Avatars  # itself, or the one whose effect it has
    does: str  # the id of that one


@dataclass(frozen=True)
class SurvivorEffect:
    """What rescuing a survivor does: a question to the rescuer."""

    id: str
    box: str
    ask: Step
    provenance: str


@dataclass(frozen=True)
class Survivor:
    """A survivor, and which effect rescuing them has."""

    id: str
    box: str
    effect: str
    bit: Survivors
    provenance: str


@dataclass(frozen=True)
class Bonus:
    """What a space of the Defense track gives: an effect, taken when the counter enters it."""

    id: str
    box: str
    step: Step
    provenance: str


EVOLUTIONS: Final[dict[str, Evolution]] = {}
EVOLUTION_BY_BIT: Final[dict[Evolutions, Evolution]] = {}
AVATARS: Final[dict[str, Avatar]] = {}
AVATAR_BY_BIT: Final[dict[Avatars, Avatar]] = {}
SURVIVOR_EFFECTS: Final[dict[str, SurvivorEffect]] = {}
SURVIVORS: Final[dict[str, Survivor]] = {}
SURVIVOR_BY_BIT: Final[dict[Survivors, Survivor]] = {}
BONUSES: Final[dict[str, Bonus]] = {}


def provenance_of(box: Box, printed: str) -> str:
    """Where a card comes from: of one's own boxes, from there; of SANCTUARY, as far as it is printed."""
    return HOUSE if box.is_ours else printed


def evolution(
    box: Box, level: int, cost: int, phase: int, *, base_compatible: bool = False
) -> Callable[[Build], Build]:
    """Enters the question below as an Evolution the Creature may use once a turn, in its phase."""

    def enter(ask: Build) -> Build:
        step = ask(0)
        enter_evolution(box, OPS[step & OP].name, level, cost, phase, step, 0, base_compatible)
        return ask

    return enter


def lasting_evolution(
    box: Box,
    id: str,
    level: int,
    cost: int,
    phase: int,
    modifier: Modifiers = 0,
    *,
    base_compatible: bool = False,
) -> Evolutions:
    """Enters an Evolution that acts by itself; returns its bit."""
    return enter_evolution(box, id, level, cost, phase, NO, modifier, base_compatible)


def enter_evolution(
    box: Box,
    id: str,
    level: int,
    cost: int,
    phase: int,
    ask: Step,
    modifier: Modifiers,
    base_compatible: bool,
) -> Evolutions:
    bit, provenance = 1 << len(EVOLUTIONS), provenance_of(box, "original")
    card = Evolution(id, box.id, level, cost, phase, bit, ask, modifier, base_compatible, provenance, bit, id)
    EVOLUTIONS[id] = EVOLUTION_BY_BIT[bit] = card
    return bit


def avatar(box: Box, phase: int, *, base_compatible: bool = False) -> Callable[[Build], Build]:
    """Enters the question below as an Avatar its Hunted may use once a turn, in phase 1."""

    def enter(ask: Build) -> Build:
        step = ask(0)
        enter_avatar(box, OPS[step & OP].name, phase, step, base_compatible)
        return ask

    return enter


def lasting_avatar(box: Box, id: str, phase: int, *, base_compatible: bool = False) -> Avatars:
    """Enters an Avatar that acts by itself; returns its bit."""
    return enter_avatar(box, id, phase, NO, base_compatible)


def enter_avatar(box: Box, id: str, phase: int, ask: Step, base_compatible: bool) -> Avatars:
    bit, provenance = 1 << len(AVATARS), provenance_of(box, "original")
    card = Avatar(id, box.id, phase, bit, ask, base_compatible, provenance, bit, id)
    AVATARS[id] = AVATAR_BY_BIT[bit] = card
    return bit


def survivor_effect(box: Box) -> Callable[[Build], Build]:
    """Enters the question below as what rescuing a survivor does."""

    def enter(ask: Build) -> Build:
        step = ask(0)
        id = OPS[step & OP].name
        SURVIVOR_EFFECTS[id] = SurvivorEffect(id, box.id, step, provenance_of(box, "rulebook"))
        return ask

    return enter


def survivor(box: Box, id: str, effect: str, provenance: str = "original") -> None:
    bit = 1 << len(SURVIVORS)
    card = Survivor(id, box.id, effect, bit, provenance_of(box, provenance))
    SURVIVORS[id] = SURVIVOR_BY_BIT[bit] = card


def bonus(box: Box) -> Callable[[Build], Build]:
    """Enters the effect below as a Defense bonus."""

    def enter(build: Build) -> Build:
        step = build(0)
        id = OPS[step & OP].name
        BONUSES[id] = Bonus(id, box.id, step, provenance_of(box, "rulebook"))
        return build

    return enter
