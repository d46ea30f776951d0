"""What the places of EXPLORATION are worth to a Hunted."""

from __future__ import annotations

from artemia.bots.habits.needs import Needs, new_card
from artemia.bots.habits.registry import PlaceWorth, place_worths
from artemia.bots.habits.scale import held
from artemia.cards.exploration.places import FEW_HUNTED
from artemia.rules.constants import FULL_WILL
from artemia.rules.effects.tracks import will_pool
from artemia.rules.state import State, exploration_of


def nexus(g: State, me: int, n: Needs) -> int:
    many = min(n.discarded * n.card, 140)
    copied = 60 if g.seats > 2 else 0
    return many + copied if g.seats <= FEW_HUNTED + 1 else max(many, copied)


def dome(g: State, me: int, n: Needs) -> int:
    """Two spaces of Rescue for three steps of the Shield."""
    shield = exploration_of(g).shield
    if shield >= 3:
        return 2 * n.space if g.rescue > 1 else n.space
    return n.space * 17 // 20 if shield == 2 else n.space * 7 // 10


def labyrinth(g: State, me: int, n: Needs) -> int:
    """A place to discover, and to use or to have."""
    known = new_card(g, me)
    return 62 if g.planet.hidden and known < 62 else known


def pole(g: State, me: int, n: Needs) -> int:
    """Two spaces of Rescue for a Will."""
    if g.rescue <= 2:
        return 4 * n.space
    will = g.hunted[me].will
    return 2 * n.space - (30 if will > 2 else 40 if will == 2 else 120)


def fungi(g: State, me: int, n: Needs) -> int:
    """Will for the turns to come, or a card."""
    pool = will_pool(g)
    sown = 0 if pool <= 0 else n.heal if pool == 1 else n.heal * 3 // 2
    return max(sown, n.draw)


place_worths(
    {
        "nexus": PlaceWorth(nexus),
        "oasis": PlaceWorth(
            lambda g, me, n: n.card + n.backs(min(n.discarded, FULL_WILL - g.hunted[me].will))
        ),
        "fjord": PlaceWorth(lambda g, me, n: n.back if n.prepared else 32),
        "dome": PlaceWorth(dome),
        "labyrinth": PlaceWorth(labyrinth),
        "mangrove": PlaceWorth(lambda g, me, n: n.card + n.back + 18, lasting=10),
        "archipelago": PlaceWorth(lambda g, me, n: n.draw // 2 + n.heal if n.heal > n.draw else n.draw + 6),
        "pole": PlaceWorth(pole, lasting=45),
        "fungi": PlaceWorth(fungi, lasting=10),
        # A second place, chosen when the tokens are down.
        "portal": PlaceWorth(lambda g, me, n: 55 if held(g, me) > 2 else 20, lasting=15),
    }
)
