"""What the Hunt cards of SANCTUARY are worth to the Creature."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.drivers.evolving import strongest_one, wanted, weakest
from artemia.bots.habits.drivers.moving import gain_of_moving, move, pays, slides
from artemia.bots.habits.evolution_worth import strongest
from artemia.bots.habits.prospects import Prospects, expected
from artemia.bots.habits.registry import HABITS, HUNT_WORTH, HuntWorth
from artemia.bots.habits.sampling import other_than, settle_one, squared
from artemia.engine.kernel import answers_to
from artemia.engine.step import NO, Answers, Step, picked, small_of
from artemia.rules.modifiers import NO_EVOLVING
from artemia.rules.state import State, sanctuary_of


def contagion(g: State, p: Prospects) -> int:
    token = sanctuary_of(g).token
    return p.on(token) + 20 * expected(p.guess)[token.bit_length() - 1] // 1000


def siege(g: State, p: Prospects) -> int:
    """Worth what the city is worth, to those who have somebody to shelter."""
    s = sanctuary_of(g)
    company = sum([1 for cards in s.survivors if cards])
    return p.on(s.token) * company // (2 * (g.seats - 1)) + (20 if s.defense <= 3 else 0)


def hatching(g: State, p: Prospects) -> int:
    """Two DNA less for something that costs that much more."""
    s = sanctuary_of(g)
    dear = max([each.cost for card, each in g.cards.evolution.items() if card & s.evolutions], default=0)
    return 55 if dear >= 3 and s.dna + 3 >= dear else 10


def hatching_now(g: State, ask: Step) -> int:
    """If it makes something affordable or cheap."""
    s = sanctuary_of(g)
    goal = wanted(g, s)
    cost = g.cards.evolution[goal].cost if goal else 0
    return 100 if cost >= 3 and s.dna + 1 >= cost - 2 and not g.modifiers & NO_EVOLVING else 0


def landslide(g: State, ask: Step) -> int:
    return pays(max(slides(g, small_of(answers_to(g, ask)[0]))), 92)


HUNT_WORTH.update(
    amnesia=HuntWorth(lambda g, p: 4 * (g.seats - 1), poor=True),
    # As long as it lies in hand, an Evolution may act for a turn and stay there.
    latent_gene=HuntWorth(lambda g, p: strongest(g, sanctuary_of(g).evolutions) + 8),
    sampling=HuntWorth(lambda g, p: p.crowd() * 26 // 1000),
    abduction=HuntWorth(lambda g, p: p.crowd() * 34 // 1000),
    contagion=HuntWorth(contagion),
    panic=HuntWorth(lambda g, p: 14 * sanctuary_of(g).faceup.bit_count()),
    siege=HuntWorth(siege),
    frenzy=HuntWorth(lambda g, p: p.find() * (100 if g.assimilation > 2 else 220) // 1000 - 30),
    pincer=HuntWorth(lambda g, p: p.crowd() * 34 // 1000),
    landslide=HuntWorth(lambda g, p: p.on(sanctuary_of(g).token) * 2 // 3, landslide),
    burrow=HuntWorth(
        lambda g, p: 28 + p.best // 6, lambda g, ask: pays(gain_of_moving(g, answers_to(g, ask)) - 12, 92)
    ),
    feast=HuntWorth(35, 85),
    hatching=HuntWorth(hatching, hatching_now),
    metamorphosis=HuntWorth(4, 2, poor=True),
    torpor=HuntWorth(16, 35, poor=True),
)


def weakest_one(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Metamorphosis: what serves least."""
    return picked(other_than(answers, NO), weakest(g, sanctuary_of(g)))


def landslide_where(rng: Random, g: State, me: int, answers: Answers) -> Step:
    return settle_one(rng, answers, [squared(gain) for gain in slides(g, small_of(answers[0]))])


HABITS.update(
    latent_gene=strongest_one,
    metamorphosis=weakest_one,
    burrow=move,
    landslide=landslide_where,
)
