"""What the Hunt cards of EXPLORATION are worth to the Creature."""

from __future__ import annotations

from typing import Final

from artemia.bots.habits.ambush import pays
from artemia.bots.habits.pounce import best_gain
from artemia.bots.habits.prospects import Prospects, all_worth, swarm_gains
from artemia.bots.habits.registry import POOR_HUNT, HuntWorth, hunt_worths
from artemia.bots.habits.scale import held
from artemia.engine.kernel import answers_to
from artemia.engine.step import Step
from artemia.rules.catalog import HUNT
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
    return 70 if g.hunt_hand & POOR_HUNT[0] & ~HUNT["regeneration"].bit else 20


MOVING: Final = HuntWorth(
    lambda g, p: 28 + p.best // 6, lambda g, ask: pays(best_gain(g, answers_to(g, ask)), 92)
)
"""A token or a Hunted that can still be moved when all is revealed."""

hunt_worths(
    {
        "exp_interference": HuntWorth(lambda g, p: p.on(FOUR_AND_EIGHT)),
        "time_rift": HuntWorth(time_rift),
        "gargantua": HuntWorth(lambda g, p: p.second * 3 // 5),
        "inertia": HuntWorth(lambda g, p: p.find() * all_worth(p.guess) // 1400),
        "telepathy": HuntWorth(lambda g, p: p.best // 4),
        "quicksand": HuntWorth(lambda g, p: p.crowd() * 16 // 1000, poor=True),
        "eclipse": HuntWorth(eclipse, poor=True),
        "swarm": HuntWorth(lambda g, p: max(swarm_gains(g, p.guess)) // 1000),
        "ubiquity": MOVING,
        "tornado": MOVING,
        "drift": MOVING,
        "ambush": MOVING,
        "regeneration": HuntWorth(22, regeneration, poor=True),
    }
)
