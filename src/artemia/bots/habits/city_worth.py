"""What the city is worth to the Hunted: its Defense, its survivors, a way to both."""

from __future__ import annotations

from typing import Final

from artemia.bots.habits.genes import strongest, turns_left
from artemia.bots.habits.scale import A_CARD, NEAR, at_hand, held, laid_off
from artemia.engine.step import OP, OPS, members
from artemia.rules.city import next_on_route
from artemia.rules.constants import Places, Survivors
from artemia.rules.modifiers import FORTIFYING_COSTS_A_CARD, HIDDEN_DISCARDS, NO_SURVIVAL_CARDS
from artemia.rules.planet import around
from artemia.rules.sanctuary_catalog import SURVIVOR_BY_BIT
from artemia.rules.state import State

DEFENSE_PACE: Final = (4, 4, 4, 5, 7, 10, 11, 12)  # spaces in ten turns, if they care, by seats
RESCUE_PACE: Final = 12
EVEN: Final = 50
STEEP: Final = 10  # percent a turn
SPACE: Final = 130
CLOSE_TO_VICTORY: Final = 260


def defense_share(g: State) -> int:
    """How likely, in percent, the Hunted's race is decided by Defense rather than Rescue."""
    s = g.sanctuary
    if s is None or not s.token:
        return 0
    # in tenths of a turn
    by_rescue = g.rescue * 100 // RESCUE_PACE
    by_defense = s.defense * 100 // DEFENSE_PACE[g.seats]
    share = EVEN + (by_rescue - by_defense) * STEEP // 10
    return 15 if share < 15 else 85 if share > 85 else share


def defense_space(g: State) -> int:
    """What a space of Defense is worth."""
    assert g.sanctuary is not None
    if g.sanctuary.defense <= NEAR:
        return CLOSE_TO_VICTORY
    return SPACE * defense_share(g) // 100


BONUSES: Final = {
    "place_if_none": 25,
    "survival_if_none": 10,
    "all_survival": 28,
    "all_take_back": 16,
    "all_will": 18,
    "discard_dna": 20,
    "range_1_10": 10,
}
"""What a bonus is worth, for each Hunted where it is for all of them."""


def next_bonus(g: State) -> int:
    """What entering the next space of Defense gives the Hunted besides."""
    s = g.sanctuary
    assert s is not None
    if s.defense < 2 or not s.bonuses[s.defense - 1]:
        return 0
    name = OPS[s.bonuses[s.defense - 1] & OP].name
    if name == "discard_evolution":
        return strongest(s.developed) * turns_left(g) // 2
    if name in ("discard_dna", "range_1_10"):
        return BONUSES[name]
    return BONUSES.get(name, 0) * (g.seats - 1)


def rescue_space(g: State) -> int:
    """What a space of Rescue is worth: less, if Defense is likely to come first."""
    if g.rescue <= NEAR:
        return 240
    return SPACE * (100 - defense_share(g)) // 100 if g.sanctuary is not None and g.sanctuary.token else 100


def fortify_worth(g: State, me: int) -> int:
    """Fortifying, and sheltering whoever he has with him."""
    s = g.sanctuary
    assert s is not None
    space = defense_space(g)
    spaces = 2 if s.survivors[me] else 1
    if s.defense <= spaces:
        return 3 * CLOSE_TO_VICTORY
    worth = spaces * space + next_bonus(g)
    if g.modifiers & FORTIFYING_COSTS_A_CARD:
        worth -= A_CARD[held(g, me) - 1] if held(g, me) > 1 else space
    return worth


def rescue_worth(g: State, me: int) -> int:
    """The best of those who lie face up."""
    assert g.sanctuary is not None
    best = 0
    for card in members(g.sanctuary.faceup):
        worth = survivor_worth(g, me, card)
        if worth > best:
            best = worth
    return best


def survivor_worth(g: State, me: int, card: Survivors) -> int:
    return company_worth(g, me) + effect_worth(g, me, SURVIVOR_BY_BIT[card].effect)


def company_worth(g: State, me: int) -> int:
    """A survivor to shelter: the first one makes a space of Defense of his next visit to the city."""
    assert g.sanctuary is not None
    if g.sanctuary.survivors[me]:
        return 4
    return defense_space(g) * 55 // 100


def effect_worth(g: State, me: int, effect: str) -> int:
    """What rescuing a survivor does at once."""
    s = g.sanctuary
    assert s is not None
    h = g.hunted[me]
    discarded = laid_off(g, me).bit_count()
    left = held(g, me) - 1
    card = A_CARD[left if left > 0 else 0]
    if effect == "s_defense":
        return defense_space(g)
    if effect == "s_copy_creature":
        return 40
    if effect == "s_reserve":
        return 5 * turns_left(g)
    if effect == "s_no_evolution":
        return 8 + 4 * turns_left(g)
    if effect == "s_take_back_2":
        return card * (discarded if discarded < 2 else 2)
    if effect == "s_take_played":
        return card
    if effect == "s_will":
        return 0 if h.will > 2 else 30 if h.will == 2 else 60
    if effect == "s_dna":
        return 22 * (s.dna if s.dna < 2 else 2)
    if effect == "s_survival":
        return 0 if g.modifiers & NO_SURVIVAL_CARDS else 38
    return 30


def city_worths(g: State, me: int, near: Places) -> list[int]:
    """What the city is good for from each place: `near` are those from which he may rescue."""
    s = g.sanctuary
    assert s is not None
    found = [0] * 10
    if near and s.faceup:
        worth = rescue_worth(g, me)
        for i in range(10):
            if near >> i & 1:
                found[i] = worth
    if not s.fortified:
        found[s.token.bit_length() - 1] = fortify_worth(g, me)
    return found


def standing_of_city(g: State, steps: int) -> int:
    """How well the Hunted could use the city next turn, so many steps further on its route.

    Between two turns everybody can tell who holds which Place cards.
    """
    s = g.sanctuary
    assert s is not None
    if g.modifiers & HIDDEN_DISCARDS:
        return 0
    token = next_on_route(g, steps) if steps else s.token
    near = around(g.planet, token) & ~token
    total = 0
    for me in range(1, g.seats):
        hand = at_hand(g, me)
        if hand & token:
            total += 30 if s.survivors[me] else 18
        if hand & near and s.faceup:
            total += 3 if s.survivors[me] else 8
    return total
