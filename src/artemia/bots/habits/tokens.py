"""Tokens that are down: whom they strike, and where it is safe."""

from __future__ import annotations

from artemia.bots.habits.worth import worths
from artemia.engine.step import Seats, members
from artemia.rules.constants import ARTEMIA_TOKEN, Places, Tokens
from artemia.rules.effects.tokens import catching
from artemia.rules.planet import around
from artemia.rules.state import State


def danger(g: State) -> Places:
    return catching(g) | g.artemia | g.target | g.ineffective


def safe_weights(g: State, me: int) -> list[int]:
    """Places by what they are worth, as long as no token lies there."""
    caught, other = catching(g), danger(g)
    return [
        1 if caught >> i & 1 else 60 if other >> i & 1 else (worth + 30) * (worth + 30)
        for i, worth in enumerate(worths(g, me))
    ]


def peril(g: State, place: Places) -> int:
    """How much speaks for leaving a place, as a weight."""
    return 100 if place & catching(g) else 20 if place & danger(g) else 1


def caught(g: State, me: int) -> Places:
    """Where a Hunted is caught as things stand."""
    return 0 if g.dodging >> me & 1 else g.hunted[me].at & catching(g)


def places_of(g: State, token: Tokens) -> Places:
    """Where a token strikes now."""
    return g.artemia if token == ARTEMIA_TOKEN else catching(g)


def struck(g: State, token: Tokens, places: Places) -> int:
    """How many Hunted the token would strike on these places."""
    immune: Seats = g.detecting if token == ARTEMIA_TOKEN else g.dodging
    found = 0
    for me in range(1, g.seats):
        if g.hunted[me].at & places and not immune >> me & 1:
            found += 1
    return found


def relief(g: State, me: int, token: Tokens, percent: int) -> int:
    """How readily a token is moved: it must lie on somebody, and have a way to fewer."""
    places = places_of(g, token)
    now = struck(g, token, places)
    near = [struck(g, token, place) for place in members(around(g.planet, places))]
    if not now or min(near, default=now) >= now:
        return 0
    return percent if g.hunted[me].at & places else percent * 3 // 4
