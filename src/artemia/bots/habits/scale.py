"""The common measure: a space of a track counts 100. And a map of the planet."""

from __future__ import annotations

from typing import Final

from artemia.engine.cache import keep
from artemia.rules.boxes import BASE_PLACES
from artemia.rules.catalog import MOST_PLANETS
from artemia.rules.constants import EXPLORATION, Places
from artemia.rules.state import State

NAMES: Final[tuple[str, ...]] = ("", *BASE_PLACES)
A_CARD: Final = (60, 50, 36, 26, 18, 13, 10, 8, 6, 5, 4)
"""One more Place card, by how many there are in hand."""
UNKNOWN_PLACE: Final = 35
NEAR: Final = 2  # spaces left when a track turns everybody's head


class Map:
    """Which places of a planet are those of the base game."""

    def __init__(self, planet: tuple[str, ...]) -> None:
        self.kinds: list[int] = [NAMES.index(name) if name in NAMES else 0 for name in planet]
        """For each place the number of the base place it is, 0 for any other."""
        self.wreck = self.all_named("wreck", planet)
        self.artefact = self.all_named("artefact", planet)
        self.for_the_team = self.wreck | self.all_named("beach", planet)
        self.for_the_hand = 0
        for name in ("lair", "swamp", "nexus", "oasis", "mangrove", "canyon"):
            self.for_the_hand |= self.all_named(name, planet)

    def all_named(self, name: str, planet: tuple[str, ...]) -> Places:
        return 1 << planet.index(name) if name in planet else 0


_maps: Final[dict[tuple[str, ...], Map]] = {}


def map_of(g: State) -> Map:
    found = _maps.get(g.planet.names)
    if found is None:
        found = keep(_maps, MOST_PLANETS, g.planet.names, Map(g.planet.names))
    return found


def held(g: State, me: int) -> int:
    """How many Place cards he has in hand or before him: public, whatever he has laid."""
    return at_hand(g, me).bit_count()


def at_hand(g: State, me: int) -> Places:
    """These cards; what the Fjord lets him lay from his discard nobody knows before all have laid theirs."""
    h = g.hunted[me]
    return (h.hand | h.played) & ~h.exposed if g.phase == EXPLORATION else h.hand | h.played


def laid_off(g: State, me: int) -> Places:
    """His discard, as all can tell."""
    h = g.hunted[me]
    return h.discard | h.exposed if g.phase == EXPLORATION else h.discard
