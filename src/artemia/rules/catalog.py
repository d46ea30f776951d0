"""All places and cards there are. The card modules fill it; a card is one question, under its own name."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias, TypeVar

from artemia.engine.step import OP, OPS, Step, Unbounded
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
    bound: bool  # its power is for this number only
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
    bit: Unbounded
    ask: Step
    provenance: str
    replaces: str = ""
    instead_of_power: bool = False
    before_tokens: bool = False
    about: Tokens = 0  # the token without which its question makes no sense
    also_in: tuple[int, ...] = ()  # the phases besides its own in which its question makes sense
    like: Unbounded = 0  # its own bit, or that of the card whose question it puts
    does: str = ""  # and the id of that card


PLACES: Final[dict[str, Place]] = {}
POWERS_APART: Final[dict[str, Place]] = {}
"""Powers that no place has by itself: a file of somebody's own brings them."""
MOST_SITES: Final = 10
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
    bound: bool = False,
    provenance: str = "",
) -> Callable[[Build], Build]:
    """Enters the question below as the power of a place; a site is to be discovered in the variant."""

    def enter(power: Build) -> Build:
        step = power(0)
        name = OPS[step & OP].name
        if site and len(SITES) == MOST_SITES:
            raise ValueError(f"{name}: there are {MOST_SITES} sites already, and steps have no bits for more")
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
            bound,
            provenance or box.provenance,
        )
        if site:
            SITES.append(name)
        return power

    return enter


def hunt(
    box: Box,
    phase: int,
    symbol: Tokens = 0,
    *,
    any_symbol: bool = False,
    also_in: tuple[int, ...] = (),
    replaces: str = "",
    provenance: str = "",
) -> Callable[[Build], Build]:
    """Enters the question below as a Hunt card. ANY_PHASE: the card itself says when.

    `any_symbol`: its question has nothing to do with the token that comes with it.
    """

    def enter(ask: Build) -> Build:
        step, bit = ask(0), _bit_for(HUNT, replaces)
        card = Card(
            OPS[step & OP].name,
            box.id,
            phase,
            symbol,
            bit,
            step,
            provenance or box.provenance,
            replaces,
            about=0 if any_symbol else symbol,
            also_in=also_in,
            like=bit,
            does=OPS[step & OP].name,
        )
        _enter(card, HUNT, HUNT_BY_BIT)
        return ask

    return enter


def survival(
    box: Box,
    phase: int,
    *,
    instead_of_power: bool = False,
    before_tokens: bool = False,
    also_in: tuple[int, ...] = (),
    replaces: str = "",
    provenance: str = "",
) -> Callable[[Build], Build]:
    """Enters the question below as a Survival card."""

    def enter(ask: Build) -> Build:
        step, bit = ask(0), _bit_for(SURVIVAL, replaces)
        card = Card(
            OPS[step & OP].name,
            box.id,
            phase,
            0,
            bit,
            step,
            provenance or box.provenance,
            replaces,
            instead_of_power,
            before_tokens,
            also_in=also_in,
            like=bit,
            does=OPS[step & OP].name,
        )
        _enter(card, SURVIVAL, SURVIVAL_BY_BIT)
        return ask

    return enter


def _bit_for(deck: dict[str, Card], replaces: str) -> Unbounded:
    """The bit of the card that is replaced, or the next one."""
    if replaces:
        return deck[replaces].bit
    return 1 << sum(1 for card in deck.values() if not card.replaces)


def _enter(card: Card, deck: dict[str, Card], by_bit: dict[Unbounded, Card]) -> None:
    deck[card.id] = card
    if not card.replaces:
        by_bit[card.bit] = card


def card_named(deck: dict[str, Card], name: str) -> Card:
    if name not in deck:
        raise ArtemiaError(f"There is no card called “{name}”.")
    return deck[name]


def deck_of(deck: dict[str, Card], boxes: tuple[str, ...]) -> tuple[Unbounded, ...]:
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
Powers: TypeAlias = tuple[tuple[str, str], ...]
"""Places, each with the one whose power it has instead of its own."""


def planet_of(
    names: tuple[str, ...], order: tuple[int, ...] = IN_ORDER, hidden: Places = 0, borrowed: Powers = ()
) -> Planet:
    """The planet these ten places make, the same one for all games."""
    return _planet_of(names, order, hidden, borrowed)


@lru_cache(maxsize=MOST_PLANETS)
def _planet_of(names: tuple[str, ...], order: tuple[int, ...], hidden: Places, borrowed: Powers) -> Planet:
    unknown = [name for name in names if name not in PLACES]
    if unknown:
        raise ArtemiaError(f"There is no place called “{unknown[0]}”.", "place", given=str(unknown[0]))
    if [PLACES[name].number for name in names] != list(range(1, 11)):
        raise ArtemiaError("A planet has ten places, numbered 1 to 10, in that order.", "planet")
    whose = dict(borrowed)
    new = Planet()
    new.does = tuple([whose.get(name, name) for name in names])
    places = [PLACES.get(name) or POWERS_APART[name] for name in new.does]
    new.names, new.order, new.hidden, new.borrowed = names, order, hidden, borrowed
    new.powers = tuple(each.power for each in places)
    new.neighbours = neighbours_by_position(order)
    new.pairs = pairs_of(new.neighbours)
    new.columns = columns_of(order)
    new.once_a_turn = set_of_places([each.once_per_turn for each in places])
    new.uncopyable = set_of_places([not each.copyable for each in places]) | hidden
    new.harsh = set_of_places([each.harsh for each in places])
    new.grave = set_of_places([each.grave for each in places])
    new.homing = set_of_places([each.homing for each in places])
    new.shield = set_of_places([each.shield for each in places])
    new.covers = sum({each.covers for each in places})
    return new


def found_again(planet: Planet) -> tuple[Callable[..., Planet], tuple[Any, ...]]:
    """To `pickle` and `copy` a planet is what it was made of: it stays the one that all games share."""
    return planet_of, (planet.names, planet.order, planet.hidden, planet.borrowed)


copyreg.pickle(Planet, found_again)


def set_of_places(chosen: list[bool]) -> Places:
    """Those of the ten, by number, for which it holds."""
    return sum([1 << i for i, each in enumerate(chosen) if each])
