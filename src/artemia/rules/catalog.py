"""All places and cards there are. The card modules fill it; a card is one question, under its own name."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, TypeVar

from artemia.engine.step import OP, OPS, Step
from artemia.errors import ArtemiaError
from artemia.rules.boxes import Box
from artemia.rules.constants import HuntCards, Places, SurvivalCards, Tokens
from artemia.rules.planet import Planet, columns_of, neighbours_by_position, pairs_of

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
    grave: bool
    homing: bool
    shield: bool
    covers: Places
    copies: int  # in the reserve; 0: as many as the number of Hunted asks for
    needs: tuple[str, ...]  # boxes without which it can't lie on a planet
    provenance: str


@dataclass(frozen=True)
class Card:
    """A Hunt or Survival card: playing it puts its question; if that has no answer the card isn't offered.

    One that replaces another has its bit, and in keys its name: in a game it takes that card's place.
    """

    id: str
    box: str
    phase: int
    symbol: Tokens
    bit: int
    ask: Step
    provenance: str
    replaces: str = ""
    instead_of_power: bool = False
    before_tokens: bool = False


PLACES: Final[dict[str, Place]] = {}
SITES: Final[list[str]] = []
"""The places to discover in the Labyrinth variant."""
HUNT: Final[dict[str, Card]] = {}
SURVIVAL: Final[dict[str, Card]] = {}
HUNT_BY_BIT: Final[dict[HuntCards, Card]] = {}
SURVIVAL_BY_BIT: Final[dict[SurvivalCards, Card]] = {}


def place(
    box: Box,
    number: int,
    *,
    once_per_turn: bool = False,
    copyable: bool = True,
    harsh: bool = False,
    grave: bool = False,
    homing: bool = False,
    shield: bool = False,
    covers: Places = 0,
    copies: int = 0,
    site: bool = False,
    needs: tuple[str, ...] = (),
    provenance: str = "",
) -> Callable[[Build], Build]:
    """Enters the question below as the power of a place; a site is to be discovered in the variant."""

    def enter(power: Build) -> Build:
        step = power(0)
        name = OPS[step & OP].name
        PLACES[name] = Place(
            name,
            box.id,
            number,
            step,
            once_per_turn,
            copyable,
            harsh,
            grave,
            homing,
            shield,
            covers,
            copies,
            box.needs + needs,
            provenance or box.provenance,
        )
        if site:
            SITES.append(name)
        return power

    return enter


def hunt(
    box: Box, phase: int, symbol: Tokens = 0, *, replaces: str = "", provenance: str = ""
) -> Callable[[Build], Build]:
    """Enters the question below as a Hunt card. ANY_PHASE: the card itself says when."""

    def enter(ask: Build) -> Build:
        step = ask(0)
        bit = _bit_for(HUNT, replaces)
        name = OPS[step & OP].name
        source = provenance or box.provenance
        _enter(Card(name, box.id, phase, symbol, bit, step, source, replaces), HUNT, HUNT_BY_BIT)
        return ask

    return enter


def survival(
    box: Box,
    phase: int,
    *,
    instead_of_power: bool = False,
    before_tokens: bool = False,
    replaces: str = "",
    provenance: str = "",
) -> Callable[[Build], Build]:
    """Enters the question below as a Survival card."""

    def enter(ask: Build) -> Build:
        step = ask(0)
        bit = _bit_for(SURVIVAL, replaces)
        name = OPS[step & OP].name
        source = provenance or box.provenance
        card = Card(name, box.id, phase, 0, bit, step, source, replaces, instead_of_power, before_tokens)
        _enter(card, SURVIVAL, SURVIVAL_BY_BIT)
        return ask

    return enter


def _bit_for(deck: dict[str, Card], replaces: str) -> int:
    """The bit of the card that is replaced, or the next one."""
    if replaces:
        return deck[replaces].bit
    return 1 << sum(1 for card in deck.values() if not card.replaces)


def _enter(card: Card, deck: dict[str, Card], by_bit: dict[int, Card]) -> None:
    deck[card.id] = card
    if not card.replaces:
        by_bit[card.bit] = card


def card_named(deck: dict[str, Card], name: str) -> Card:
    if name not in deck:
        raise ArtemiaError(f"There is no card called “{name}”.")
    return deck[name]


def deck_of(deck: dict[str, Card], boxes: tuple[str, ...]) -> tuple[int, ...]:
    """The cards of these boxes, unshuffled. A card that replaces another is that card."""
    return tuple([card.bit for card in deck.values() if card.box in boxes and not card.replaces])


@cache
def decks_of(boxes: tuple[str, ...]) -> tuple[tuple[HuntCards, ...], tuple[SurvivalCards, ...]]:
    """The Hunt and the Survival cards of these boxes."""
    return deck_of(HUNT, boxes), deck_of(SURVIVAL, boxes)


def places_of(box: str) -> tuple[str, ...]:
    """The places of a box, by their numbers."""
    places = [place for place in PLACES.values() if place.box == box]
    return tuple([place.id for place in sorted(places, key=lambda place: place.number)])


MOST_PLANETS: Final = 4096
"""To be kept in memory: the Labyrinth knows tens of thousands."""
IN_ORDER: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


def planet_of(names: tuple[str, ...], order: tuple[int, ...] = IN_ORDER, hidden: Places = 0) -> Planet:
    """The planet these ten places make, the same one for all games."""
    return _planet_of(names, order, hidden)


@lru_cache(maxsize=MOST_PLANETS)
def _planet_of(names: tuple[str, ...], order: tuple[int, ...], hidden: Places) -> Planet:
    unknown = [name for name in names if name not in PLACES]
    if unknown:
        raise ArtemiaError(f"There is no place called “{unknown[0]}”.", "place", given=unknown[0])
    places = [PLACES[name] for name in names]
    if [each.number for each in places] != list(range(1, 11)):
        raise ArtemiaError("A planet has ten places, numbered 1 to 10, in that order.", "planet")
    new = Planet()
    new.names, new.order, new.hidden = names, order, hidden
    new.powers = tuple(each.power for each in places)
    new.neighbours = neighbours_by_position(order)
    new.pairs = pairs_of(new.neighbours)
    new.columns = columns_of(order)
    new.once_a_turn = set_of_places(each for each in places if each.once_per_turn)
    new.uncopyable = set_of_places(each for each in places if not each.copyable) | hidden
    new.harsh = set_of_places(each for each in places if each.harsh)
    new.grave = set_of_places(each for each in places if each.grave)
    new.homing = set_of_places(each for each in places if each.homing)
    new.shield = set_of_places(each for each in places if each.shield)
    new.covers = sum({each.covers for each in places})
    return new


def found_again(planet: Planet) -> tuple[Callable[..., Planet], tuple[Any, ...]]:
    """To `pickle` and `copy` a planet is what it was made of: it stays the one that all games share."""
    return planet_of, (planet.names, planet.order, planet.hidden)


copyreg.pickle(Planet, found_again)


def set_of_places(places: Iterable[Place]) -> Places:
    return sum(1 << each.number - 1 for each in places)
