"""What SANCTUARY adds to a state: the city, its survivors, Avatars, and what the Creature grows into."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import Seats, Step
from artemia.rules.constants import Avatars, Evolutions, Places, Survivors

DNA_COUNTERS: Final = 10
MOST_DEVELOPED: Final = 4


class SanctuaryState:
    """There is one in every game with the city; in the light variant with Avatars and Evolutions only."""

    # the city
    token: Places  # no place at all: the city isn't in the game
    full_route: bool  # over places 1 to 10
    defense: int  # spaces left to go
    bonuses: tuple[Step, ...]  # by distance from Victory; NO for none
    survivor_pile: tuple[Survivors, ...]
    faceup: Survivors
    # the Hunted, by seat
    avatars: list[Avatars]
    avatars_dealt: list[Avatars]  # to choose from; until all have, nobody shows his choice
    survivors: list[Survivors]  # face down before each
    unseen: list[Survivors]  # of those, the ones only their owner has seen
    # the Creature
    dna: int
    evolutions: Evolutions  # in hand
    evolutions_seen: Evolutions  # of those, the ones everybody has seen
    developed: Evolutions  # in front of it
    active: Evolutions  # those that act this turn
    piles: list[tuple[Evolutions, ...]]  # by level - 1, the last card is the top one
    discards: list[tuple[Evolutions, ...]]
    known_below: list[int]  # how many cards at the bottom of each pile the Creature knows
    # of this turn
    used: Evolutions  # once a turn
    latent: Evolutions  # counts as developed until the turn ends
    locked: Evolutions
    fortified: bool
    defense_this_phase: int
    helpers: Seats  # Hunted who rescued or fortified
    baiting: Seats
    calling: Seats  # Roll Call
    stowed: Seats  # used the Stowaway
    sealed: int  # ten bits a Hunted, from seat 1 on: cards played that will leave the game
    barred: Places  # where the Creature may not place a token that catches
    pace: int  # how far the token moves in phase 5, one more than the extra places; 0: not at all
    hunt_discarded: int  # Hunt cards discarded in this turn already
    cheaper: int  # what the next evolution costs less
    drawn_free: bool  # the card that Metabolic would make free is drawn

    __slots__ = tuple(__annotations__)

    def copy(self) -> SanctuaryState:
        new = SanctuaryState()
        new.token = self.token
        new.full_route = self.full_route
        new.defense = self.defense
        new.bonuses = self.bonuses
        new.survivor_pile = self.survivor_pile
        new.faceup = self.faceup
        new.avatars = self.avatars[:]
        new.avatars_dealt = self.avatars_dealt[:]
        new.survivors = self.survivors[:]
        new.unseen = self.unseen[:]
        new.dna = self.dna
        new.evolutions = self.evolutions
        new.evolutions_seen = self.evolutions_seen
        new.developed = self.developed
        new.active = self.active
        new.piles = self.piles[:]
        new.discards = self.discards[:]
        new.known_below = self.known_below[:]
        new.used = self.used
        new.latent = self.latent
        new.locked = self.locked
        new.fortified = self.fortified
        new.defense_this_phase = self.defense_this_phase
        new.helpers = self.helpers
        new.baiting = self.baiting
        new.calling = self.calling
        new.stowed = self.stowed
        new.sealed = self.sealed
        new.barred = self.barred
        new.pace = self.pace
        new.hunt_discarded = self.hunt_discarded
        new.cheaper = self.cheaper
        new.drawn_free = self.drawn_free
        return new

    def forget_the_turn(self) -> None:
        """Clears what lasts for one turn only. A Latent Gene goes back to the hand."""
        self.evolutions |= self.latent
        self.evolutions_seen |= self.latent
        self.used = self.latent = self.locked = 0
        self.fortified = self.drawn_free = False
        self.defense_this_phase = self.hunt_discarded = self.cheaper = 0
        self.helpers = self.baiting = self.calling = self.stowed = self.sealed = self.barred = 0
        self.pace = 1


def new_sanctuary_state(seats: int) -> SanctuaryState:
    s = SanctuaryState()
    s.token = s.faceup = 0
    s.full_route = False
    s.defense = s.dna = 0
    s.bonuses = ()
    s.survivor_pile = ()
    s.avatars = [0] * seats
    s.avatars_dealt = [0] * seats
    s.survivors = [0] * seats
    s.unseen = [0] * seats
    s.evolutions = s.evolutions_seen = s.developed = s.active = s.latent = 0
    s.piles = [(), ()]
    s.discards = [(), ()]
    s.known_below = [0, 0]
    s.forget_the_turn()
    return s
