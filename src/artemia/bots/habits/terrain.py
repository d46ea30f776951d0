"""What the places of the expansions would gain a Hunted, by their names and not by their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from artemia.bots.habits.genes import strongest, turns_left
from artemia.bots.habits.refuge import company_worth, fortify_worth, rescue_worth
from artemia.bots.habits.scale import A_CARD, UNKNOWN_PLACE, held, laid_off
from artemia.cards.exploration.places import FEW_HUNTED
from artemia.rules.constants import ALL_PLACES, FULL_WILL, Places
from artemia.rules.effects.tracks import will_pool
from artemia.rules.modifiers import HIDDEN_DISCARDS, NO_SURVIVAL_CARDS
from artemia.rules.state import State

FIRST_ROW: Final = 0b11111


class Needs:
    """What a Hunted lacks, as all can tell."""

    def __init__(self, g: State, me: int, space: int) -> None:
        left = held(g, me) - 1
        self.card = A_CARD[left if left > 0 else 0]
        """One more Place card."""
        self.discarded = laid_off(g, me).bit_count()
        self.back = self.card if self.discarded else 0
        self.draw = 0 if g.modifiers & NO_SURVIVAL_CARDS else 38
        self.space = space
        """A space of Rescue."""
        self.heal = healing(g)


def healing(g: State) -> int:
    """A Will for whoever needs it most."""
    lowest = FULL_WILL
    for me in range(1, g.seats):
        will = g.hunted[me].will
        if will < lowest and not g.spent >> me & 1:
            lowest = will
    return 0 if lowest >= FULL_WILL else 36 if lowest == 2 else 62


# EXPLORATION


def nexus(g: State, me: int, n: Needs) -> int:
    many = n.discarded * n.card
    if many > 140:
        many = 140
    copied = 60 if g.seats > 2 else 0
    if g.seats <= FEW_HUNTED + 1:
        return many + copied
    return copied if many < copied else many


def oasis(g: State, me: int, n: Needs) -> int:
    missing = FULL_WILL - g.hunted[me].will
    more = n.discarded if n.discarded < missing else missing
    return n.card + (0 if not more else n.card if more == 1 else n.card * 5 // 3)


def fjord(g: State, me: int, n: Needs) -> int:
    return n.back if prepared(g, me) else 32


def prepared(g: State, me: int) -> bool:
    return (g.river | g.artefact | g.fjord) >> me & 1 > 0


def dome(g: State, me: int, n: Needs) -> int:
    """Two spaces of Rescue for three steps of the Shield."""
    assert g.exploration is not None
    if g.exploration.shield >= 3:
        return 2 * n.space if g.rescue > 1 else n.space
    return n.space * 17 // 20 if g.exploration.shield == 2 else n.space * 7 // 10


def labyrinth(g: State, me: int, n: Needs) -> int:
    """A place to discover, and to use or to have."""
    known = new_card(g, me)
    return 62 if g.planet.hidden and known < 62 else known


LASTING: Final = {
    "wreck": 45,
    "pole": 45,
    "ark": 45,
    "artefact": 12,
    "portal": 15,
    "infirmary": 15,
    "mangrove": 10,
    "fungi": 10,
}
"""What it is worth to own a place for the rest of the game, besides having one card more."""


def new_card(g: State, me: int) -> int:
    """A place from the reserve is worth the more, the longer the game will go on."""
    h = g.hunted[me]
    missing = g.reserve & ALL_PLACES & ~g.planet.hidden & ~(h.hand | h.discard | h.played)
    if not missing:
        return 0
    best = 0
    for i in range(5, 10):
        if missing >> i & 1:
            worth = LASTING.get(g.planet.names[i], 0)
            if worth > best:
                best = worth
    return (40 + best) * turns_left(g) // 9


def mangrove(g: State, me: int, n: Needs) -> int:
    return n.card + n.back + 18


def archipelago(g: State, me: int, n: Needs) -> int:
    if n.heal > n.draw:
        return n.draw // 2 + n.heal
    return n.draw + 6


def pole(g: State, me: int, n: Needs) -> int:
    """Two spaces of Rescue for a Will."""
    if g.rescue <= 2:
        return 4 * n.space
    will = g.hunted[me].will
    price = 30 if will > 2 else 40 if will == 2 else 120
    return 2 * n.space - price


def fungi(g: State, me: int, n: Needs) -> int:
    """Will for the turns to come, or a card."""
    pool = will_pool(g)
    if pool > 0 and n.heal:
        worth = n.heal if pool == 1 else n.heal * 3 // 2
        if worth > n.draw:
            return worth
    return n.draw


def portal(g: State, me: int, n: Needs) -> int:
    """A second place, chosen when the tokens are down."""
    return 55 if held(g, me) > 2 else 20


# SANCTUARY


def canyon(g: State, me: int, n: Needs) -> int:
    cards = n.discarded
    if not g.modifiers & HIDDEN_DISCARDS:
        cards = (laid_off(g, me) & FIRST_ROW).bit_count()
    return n.card + (0 if not cards else n.card if cards == 1 else n.card * 5 // 3)


def camp(g: State, me: int, n: Needs) -> int:
    assert g.sanctuary is not None
    company = company_worth(g, me) if g.sanctuary.survivor_pile else 0
    return company if company > n.draw else n.draw


def monolith(g: State, me: int, n: Needs) -> int:
    assert g.sanctuary is not None
    in_play = g.sanctuary.developed | g.sanctuary.latent
    worth = strongest(in_play) * turns_left(g) // 2
    return worth if worth < 150 else 150


def infirmary(g: State, me: int, n: Needs) -> int:
    rescued = rescue_worth(g, me)
    return rescued if rescued > n.heal else n.heal


def ark(g: State, me: int, n: Needs) -> int:
    return fortify_worth(g, me)


WORTH: Final[dict[str, Callable[[State, int, Needs], int]]] = {
    "nexus": nexus,
    "oasis": oasis,
    "fjord": fjord,
    "dome": dome,
    "labyrinth": labyrinth,
    "mangrove": mangrove,
    "archipelago": archipelago,
    "pole": pole,
    "fungi": fungi,
    "portal": portal,
    "canyon": canyon,
    "camp": camp,
    "monolith": monolith,
    "infirmary": infirmary,
    "ark": ark,
}


def strange_worth(g: State, me: int, place: Places, n: Needs) -> int:
    """A place nobody here has heard of is worth what places are worth."""
    of = WORTH.get(g.planet.names[place.bit_length() - 1])
    return UNKNOWN_PLACE if of is None else of(g, me, n)
