"""What a place would gain a Hunted, and a catch cost him, as all can tell."""

from __future__ import annotations

from artemia.bots.habits.refuge import city_worths, rescue_space
from artemia.bots.habits.scale import A_CARD, NEAR, UNKNOWN_PLACE, held, laid_off, map_of
from artemia.bots.habits.terrain import Needs, new_card, prepared, strange_worth
from artemia.rules.city import near_the_city
from artemia.rules.constants import ALL_PLACES, FULL_WILL, Places
from artemia.rules.modifiers import MORE_WILL_PER_CATCH, MORE_WILL_PER_HUNTED, NO_SURVIVAL_CARDS
from artemia.rules.state import State


def worths(g: State, me: int) -> list[int]:
    """What each place would gain a Hunted if he could use it now."""
    if g.eventful:
        return all_worths(g, me)
    h = g.hunted[me]
    discarded = h.discard.bit_count()
    left = held(g, me) - 1
    card = A_CARD[left if left > 0 else 0]
    back = card if discarded else 0
    draws = not g.modifiers & NO_SURVIVAL_CARDS
    space = 100 if g.rescue > NEAR else 240
    bit = 1 << me
    ready = (g.river | g.artefact) & bit
    many = discarded * card * 3 // 4
    by_kind = [
        UNKNOWN_PLACE,
        many if many < 110 else 110,
        card + back,
        back if ready else 34,
        space if g.marker else 55,
        rover(g, me),
        card + (back if discarded < 2 else back + back * 2 // 3),
        42 if draws else back,
        space,
        source(g, draws),
        back if ready else 60,
    ]
    found: list[int] = []
    for kind in map_of(g).kinds:
        worth = by_kind[kind]
        found.append(worth if worth > back else back)
    return found


def all_worths(g: State, me: int) -> list[int]:
    """The same with the places of the expansions, and with the city: the best use of each place."""
    found = power_worths(g, me)
    s = g.sanctuary
    if s is not None and s.token:
        for i, worth in enumerate(city_worths(g, me, near_the_city(g, me))):
            if worth > found[i]:
                found[i] = worth
    back = plain_worth(g, me)
    for i in range(10):
        if found[i] < back:
            found[i] = back
    return found


def plain_worth(g: State, me: int) -> int:
    """A card taken back instead of using the place."""
    if not laid_off(g, me):
        return 0
    left = held(g, me) - 1
    return A_CARD[left if left > 0 else 0]


def power_worths(g: State, me: int) -> list[int]:
    """What the power of each place would gain him."""
    needs = Needs(g, me, rescue_space(g))
    found: list[int] = []
    hidden = g.planet.hidden
    for i, kind in enumerate(map_of(g).kinds):
        if hidden >> i & 1:
            found.append(0)
        elif kind:
            found.append(known_worth(g, me, kind, needs))
        else:
            found.append(strange_worth(g, me, 1 << i, needs))
    return found


def known_worth(g: State, me: int, kind: int, n: Needs) -> int:
    """A place of the base game on a planet with others, or under the city."""
    if kind == 1:
        many = n.discarded * n.card * 3 // 4
        return many if many < 110 else 110
    if kind == 2:
        return n.card + n.back
    if kind == 3:
        return n.back if prepared(g, me) else 34
    if kind == 4:
        return n.space if g.marker else n.space * 11 // 20
    if kind == 5:
        return new_card(g, me)
    if kind == 6:
        return n.card + (n.back if n.discarded < 2 else n.back + n.back * 2 // 3)
    if kind == 7:
        return n.draw + 4 if n.draw else n.back
    if kind == 8:
        return n.space
    if kind == 9:
        return n.heal if n.heal > n.draw else n.draw - 6
    return n.back if prepared(g, me) else 60


def rover(g: State, me: int) -> int:
    """A new place is worth the more, the longer the game will go on."""
    h = g.hunted[me]
    missing = g.reserve & ALL_PLACES & ~(h.hand | h.discard | h.played)
    if not missing:
        return 0
    worth = 40
    named = map_of(g)
    if missing & named.wreck:
        worth += 45
    if missing & named.artefact:
        worth += 12
    turns = g.rescue if g.rescue < 9 else 9
    return worth * turns // 9


def source(g: State, draws: bool) -> int:
    lowest = FULL_WILL
    for me in range(1, g.seats):
        will = g.hunted[me].will
        if will < lowest and not g.spent >> me & 1:
            lowest = will
    if lowest == 1:
        return 62
    if lowest == 2:
        return 36
    return 32 if draws else 0


def bite(g: State, me: int, place: Places) -> int:
    """What it costs a Hunted to be caught here, besides the space Assimilation moves for all."""
    loss = 2 if place & g.planet.harsh else 1
    if g.modifiers & MORE_WILL_PER_CATCH:
        loss += 1
    if g.modifiers & MORE_WILL_PER_HUNTED:
        loss += 1
    if loss >= g.hunted[me].will:
        return 85 if g.assimilation > NEAR else 160
    return loss * 30
