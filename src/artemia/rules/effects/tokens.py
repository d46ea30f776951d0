"""Hunt tokens: put down, spread, moved, avoided."""

from __future__ import annotations

from artemia.engine.step import Seat, effect
from artemia.rules.constants import (
    ARTEMIA_TOKEN,
    CREATURE_TOKEN,
    EXPLORATION,
    TARGET_TOKEN,
    Places,
    Tokens,
)
from artemia.rules.modifiers import ARTEMIA_IN_THE_CITY, NO_ARTEMIA, TARGET_CATCHES
from artemia.rules.state import State


def token_at(g: State, token: Tokens) -> Places:
    if token == CREATURE_TOKEN:
        return g.creature
    return g.target if token == TARGET_TOKEN else g.artemia


def artemia_to_come(g: State) -> bool:
    """Whether the Artemia token is due as things stand.

    The space under the Rescue counter calls it when phase 2 begins; until then the counter may move.
    """
    if g.due & ARTEMIA_TOKEN:
        return True
    called = g.phase <= EXPLORATION and g.setup.rulings > 1 and g.artemia_spaces >> g.rescue & 1 > 0
    return called and not g.modifiers & NO_ARTEMIA


def set_token(g: State, token: Tokens, places: Places) -> None:
    if token == CREATURE_TOKEN:
        g.creature = places
    elif token == TARGET_TOKEN:
        g.target = places
    else:
        g.artemia = places


@effect(due=True, sound="token", book="tokens")
def put_token(g: State, me: Seat, places: Places, token: Tokens) -> None:
    """Lays a token on one place, or on two adjacent ones."""
    g.due &= ~token
    set_token(g, token, places)


@effect(due=True, sound="token", book="tokens")
def spread_token(g: State, me: Seat, place: Places, token: Tokens) -> None:
    """A token that is down already comes to cover a second place."""
    g.due &= ~token
    set_token(g, token, token_at(g, token) | place)


def widen(g: State, token: Tokens) -> None:
    """From now on this token covers two adjacent places; if it lies on one, a second must be named."""
    g.wide |= token
    if token_at(g, token).bit_count() == 1:
        g.due |= token


@effect(sound="token", book="tokens")
def move_token(g: State, me: Seat, place: Places, token: Tokens) -> None:
    """A token ends on one place, also if it lay on two."""
    set_token(g, token, place)


@effect(sound="token", book="tokens")
def swap_tokens(g: State, me: Seat, token: Tokens, other: Tokens) -> None:
    """Each lies where the other lay, on as many places."""
    here, there = token_at(g, token), token_at(g, other)
    set_token(g, token, there)
    set_token(g, other, here)


@effect(look="dodged")
def dodge_creature(g: State, me: Seat) -> None:
    g.dodging |= 1 << me


@effect()
def ignore_artemia(g: State, me: Seat) -> None:
    g.detecting |= 1 << me


@effect()
def ignore_target(g: State, me: Seat) -> None:
    g.camouflaged |= 1 << me


@effect()
def endure(g: State, me: Seat) -> None:
    g.enduring |= 1 << me


def catching(g: State) -> Places:
    """The places on which the Creature catches."""
    return g.creature | g.target if g.modifiers & TARGET_CATCHES else g.creature


def artemia_places(g: State) -> Places:
    """The places that bear the Artemia token, or count as bearing it."""
    if g.modifiers & ARTEMIA_IN_THE_CITY and g.artemia and g.sanctuary is not None:
        return g.artemia | g.sanctuary.token
    return g.artemia


def hunt_tokens(g: State) -> Places:
    """All places with a token on them."""
    return g.creature | g.target | artemia_places(g)
