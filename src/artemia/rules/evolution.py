"""Phase 5: the city moves on, survivors appear, the Creature evolves or nests. And its DNA."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import (
    NO,
    NOBODY,
    OWNER,
    Answers,
    Seat,
    effect,
    members,
    one_of,
    question,
)
from artemia.rules.abilities import seats_with, silence
from artemia.rules.city import advance_defense, move_city, next_on_route
from artemia.rules.effects.powers import nothing
from artemia.rules.modifiers import (
    EVOLVING_FEEDS_MORE,
    FIRST_CARD_IS_FREE,
    NESTING_LETS_GROW,
    NO_DNA,
    NO_EVOLVING,
    NO_NEW_SURVIVORS,
)
from artemia.rules.moments import CITY_MOVED, happens
from artemia.rules.roster import EVOLUTION_BY_BIT
from artemia.rules.sanctuary import DNA_COUNTERS, MOST_DEVELOPED, Sanctuary
from artemia.rules.state import State
from artemia.rules.upkeep import discard_hunt_cards
from artemia.rules.windows import creature_may_act, evolutions_to_use, play_hunt, playable_hunt, react
from artemia.rules.words import CREATURE, EVOLUTION, Evolutions, Survivors

FACE_UP: Final = 2
BEFORE_MOVING: Final = 1
BEFORE_SURVIVORS: Final = 2
BEFORE_GROWING: Final = 3


@effect(NOBODY)
def evolution_phase(g: State) -> None:
    g.phase = EVOLUTION
    g.stage = BEFORE_MOVING
    g.curious = g.everybody()
    g.then_in_order(react(), city_moves(), react(), survivors_appear(), creature_grows(), phase_ends())


@effect(NOBODY)
def city_moves(g: State) -> None:
    s = g.sanctuary
    assert s is not None
    g.stage = BEFORE_SURVIVORS
    happens(g, CITY_MOVED)
    if s.pace:
        g.then(move_city(CREATURE, next_on_route(g.planet, s, s.pace)))


@effect(NOBODY)
def survivors_appear(g: State) -> None:
    s = g.sanctuary
    assert s is not None
    if g.modifiers & NO_NEW_SURVIVORS:
        return
    while s.survivor_pile and s.faceup.bit_count() < FACE_UP:
        card = s.survivor_pile[-1]
        s.survivor_pile = s.survivor_pile[:-1]
        s.faceup |= card
        if g.log is not None:
            g.witness(survivor_appeared(CREATURE, card))


@effect()
def survivor_appeared(g: State, creature: Seat, card: Survivors) -> None:
    """Stands in the log: a survivor lies face up."""


# Evolving and nesting


@effect(NOBODY)
def creature_grows(g: State) -> None:
    """Whatever happened, everybody may react; then it is asked, and after each card it plays once more."""
    g.stage = BEFORE_GROWING
    g.curious &= ~1  # the Creature needs no window of its own
    g.then_in_order(react(), grow())


@effect(NOBODY)
def grow(g: State) -> None:
    """The Creature isn't asked if all can tell that it can do nothing."""
    if not g.modifiers & NO_EVOLVING or creature_may_act(g):
        g.then_in_order(growth(CREATURE), creature_grows())


@question(always=True)
def growth(g: State, creature: Seat) -> Answers:
    barred = g.modifiers & NO_EVOLVING
    return (
        stay(CREATURE),
        NO if barred else evolve(CREATURE),
        NO if barred else nest(CREATURE),
        one_of(play_hunt(CREATURE, playable_hunt(g))),
        evolutions_to_use(g),
    )


@effect()
def stay(g: State, creature: Seat) -> None:
    """Neither evolves nor nests."""
    g.agenda.pop()  # the creature_grows below this answer


@effect()
def evolve(g: State, creature: Seat) -> None:
    g.agenda.pop()  # the creature_grows
    g.then_in_order(gain_dna(CREATURE, worth_of_evolving(g)), go_on_shaping())


def worth_of_evolving(g: State) -> int:
    return 2 if g.modifiers & EVOLVING_FEEDS_MORE else 1


@effect()
def nest(g: State, creature: Seat) -> None:
    g.agenda.pop()  # the creature_grows
    if g.modifiers & NESTING_LETS_GROW:
        g.then(go_on_shaping())
    g.then_in_order(gain_dna(CREATURE, worth_of_nesting(g)), advance_defense(CREATURE, 1))


def worth_of_nesting(g: State) -> int:
    return 2 if seats_with(g, "geneticist") else 3


@effect(NOBODY)
def go_on_shaping(g: State) -> None:
    """The Creature is asked as long as it has DNA to spend, be it that it can afford no card in its hand."""
    s = g.sanctuary
    assert s is not None
    if drawable(g, s) or (s.dna and s.evolutions):
        g.then(shape(CREATURE))


@question(always=True)
def shape(g: State, creature: Seat) -> Answers:
    """Draw Evolution cards and develop them."""
    s = g.sanctuary
    assert s is not None
    full = s.developed.bit_count() >= MOST_DEVELOPED
    ripe = affordable(s)
    return (
        nothing(CREATURE),
        *[draw_evolution(CREATURE, level) for level in drawable(g, s)],
        NO if full else one_of(develop(CREATURE, ripe)),
        one_of(shed(CREATURE, s.developed)) if full and ripe else NO,
    )


def affordable(s: Sanctuary) -> Evolutions:
    found = 0
    for card in members(s.evolutions):
        if cost_of(s, card) <= s.dna:
            found |= card
    return found


def cost_of(s: Sanctuary, card: Evolutions) -> int:
    cost = EVOLUTION_BY_BIT[card].cost - s.cheaper
    return cost if cost > 1 else 1


def price_of_a_draw(g: State, s: Sanctuary) -> int:
    return 0 if g.modifiers & FIRST_CARD_IS_FREE and not s.drawn_free else 1


def drawable(g: State, s: Sanctuary) -> list[int]:
    """The levels of which a card can be drawn and paid."""
    if s.dna < price_of_a_draw(g, s):
        return []
    return [level for level in (1, 2) if s.piles[level - 1] or s.discards[level - 1]]


@effect()
def draw_evolution(g: State, creature: Seat, level: int) -> None:
    s = g.sanctuary
    assert s is not None
    s.dna -= price_of_a_draw(g, s)
    s.drawn_free = True
    g.then(go_on_shaping())
    draw_evolutions(g, level, 1)


def draw_evolutions(g: State, level: int, n: int) -> None:
    """From the pile of this level to the Creature's hand; an empty pile is made of its discard."""
    s = g.sanctuary
    assert s is not None
    drawn = 0
    for _ in range(n):
        if not s.piles[level - 1]:
            if not s.discards[level - 1]:
                break
            s.piles[level - 1], s.discards[level - 1] = g.shuffled(s.discards[level - 1]), ()
            s.known_below[level - 1] = 0
        drawn |= s.piles[level - 1][-1]
        s.piles[level - 1] = s.piles[level - 1][:-1]
    if s.known_below[level - 1] > len(s.piles[level - 1]):
        s.known_below[level - 1] = len(s.piles[level - 1])
    s.evolutions |= drawn
    if drawn and g.log is not None:
        g.witness(drew_evolutions(CREATURE, drawn))


@effect(OWNER)
def drew_evolutions(g: State, creature: Seat, cards: Evolutions) -> None:
    """Stands in the log: the Creature drew Evolution cards, and for itself, which."""


@effect()
def develop(g: State, creature: Seat, card: Evolutions) -> None:
    """It lies face up from now on, and acts from the next turn on."""
    s = g.sanctuary
    assert s is not None
    s.dna -= cost_of(s, card)
    s.cheaper = 0
    s.evolutions &= ~card
    s.developed |= card
    g.then(go_on_shaping())


@effect()
def shed(g: State, creature: Seat, card: Evolutions) -> None:
    """Makes room for another one."""
    g.then(go_on_shaping())
    discard_evolution(g, card)


@effect(NOBODY)
def phase_ends(g: State) -> None:
    discard_hunt_cards(g)


# Evolution cards that leave


def in_play(g: State) -> Evolutions:
    """All that lie face up before the Creature, be it for this turn only."""
    s = g.sanctuary
    assert s is not None
    return s.developed | s.latent


@effect()
def lose_evolution(g: State, me: Seat, card: Evolutions) -> None:
    """A developed Evolution is discarded by a Hunted."""
    discard_evolution(g, card)


def discard_evolution(g: State, card: Evolutions) -> None:
    s = g.sanctuary
    assert s is not None
    silence(g, card)
    s.developed &= ~card
    s.latent &= ~card
    s.evolutions_seen &= ~card
    level = EVOLUTION_BY_BIT[card].level
    s.discards[level - 1] = (*s.discards[level - 1], card)


# DNA


@effect(NOBODY)
def gain_dna(g: State, creature: Seat, n: int) -> None:
    """As far as the supply goes."""
    assert g.sanctuary is not None
    gained = dna_to_gain(g, n)
    g.sanctuary.dna += gained
    if g.log is not None:
        g.witness(gained_dna(CREATURE, gained))


def dna_to_gain(g: State, n: int) -> int:
    """How many of n counters the Creature would really take."""
    assert g.sanctuary is not None
    supply = 0 if g.modifiers & NO_DNA else DNA_COUNTERS - g.sanctuary.dna
    return n if n < supply else supply


@effect()
def gained_dna(g: State, creature: Seat, n: int) -> None:
    """Stands in the log: how many counters the Creature really took."""


@effect(NOBODY)
def lose_dna(g: State, me: Seat, n: int) -> None:
    """Back to the supply, as far as the Creature has any."""
    s = g.sanctuary
    assert s is not None
    lost = n if n < s.dna else s.dna
    s.dna -= lost
    if g.log is not None:
        g.witness(lost_dna(me, lost))


@effect()
def lost_dna(g: State, me: Seat, n: int) -> None:
    """Stands in the log: how many counters the Creature really lost, to whom."""
