"""When a Hunted plays the Survival cards of EXPLORATION, and how."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.drivers.moving import ride, ride_pays
from artemia.bots.habits.drivers.using_places import best_gain
from artemia.bots.habits.needs import lasting
from artemia.bots.habits.registry import HABITS, SURVIVAL_WORTH, SurvivalWorth
from artemia.bots.habits.sampling import by_seat, settle_each, settled
from artemia.bots.habits.scale import held
from artemia.bots.habits.tokens import caught, peril, safe_weights
from artemia.bots.habits.worth import bite, loss_weights
from artemia.engine.step import Answers, Step, members, pick_of, second_of
from artemia.rules.constants import FULL_WILL, Places, place
from artemia.rules.effects.tokens import artemia_to_come, catching, hunt_tokens
from artemia.rules.knowledge import ANY_HUNTED, discard_of
from artemia.rules.modifiers import TARGET_BLOCKS_POWERS, TARGET_CATCHES
from artemia.rules.planet import below_or_above
from artemia.rules.state import State


def solidarity_ready(g: State, me: int) -> int:
    """The more of them are short of cards, the better."""
    helped = 0
    for seat in range(1, g.seats):
        if discard_of(g, seat, ANY_HUNTED) and held(g, seat) <= 3:
            helped += 1
    return 0 if not g.hunted[me].discard and not helped else 90 if helped >= 3 else 15 + 25 * helped


def map_fragment_ready(g: State, me: int) -> int:
    return 70 if g.hunted[me].hand.bit_count() >= 3 and g.rescue > 4 else 20


def second_thoughts_ready(g: State, me: int) -> int:
    """Under a token, with a better place in hand."""
    h = g.hunted[me]
    tokens = hunt_tokens(g) | g.ineffective
    if h.played & catching(g) and h.hand & ~catching(g):
        return 92
    return 45 if h.played & tokens and h.hand & ~tokens else 4


def places_across(g: State, me: int) -> Places:
    found = 0
    for one in members(g.hunted[me].at):
        found |= below_or_above(g.planet, one)
    return found & ~g.inaccessible & ~g.hunted[me].at


def camouflage(g: State, me: int) -> int:
    """Against a Target that hurts; else for the card it draws."""
    if not g.hunted[me].at & g.target:
        return 30
    return 90 if g.on_target or g.modifiers & (TARGET_CATCHES | TARGET_BLOCKS_POWERS) else 10


def endurance(g: State, me: int) -> int:
    where = caught(g, me)
    if not where:
        return 0
    return 92 if bite(g, me, where) > 30 else 45


def first_aid(g: State, me: int) -> int:
    lowest = FULL_WILL
    for one in members(g.caught):
        lowest = min(lowest, g.hunted[one.bit_length() - 1].will)
    return 92 if lowest == 1 else 55


def rally(g: State, me: int) -> int:
    helped = 0
    for h in g.hunted[1:]:
        if h.at & g.hunted[me].at and h.discard:
            helped += 1
    return 90 if helped > 1 or g.hunted[me].hand.bit_count() <= 2 else 35


SURVIVAL_WORTH.update(
    exp_ingenuity=SurvivalWorth(6, 70),
    exp_drone=SurvivalWorth(5, instead=lambda g, me, n, here: best_gain(g, me, n, place(5)) - 25),
    exp_amplifier=SurvivalWorth(7, 95),
    flare=SurvivalWorth(2, 15),
    supply_crate=SurvivalWorth(7, lambda g, me: 80 if g.hunted[me].survival.bit_count() < 3 else 40),
    solidarity=SurvivalWorth(6, solidarity_ready),
    decoy=SurvivalWorth(5, lambda g, me: 70 if artemia_to_come(g) else 12),
    map_fragment=SurvivalWorth(5, map_fragment_ready),
    second_thoughts=SurvivalWorth(9, second_thoughts_ready),
    shuttle=SurvivalWorth(8, lambda g, me: ride_pays(g, me, places_across(g, me))),
    camouflage=SurvivalWorth(4, camouflage),
    endurance=SurvivalWorth(6, endurance),
    first_aid=SurvivalWorth(5, first_aid),
    rally=SurvivalWorth(5, rally),
    scavenging=SurvivalWorth(5, instead=30),
)


def second_thoughts(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card under a token goes back to the hand, a safe one takes its place."""
    safe = safe_weights(g, me)
    return settle_each(rng, answers, lambda _: safe, lambda step: peril(g, second_of(step)))


def map_fragment(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The place that lasts for the one they will miss least."""
    losses = loss_weights(g, me)
    return settle_each(rng, answers, lambda _: losses, lambda step: (15 + found_worth(g, step)) ** 2)


def found_worth(g: State, step: Step) -> int:
    return lasting(g.planet.names[second_of(step).bit_length() - 1], 5)


def solidarity(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """As many as can be."""
    weights = by_seat(g, lambda seat: 1 + (40 if seat == me else 25) // (1 + held(g, seat)))
    return settled(rng, max([answer for answer in answers if answer], key=pick_of), weights)


HABITS.update(
    solidarity=solidarity,
    map_fragment=map_fragment,
    second_thoughts=second_thoughts,
    shuttle=ride,
)
