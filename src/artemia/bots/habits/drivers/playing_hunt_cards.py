"""Which Hunt card the Creature plays: before the reveal what promises most, after it what pays now."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.prospects import Prospects
from artemia.bots.habits.registry import HUNT_WORTH
from artemia.bots.habits.sampling import chance, draw, offered
from artemia.engine.step import OP, OP_BY_NAME, Answers, Step, first_of, members
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE, HuntCards
from artemia.rules.effects.tokens import artemia_to_come
from artemia.rules.state import State
from artemia.rules.windows import acting_as, hunt_ask, play_hunt

PASS_WINDOW: Final = OP_BY_NAME["pass_window"].number
PLAY_HUNT: Final = OP_BY_NAME["play_hunt"].number

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
    return artemia + HUNT_WORTH[hunt_ask(g, acting.bit) & OP].promise(g, p)


def wanted_card(rng: Random, g: State) -> HuntCards:
    """The card of this turn, perhaps one of a later phase; 0 to keep them all."""
    p = Prospects(g)
    cards: list[int] = [0]
    weights: list[int] = [KEEP * KEEP]
    rest = g.hunt_hand
    while rest:
        card = rest & -rest
        rest ^= card
        worth = card_worth(g, card, p)
        cards.append(card)
        weights.append(worth * worth if worth > 0 else 0)
    return cards[draw(rng, weights)]


def play_or(rng: Random, g: State, cards: Step, otherwise: Step) -> Step:
    """Plays the card of this turn if it is among these."""
    if cards:
        card = wanted_card(rng, g)
        if card & first_of(cards):
            return play_hunt(CREATURE, card)
    return otherwise


def play_if_ready(rng: Random, g: State, answers: Answers) -> Step:
    """Once everybody is revealed: the first card that pays now, or none."""
    for card in members(first_of(offered(answers, PLAY_HUNT))):
        ask = hunt_ask(g, acting_as(g, g.cards.hunt[card]).bit)
        if chance(rng, HUNT_WORTH[ask & OP].ready(g, ask)):
            return play_hunt(CREATURE, card)
    return offered(answers, PASS_WINDOW)
