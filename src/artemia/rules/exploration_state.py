"""What EXPLORATION adds to a state: the Shield, Will on the Rescue track, places still to be discovered."""

from __future__ import annotations

from artemia.engine.fields import Record, field
from artemia.rules.constants import EXPANSION, TURN, HuntCards, Sites, Spaces, SurvivalCards


class ExplorationState(Record):
    """There is one in every game that uses a card or a place of the box."""

    shield: int = field(1, shown=EXPANSION)  # the place the Shield is on
    fungi: Spaces = field(0, shown=EXPANSION)  # where a Will lies on the Rescue track
    hunt_seen: HuntCards = field(0, shown=EXPANSION)  # in the Creature's hand, and seen by all Hunted
    survival_seen: SurvivalCards = field(0)  # in somebody's hand, and all saw them take it
    veiled: int = field(0, lasts=TURN)  # ten bits a Hunted, from seat 1 on: one of these lies face down
    hunt_shed: int = field(0, lasts=TURN)  # how many Hunt cards were discarded unplayed in this turn
    # the Labyrinth variant
    sites: tuple[Sites, ...] = field((), shown=EXPANSION)  # to be discovered; the last is the top one
    sites_known_below: int = field(0)  # how many at the bottom everybody has seen
    sites_drawn: Sites = field(0, shown=EXPANSION)  # by the explorer, and still to be placed
    sites_discard: Sites = field(0, shown=EXPANSION)


def new_exploration_state(seats: int) -> ExplorationState:
    w = ExplorationState()
    w.begin()
    return w
