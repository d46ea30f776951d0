"""When a Hunted plays the Survival cards of the base game, and how."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.drivers.choosing import pick
from artemia.bots.habits.drivers.moving import move_away
from artemia.bots.habits.drivers.using_places import best_gain, take_the_best
from artemia.bots.habits.needs import Needs
from artemia.bots.habits.registry import HABITS, SURVIVAL_WORTH, SurvivalWorth
from artemia.bots.habits.sampling import draw_step, settled
from artemia.bots.habits.scale import NEAR
from artemia.bots.habits.tokens import caught, danger, peril, relief, safe_weights
from artemia.bots.habits.worth import loss_weights
from artemia.engine.step import Answers, Step, second_of
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE_TOKEN, place
from artemia.rules.effects.tokens import catching
from artemia.rules.planet import around
from artemia.rules.state import State

# Phase 1


def sacrifice(g: State, me: int) -> int:
    if g.hunted[me].hand.bit_count() < 4:
        return 5
    return 60 if g.assimilation <= NEAR or g.hunt_left > 1 else 25


def sixth_sense(g: State, me: int) -> int:
    h = g.hunted[me]
    if h.discard.bit_count() < 2:
        return 0
    hand = h.hand.bit_count()
    return 95 if hand <= 2 else 70 if hand == 3 else 25


def smokescreen(g: State, me: int) -> int:
    h = g.hunted[me]
    return 75 if h.discard.bit_count() >= h.hand.bit_count() else 20


# Phase 2


def vortex(g: State, me: int) -> int:
    """A token lies on their place, and a better one in their discard."""
    h = g.hunted[me]
    if h.played & catching(g) and h.discard & ~catching(g):
        return 90
    return 45 if h.played & danger(g) and h.discard & ~danger(g) else 4


# Phases 3 and 4


def double_back(g: State, me: int) -> int:
    hand = g.hunted[me].hand.bit_count()
    return 90 if hand <= 2 else 45 if hand <= 4 else 20


# Instead of using a place


def gate(g: State, me: int, n: Needs, here: int) -> int:
    return best_gain(g, me, n, around(g.planet, g.resolving) & ~g.planet.uncopyable & ~g.used) - 25


SURVIVAL_WORTH.update(
    adrenaline=SurvivalWorth(7, lambda g, me: 85 if g.hunted[me].will == 1 else 35),
    ingenuity=SurvivalWorth(6, 70),
    sacrifice=SurvivalWorth(3, sacrifice),
    sixth_sense=SurvivalWorth(9, sixth_sense),
    smokescreen=SurvivalWorth(5, smokescreen),
    strike_back=SurvivalWorth(4, lambda g, me: 65 if g.hunt_left > 1 or g.assimilation <= NEAR else 30),
    vortex=SurvivalWorth(6, vortex),
    detector=SurvivalWorth(4, lambda g, me: 80 if g.hunted[me].at & g.artemia & ~caught(g, me) else 8),
    dodge=SurvivalWorth(10, lambda g, me: 92 if caught(g, me) and not g.spent >> me & 1 else 0),
    drone=SurvivalWorth(5, instead=lambda g, me, n, here: best_gain(g, me, n, place(5)) - 25),
    gate=SurvivalWorth(7, instead=gate),
    hologram=SurvivalWorth(4, lambda g, me: relief(g, me, ARTEMIA_TOKEN, 75)),
    wrong_track=SurvivalWorth(9, lambda g, me: relief(g, me, CREATURE_TOKEN, 90)),
    amplifier=SurvivalWorth(7, 95),
    double_back=SurvivalWorth(5, double_back),
)


def exchange(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Vortex: a card under a token goes, a safe one comes."""
    outgoing = draw_step(rng, answers, lambda each: peril(g, second_of(each)) if each else 0)
    return settled(rng, outgoing, safe_weights(g, me))


HABITS.update(
    sixth_sense=take_the_best,
    sacrifice=pick(loss_weights),
    vortex=exchange,
    drone=take_the_best,
    gate=take_the_best,
    hologram=move_away,
    wrong_track=move_away,
    double_back=take_the_best,
)
