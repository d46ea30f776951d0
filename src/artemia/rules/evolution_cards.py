"""What the Creature grows into: Evolution cards drawn, developed, and lost again."""

from __future__ import annotations

from artemia.engine.step import NO, NOBODY, OWNER, Answers, Seat, effect, members, one_of, question
from artemia.engine.traits import Facts
from artemia.rules.active_evolutions import silence
from artemia.rules.bars import Bar, Barred
from artemia.rules.constants import CREATURE, Evolutions
from artemia.rules.effects.powers import nothing
from artemia.rules.modifiers import FIRST_CARD_IS_FREE
from artemia.rules.sanctuary_state import MOST_DEVELOPED, SanctuaryState
from artemia.rules.state import State, sanctuary_of


@effect(NOBODY)
def go_on_shaping(g: State) -> None:
    """The Creature is asked as long as it has DNA to spend, be it that it can afford no card in its hand."""
    s = sanctuary_of(g)
    if drawable(g, s) or (s.dna and s.evolutions):
        g.then(shape(CREATURE))


def dna_to_spend(g: State, creature: Seat) -> Facts:
    return {"n": sanctuary_of(g).dna}


def out_of_reach(g: State, creature: Seat) -> Barred:
    """Cards the Creature can't draw or develop."""
    s, found = sanctuary_of(g), []
    levels = drawable(g, s)
    for level in (1, 2):
        if level not in levels:
            dear = s.dna < price_of_a_draw(g, s)
            why = Bar("dna/none-left") if dear else Bar("evolutions/pile-empty", n=level)
            found.append((draw_evolution(CREATURE, level), why))
    if s.developed.bit_count() < MOST_DEVELOPED and not affordable(g, s):
        why = Bar("dna/too-dear", n=s.dna) if s.evolutions else Bar("evolutions/none-in-hand")
        found.append((develop(CREATURE, 0), why))
    return tuple(found)


@question(always=True, facts=dna_to_spend, barred=out_of_reach, book="evolutions")
def shape(g: State, creature: Seat) -> Answers:
    """Draw Evolution cards and develop them."""
    s = sanctuary_of(g)
    full = s.developed.bit_count() >= MOST_DEVELOPED
    ripe = affordable(g, s)
    return (
        nothing(CREATURE),
        *[draw_evolution(CREATURE, level) for level in drawable(g, s)],
        NO if full else one_of(develop(CREATURE, ripe)),
        one_of(shed(CREATURE, s.developed)) if full and ripe else NO,
    )


def affordable(g: State, s: SanctuaryState) -> Evolutions:
    found: Evolutions = 0
    for card in members(s.evolutions):
        if cost_of(g, s, card) <= s.dna:
            found |= card
    return found


def cost_of(g: State, s: SanctuaryState, card: Evolutions) -> int:
    cost = g.cards.evolution[card].cost - s.cheaper
    return cost if cost > 1 else 1


def price_of_a_draw(g: State, s: SanctuaryState) -> int:
    return 0 if g.modifiers & FIRST_CARD_IS_FREE and not s.drawn_free else 1


def drawable(g: State, s: SanctuaryState) -> list[int]:
    """The levels of which a card can be drawn and paid."""
    if s.dna < price_of_a_draw(g, s):
        return []
    return [level for level in (1, 2) if s.piles[level - 1] or s.discards[level - 1]]


def drawn_for(g: State, creature: Seat, level: int) -> Facts:
    return {"price": price_of_a_draw(g, sanctuary_of(g))}


@effect(facts=drawn_for, book="evolutions")
def draw_evolution(g: State, creature: Seat, level: int) -> None:
    s = sanctuary_of(g)
    s.dna -= price_of_a_draw(g, s)
    s.drawn_free = True
    g.then(go_on_shaping())
    draw_evolutions(g, level, 1)


def draw_evolutions(g: State, level: int, n: int) -> None:
    """From the pile of this level to the Creature's hand; an empty pile is made of its discard."""
    s = sanctuary_of(g)
    drawn: Evolutions = 0
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


def developed_for(g: State, creature: Seat, card: Evolutions) -> Facts:
    return {"price": cost_of(g, sanctuary_of(g), card)}


@effect(facts=developed_for, uses="evolution", look="evolved", book="evolutions")
def develop(g: State, creature: Seat, card: Evolutions) -> None:
    """It lies face up from now on, and acts from the next turn on."""
    s = sanctuary_of(g)
    s.dna -= cost_of(g, s, card)
    s.cheaper = 0
    s.evolutions &= ~card
    s.developed |= card
    g.then(go_on_shaping())


@effect()
def shed(g: State, creature: Seat, card: Evolutions) -> None:
    """Makes room for another one."""
    g.then(go_on_shaping())
    discard_evolution(g, card)


# Evolution cards that leave


def in_play(g: State) -> Evolutions:
    """All that lie face up before the Creature, be it for this turn only."""
    s = sanctuary_of(g)
    return s.developed | s.latent


@effect()
def lose_evolution(g: State, me: Seat, card: Evolutions) -> None:
    """A developed Evolution is discarded by a Hunted."""
    discard_evolution(g, card)


def discard_evolution(g: State, card: Evolutions) -> None:
    s = sanctuary_of(g)
    silence(g, card)
    s.developed &= ~card
    s.latent &= ~card
    s.evolutions_seen &= ~card
    level = g.cards.evolution[card].level
    s.discards[level - 1] = (*s.discards[level - 1], card)
