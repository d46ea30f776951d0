"""What the city is worth to the Hunted: its Defense, its survivors, a way to both."""

from __future__ import annotations

from typing import Final

from artemia.bots.habits.registry import (
    BONUS_WORTH,
    SURVIVOR_EFFECT_WORTH,
    UNKNOWN_BONUS,
    UNKNOWN_SURVIVOR_EFFECT,
)
from artemia.bots.habits.sampling import squared
from artemia.bots.habits.scale import A_CARD, NEAR, held
from artemia.engine.step import NO, OP, OPS, members
from artemia.rules.city import next_on_route
from artemia.rules.constants import Places, Survivors
from artemia.rules.knowledge import held_by
from artemia.rules.modifiers import FORTIFYING_COSTS_A_CARD, HIDDEN_DISCARDS
from artemia.rules.planet import around
from artemia.rules.sanctuary_catalog import SURVIVOR_BY_BIT
from artemia.rules.state import State, sanctuary_of

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
    if sanctuary_of(g).defense <= NEAR:
        return CLOSE_TO_VICTORY
    return SPACE * defense_share(g) // 100


def next_bonus(g: State) -> int:
    """What entering the next space of Defense gives the Hunted besides."""
    s = sanctuary_of(g)
    bonus = s.bonuses[s.defense - 1] if s.defense >= 2 else NO
    return BONUS_WORTH.get(OPS[bonus & OP].name, UNKNOWN_BONUS)(g) if bonus else 0


def rescue_space(g: State) -> int:
    """What a space of Rescue is worth: less, if Defense is likely to come first."""
    if g.rescue <= NEAR:
        return 240
    return SPACE * (100 - defense_share(g)) // 100 if g.sanctuary is not None and g.sanctuary.token else 100


def fortify_worth(g: State, me: int) -> int:
    """Fortifying, and sheltering whoever they have with them."""
    s = sanctuary_of(g)
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
    return max([survivor_worth(g, me, card) for card in members(sanctuary_of(g).faceup)], default=0)


def survivor_worth(g: State, me: int, card: Survivors) -> int:
    """Somebody to shelter, and what rescuing them does at once."""
    effect = SURVIVOR_BY_BIT[card].effect
    return company_worth(g, me) + SURVIVOR_EFFECT_WORTH.get(effect, UNKNOWN_SURVIVOR_EFFECT)(g, me)


def survivor_weights(g: State, me: int, cards: Survivors) -> list[int]:
    """Those one would rather rescue."""
    weights = [1] * cards.bit_length()
    for card in members(cards):
        weights[card.bit_length() - 1] = squared(survivor_worth(g, me, card))
    return weights


def company_worth(g: State, me: int) -> int:
    """A survivor to shelter: the first makes a space of Defense of the next visit to the city."""
    return 4 if sanctuary_of(g).survivors[me] else defense_space(g) * 55 // 100


def city_worths(g: State, me: int, near: Places) -> list[int]:
    """What the city is good for from each place: `near` are those from which they may rescue."""
    s = sanctuary_of(g)
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
    s = sanctuary_of(g)
    if g.modifiers & HIDDEN_DISCARDS:
        return 0
    token = next_on_route(g, steps) if steps else s.token
    near = around(g.planet, token) & ~token
    total = 0
    for me in range(1, g.seats):
        hand = held_by(g, me)
        if hand & token:
            total += 30 if s.survivors[me] else 18
        if hand & near and s.faceup:
            total += 3 if s.survivors[me] else 8
    return total
