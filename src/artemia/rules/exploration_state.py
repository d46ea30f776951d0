"""What EXPLORATION adds to a state: the Shield, Will on the Rescue track, places still to be discovered."""

from __future__ import annotations

from artemia.rules.constants import HuntCards, Sites, SurvivalCards


class ExplorationState:
    """There is one in every game that uses a card or a place of the box."""

    shield: int  # the place the Shield is on
    fungi: int  # bit d: a Will lies on the Rescue space d steps from Victory
    hunt_seen: HuntCards  # in the Creature's hand, and all Hunted have seen it
    survival_seen: SurvivalCards  # in somebody's hand, and all saw him take it
    veiled: int  # ten bits a Hunted, from seat 1 on: one of these lies face down, nobody else knows which
    hunt_shed: int  # how many Hunt cards were discarded unplayed in this turn
    # the Labyrinth variant
    sites: tuple[Sites, ...]  # the pile of places to discover; the last is the top one
    sites_known_below: int  # how many at the bottom everybody has seen
    sites_drawn: Sites  # of those the explorer has just drawn, what is still to be placed
    sites_discard: Sites

    __slots__ = tuple(__annotations__)

    def copy(self) -> ExplorationState:
        new = ExplorationState()
        new.shield = self.shield
        new.fungi = self.fungi
        new.hunt_seen = self.hunt_seen
        new.survival_seen = self.survival_seen
        new.veiled = self.veiled
        new.hunt_shed = self.hunt_shed
        new.sites = self.sites
        new.sites_known_below = self.sites_known_below
        new.sites_drawn = self.sites_drawn
        new.sites_discard = self.sites_discard
        return new

    def forget_the_turn(self) -> None:
        """Clears what lasts for one turn only."""
        self.veiled = self.hunt_shed = 0


def new_exploration_state() -> ExplorationState:
    w = ExplorationState()
    w.shield = 1
    w.hunt_shed = w.survival_seen = 0
    w.fungi = w.hunt_seen = w.veiled = w.sites_known_below = w.sites_drawn = w.sites_discard = 0
    w.sites = ()
    return w
