"""What the Evolutions are worth to the Creature, and what both camps name when they ask."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.city_worth import standing_of_city
from artemia.bots.habits.drivers.choosing import pick, pick_each, pick_hunted
from artemia.bots.habits.drivers.evolving import strongest_one
from artemia.bots.habits.drivers.moving import losses
from artemia.bots.habits.drivers.playing_hunt_cards import KEEP, card_worths, poor_cards
from artemia.bots.habits.ops import NOTHING
from artemia.bots.habits.prospects import Prospects
from artemia.bots.habits.registry import EVOLUTION_WORTH, HABITS, EvolutionWorth, hunt_worth
from artemia.bots.habits.sampling import chance, draw, evenly, offered, other_than, settled, squared
from artemia.bots.habits.scale import held
from artemia.engine.step import Answers, Step, small_of
from artemia.rules.effects.tokens import artemia_to_come
from artemia.rules.state import State, sanctuary_of

WORTH_AN_ARTEMIA: Final = 28


def calls_artemia(g: State, p: Prospects) -> bool:
    """Whether it pays to call the Artemia token instead of playing a card."""
    return not artemia_to_come(g) and p.block >= WORTH_AN_ARTEMIA


def primitive(g: State) -> int:
    if g.creature:
        return 0
    p = Prospects(g)
    return 85 if calls_artemia(g, p) and p.block > max(card_worths(g, p), default=KEEP) + 8 else 0


def symbiotic(g: State) -> int:
    if g.creature or not calls_artemia(g, Prospects(g)):
        return 0
    return 85 if sanctuary_of(g).dna > 1 else 55


def versatile(g: State) -> int:
    """A second card, if there are two good ones."""
    if g.creature:
        return 0
    good = [worth for worth in card_worths(g, Prospects(g)) if worth > 30]
    return 85 if len(good) > 1 and sanctuary_of(g).dna > 1 else 0


EVOLUTION_WORTH.update(
    # level I
    optimizer=EvolutionWorth(10, lambda g: 90 if poor_cards(g) else 15),
    instinctive=EvolutionWorth(7),
    clever=EvolutionWorth(11),
    metabolic=EvolutionWorth(6),
    territorial=EvolutionWorth(8),
    slugger=EvolutionWorth(30),
    sharp=EvolutionWorth(22),
    prescient=EvolutionWorth(22),
    scavenger=EvolutionWorth(15),
    parasite=EvolutionWorth(7),
    fast=EvolutionWorth(11),
    screamer=EvolutionWorth(28),
    primitive=EvolutionWorth(10, primitive),
    corrosive=EvolutionWorth(10),
    fertile=EvolutionWorth(18),
    # level II
    oppressive=EvolutionWorth(26),
    symbiotic=EvolutionWorth(28, symbiotic),
    spectral=EvolutionWorth(13),
    # The city stays where the Hunted can't use it well.
    magnetic=EvolutionWorth(2, lambda g: 85 if standing_of_city(g, 0) + 15 < standing_of_city(g, 1) else 5),
    prolific=EvolutionWorth(5),
    psychic=EvolutionWorth(18),
    viral=EvolutionWorth(22),
    venomous=EvolutionWorth(24),
    besieger=EvolutionWorth(10),
    versatile=EvolutionWorth(22, versatile),
    tentacular=EvolutionWorth(40),
    mutagenic=EvolutionWorth(22),
    devourer=EvolutionWorth(22),
    relentless=EvolutionWorth(20),
    chronophage=EvolutionWorth(34),
)


HARDEST_TO_GUESS: Final = pick_hunted(lambda g, seat: held(g, seat) ** 2 * (5 - g.hunted[seat].will))
"""Whoever has most cards, and matters most."""


def which_three(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Places they might as well be on: whoever owns no such card gives themselves away."""
    hand = g.hunted[me].hand
    decoys = [(small_of(answer) & hand).bit_count() for answer in answers]
    return answers[draw(rng, [600 if n > 1 else 6 * n + 1 for n in decoys])]


def scavenger_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    if chance(rng, 15):
        return offered(answers, NOTHING)
    choice = other_than(answers, NOTHING)
    return settled(rng, choice, evenly(choice))


def chronophage_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    percent = 100 if g.rescue <= 1 else 90 if g.rescue <= 5 else 65
    return other_than(answers, NOTHING) if chance(rng, percent) else offered(answers, NOTHING)


HABITS.update(
    optimizer=pick_each(lambda g, card: 30 if hunt_worth(g, card).poor else 1),
    instinctive=HARDEST_TO_GUESS,
    prescient=HARDEST_TO_GUESS,
    psychic=HARDEST_TO_GUESS,
    which_three=which_three,
    sharp=pick(lambda g, me: [squared(loss) for loss in losses(g)]),
    relentless_choice=pick_hunted(lambda g, seat: (4, 100, 10, 4)[g.hunted[seat].will]),
    scavenger_choice=scavenger_choice,
    chronophage_choice=chronophage_choice,
    which_to_discard=strongest_one,
)
