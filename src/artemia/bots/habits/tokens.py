"""Tokens that are down: whom they strike, and where it is safe."""

from __future__ import annotations

from artemia.bots.habits.worth import worths
from artemia.rules.constants import ARTEMIA_TOKEN, Places, Tokens
from artemia.rules.effects.tokens import catching
from artemia.rules.planet import around
from artemia.rules.state import State


def danger(g: State) -> Places:
    return catching(g) | g.artemia | g.target | g.ineffective


def safe_weights(g: State, me: int) -> list[int]:
    """Places by what they are worth, as long as no token lies there."""
    weights = worths(g, me)
    caught = catching(g)
    other = danger(g)
    for i in range(10):
        if caught >> i & 1:
            weights[i] = 1
        elif other >> i & 1:
            weights[i] = 60
        else:
            weights[i] = (weights[i] + 30) * (weights[i] + 30)
    return weights


def peril(g: State, place: Places) -> int:
    """How much speaks for leaving a place, as a weight."""
    return 100 if place & catching(g) else 20 if place & danger(g) else 1


def caught(g: State, me: int) -> Places:
    """Where a Hunted is caught as things stand."""
    return 0 if g.dodging >> me & 1 else g.hunted[me].at & catching(g)


def struck(g: State, token: Places, immune: int) -> int:
    """How many Hunted a token on these places would strike."""
    found = 0
    for seat in range(1, g.seats):
        if g.hunted[seat].at & token and not immune >> seat & 1:
            found += 1
    return found


def relief(g: State, me: int, token: Places, immune: int, percent: int) -> int:
    """How readily a token is moved: it must lie on somebody, and have a way to fewer."""
    now = struck(g, token, immune)
    if not now:
        return 0
    near = around(g.planet, token)
    fewest = now
    for i in range(10):
        if near >> i & 1:
            fewest = min(fewest, struck(g, 1 << i, immune))
    if fewest >= now:
        return 0
    return percent if g.hunted[me].at & token else percent * 3 // 4


def token_now(g: State, token: Tokens) -> Places:
    return g.artemia if token == ARTEMIA_TOKEN else catching(g)


def immune_to(g: State, token: Tokens) -> int:
    return g.detecting if token == ARTEMIA_TOKEN else g.dodging


def anybody_caught(g: State, caught: Places) -> bool:
    found = 0
    for seat in range(1, g.seats):
        if not g.dodging >> seat & 1:
            found |= g.hunted[seat].at & caught
    return found > 0
