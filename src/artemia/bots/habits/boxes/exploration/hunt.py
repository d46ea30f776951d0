"""What the Hunt cards of EXPLORATION are worth to the Creature."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.drivers.moving import gain_of_moving, move, pays
from artemia.bots.habits.drivers.playing_hunt_cards import poor_cards
from artemia.bots.habits.guess import guess_of
from artemia.bots.habits.prospects import Prospects, swarm_gains
from artemia.bots.habits.registry import HABITS, HUNT_WORTH, HuntWorth
from artemia.bots.habits.sampling import draw_step, total
from artemia.bots.habits.scale import held
from artemia.engine.kernel import answers_to
from artemia.engine.step import NO, Answers, Step, pick_of, picked, second_of, small_of
from artemia.rules.catalog import HUNT
from artemia.rules.constants import ALL_PLACES, CREATURE, Places
from artemia.rules.state import State

FOUR_AND_EIGHT: Final = 0b10001000


def time_rift(g: State, p: Prospects) -> int:
    """Both counters move as far; the Creature's comes first, and its way is the shorter one."""
    if g.assimilation <= 2:
        return p.crowd() * 200 // 1000
    return 0 if g.rescue <= 2 else p.crowd() * 55 // 1000


def eclipse(g: State, p: Prospects) -> int:
    """The fewer cards the Hunted have left, the better."""
    return 6 + 14 * len([me for me in range(1, g.seats) if held(g, me) <= 2])


def regeneration(g: State, ask: Step) -> int:
    """Besides itself."""
    return 70 if poor_cards(g) & ~HUNT["regeneration"].bit else 20


MOVING: Final = HuntWorth(
    lambda g, p: 28 + p.best // 6, lambda g, ask: pays(gain_of_moving(g, answers_to(g, ask)), 92)
)
"""A token or a Hunted that can still be moved when all is revealed."""

HUNT_WORTH.update(
    exp_interference=HuntWorth(lambda g, p: p.on(FOUR_AND_EIGHT)),
    time_rift=HuntWorth(time_rift),
    gargantua=HuntWorth(lambda g, p: p.second * 3 // 5),
    inertia=HuntWorth(lambda g, p: p.find() * p.on(ALL_PLACES) // 1400),
    telepathy=HuntWorth(lambda g, p: p.best // 4),
    quicksand=HuntWorth(lambda g, p: p.crowd() * 16 // 1000, poor=True),
    eclipse=HuntWorth(eclipse, poor=True),
    swarm=HuntWorth(lambda g, p: max(swarm_gains(g, p.guess)) // 1000),
    ubiquity=MOVING,
    tornado=MOVING,
    drift=MOVING,
    ambush=MOVING,
    regeneration=HuntWorth(22, regeneration, poor=True),
)


def telepathy(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The pair where most is to be gained."""
    gains = guess_of(g, CREATURE).gains
    return draw_step(rng, answers, lambda pair: 1 + (total(gains, small_of(pair)) // 1000) ** 2)


def whose_mind(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Whoever is as likely there as not."""
    odds = guess_of(g, CREATURE).odds
    return draw_step(rng, answers, lambda step: doubt(odds[second_of(step).bit_length() - 1], small_of(step)))


def doubt(odds: list[int], pair: Places) -> int:
    likely = total(odds, pair)
    close = min(likely, 1000 - likely)
    return 1 + (close * close // 1000 if close > 0 else 0)


def exchange_poor(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Regeneration."""
    poor = poor_cards(g)
    n = poor.bit_count()
    for answer in answers:
        if not n and answer and not small_of(answer):
            return answer
        if n and pick_of(answer) == n:
            return picked(answer, poor)
    return answers[-1] if not pick_of(answers[-1]) else NO


HABITS.update(
    telepathy=telepathy,
    whose_mind=whose_mind,
    ubiquity=move,
    tornado=move,
    drift=move,
    ambush=move,
    regeneration=exchange_poor,
)
