"""Which bytes of an observation say what. It follows from the set-up alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from artemia.engine.step import Part, Unbounded
from artemia.rules.card_table import card_table_of
from artemia.rules.catalog import HUNT_BY_BIT, SITES, SURVIVAL_BY_BIT, decks_of, planet_of
from artemia.rules.sanctuary_catalog import SURVIVOR_BY_BIT

if TYPE_CHECKING:
    from artemia.rules.setup import Setup

Columns: TypeAlias = tuple[str, ...]

VERSION: Final = 1
"""Raised whenever a byte gets another meaning."""
MOST_LAYOUTS: Final = 256
MOST_BITS: Final = 10
SPREAD: Final[list[list[bytes]]] = [
    [bytes([number >> bit & 1 for bit in range(width)]) for number in range(1 << width)]
    for width in range(MOST_BITS + 1)
]
"""For each width: the bits of a number as bytes, the lowest first."""
NUMBER: Final[list[bytes]] = [bytes([number]) for number in range(256)]
LARGEST_NUMBER: Final = 255

# What the bytes of a slice are about
ONE: Final[Columns] = ("",)
PHASES: Final[Columns] = tuple([str(phase) for phase in range(1, 6)])
SIDES: Final[Columns] = ("creature", "hunted")
PLACES: Final[Columns] = tuple([str(number) for number in range(1, 11)])
RESERVE: Final[Columns] = tuple([f"{copy}: {number}" for copy in (1, 2, 3) for number in range(6, 11)])
TRACK: Final[Columns] = tuple([str(distance) for distance in range(20)])
LEVELS: Final[Columns] = ("1", "2")
FLAGS: Final[Columns] = (
    "survival_used",
    "river",
    "artefact",
    "spent",
    "dodging",
    "detecting",
    "discard_hidden",
    "fjord",
    "camouflaged",
    "enduring",
)


class Run:
    """Neighbouring bits of a set, spread over as many bytes."""

    shift: Part
    mask: Part
    spread: list[bytes]

    __slots__ = ("mask", "shift", "spread")

    def __init__(self, shift: Part, width: int) -> None:
        self.shift = shift
        self.mask = (1 << width) - 1
        self.spread = SPREAD[width]


def runs_of(cards: Iterable[Unbounded]) -> list[Run]:
    """The bits of these cards, the lowest first."""
    bits = sorted([card.bit_length() - 1 for card in cards])
    runs: list[Run] = []
    first = 0
    for i in range(1, len(bits) + 1):
        if i == len(bits) or i == first + MOST_BITS or bits[i] > bits[i - 1] + 1:
            runs.append(Run(bits[first], i - first))
            first = i
    return runs


def ids_of(cards: Iterable[Unbounded], known: Mapping[Unbounded, Any]) -> Columns:
    return tuple([known[card].id for card in sorted(cards)])


class Layout:
    """The slices of an observation, by name and in order, and what each byte of them is about."""

    slices: dict[str, slice]
    columns: dict[str, Columns]
    size: int
    players: int
    discoveries: bool  # some places lie face down at first
    labyrinth: bool
    exploration: bool
    sanctuary: bool
    hunt: list[Run]
    survival: list[Run]
    survivors: list[Run]
    avatars: list[Run]
    evolutions: list[Run]
    of_level_1: Unbounded

    __slots__ = tuple(__annotations__)

    def __init__(self, setup: Setup) -> None:
        self.slices, self.columns, self.size = {}, {}, 0
        cards = card_table_of(setup)
        hunt, survival = decks_of(setup.boxes)
        self.players = setup.players
        self.labyrinth = setup.labyrinth
        self.discoveries = planet_of(setup.all_places, borrowed=cards.powers).covers > 0
        self.exploration = "exploration" in setup.parts
        self.sanctuary = "sanctuary" in setup.parts
        self.hunt, self.survival = runs_of(hunt), runs_of(survival)
        self.survivors, self.avatars = runs_of(cards.rescue_ask), runs_of(cards.avatar)
        self.evolutions = runs_of(cards.evolution)
        self.of_level_1 = sum([bit for bit, each in cards.evolution.items() if each.level == 1])
        self.lay_out_table(ids_of(hunt, HUNT_BY_BIT), ids_of(survival, SURVIVAL_BY_BIT))
        for me in range(1, setup.players):
            self.lay_out_hunted(me)
        if self.sanctuary:
            avatars = ids_of(cards.avatar, cards.avatar)
            survivors = ids_of(cards.rescue_ask, SURVIVOR_BY_BIT)
            self.lay_out_city(ids_of(cards.evolution, cards.evolution), survivors, avatars)

    def add(self, columns: Columns, *names: str) -> None:
        """Slices with these columns each."""
        for name in names:
            self.slices[name] = slice(self.size, self.size + len(columns))
            self.columns[name] = columns
            self.size += len(columns)

    def lay_out_table(self, hunt: Columns, survival: Columns) -> None:
        seats = tuple([str(seat) for seat in range(self.players)])
        self.add(seats, "seat")
        self.add(PHASES, "phase")
        self.add(SIDES, "winner")
        self.add(ONE, "turn", "rescue", "assimilation", "marker")
        self.add(TRACK, "artemia_spaces")
        self.add(PLACES, "creature", "target", "artemia", "ineffective", "inaccessible")
        self.add(RESERVE, "reserve")
        self.add(seats, "anticipated")
        self.add(ONE, "hunt_left", "hunt_count", "hunt_deck_count", "survival_deck_count")
        self.add(hunt, "hunt_discard", "hunt_last", "hunt_played", "hunt_hand")
        self.add(survival, "survival_discard", "survival", "drawn")
        if self.discoveries:
            self.add(PLACES, "hidden", "order")
        if self.labyrinth:
            self.add(ONE, "sites_left")
            self.add(tuple(SITES), "sites_found", "sites_drawn", "sites_discard")
        if self.exploration:
            self.add(hunt, "hunt_seen")
            self.add(PLACES[:3], "shield")
            self.add(TRACK, "fungi")
            self.add(seats, "stuck")

    def lay_out_hunted(self, me: int) -> None:
        for name in ("will", "hand_count", "survival_count", "discard_count"):
            self.add(ONE, f"{name}_{me}")
        self.add(FLAGS, f"flags_{me}")
        for name in ("owned", "at", "may_be_at", "discard", "exposed", "shown", "hand", "played"):
            self.add(PLACES, f"{name}_{me}")

    def lay_out_city(self, evolutions: Columns, survivors: Columns, avatars: Columns) -> None:
        self.add(PLACES, "token")
        self.add(ONE, "full_route", "fortified", "defense", "dna", "survivor_pile_count")
        self.add(survivors, "faceup")
        self.add(avatars, "avatars_dealt")
        for me in range(1, self.players):
            self.add(ONE, f"survivor_count_{me}")
            self.add(survivors, f"survivors_{me}")
            self.add(avatars, f"avatar_{me}")
        self.add(LEVELS, "evolution_counts", "pile_counts")
        self.add(evolutions, "evolutions", "evolutions_seen", "developed", "active", "latent", "used")
        self.add(evolutions, "evolution_discards")


def layout_of(setup: Setup) -> Layout:
    """The layout of this set-up, the same one for all its games."""
    return _layout(replace(setup, seed=0, side=None, expert=False))


@lru_cache(maxsize=MOST_LAYOUTS)
def _layout(setup: Setup) -> Layout:
    return Layout(setup)
