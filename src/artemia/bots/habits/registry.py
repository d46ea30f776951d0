"""What things are worth to bots, one entry each: the tables in `habits/boxes`, by box and deck, fill it.

A worth is a number, or a function of the table. What has no entry counts as such things do on average.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from artemia.engine.step import OP, OP_BY_NAME, Answers, Step
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.constants import Avatars, Evolutions, HuntCards, SurvivalCards
from artemia.rules.state import State

if TYPE_CHECKING:
    from artemia.bots.habits.needs import Needs
    from artemia.bots.habits.prospects import Prospects

TableWorth: TypeAlias = Callable[[State], int]
SeatWorth: TypeAlias = Callable[[State, int], int]


def constantly(n: int) -> Callable[..., int]:
    """A worth that never changes."""
    return lambda *_: n


# Places

Gain: TypeAlias = "Callable[[State, int, Needs], int]"


class PlaceWorth:
    """A place: what using it gains a Hunted now, and what owning it for the rest of the game is worth."""

    def __init__(self, gain: int | Gain, lasting: int = 0) -> None:
        self.gain: Gain = constantly(gain) if isinstance(gain, int) else gain
        self.lasting = lasting


UNKNOWN_PLACE: Final = PlaceWorth(35)
PLACE_WORTH: Final = [UNKNOWN_PLACE] * (OP + 1)
"""By the op of the place's power."""


def place_worths(entries: dict[str, PlaceWorth]) -> None:
    for id, entry in entries.items():
        PLACE_WORTH[PLACES[id].power & OP] = entry


# Hunt cards

Promise: TypeAlias = "Callable[[State, Prospects], int]"
Pays: TypeAlias = Callable[[State, Step], int]


class HuntWorth:
    """A Hunt card: what it promises before the reveal, besides the token it calls.

    And how readily it is played in phases 3 to 5, in percent; that is told the step of its question.
    The Creature gladly exchanges a poor one.
    """

    def __init__(self, promise: int | Promise, ready: int | Pays = 40, poor: bool = False) -> None:
        self.promise: Promise = constantly(promise) if isinstance(promise, int) else promise
        self.ready: Pays = constantly(ready) if isinstance(ready, int) else ready
        self.poor = poor


UNKNOWN_HUNT: Final = HuntWorth(40)
HUNT_WORTH: Final = [UNKNOWN_HUNT] * (OP + 1)
"""By the op of the card's question."""


def hunt_worths(entries: dict[str, HuntWorth]) -> None:
    for id, entry in entries.items():
        HUNT_WORTH[HUNT[id].ask & OP] = entry


# Survival cards

Instead: TypeAlias = "Callable[[State, int, Needs, int], int]"


class SurvivalWorth:
    """A Survival card: how well it is liked, 1 to 10, and how readily it is played now, in percent.

    Of one that is played instead of using a place: what it gains, where the place would gain so much.
    """

    def __init__(self, liked: int, ready: int | SeatWorth | None = None, instead: int | Instead = 30) -> None:
        self.liked = liked
        self.ready: SeatWorth | None = constantly(ready) if isinstance(ready, int) else ready
        """None: as readily as its best answer promises something."""
        self.instead: Instead = constantly(instead) if isinstance(instead, int) else instead


UNKNOWN_SURVIVAL: Final = SurvivalWorth(5)
SURVIVAL_WORTH: Final = [UNKNOWN_SURVIVAL] * (OP + 1)
"""By the op of the card's question."""


def survival_worths(entries: dict[str, SurvivalWorth]) -> None:
    for id, entry in entries.items():
        SURVIVAL_WORTH[SURVIVAL[id].ask & OP] = entry


# Evolutions and Avatars


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


UNKNOWN_EVOLUTION: Final = EvolutionWorth(18)
UNKNOWN_AVATAR: Final = AvatarWorth(6)
EVOLUTION_WORTH: Final[dict[str, EvolutionWorth]] = {}
"""By id, as Avatars."""
AVATAR_WORTH: Final[dict[str, AvatarWorth]] = {}


def evolution_worths(entries: dict[str, EvolutionWorth]) -> None:
    EVOLUTION_WORTH.update(entries)


def avatar_worths(entries: dict[str, AvatarWorth]) -> None:
    AVATAR_WORTH.update(entries)


# Their entries in a game, by their bits


def hunt_worth(g: State, card: HuntCards) -> HuntWorth:
    return HUNT_WORTH[g.cards.hunt_ask[card] & OP]


def survival_worth(g: State, card: SurvivalCards) -> SurvivalWorth:
    return SURVIVAL_WORTH[g.cards.survival_ask[card] & OP]


def evolution_worth(g: State, card: Evolutions) -> EvolutionWorth:
    return EVOLUTION_WORTH.get(g.cards.evolution[card].id, UNKNOWN_EVOLUTION)


def avatar_worth(g: State, avatar: Avatars) -> AvatarWorth:
    return AVATAR_WORTH.get(g.cards.avatar[avatar].id, UNKNOWN_AVATAR)


# What rescuing a survivor does, and what a space of Defense gives

UNKNOWN_SURVIVOR_EFFECT: Final[SeatWorth] = constantly(30)
UNKNOWN_BONUS: Final[TableWorth] = constantly(40)
SURVIVOR_EFFECT_WORTH: Final[dict[str, SeatWorth]] = {}
"""By the effect's id: what it gains the rescuer."""
BONUS_WORTH: Final[dict[int, TableWorth]] = {}
"""By the op of the bonus: what it gains all Hunted together."""


def survivor_effect_worths(entries: dict[str, int | SeatWorth]) -> None:
    for id, worth in entries.items():
        SURVIVOR_EFFECT_WORTH[id] = constantly(worth) if isinstance(worth, int) else worth


def bonus_worths(entries: dict[str, int | TableWorth]) -> None:
    for id, worth in entries.items():
        BONUS_WORTH[OP_BY_NAME[id].number] = constantly(worth) if isinstance(worth, int) else worth


# Verbs

StepWorth: TypeAlias = Callable[[State, int, Step], int]


class VerbWorth:
    """A verb among the answers to a question: what such a step gains a Hunted who takes it.

    One that parts with cards leaves those one misses least; one that heals goes to whoever needs it most.
    """

    def __init__(self, gain: int | StepWorth = 25, parts: bool = False, heals: bool = False) -> None:
        self.gain: StepWorth = constantly(gain) if isinstance(gain, int) else gain
        self.parts = parts
        self.heals = heals


UNKNOWN_VERB: Final = VerbWorth()
VERB_WORTH: Final = [UNKNOWN_VERB] * (OP + 1)
"""By op."""


def verb_worths(entries: dict[str, VerbWorth]) -> None:
    for name, entry in entries.items():
        VERB_WORTH[OP_BY_NAME[name].number] = entry


# Answers

Habit: TypeAlias = Callable[[Random, State, int, Answers], Step]
"""How a question is answered: with this luck, at this table, by this seat, with one of these."""
HABITS: Final[dict[int, Habit]] = {}
"""By the op of the question; any other is answered by what its answers promise."""


def habits(entries: dict[str, Habit]) -> None:
    for name, habit in entries.items():
        HABITS[OP_BY_NAME[name].number] = habit
