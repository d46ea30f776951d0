"""What a Hunted lacks, as all can tell: a place is worth what it gives of it."""

from __future__ import annotations

from typing import Final

from artemia.bots.habits.city_worth import rescue_space
from artemia.bots.habits.registry import PLACE_WORTH, UNKNOWN_PLACE, Gain
from artemia.bots.habits.scale import A_CARD, turns_left
from artemia.engine.cache import keep
from artemia.rules.catalog import MOST_PLANETS
from artemia.rules.constants import EXPLORATION, FULL_WILL
from artemia.rules.modifiers import NO_SURVIVAL_CARDS
from artemia.rules.state import State

SECOND_ROW: Final = 0b1111100000


class PlanetWorth:
    """What the places of a planet are worth, looked up once for all games there."""

    def __init__(self, names: tuple[str, ...]) -> None:
        entries = [PLACE_WORTH.get(name, UNKNOWN_PLACE) for name in names]
        self.gains: list[Gain] = [entry.gain for entry in entries]
        self.most_lasting: list[int] = []
        """Of the best of each set of places 6 to 10."""
        self.all_lasting: list[int] = []
        for places in range(32):
            lasting = [entries[5 + i].lasting for i in range(5) if places >> i & 1]
            self.most_lasting.append(max(lasting, default=0))
            self.all_lasting.append(sum(lasting))


_planets: Final[dict[tuple[str, ...], PlanetWorth]] = {}


def planet_worth(g: State) -> PlanetWorth:
    names = g.planet.does
    found = _planets.get(names)
    return keep(_planets, MOST_PLANETS, names, PlanetWorth(names)) if found is None else found


class Needs:
    """What a Hunted lacks, in hundredths of a space."""

    def __init__(self, g: State, me: int) -> None:
        h = g.hunted[me]
        cards, discard = h.hand | h.played, h.discard
        if h.exposed and g.phase == EXPLORATION:
            cards, discard = cards & ~h.exposed, discard | h.exposed
        left = cards.bit_count() - 1
        self.card = A_CARD[left if left > 0 else 0]
        """One more Place card."""
        self.discarded = discard.bit_count()
        self.back = self.card if self.discarded else 0
        """One taken back."""
        self.draw = 0 if g.modifiers & NO_SURVIVAL_CARDS else 38
        """A Survival card."""
        self.space = rescue_space(g)
        """A space of Rescue."""
        self.heal = healing(g)
        self.prepared = (g.river | g.artefact | g.fjord) >> me & 1 > 0
        """More than one card to lay next turn."""
        self.planet = planet_worth(g)

    def backs(self, n: int) -> int:
        """Up to two taken back, the second worth less, if n can be."""
        return 0 if not n else self.card if n == 1 else self.card * 5 // 3


def healing(g: State) -> int:
    """A Will for whoever needs it most."""
    lowest = FULL_WILL
    for me in range(1, g.seats):
        will = g.hunted[me].will
        if will < lowest and not g.spent >> me & 1:
            lowest = will
    return 0 if lowest >= FULL_WILL else 36 if lowest == 2 else 62


def new_card(g: State, me: int, n: Needs) -> int:
    """A place from the reserve is worth the more, the longer the game will go on."""
    h = g.hunted[me]
    missing = (g.reserve & SECOND_ROW & ~(h.hand | h.discard | h.played | g.planet.hidden)) >> 5
    if not missing:
        return 0
    if g.eventful:
        return (40 + n.planet.most_lasting[missing]) * turns_left(g) // 9
    return (40 + n.planet.all_lasting[missing]) * (g.rescue if g.rescue < 9 else 9) // 9


def lasting(place: str, least: int) -> int:
    """What it is worth to own a place for the rest of the game."""
    return max(PLACE_WORTH.get(place, UNKNOWN_PLACE).lasting, least)
