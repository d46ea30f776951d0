"""What the places of the base game are worth to a Hunted."""

from __future__ import annotations

from artemia.bots.habits.needs import Needs, new_card
from artemia.bots.habits.registry import PlaceWorth, place_worths
from artemia.rules.state import State


def lair(g: State, me: int, n: Needs) -> int:
    many = n.discarded * n.card * 3 // 4
    return many if many < 110 else 110


def beach(g: State, me: int, n: Needs) -> int:
    if g.marker:
        return n.space
    return n.space * 11 // 20 if g.eventful else 55


def source(g: State, me: int, n: Needs) -> int:
    card = n.draw - 6
    return n.heal if n.heal > (n.draw if g.eventful else card) else card


place_worths(
    {
        "lair": PlaceWorth(lair),
        "jungle": PlaceWorth(lambda g, me, n: n.card + n.back),
        "river": PlaceWorth(lambda g, me, n: n.back if n.prepared else 34),
        "beach": PlaceWorth(beach),
        "rover": PlaceWorth(lambda g, me, n: new_card(g, me)),
        "swamp": PlaceWorth(lambda g, me, n: n.card + n.back + (n.back * 2 // 3 if n.discarded > 1 else 0)),
        "shelter": PlaceWorth(lambda g, me, n: n.draw + 4 if n.draw else n.back),
        "wreck": PlaceWorth(lambda g, me, n: n.space, lasting=45),
        "source": PlaceWorth(source),
        "artefact": PlaceWorth(lambda g, me, n: n.back if n.prepared else 60, lasting=12),
    }
)
