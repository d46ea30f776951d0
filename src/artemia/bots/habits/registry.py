"""What things are worth to bots, by their ids: the tables in `habits/boxes`, by box and deck, fill it.

A worth is a number, or a function of the table. What has no entry counts as such things do on average.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from artemia.engine.step import Answers, Step
from artemia.rules.constants import Avatars, Evolutions, HuntCards, SurvivalCards
from artemia.rules.state import State

if TYPE_CHECKING:
    from artemia.bots.habits.needs import Needs
    from artemia.bots.habits.prospects import Prospects

TableWorth: TypeAlias = Callable[[State], int]
SeatWorth: TypeAlias = Callable[[State, int], int]
StepWorth: TypeAlias = Callable[[State, int, Step], int]
Gain: TypeAlias = "Callable[[State, int, Needs], int]"
Instead: TypeAlias = "Callable[[State, int, Needs, int], int]"
Promise: TypeAlias = "Callable[[State, Prospects], int]"
Pays: TypeAlias = Callable[[State, Step], int]


def constantly(n: int) -> Callable[..., int]:
    """A worth that never changes."""
    return lambda *_: n


class PlaceWorth:
    """A place: what using it gains a Hunted now, and what owning it for the rest of the game is worth."""

    def __init__(self, gain: int | Gain, lasting: int = 0) -> None:
        self.gain: Gain = constantly(gain) if isinstance(gain, int) else gain
        self.lasting = lasting


class HuntWorth:
    """A Hunt card: what it promises before the reveal, besides the token it calls.

    And how readily it is played in phases 3 to 5, in percent; that is told the step of its question.
    The Creature gladly exchanges a poor one.
    """

    def __init__(self, promise: int | Promise, ready: int | Pays = 40, poor: bool = False) -> None:
        self.promise: Promise = constantly(promise) if isinstance(promise, int) else promise
        self.ready: Pays = constantly(ready) if isinstance(ready, int) else ready
        self.poor = poor


class SurvivalWorth:
    """A Survival card: how well it is liked, 1 to 10, and how readily it is played now, in percent.

    Or what it gains if it is played instead of using a place, where the place itself would gain so much.
    """

    def __init__(self, liked: int, ready: int | SeatWorth | None = None, instead: int | Instead = 30) -> None:
        self.liked = liked
        self.ready: SeatWorth | None = constantly(ready) if isinstance(ready, int) else ready
        """None: as readily as its best answer promises something."""
        self.instead: Instead = constantly(instead) if isinstance(instead, int) else instead


class EvolutionWorth:
    """An Evolution: what it is worth in a turn in which it acts, and how readily it is used, in percent."""

    def __init__(self, strength: int, ready: int | TableWorth = 95) -> None:
        self.strength = strength
        self.ready: TableWorth = constantly(ready) if isinstance(ready, int) else ready


class AvatarWorth:
    """An Avatar: how well it is liked, 1 to 10, and how readily it is used in phase 1, in percent."""

    def __init__(self, liked: int, ready: int | SeatWorth = 50) -> None:
        self.liked = liked
        self.ready: SeatWorth = constantly(ready) if isinstance(ready, int) else ready


class VerbWorth:
    """A verb among the answers to a question: what such a step gains a Hunted who takes it.

    One that parts with cards leaves those one misses least; one that heals goes to whoever needs it most.
    """

    def __init__(self, gain: int | StepWorth = 25, parts: bool = False, heals: bool = False) -> None:
        self.gain: StepWorth = constantly(gain) if isinstance(gain, int) else gain
        self.parts = parts
        self.heals = heals


PLACE_WORTH: Final[dict[str, PlaceWorth]] = {}
HUNT_WORTH: Final[dict[str, HuntWorth]] = {}
SURVIVAL_WORTH: Final[dict[str, SurvivalWorth]] = {}
EVOLUTION_WORTH: Final[dict[str, EvolutionWorth]] = {}
AVATAR_WORTH: Final[dict[str, AvatarWorth]] = {}
SURVIVOR_EFFECT_WORTH: Final[dict[str, SeatWorth]] = {}
"""What it gains the rescuer."""
BONUS_WORTH: Final[dict[str, TableWorth]] = {}
"""What a space of the Defense track gives all Hunted together."""
VERB_WORTH: Final[dict[str, VerbWorth]] = {}

UNKNOWN_PLACE: Final = PlaceWorth(35)
UNKNOWN_HUNT: Final = HuntWorth(40)
UNKNOWN_SURVIVAL: Final = SurvivalWorth(5)
UNKNOWN_EVOLUTION: Final = EvolutionWorth(18)
UNKNOWN_AVATAR: Final = AvatarWorth(6)
UNKNOWN_SURVIVOR_EFFECT: Final[SeatWorth] = constantly(30)
UNKNOWN_BONUS: Final[TableWorth] = constantly(40)
UNKNOWN_VERB: Final = VerbWorth()

Habit: TypeAlias = Callable[[Random, State, int, Answers], Step]
"""How a question is answered: with this luck, at this table, by this seat, with one of these."""
HABITS: Final[dict[str, Habit]] = {}
"""By the name of the question; any other is answered by what its answers promise."""


# The entries of the cards of a game


def hunt_worth(g: State, card: HuntCards) -> HuntWorth:
    return HUNT_WORTH.get(g.cards.hunt[card].does, UNKNOWN_HUNT)


def survival_worth(g: State, card: SurvivalCards) -> SurvivalWorth:
    return SURVIVAL_WORTH.get(g.cards.survival[card].does, UNKNOWN_SURVIVAL)


def evolution_worth(g: State, card: Evolutions) -> EvolutionWorth:
    return EVOLUTION_WORTH.get(g.cards.evolution[card].does, UNKNOWN_EVOLUTION)


def avatar_worth(g: State, avatar: Avatars) -> AvatarWorth:
    return AVATAR_WORTH.get(g.cards.avatar[avatar].does, UNKNOWN_AVATAR)
