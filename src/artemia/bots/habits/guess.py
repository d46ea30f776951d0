"""Who may be where before the reveal, and where the Creature is to be expected.

Nothing here looks at a hidden card. Both camps reason with the same numbers, and so the Hunted know which of
their places are the obvious ones, and the Creature knows that they know.
"""

from __future__ import annotations

from typing import Final

from artemia.bots.habits.scale import NEAR
from artemia.bots.habits.worth import bite, worths
from artemia.rules.constants import ALL_PLACES, CREATURE, EXPLORATION, Places
from artemia.rules.knowledge import ANY_HUNTED, Eyes, possible
from artemia.rules.modifiers import (
    CATCH_COUNTS_MORE,
    CITY_CATCH_COUNTS_MORE,
    FORTIFYING_COSTS_A_CARD,
    HIDDEN_DISCARDS,
    MORE_WILL_PER_CATCH,
    MORE_WILL_PER_HUNTED,
    NO_AVATARS,
    NO_SURVIVAL_CARDS,
)
from artemia.rules.state import State

AFTERTHOUGHTS: Final = 3
"""How often both camps put themselves in each other's place."""
ANY_REASON: Final = 25
"""What speaks for a place that is good for nothing: nobody expects them there."""
MODIFIERS_THAT_COUNT: Final = (
    HIDDEN_DISCARDS
    | MORE_WILL_PER_CATCH
    | NO_AVATARS
    | NO_SURVIVAL_CARDS
    | MORE_WILL_PER_HUNTED
    | FORTIFYING_COSTS_A_CARD
    | CITY_CATCH_COUNTS_MORE
    | CATCH_COUNTS_MORE
)


class Guess:
    """What a seat makes of the table: for each Hunted, by place."""

    def __init__(self, g: State, places: list[Places]) -> None:
        self.worth: list[list[int]] = [[]]
        self.costs: list[list[int]] = [[]]
        self.odds: list[list[int]] = [[]]
        """How likely they are there, in thousandths."""
        self.places: list[list[int]] = [[]]
        """Where they may be at all."""
        self.stakes: list[list[int]] = [[]]
        """What the Creature gains by catching them there, besides the space Assimilation moves for all."""
        self.scale: list[int] = [0]
        self.gains: list[int] = []
        """What a token that catches is worth there, in thousandths of a hundredth of a space."""
        self.risk: list[int] = []
        """How likely the Creature goes there, in thousandths."""
        for me in range(1, g.seats):
            self.add(g, me, INDEXES[places[me]])
        self.expect_creature(g)
        for already in range(1, 1 + AFTERTHOUGHTS):
            self.think_again(already)
            self.expect_creature(g)

    def add(self, g: State, me: int, places: list[int]) -> None:
        """One more Hunted: at first they simply go where it helps them most."""
        worth = worths(g, me)
        cost = costs(g, me)
        scale = scale_of(g, me)
        more = a_space(g) if g.anticipated >> me & 1 else 0
        row = [0] * 10
        stakes = [0] * 10
        total = ANY_REASON * len(places)
        for i in places:
            gain = worth[i]
            total += gain
            stakes[i] = cost[i] + more + (gain >> 1)
        for i in places:
            likely = (worth[i] + ANY_REASON) * scale // total
            row[i] = likely if likely < 1000 else 1000
        self.worth.append(worth)
        self.costs.append(cost)
        self.odds.append(row)
        self.places.append(places)
        self.stakes.append(stakes)
        self.scale.append(scale)

    def think_again(self, already: int) -> None:
        """Allows for the Hunted who saw the Creature coming and went elsewhere."""
        risk = self.risk
        for me in range(1, len(self.places)):
            places = self.places[me]
            row = self.odds[me]
            weights = prudent(places, self.worth[me], self.costs[me], risk)
            scale = self.scale[me]
            total = sum(weights)
            for n, i in enumerate(places):
                likely = (row[i] * already + weights[n] * scale // total) // (already + 1)
                row[i] = likely if likely < 1000 else 1000

    def expect_creature(self, g: State) -> None:
        self.gains = catch_gains(g, self)
        weights = sharpened(self.gains)
        total = sum(weights)
        self.risk = [weight * 1000 // total for weight in weights]


def a_space(g: State) -> int:
    return 100 if g.assimilation > NEAR else 200


def scale_of(g: State, me: int) -> int:
    """Of the two cards of the River they will show the safer one; on the Artefact's they are on both."""
    if (g.river_now | g.fjord_now) >> me & 1:
        return 450
    return 1900 if g.artefact_now >> me & 1 else 1000


def listed(places: Places) -> list[int]:
    """The indexes of these places."""
    found: list[int] = []
    for i in range(10):
        if places >> i & 1:
            found.append(i)
    return found


INDEXES: Final = [listed(places) for places in range(ALL_PLACES + 1)]


def costs(g: State, me: int) -> list[int]:
    """What a catch on each place costs a Hunted, besides the space Assimilation moves for all."""
    found = [bite(g, me, 0)] * 10
    for i in INDEXES[g.planet.harsh]:
        found[i] = bite(g, me, g.planet.harsh)
    if g.eventful:
        for i in INDEXES[graver_places(g)]:
            found[i] += a_space(g)
    return found


def graver_places(g: State) -> Places:
    """Where a catch moves Assimilation one space more."""
    if g.sanctuary is not None and g.modifiers & CITY_CATCH_COUNTS_MORE:
        return g.planet.grave | g.sanctuary.token
    return g.planet.grave


def prudent(places: list[int], worth: list[int], cost: list[int], risk: list[int]) -> list[int]:
    """How a Hunted weighs these places: their worth against where the Creature is expected."""
    weights: list[int] = []
    for i in places:
        gain = worth[i]
        score = ANY_REASON + gain - risk[i] * (100 + gain + cost[i]) // 1000
        weights.append(score * score if score > 4 else 16)
    return weights


def catch_gains(g: State, guess: Guess) -> list[int]:
    gains = [0] * 10
    safe = [1000] * 10
    for me in range(1, g.seats):
        row = guess.odds[me]
        stakes = guess.stakes[me]
        for i in guess.places[me]:
            likely = row[i]
            safe[i] = safe[i] * (1000 - likely) // 1000
            gains[i] += likely * stakes[i]
    space = a_space(g)
    if g.modifiers & CATCH_COUNTS_MORE:
        space += space
    for i in range(10):
        gains[i] += (1000 - safe[i]) * space
    return gains


def block_gains(g: State, guess: Guess, each: int) -> list[int]:
    """What it is worth to stop the powers of each place and to cost everybody there this much."""
    gains = [0] * 10
    for me in range(1, g.seats):
        row = guess.odds[me]
        worth = guess.worth[me]
        for i in guess.places[me]:
            gains[i] += row[i] * (worth[i] + each)
    return gains


def sharpened(gains: list[int]) -> list[int]:
    """Weights that prefer the best places clearly, yet leave a chance to every place that has any use."""
    best = max(gains)
    if best <= 0:
        return [1] * len(gains)
    weights: list[int] = []
    for gain in gains:
        share = gain * 100 // best
        weights.append(share * share)
    return weights


# The last guess is kept: as a rule all seats see the same table, and ask in turn.
_kept: Final[list[tuple[tuple[object, ...], Guess] | None]] = [None]


def guess_of(g: State, seat: int) -> Guess:
    """What this seat makes of the table. The lists are shared: whoever changes them copies them first."""
    places = possible_places(g, CREATURE if seat == CREATURE else ANY_HUNTED)
    key = all_that_counts(g, places)
    kept = _kept[0]
    if kept is not None and kept[0] == key:
        return kept[1]
    guess = Guess(g, places)
    _kept[0] = (key, guess)
    return guess


def possible_places(g: State, eyes: Eyes) -> list[Places]:
    """Where everybody may be; of themselves a Hunted thinks as the other Hunted must."""
    found = [0] * g.seats
    for me in range(1, g.seats):
        found[me] = possible(g, me, eyes)
    return found


def forget() -> None:
    _kept[0] = None


def all_that_counts(g: State, places: list[Places]) -> tuple[object, ...]:
    parts: list[object] = [
        g.planet.names,
        g.rescue,
        g.assimilation,
        g.marker,
        g.reserve,
        g.modifiers & MODIFIERS_THAT_COUNT,
        g.river,
        g.artefact,
        g.river_now,
        g.artefact_now,
        g.spent,
        g.anticipated,
    ]
    for me in range(1, g.seats):
        h = g.hunted[me]
        parts.append(h.hand | h.played | h.discard << 10 | h.exposed << 20 | places[me] << 30 | h.will << 40)
    if g.eventful:
        add_expansions(g, parts)
    return tuple(parts)


def add_expansions(g: State, parts: list[object]) -> None:
    open_discards = g.fjord_now if g.phase == EXPLORATION else 0
    parts.append((g.planet.hidden, g.planet.order, g.fjord, g.fjord_now, open_discards))
    if g.exploration is not None:
        parts.append((g.exploration.shield, g.exploration.fungi))
    s = g.sanctuary
    if s is not None:
        # Of the survivors it counts that there are some, and that everybody sees.
        company = tuple([cards > 0 for cards in s.survivors])
        parts.append((s.token, s.defense, s.faceup, s.fortified, s.dna, len(s.survivor_pile), company))
        parts.append((s.developed, s.latent, tuple(s.avatars)))
