"""When a Hunted plays the Survival cards of SANCTUARY, and how."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.city_worth import defense_space, rescue_worth, standing_of_city
from artemia.bots.habits.drivers.evolving import strongest_one
from artemia.bots.habits.drivers.moving import ride, ride_pays
from artemia.bots.habits.evolution_worth import strongest
from artemia.bots.habits.ops import HOLD_CITY
from artemia.bots.habits.registry import HABITS, SURVIVAL_WORTH, SurvivalWorth
from artemia.bots.habits.sampling import draw_step, squared
from artemia.bots.habits.scale import NEAR
from artemia.bots.habits.tokens import caught
from artemia.engine.step import OP, Answers, Step, small_of
from artemia.rules.city import next_on_route
from artemia.rules.constants import FULL_WILL, Places
from artemia.rules.effects.tokens import hunt_tokens
from artemia.rules.state import State, sanctuary_of


def comfort(g: State, me: int) -> int:
    """A survivor is worth more in the city, unless things go badly."""
    h = g.hunted[me]
    if h.will == 1:
        return 85
    return 45 if h.will < FULL_WILL and h.discard.bit_count() >= 2 and h.hand.bit_count() <= 3 else 8


def roll_call(g: State, me: int) -> int:
    """About to shelter several."""
    s = sanctuary_of(g)
    if s.survivors[me].bit_count() < 2:
        return 0
    free = g.hunted[me].at & ~g.hunted[me].resolved & ~hunt_tokens(g)
    if not s.fortified and free & s.token:
        return 90
    return 90 if "ark" in g.planet.names and free & 1 << g.planet.names.index("ark") & ~g.used else 0


SURVIVAL_WORTH.update(
    # Worth it if they could go there and wouldn't otherwise.
    course_change=SurvivalWorth(4, lambda g, me: 10 if g.hunted[me].hand & sanctuary_of(g).token else 45),
    gene_lock=SurvivalWorth(4, lambda g, me: 65 if strongest(g, sanctuary_of(g).active) >= 30 else 25),
    sabotage=SurvivalWorth(4, 50),
    distress_call=SurvivalWorth(6, lambda g, me: 30 if sanctuary_of(g).survivors[me] else 85),
    comfort=SurvivalWorth(5, comfort),
    deflector=SurvivalWorth(5, lambda g, me: 75 if g.hunted[me].played & sanctuary_of(g).token else 6),
    barricade=SurvivalWorth(9, 92),
    airlift=SurvivalWorth(7, lambda g, me: ride_pays(g, me, sanctuary_of(g).token)),
    bait=SurvivalWorth(4, lambda g, me: 80 if caught(g, me) and sanctuary_of(g).dna else 0),
    roll_call=SurvivalWorth(4, roll_call),
    escort=SurvivalWorth(6, instead=lambda g, me, n, here: here + rescue_worth(g, me) - 20),
    reinforcements=SurvivalWorth(7, instead=lambda g, me, n, here: defense_space(g) - 25),
    second_wind=SurvivalWorth(6, lambda g, me: 90 if g.hunted[me].hand.bit_count() <= 3 else 45),
    holding_pattern=SurvivalWorth(3, 25),
    sterilization=SurvivalWorth(4, lambda g, me: 40 if sanctuary_of(g).defense > NEAR else 10),
)


def course_change(rng: Random, g: State, me: int, answers: Answers) -> Step:
    return draw_step(rng, answers, lambda step: squared(standing_there(g, small_of(step))) if step else 0)


def standing_there(g: State, city: Places) -> int:
    return standing_of_city(g, 1 if city == next_on_route(g, 1) else -1)


def holding_pattern(rng: Random, g: State, me: int, answers: Answers) -> Step:
    stay, go = standing_of_city(g, 0), standing_of_city(g, sanctuary_of(g).pace + 1)
    return draw_step(
        rng, answers, lambda step: 1 + (stay if step & OP == HOLD_CITY else go) ** 3 if step else 0
    )


HABITS.update(
    course_change=course_change,
    gene_lock=strongest_one,
    airlift=ride,
    holding_pattern=holding_pattern,
)
