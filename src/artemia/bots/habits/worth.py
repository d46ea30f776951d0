"""What a place would gain a Hunted, and a catch cost him, as all can tell. A space of a track counts 100."""

from __future__ import annotations

from typing import Final

from artemia.rules.boxes import BASE_PLACES
from artemia.rules.modifiers import MORE_WILL_PER_CATCH, NO_SURVIVAL_CARDS
from artemia.rules.state import State
from artemia.rules.words import ALL_PLACES, FULL_WILL, Places

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
        self.for_the_hand = self.all_named("lair", planet) | self.all_named("swamp", planet)

    def all_named(self, name: str, planet: tuple[str, ...]) -> Places:
        return 1 << planet.index(name) if name in planet else 0


_maps: Final[dict[tuple[str, ...], Map]] = {}


def map_of(g: State) -> Map:
    found = _maps.get(g.planet.names)
    if found is None:
        found = _maps[g.planet.names] = Map(g.planet.names)
    return found


def held(g: State, me: int) -> int:
    """How many Place cards he has in hand or before him: public, whatever he has laid."""
    h = g.hunted[me]
    return (h.hand | h.played).bit_count()


def worths(g: State, me: int) -> list[int]:
    """What each place would gain a Hunted if he could use it now."""
    h = g.hunted[me]
    discarded = h.discard.bit_count()
    left = held(g, me) - 1
    card = A_CARD[left if left > 0 else 0]
    back = card if discarded else 0
    draws = not g.modifiers & NO_SURVIVAL_CARDS
    space = 100 if g.rescue > NEAR else 240
    bit = 1 << me
    prepared = (g.river | g.artefact) & bit
    many = discarded * card * 3 // 4
    by_kind = [
        UNKNOWN_PLACE,
        many if many < 110 else 110,
        card + back,
        back if prepared else 34,
        space if g.marker else 55,
        rover(g, me),
        card + (back if discarded < 2 else back + back * 2 // 3),
        42 if draws else back,
        space,
        source(g, draws),
        back if prepared else 60,
    ]
    found: list[int] = []
    for kind in map_of(g).kinds:
        worth = by_kind[kind]
        found.append(worth if worth > back else back)
    return found


def rover(g: State, me: int) -> int:
    """A new place is worth the more, the longer the game will go on."""
    h = g.hunted[me]
    missing = g.reserve & ALL_PLACES & ~(h.hand | h.discard | h.played)
    if not missing:
        return 0
    worth = 40
    named = map_of(g)
    if missing & named.wreck:
        worth += 45
    if missing & named.artefact:
        worth += 12
    turns = g.rescue if g.rescue < 9 else 9
    return worth * turns // 9


def source(g: State, draws: bool) -> int:
    lowest = FULL_WILL
    for me in range(1, g.seats):
        will = g.hunted[me].will
        if will < lowest and not g.spent >> me & 1:
            lowest = will
    if lowest == 1:
        return 62
    if lowest == 2:
        return 36
    return 32 if draws else 0


def bite(g: State, me: int, place: Places) -> int:
    """What it costs a Hunted to be caught here, besides the space Assimilation moves for all."""
    loss = 2 if place & g.planet.harsh else 1
    if g.modifiers & MORE_WILL_PER_CATCH:
        loss += 1
    if loss >= g.hunted[me].will:
        return 85 if g.assimilation > NEAR else 160
    return loss * 30
