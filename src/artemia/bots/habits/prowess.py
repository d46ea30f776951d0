"""The Creature's habits with the Evolutions it uses, and with cards that make a Hunted talk."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.drivers import laying_tokens, playing_hunt_cards
from artemia.bots.habits.drivers.playing_hunt_cards import KEEP, card_worth
from artemia.bots.habits.guess import guess_of
from artemia.bots.habits.pounce import magnetic_percent
from artemia.bots.habits.prospects import Prospects
from artemia.bots.habits.registry import POOR_HUNT
from artemia.bots.habits.sampling import chance, draw, offered, settle_one
from artemia.bots.habits.scale import held
from artemia.engine.step import NO, OP_BY_NAME, Answers, Step, first_of, members, second_of
from artemia.rules.active_evolutions import use_evolution
from artemia.rules.constants import CREATURE
from artemia.rules.effects.tokens import artemia_to_come
from artemia.rules.sanctuary_catalog import EVOLUTION_BY_BIT
from artemia.rules.state import State

USE_EVOLUTION: Final = OP_BY_NAME["use_evolution"].number
WORTH_AN_ARTEMIA: Final = 28


def prepare(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Phase 1: an Evolution, a card, or done."""
    return use_one(rng, g, answers) or laying_tokens.prepare(rng, g, me, answers)


def hunt_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Whatever makes somebody talk, then cards and tokens."""
    return use_one(rng, g, answers) or laying_tokens.hunt_choice(rng, g, me, answers)


def reaction(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Phases 3 to 5: an Evolution or a card if it pays now."""
    return use_one(rng, g, answers) or playing_hunt_cards.play_if_ready(rng, g, answers)


def use_one(rng: Random, g: State, answers: Answers) -> Step:
    """An Evolution if one pays now; NO otherwise."""
    for card in members(first_of(offered(answers, USE_EVOLUTION))):
        if chance(rng, readiness(g, EVOLUTION_BY_BIT[card].id)):
            return use_evolution(CREATURE, card)
    return NO


def readiness(g: State, id: str) -> int:
    """How readily, in percent."""
    if id == "optimizer":
        return 90 if g.hunt_hand & POOR_HUNT[0] else 15
    if id == "magnetic":
        return magnetic_percent(g)
    if id in ("primitive", "symbiotic", "versatile"):
        return 0 if g.creature else instead_of_cards(g, id)
    return 95


def instead_of_cards(g: State, id: str) -> int:
    """What calls the Artemia token, or allows a card more, against the cards in hand."""
    s = g.sanctuary
    assert s is not None
    p = Prospects(g)
    worths = sorted([card_worth(g, card, p) for card in members(g.hunt_hand)], reverse=True)
    if id == "versatile":
        good = [worth for worth in worths if worth > 30]
        return 85 if len(good) > 1 and s.dna > 1 else 0
    if artemia_to_come(g) or p.block < WORTH_AN_ARTEMIA:
        return 0
    if id == "primitive":
        best = worths[0] if worths else KEEP
        return 85 if p.block > best + 8 else 0
    return 85 if s.dna > 1 else 55


def optimizer(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A poor card goes."""
    weights = [30 if POOR_HUNT[0] >> i & 1 else 1 for i in range(g.hunt_hand.bit_length())]
    return settle_one(rng, answers, weights)


# Whoever has to talk


def whom_to_ask(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Prescient, Psychic, Instinctive: whoever is hardest to guess and matters most."""
    weights = [0] * g.seats
    for seat in range(1, g.seats):
        n = held(g, seat)
        weights[seat] = n * n * (5 - g.hunted[seat].will)
    return settle_one(rng, answers, weights)


def telepathy(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The pair where most is to be gained."""
    gains = guess_of(g, CREATURE).gains
    weights: list[int] = []
    for answer in answers:
        total = sum([gains[i] for i in range(10) if first_of(answer) >> i & 1]) // 1000
        weights.append(1 + total * total)
    return answers[draw(rng, weights)]


def whose_mind(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Whoever is as likely there as not."""
    odds = guess_of(g, CREATURE).odds
    weights: list[int] = []
    for answer in answers:
        row = odds[second_of(answer).bit_length() - 1]
        likely = sum([row[i] for i in range(10) if first_of(answer) >> i & 1])
        close = 500 - abs(500 - likely)
        weights.append(1 + (close * close // 1000 if close > 0 else 0))
    return answers[draw(rng, weights)]
