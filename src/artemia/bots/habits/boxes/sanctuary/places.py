"""What the places of SANCTUARY are worth to a Hunted."""

from __future__ import annotations

from typing import Final

from artemia.bots.habits.city_worth import company_worth, fortify_worth, rescue_worth
from artemia.bots.habits.genes import strongest, turns_left
from artemia.bots.habits.needs import Needs
from artemia.bots.habits.registry import PlaceWorth, place_worths
from artemia.bots.habits.scale import laid_off
from artemia.rules.modifiers import HIDDEN_DISCARDS
from artemia.rules.state import State, sanctuary_of

FIRST_ROW: Final = 0b11111


def canyon(g: State, me: int, n: Needs) -> int:
    cards = n.discarded
    if not g.modifiers & HIDDEN_DISCARDS:
        cards = (laid_off(g, me) & FIRST_ROW).bit_count()
    return n.card + n.backs(cards)


def monolith(g: State, me: int, n: Needs) -> int:
    s = sanctuary_of(g)
    return min(strongest(s.developed | s.latent) * turns_left(g) // 2, 150)


place_worths(
    {
        "canyon": PlaceWorth(canyon),
        "camp": PlaceWorth(
            lambda g, me, n: max(company_worth(g, me) if sanctuary_of(g).survivor_pile else 0, n.draw)
        ),
        "monolith": PlaceWorth(monolith),
        "infirmary": PlaceWorth(lambda g, me, n: max(rescue_worth(g, me), n.heal), lasting=15),
        "ark": PlaceWorth(lambda g, me, n: fortify_worth(g, me), lasting=45),
    }
)
