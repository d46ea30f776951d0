"""All places and cards there are. The card modules fill it; a card is one question, under its own name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from artemia.engine.step import OP, OPS, Step
from artemia.errors import ArtemiaError
from artemia.rules.planet import neighbours_by_position
from artemia.rules.words import ANY_PHASE, HuntCards, Places, SurvivalCards, Tokens

Build = TypeVar("Build", bound=Callable[[int], Step])


@dataclass(frozen=True)
class Place:
    """A place: its power is a question to the Hunted who uses it."""

    id: str
    box: str
    number: int
    power: Step
    once_per_turn: bool
    copyable: bool
    harsh: bool
    provenance: str


@dataclass(frozen=True)
class Card:
    """A Hunt or Survival card: playing it puts its question; if that has no answer the card isn't offered."""

    id: str
    box: str
    phase: int
    symbol: Tokens
    bit: int
    ask: Step
    provenance: str


@dataclass(frozen=True)
class Planet:
    """Ten places as the state wants them: by number, and as sets."""

    names: tuple[str, ...]
    powers: tuple[Step, ...]
    neighbours: tuple[Places, ...]
    once_a_turn: Places
    uncopyable: Places
    harsh: Places


PLACES: Final[dict[str, Place]] = {}
HUNT: Final[dict[str, Card]] = {}
SURVIVAL: Final[dict[str, Card]] = {}
HUNT_BY_BIT: Final[dict[HuntCards, Card]] = {}
SURVIVAL_BY_BIT: Final[dict[SurvivalCards, Card]] = {}
HUNT_ASK: Final[dict[HuntCards, Step]] = {}
SURVIVAL_ASK: Final[dict[SurvivalCards, Step]] = {}
HUNT_IN_PHASE: Final[list[HuntCards]] = [0] * 6
SURVIVAL_IN_PHASE: Final[list[SurvivalCards]] = [0] * 6  # to be played in a window
SURVIVAL_INSTEAD: Final[list[SurvivalCards]] = [0]  # to be played instead of using a place


def place(
    box: str,
    number: int,
    *,
    once_per_turn: bool = False,
    copyable: bool = True,
    harsh: bool = False,
    provenance: str = "published",
) -> Callable[[Build], Build]:
    """Enters the question below as the power of a place."""

    def enter(power: Build) -> Build:
        step = power(0)
        name = OPS[step & OP].name
        PLACES[name] = Place(name, box, number, step, once_per_turn, copyable, harsh, provenance)
        return power

    return enter


def hunt(
    box: str, phase: int, symbol: Tokens = 0, *, provenance: str = "published"
) -> Callable[[Build], Build]:
    """Enters the question below as a Hunt card. ANY_PHASE: the card itself says when."""

    def enter(ask: Build) -> Build:
        bit = _enter(HUNT, HUNT_BY_BIT, HUNT_ASK, box, phase, symbol, ask(0), provenance)
        for each in range(1, 6) if phase == ANY_PHASE else (phase,):
            HUNT_IN_PHASE[each] |= bit
        return ask

    return enter


def survival(
    box: str, phase: int, *, instead_of_power: bool = False, provenance: str = "published"
) -> Callable[[Build], Build]:
    """Enters the question below as a Survival card."""

    def enter(ask: Build) -> Build:
        in_phase = SURVIVAL_INSTEAD if instead_of_power else SURVIVAL_IN_PHASE
        at = 0 if instead_of_power else phase
        in_phase[at] |= _enter(SURVIVAL, SURVIVAL_BY_BIT, SURVIVAL_ASK, box, phase, 0, ask(0), provenance)
        return ask

    return enter


def _enter(
    deck: dict[str, Card],
    by_bit: dict[int, Card],
    asks: dict[int, Step],
    box: str,
    phase: int,
    symbol: Tokens,
    ask: Step,
    provenance: str,
) -> int:
    card = Card(OPS[ask & OP].name, box, phase, symbol, 1 << len(deck), ask, provenance)
    deck[card.id] = by_bit[card.bit] = card
    asks[card.bit] = ask
    return card.bit


def card_named(deck: dict[str, Card], name: str) -> Card:
    if name not in deck:
        raise ArtemiaError(f"There is no card called “{name}”.")
    return deck[name]


def deck_of(deck: dict[str, Card], boxes: tuple[str, ...]) -> tuple[int, ...]:
    """The cards of these boxes, unshuffled."""
    return tuple([card.bit for card in deck.values() if card.box in boxes])


@cache
def planet_of(names: tuple[str, ...]) -> Planet:
    """The planet these ten places make."""
    unknown = [name for name in names if name not in PLACES]
    if unknown:
        raise ArtemiaError(f"There is no place called “{unknown[0]}”.")
    places = [PLACES[name] for name in names]
    if [each.number for each in places] != list(range(1, 11)):
        raise ArtemiaError("A planet has ten places, numbered 1 to 10, in that order.")
    return Planet(
        names,
        tuple(each.power for each in places),
        neighbours_by_position(tuple(range(1, 11))),
        set_of_places(each for each in places if each.once_per_turn),
        set_of_places(each for each in places if not each.copyable),
        set_of_places(each for each in places if each.harsh),
    )


def set_of_places(places: Iterable[Place]) -> Places:
    return sum(1 << each.number - 1 for each in places)
