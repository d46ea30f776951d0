"""What a position looks like: the numbers its value is judged by, each with a name.

The names stand in the file of learned weights, too, so that weights and numbers can't be misaligned.
"""

from __future__ import annotations

from typing import Final

import artemia.cards as cards
from artemia.engine.cache import keep
from artemia.rules.boxes import BOXES
from artemia.rules.catalog import MOST_PLANETS, PLACES, places_of
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State

__all__ = ["cards", "feature_names", "features", "growth_names", "kind_of"]

HELD: Final = tuple([id for box in BOXES.values() if not box.is_ours for id in places_of(box.id)])
FOUND: Final = tuple([id for id in HELD if PLACES[id].number > 5])
"""Those nobody starts with."""
FIRST_LEVEL: Final = sum([each.bit for each in EVOLUTIONS.values() if each.level == 1])

NUMBERS: Final = (
    "bias",
    "rescue",
    "assimilation",
    "rescue squared",
    "assimilation squared",
    "rescue × assimilation",
    "rescue ≤ 1",
    "rescue ≤ 3",
    "assimilation ≤ 1",
    "assimilation ≤ 3",
    "Will",
    "last Will",
    "hand",
    "hand ≤ 2",
    "places owned",
    "Survival cards",
    "last Will, hand ≤ 2",
    "plays two cards",
    "Hunt hand",
    "Artemia now",
    "Artemia next",
    "Artemia later",
    "Marker",
    "Hunt cards allowed",
    "Will × assimilation",
    "hand × assimilation",
    "Survival cards × assimilation",
    "Will × rescue",
    "hand × rescue",
    "places owned × rescue",
    "Survival cards × rescue",
    "Fungi",
    "Shield 2",
    "Shield 3",
    "hidden places",
    "defense",
    "defense ≤ 2",
    "DNA",
    "developed",
    "survivors",
)
"""Will, hands and what is owned are means over the Hunted, or shares of them."""


def feature_names() -> list[str]:
    """Of `features`, in their order, as far as every position has them."""
    return [*NUMBERS, *[f"holds {name}" for name in HELD], *[f"owns {name}" for name in FOUND]]


def growth_names() -> list[str]:
    """Of those that come after them where there are Avatars and Evolutions."""
    names = ["Evolutions I in hand", "Evolutions II in hand"]
    return [*names, *[f"developed {id}" for id in EVOLUTIONS], *[f"Avatar {id}" for id in AVATARS]]


def kind_of(g: State) -> int:
    """Which positions are judged alike: by what is in the game, and the number of seats."""
    kind = g.seats
    if g.exploration is not None:
        kind += 8
    if g.sanctuary is not None:
        kind += 32 if g.setup.light else 16
    return kind


class Columns:
    """Where a planet's places stand among the features, by number; the last one is for those nobody knows."""

    def __init__(self, planet: tuple[str, ...]) -> None:
        self.held: list[int] = [HELD.index(name) if name in HELD else len(HELD) for name in planet]
        self.found: list[int] = [FOUND.index(name) if name in FOUND else len(FOUND) for name in planet]


_columns: Final[dict[tuple[str, ...], Columns]] = {}


def columns_of(g: State) -> Columns:
    found = _columns.get(g.planet.names)
    if found is None:
        found = keep(_columns, MOST_PLANETS, g.planet.names, Columns(g.planet.names))
    return found


def features(g: State) -> list[float]:
    """What is looked at. What isn't in the game counts nothing, or comes last and is left out."""
    will = weak = hand = short = owned = survival = bare = 0
    share = 1.0 / float(g.seats - 1)
    columns = columns_of(g)
    held_places = [0.0] * (len(HELD) + 1)
    found_places = [0.0] * (len(FOUND) + 1)  # played ones count, too
    for me in range(1, g.seats):
        h = g.hunted[me]
        for i in range(10):
            if h.hand >> i & 1:
                held_places[columns.held[i]] += share
        for i in range(5, 10):
            if (h.hand | h.discard) >> i & 1:
                found_places[columns.found[i]] += share
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
    two_cards = (g.river | g.river_now | g.fjord | g.fjord_now).bit_count()
    two_cards += (g.artefact | g.artefact_now).bit_count()
    rescue, assimilation = float(g.rescue), float(g.assimilation)
    found = [
        1.0,
        rescue,
        assimilation,
        rescue * rescue * 0.05,
        assimilation * assimilation * 0.05,
        rescue * assimilation * 0.05,
        1.0 if g.rescue <= 1 else 0.0,
        1.0 if g.rescue <= 3 else 0.0,
        1.0 if g.assimilation <= 1 else 0.0,
        1.0 if g.assimilation <= 3 else 0.0,
        float(will) * share,
        float(weak) * share,
        float(hand) * share,
        float(short) * share,
        float(owned) * share,
        float(survival) * share,
        float(bare) * share,
        float(two_cards) * share,
        float(g.hunt_hand.bit_count()),
        float(g.artemia_spaces >> g.rescue & 1),
        float(g.artemia_spaces << 1 >> g.rescue & 1),
        float((g.artemia_spaces & (1 << g.rescue) - 1).bit_count()),
        1.0 if g.marker else 0.0,
        float(g.next_limit),
        float(will) * share * assimilation * 0.1,
        float(hand) * share * assimilation * 0.1,
        float(survival) * share * assimilation * 0.1,
        float(will) * share * rescue * 0.1,
        float(hand) * share * rescue * 0.1,
        float(owned) * share * rescue * 0.1,
        float(survival) * share * rescue * 0.1,
    ]
    w = g.exploration
    if w is None:
        found += [0.0, 0.0, 0.0, 0.0]
    else:
        found.append(float(w.fungi.bit_count()))
        found.append(1.0 if w.shield == 2 else 0.0)
        found.append(1.0 if w.shield >= 3 else 0.0)
        found.append(float(g.planet.hidden.bit_count()))
    s = g.sanctuary
    if s is None or s.token == 0:
        found += [0.0, 0.0]
    else:
        found += [float(s.defense), 1.0 if s.defense <= 2 else 0.0]
    if s is None:
        found += [0.0, 0.0, 0.0]
    else:
        rescued = 0
        for me in range(1, g.seats):
            rescued += s.survivors[me].bit_count()
        found += [float(s.dna), float(s.developed.bit_count()), float(rescued)]
    held_places.pop()
    found_places.pop()
    found += held_places
    found += found_places
    if s is not None:
        found += growth(s, share)
    return found


def growth(s: SanctuaryState, share: float) -> list[float]:
    """What the Creature has grown into and could, and who the Hunted are, by name."""
    found = [
        float((s.evolutions & FIRST_LEVEL).bit_count()),
        float((s.evolutions & ~FIRST_LEVEL).bit_count()),
    ]
    for i in range(len(EVOLUTIONS)):
        found.append(float(s.developed >> i & 1))
    here = [0.0] * len(AVATARS)
    for avatar in s.avatars:
        if avatar:
            here[avatar.bit_length() - 1] += share
    return found + here
