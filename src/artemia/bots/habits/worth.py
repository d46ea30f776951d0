"""What a place would gain a Hunted, and a catch cost them, as all can tell."""

from __future__ import annotations

from artemia.bots.habits.city_worth import city_worths
from artemia.bots.habits.needs import Needs
from artemia.bots.habits.scale import NEAR
from artemia.engine.step import members
from artemia.rules.city import near_the_city
from artemia.rules.constants import Places
from artemia.rules.modifiers import MORE_WILL_PER_CATCH, MORE_WILL_PER_HUNTED
from artemia.rules.state import State


def worths(g: State, me: int) -> list[int]:
    """The best use of each place for a Hunted: its power, the city, or a card taken back instead."""
    n = Needs(g, me)
    back = n.back
    found: list[int] = []
    for gain in n.planet.gains:
        worth = gain(g, me, n)
        found.append(worth if worth > back else back)
    for place in members(g.planet.hidden):
        found[place.bit_length() - 1] = back
    s = g.sanctuary
    if s is not None and s.token:
        for i, worth in enumerate(city_worths(g, me, near_the_city(g, me))):
            if worth > found[i]:
                found[i] = worth
    return found


def bite(g: State, me: int, place: Places) -> int:
    """What it costs a Hunted to be caught here, besides the space Assimilation moves for all."""
    loss = 2 if place & g.planet.harsh else 1
    if g.modifiers & MORE_WILL_PER_CATCH:
        loss += 1
    if g.modifiers & MORE_WILL_PER_HUNTED:
        loss += 1
    if loss >= g.hunted[me].will:
        return 85 if g.assimilation > NEAR else 160
    return loss * 30


def take_back_weights(g: State, me: int) -> list[int]:
    """The better a place will serve them, the likelier they take or keep it."""
    return [(worth + 20) * (worth + 20) for worth in worths(g, me)]


def loss_weights(g: State, me: int) -> list[int]:
    """The less a place will serve them, the likelier they part with it."""
    return [100000 // ((worth + 15) * (worth + 15)) + 1 for worth in worths(g, me)]
