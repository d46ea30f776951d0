"""The Creature's habits: where its tokens go, and which Hunt card is worth its turn."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits import prey
from artemia.bots.habits.guess import block_gains, guess_of, sharpened
from artemia.bots.habits.sampling import chance, draw, offered, other_than, settled
from artemia.bots.habits.scale import NEAR, held, map_of
from artemia.engine.step import (
    NO,
    OP,
    OP_BY_NAME,
    Answers,
    Step,
    first_of,
    pick_of,
    second_of,
)
from artemia.rules.catalog import HUNT, HUNT_BY_BIT, card_named
from artemia.rules.constants import (
    ARTEMIA_TOKEN,
    CREATURE,
    CREATURE_TOKEN,
    HUNTING,
    TARGET_TOKEN,
    HuntCards,
    Places,
    Tokens,
)
from artemia.rules.effects.tokens import artemia_to_come
from artemia.rules.modifiers import TARGET_BLOCKS_POWERS, TARGET_CATCHES
from artemia.rules.state import State
from artemia.rules.windows import acting_as, play_hunt

PUT_TOKEN: Final = OP_BY_NAME["put_token"].number
SPREAD_TOKEN: Final = OP_BY_NAME["spread_token"].number
PLAY_HUNT: Final = OP_BY_NAME["play_hunt"].number
END_HUNT: Final = OP_BY_NAME["end_hunt"].number

DESPAIR: Final = card_named(HUNT, "despair").bit
FORCE_FIELD: Final = card_named(HUNT, "force_field").bit
ANTICIPATION: Final = card_named(HUNT, "anticipation").bit
ASCENDANCY: Final = card_named(HUNT, "ascendancy").bit
FIERCENESS: Final = card_named(HUNT, "fierceness").bit
FORBIDDEN_ZONE: Final = card_named(HUNT, "forbidden_zone").bit
INTERFERENCE: Final = card_named(HUNT, "interference").bit
PERSECUTION: Final = card_named(HUNT, "persecution").bit
MUTATION: Final = card_named(HUNT, "mutation").bit
PHOBIA: Final = card_named(HUNT, "phobia").bit
VIRUS: Final = card_named(HUNT, "virus").bit
CLONE: Final = card_named(HUNT, "clone").bit
MIRAGE: Final = card_named(HUNT, "mirage").bit
SCREAM: Final = card_named(HUNT, "scream").bit
TOXIN: Final = card_named(HUNT, "toxin").bit
CATACLYSM: Final = card_named(HUNT, "cataclysm").bit
DETOUR: Final = card_named(HUNT, "detour").bit
STASIS: Final = card_named(HUNT, "stasis").bit
TRACKING: Final = card_named(HUNT, "tracking").bit

UNKNOWN_CARD: Final = 40
KEEP: Final = 12
"""The worth of playing no card at all: it will still be there next turn."""


# Which card


class Prospects:
    """What the Creature expects of its tokens this turn, in hundredths of a space."""

    def __init__(self, g: State) -> None:
        self.guess = guess_of(g, CREATURE)
        gains = self.guess.gains[:]
        self.best = max(gains) // 1000
        gains.remove(max(gains))
        self.second = max(gains) // 1000
        self.block = max(block_gains(g, self.guess, 20)) // 1000

    def on(self, places: Places) -> int:
        """What all Hunted together would gain on these places, as likely as they are there."""
        found = 0
        for me in range(1, len(self.guess.odds)):
            for i in self.guess.places[me]:
                if places >> i & 1:
                    found += self.guess.odds[me][i] * self.guess.worth[me][i]
        return found // 1000


def card_worth(g: State, card: HuntCards, p: Prospects) -> int:
    """How much a Hunt card promises, in hundredths of a space."""
    known = HUNT_BY_BIT[card]
    acting = acting_as(g, known)
    if acting.phase < g.phase:
        return 0
    artemia = 0
    if acting.symbol & ARTEMIA_TOKEN and not (artemia_to_come(g) or g.artemia):
        artemia = p.block
    return artemia + effect_worth(g, acting.bit, p)


def effect_worth(g: State, card: HuntCards, p: Prospects) -> int:
    if g.eventful:
        of = prey.BY_BIT.get(card)
        if of is not None and (card != INTERFERENCE or g.exploration is not None):
            return of(g, p)
    if card == DESPAIR:
        return 9 * survival_cards(g)
    if card == FORCE_FIELD:
        return 22 + p.block // 2
    if card == ANTICIPATION:
        return likeliest(g, p) // 10
    if card == ASCENDANCY:
        return 14 * (largest_hand(g) - 3)
    if card == FIERCENESS:
        return p.best // 3
    if card == FORBIDDEN_ZONE:
        return 10 + 11 * (g.seats - 1)
    if card == INTERFERENCE:
        return p.on(map_of(g).for_the_team) + (20 if g.marker else 0)
    if card == PERSECUTION:
        return p.on(map_of(g).for_the_hand) // 2
    if card == MUTATION:
        return 12 + p.best // 4
    if card == PHOBIA:
        return 10 + 8 * (largest_hand(g) - 4)
    if card == VIRUS:
        return 10 + p.block // 2
    if card == CLONE:
        return p.second * 2 // 3
    if card == MIRAGE:
        return p.block * 4 // 3
    if card == SCREAM:
        return p.best // 3
    if card == TOXIN:
        return p.block + 4 * survival_cards(g) // g.seats
    if card == CATACLYSM:
        return 10 + p.block
    if card == DETOUR:
        return 30 + p.best // 5
    if card == STASIS:
        return 200 if g.rescue <= 1 else 75 if g.rescue <= 4 else 45
    if card == TRACKING:
        return 40 if g.rescue > NEAR else 5
    return UNKNOWN_CARD


def survival_cards(g: State) -> int:
    cards = 0
    for me in range(1, g.seats):
        cards += g.hunted[me].survival.bit_count()
    return cards


def largest_hand(g: State) -> int:
    """Cards in hand and on the table of whoever has most."""
    most = 0
    for me in range(1, g.seats):
        n = held(g, me)
        if n > most:
            most = n
    return most


def likeliest(g: State, p: Prospects) -> int:
    most = 0
    for me in range(1, g.seats):
        n = max(p.guess.odds[me])
        if n > most:
            most = n
    return most


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


def prepare(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Phase 1: a card now, or done."""
    return play_or(rng, g, offered(answers, PLAY_HUNT), other_than(answers, PLAY_HUNT))


def play_or(rng: Random, g: State, cards: Step, otherwise: Step) -> Step:
    """Plays the card of this turn if it is among these."""
    if cards:
        card = wanted_card(rng, g)
        if card & first_of(cards):
            return play_hunt(CREATURE, card)
    return otherwise


# Tokens


def hunt_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card before the first token, if any; then the Creature, the Target, the Artemia."""
    cards = offered(answers, PLAY_HUNT)
    done = offered(answers, END_HUNT)
    if done:
        # Whatever was worth it has been played before the tokens went down.
        if cards and chance(rng, 25):
            return play_or(rng, g, cards, done)
        return done
    if cards and not g.creature:
        step = play_or(rng, g, cards, NO)
        if step:
            return step
    for token in (CREATURE_TOKEN, TARGET_TOKEN, ARTEMIA_TOKEN):
        if g.due & token:
            return lay(rng, g, answers, token)
    return NO


def lay(rng: Random, g: State, answers: Answers, token: Tokens) -> Step:
    weights = sharpened(token_gains(g, token))
    steps: list[int] = []
    totals: list[int] = []
    single = NO
    for answer in answers:
        op = answer & OP
        if op in (PUT_TOKEN, SPREAD_TOKEN) and second_of(answer) == token:
            if pick_of(answer):
                single = answer
                continue
            total = 1
            places = first_of(answer)
            for i in range(10):
                if places >> i & 1:
                    total += weights[i]
            steps.append(answer)
            totals.append(total)
    # A token that may cover two places does.
    return steps[draw(rng, totals)] if steps else settled(rng, single, weights)


def token_gains(g: State, token: Tokens) -> list[int]:
    """What this token would be worth on each place, next to those that are down already."""
    guess = guess_of(g, CREATURE)
    if token == CREATURE_TOKEN:
        return guess.gains[:]
    if token == ARTEMIA_TOKEN:
        gains = block_gains(g, guess, 25)
        taken = g.creature | g.target
        if g.eventful:
            gains = prey.artemia_gains(g, guess, gains)
    elif g.eventful and g.phase == HUNTING:
        gains = prey.target_gains(g, guess)
        taken = g.creature if g.modifiers & (TARGET_BLOCKS_POWERS | TARGET_CATCHES) else 0
    elif g.modifiers & TARGET_CATCHES:
        gains = guess.gains[:]
        taken = g.creature
    else:
        gains = block_gains(g, guess, 30)
        taken = g.creature if g.modifiers & TARGET_BLOCKS_POWERS else 0
    for i in range(10):
        if taken >> i & 1:
            gains[i] //= 8
    return gains
