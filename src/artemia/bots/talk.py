"""What bots say aloud: now and then, in character, and nothing that anybody didn't know.

A claim names a place where whoever listens must think the speaker could go. It is drawn before they have
chosen, so it may come true or not: nobody knows yet. Whoever hears it learns nothing, and talk costs nothing.
"""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.engine.step import Seat, members
from artemia.rules.constants import CREATURE
from artemia.rules.knowledge import ONLOOKER, possible
from artemia.rules.state import State

SEPARATOR: Final = ":"
"""Between a phrase and the place it names."""
CLAIM: Final = "going"
THREAT: Final = "watching"
OFTEN: Final = 0.3
"""How likely somebody says something in a turn."""
WEAK: Final = 1
NEAR: Final = 3
"""Will of somebody in need, and spaces of a camp that has nearly won."""

Weights = dict[str, int]
HABITS: Final[dict[str, Weights]] = {
    "cautious": {CLAIM: 1, "apart": 4, "i_have_a_plan": 1},
    "gambler": {CLAIM: 5, "trust_me": 2, "i_have_a_plan": 1},
    "copycat": {CLAIM: 1, "follow_me": 3, "together": 3},
}
"""How readily each character says what; whoever isn't here has none."""
USUAL: Final[Weights] = {CLAIM: 3, "apart": 2, "trust_me": 1, "i_have_a_plan": 1}
OF_THE_CREATURE: Final[Weights] = {THREAT: 3, "i_smell_you": 2}


def speaker(g: State, bots: dict[Seat, str], seed: str) -> tuple[Seat, str] | None:
    """Who speaks as this turn begins, and their phrase; mostly nobody. `bots` are their levels, by seat."""
    rng = Random(f"{seed} speaks {g.turn}")
    if not bots or rng.random() >= OFTEN:
        return None
    seat = rng.choice(sorted(bots))
    return seat, phrase(g, seat, bots[seat], seed)


def phrase(g: State, me: Seat, level: str, seed: str) -> str:
    """What this bot would say now, with the place it names. All of it is made from what everybody sees."""
    rng = Random(f"{seed} says {g.turn} {me}")
    weights = dict(OF_THE_CREATURE if me == CREATURE else HABITS.get(level, USUAL))
    if me == CREATURE and g.assimilation <= NEAR:
        weights["no_way_out"] = 3
    if me != CREATURE and g.hunted[me].will <= WEAK:
        weights["help"] = 3
    if g.seats == 2:  # nobody to talk to but the Creature
        weights = {each: weights[each] for each in weights if each not in ("apart", "together", "follow_me")}
    places = named_places(g, me)
    if not places:
        weights = {each: weights[each] for each in weights if each not in (CLAIM, THREAT)}
    said = rng.choices(list(weights), list(weights.values()))[0]
    return said + SEPARATOR + rng.choice(places) if said in (CLAIM, THREAT) else said


def named_places(g: State, me: Seat) -> list[str]:
    """Where they could go, or the Hunted could, as whoever sits nowhere sees it."""
    found = 0
    for each in range(1, g.seats):
        if me in (CREATURE, each):
            found |= possible(g, each, ONLOOKER)
    return [g.planet.names[one.bit_length() - 1] for one in members(found & ~g.planet.hidden)]
