"""Which Hunt card or Evolution the Creature uses: before the reveal what promises most, then what pays."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.ops import PASS_WINDOW, PLAY_HUNT, USE_EVOLUTION
from artemia.bots.habits.prospects import Prospects
from artemia.bots.habits.registry import HUNT_WORTH, UNKNOWN_HUNT, evolution_worth, hunt_worth
from artemia.bots.habits.sampling import chance, draw, offered, other_than
from artemia.engine.step import NO, Answers, Step, first_of, members
from artemia.rules import active_evolutions
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE, HuntCards
from artemia.rules.effects.tokens import artemia_to_come
from artemia.rules.state import State
from artemia.rules.windows import acting_as, play_hunt

KEEP: Final = 12
"""The worth of playing no card at all: it will still be there next turn."""


def card_worth(g: State, card: HuntCards, p: Prospects) -> int:
    """How much a Hunt card promises, in hundredths of a space."""
    acting = acting_as(g, g.cards.hunt[card])
    if acting.phase < g.phase:
        return 0
    artemia = 0
    if acting.symbol & ARTEMIA_TOKEN and not (artemia_to_come(g) or g.artemia):
        artemia = p.block
    return artemia + HUNT_WORTH.get(acting.id, UNKNOWN_HUNT).promise(g, p)


def poor_cards(g: State) -> HuntCards:
    """Those in hand that the Creature gladly exchanges."""
    return sum([card for card in members(g.hunt_hand) if hunt_worth(g, card).poor])


def card_worths(g: State, p: Prospects) -> list[int]:
    """What the cards in hand promise, lowest first."""
    found: list[int] = []
    rest = g.hunt_hand
    while rest:
        card = rest & -rest
        rest ^= card
        found.append(card_worth(g, card, p))
    return found


def wanted_card(rng: Random, g: State) -> HuntCards:
    """The card of this turn, perhaps one of a later phase; 0 to keep them all."""
    weights = [KEEP * KEEP]
    for worth in card_worths(g, Prospects(g)):
        weights.append(worth * worth if worth > 0 else 0)
    n = draw(rng, weights)
    rest = g.hunt_hand
    for _ in range(n - 1):
        rest &= rest - 1
    return rest & -rest if n else 0


def play_or(rng: Random, g: State, cards: Step, otherwise: Step) -> Step:
    """Plays the card of this turn if it is among these."""
    if cards:
        card = wanted_card(rng, g)
        if card & first_of(cards):
            return play_hunt(CREATURE, card)
    return otherwise


def prepare(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Phase 1: an Evolution, a card, or done."""
    return use_evolution(rng, g, answers) or play_or(
        rng, g, offered(answers, PLAY_HUNT), other_than(answers, PLAY_HUNT)
    )


def react(rng: Random, g: State, answers: Answers) -> Step:
    """Phases 3 to 5: the first Evolution or card that pays now, or none."""
    step = use_evolution(rng, g, answers)
    if step:
        return step
    for card in members(first_of(offered(answers, PLAY_HUNT))):
        acting = acting_as(g, g.cards.hunt[card])
        if chance(rng, HUNT_WORTH.get(acting.id, UNKNOWN_HUNT).ready(g, acting.ask)):
            return play_hunt(CREATURE, card)
    return offered(answers, PASS_WINDOW)


def use_evolution(rng: Random, g: State, answers: Answers) -> Step:
    """The first Evolution that pays now; NO to use none."""
    if g.sanctuary is None:
        return NO
    for card in members(first_of(offered(answers, USE_EVOLUTION))):
        if chance(rng, evolution_worth(g, card).ready(g)):
            return active_evolutions.use_evolution(CREATURE, card)
    return NO
