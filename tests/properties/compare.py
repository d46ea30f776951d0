"""States field by field, and what of a game must never change."""

from __future__ import annotations

from collections import Counter
from typing import Any

from artemia.engine.core import Core
from artemia.engine.step import members
from artemia.rules.catalog import HUNT, SURVIVAL, deck_of
from artemia.rules.deal import STARTING_HAND
from artemia.rules.exploration import cards_to_play
from artemia.rules.hunted import Hunted
from artemia.rules.planet import around
from artemia.rules.state import State
from artemia.rules.words import (
    ALL_PLACES,
    CREATURE_WINS,
    END_OF_TURN,
    EXPLORATION,
    FULL_WILL,
    HUNTED_WIN,
    HUNTING,
    RECKONING,
    Places,
)

STATE_SLOTS = (*Core.__slots__, *State.__slots__)
HUNTED_SLOTS = Hunted.__slots__
LEFT_BEHIND = ("log", "answers")
"""A copy leaves the log behind; the answers found by `ask` are found again."""


def fields(g: State) -> dict[str, Any]:
    """Everything in a state but its log, as plain data."""
    found = {name: getattr(g, name) for name in STATE_SLOTS if name not in LEFT_BEHIND}
    found["hunted"] = [{name: getattr(h, name) for name in HUNTED_SLOTS} for h in g.hunted]
    found["agenda"] = list(g.agenda)
    return found


def differences(a: State, b: State) -> list[str]:
    """The names of the fields in which two states differ."""
    mine, theirs = fields(a), fields(b)
    return [name for name in mine if mine[name] != theirs[name]]


# What holds at every question of every game


def check_cards(g: State) -> None:
    """Every card is in exactly one place. Nothing is dealt before the Creature has chosen a side."""
    if not g.turn:
        return
    hunt = [*members(g.hunt_hand), *g.hunt_deck, *g.hunt_discard, *g.hunt_played]
    assert Counter(hunt) == Counter(deck_of(HUNT, g.setup.boxes)), "Hunt cards"
    survival = [*g.survival_deck, *g.survival_discard]
    for h in g.hunted:
        survival += [*members(h.survival), *members(h.drawn)]
    assert Counter(survival) == Counter(deck_of(SURVIVAL, g.setup.boxes)), "Survival cards"
    for me in g.hunted_seats():
        check_places(g.hunted[me])
    check_reserve(g)


def check_places(h: Hunted) -> None:
    """A Hunted's cards are in one place each, and what is noted about them is about cards that are there."""
    assert h.owned == h.hand ^ h.discard ^ h.played, "a Place card is in two places"
    assert h.owned & STARTING_HAND == STARTING_HAND, "a Place card is lost"
    assert h.owned <= ALL_PLACES
    assert h.played.bit_count() <= 2
    assert not h.aside & ~h.hand, "set aside, but not in hand"
    assert not h.shown & ~h.hand, "shown, but not in hand"
    assert not h.fog & ~h.owned, "in the fog, but not owned"
    assert not h.plan & ~h.survival, "planned, but not held"


def check_reserve(g: State) -> None:
    copies = 1 if g.seats == 2 else 2 if g.seats <= 4 else 3
    for number in range(6, 11):
        place = 1 << number - 1
        layers = [g.reserve >> 10 * layer & place for layer in range(4)]
        left = sum(1 for layer in layers if layer)
        assert all(layers[:left]), "the reserve has a hole"
        owned = sum(1 for h in g.hunted[1:] if h.owned & place)
        assert left + owned == copies, f"{left + owned} copies of place {number}, not {copies}"
    assert not any(g.reserve >> 10 * layer & STARTING_HAND for layer in range(4))


def check_counters(g: State) -> None:
    """Counters are where they can be, and the game is over exactly when one has arrived."""
    assert 0 <= g.rescue <= 11 + g.seats
    assert 0 <= g.assimilation <= 5 + g.seats
    assert g.winner == (CREATURE_WINS if not g.assimilation else HUNTED_WIN if not g.rescue else 0)
    assert g.hunt_left >= 0
    assert g.hunt_hand.bit_count() <= 3
    assert 0 <= g.hunt_known_below <= len(g.hunt_deck)
    assert EXPLORATION <= g.phase <= END_OF_TURN or g.turn == 0
    for me in g.hunted_seats():
        will = g.hunted[me].will
        assert 0 <= will <= FULL_WILL
        assert (will == 0) == bool(g.spent >> me & 1), "spent is who has no Will left"
        if g.phase != RECKONING and not g.winner:
            assert will > 0


def check_table(g: State) -> None:
    """What lies on the planet lies as the rules let it."""
    for token in (g.creature, g.target, g.artemia):
        assert token.bit_count() <= 2
        if token.bit_count() == 2:
            assert adjacent(g, token), "a token on two places that don't touch"
    assert not g.river & g.artefact and not g.river_now & g.artefact_now, "both are prepared"
    for me in g.hunted_seats():
        h = g.hunted[me]
        assert not h.resolved & ~ALL_PLACES
        if g.phase == HUNTING:
            assert h.played.bit_count() == cards_to_play(g, me), "laid too many cards, or too few"
        if g.phase == RECKONING and h.at:
            both = g.artefact_now >> me & 1
            assert h.at.bit_count() == (2 if both else 1), "on too many places, or too few"


def adjacent(g: State, pair: Places) -> bool:
    one, other = members(pair)
    return bool(around(g.planet, one) & other)


def check_everything(g: State) -> None:
    check_cards(g)
    check_counters(g)
    check_table(g)
