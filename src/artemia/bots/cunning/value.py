"""How good a position is: the Creature's chance to win, judged at the beginning of a turn."""

from __future__ import annotations

from math import exp
from typing import Final

from artemia.bots.cunning.weights import WEIGHTS
from artemia.rules.state import State
from artemia.rules.words import CREATURE_WINS

FEATURES: Final = 30
BY_HAND: Final = (0.0, 0.16, -0.26, 0.0, 0.0, 0.0, -0.2, 0.3, -0.3, 0.4, -0.6, 0.3, -0.25, 0.3, -0.25)
"""What is known without learning: the race on the two tracks, Will, and cards in hand."""


def kind_of(g: State) -> int:
    """Which positions are judged alike: by the boxes in use and the number of seats."""
    return (g.wilds is not None) * 8 + (g.sanctuary is not None) * 16 + g.seats


def features(g: State) -> list[float]:
    """What is looked at. The same for every box; what isn't there counts nothing."""
    hunted = g.seats - 1
    will = weak = hand = short = owned = survival = two_cards = bare = 0
    for me in range(1, g.seats):
        h = g.hunted[me]
        will += h.will
        held = h.hand.bit_count()
        hand += held
        owned += held + h.discard.bit_count()
        survival += h.survival.bit_count()
        if h.will <= 1:
            weak += 1
        if held <= 2:
            short += 1
            if h.will <= 1:
                bare += 1
    two_cards = (g.river | g.river_now).bit_count() + (g.artefact | g.artefact_now).bit_count()
    rescue, assimilation = g.rescue, g.assimilation
    found = [
        1.0,
        rescue * 1.0,
        assimilation * 1.0,
        rescue * rescue * 0.05,
        assimilation * assimilation * 0.05,
        rescue * assimilation * 0.05,
        1.0 if rescue <= 1 else 0.0,
        1.0 if rescue <= 3 else 0.0,
        1.0 if assimilation <= 1 else 0.0,
        1.0 if assimilation <= 3 else 0.0,
        will / hunted,
        weak / hunted,
        hand / hunted,
        short / hunted,
        owned / hunted,
        survival / hunted,
        bare / hunted,
        two_cards / hunted,
        g.hunt_hand.bit_count() * 1.0,
        1.0 if g.artemia_spaces >> rescue & 1 else 0.0,
        1.0 if g.marker else 0.0,
        g.next_limit * 1.0,
        (will / hunted) * assimilation * 0.1,
        (hand / hunted) * assimilation * 0.1,
    ]
    w = g.wilds
    found.append(w.fungi.bit_count() * 1.0 if w is not None else 0.0)
    s = g.sanctuary
    if s is None or s.token == 0:
        found += [0.0, 0.0]
    else:
        found += [s.defense * 1.0, 1.0 if s.defense <= 2 else 0.0]
    if s is None:
        found += [0.0, 0.0, 0.0]
    else:
        rescued = 0
        for me in range(1, g.seats):
            rescued += s.survivors[me].bit_count()
        found += [s.dna * 1.0, s.developed.bit_count() * 1.0, rescued * 1.0]
    return found


def creature_chance(g: State) -> float:
    """From 0 to 1; certain when the game is over."""
    if g.winner:
        return 1.0 if g.winner == CREATURE_WINS else 0.0
    weights = WEIGHTS.get(kind_of(g), BY_HAND)
    total = 0.0
    for weight, feature in zip(weights, features(g), strict=False):
        total += weight * feature
    return logistic(total)


def logistic(x: float) -> float:
    """A chance from its log-odds."""
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0
