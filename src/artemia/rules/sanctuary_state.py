"""What SANCTUARY adds to a state: the city, its survivors, Avatars, and what the Creature grows into."""

from __future__ import annotations

from typing import Final

from artemia.engine.fields import Record, field
from artemia.engine.step import Seats, Step
from artemia.rules.constants import EXPANSION, TURN, Avatars, Evolutions, Places, Survivors

DNA_COUNTERS: Final = 10
MOST_DEVELOPED: Final = 4


class SanctuaryState(Record):
    """There is one in every game with the city; in the light variant with Avatars and Evolutions only."""

    # the city
    token: Places = field(0, shown=EXPANSION)  # no place at all: the city isn't in the game
    full_route: bool = field(False, shown=EXPANSION)  # over places 1 to 10
    defense: int = field(0, shown=EXPANSION)  # spaces left to go
    bonuses: tuple[Step, ...] = field((), saved="tuple[Step | None, ...]", shown=EXPANSION)  # from Victory on
    survivor_pile: tuple[Survivors, ...] = field((), shown=EXPANSION)
    faceup: Survivors = field(0, shown=EXPANSION)
    # the Hunted, by seat
    avatars: list[Avatars] = field(shown=EXPANSION)
    avatars_dealt: list[Avatars] = field(shown=EXPANSION)  # to choose from
    survivors: list[Survivors] = field(shown=EXPANSION)  # face down before each
    unseen: list[Survivors] = field(shown=EXPANSION)  # of those, the ones only their owner has seen
    # the Creature
    dna: int = field(0, shown=EXPANSION)
    evolutions: Evolutions = field(0, shown=EXPANSION)  # in hand
    evolutions_seen: Evolutions = field(0, shown=EXPANSION)  # of those, the ones everybody has seen
    developed: Evolutions = field(0, shown=EXPANSION)  # in front of it
    active: Evolutions = field(0, shown=EXPANSION)  # those that act this turn
    piles: list[tuple[Evolutions, ...]] = field(shown=EXPANSION)  # by level - 1, the top card last
    discards: list[tuple[Evolutions, ...]] = field(shown=EXPANSION)
    known_below: list[int] = field()  # how many cards at the bottom of each pile the Creature knows
    # of this turn
    used: Evolutions = field(0, lasts=TURN, shown=EXPANSION)  # once a turn
    latent: Evolutions = field(0, lasts=TURN, shown=EXPANSION)  # counts as developed until the turn ends
    locked: Evolutions = field(0, lasts=TURN)
    fortified: bool = field(False, lasts=TURN, shown=EXPANSION)
    defense_this_phase: int = field(0, lasts=TURN)
    helpers: Seats = field(0, lasts=TURN)  # Hunted who rescued or fortified
    baiting: Seats = field(0, lasts=TURN)
    calling: Seats = field(0, lasts=TURN)  # Roll Call
    stowed: Seats = field(0, lasts=TURN)  # used the Stowaway
    sealed: int = field(0, lasts=TURN)  # ten bits a Hunted, from seat 1 on: played, and to leave the game
    barred: Places = field(0, lasts=TURN)  # where the Creature may not place a token that catches
    pace: int = field(1, lasts=TURN)  # how far the token moves in phase 5
    hunt_discarded: int = field(0, lasts=TURN)  # Hunt cards discarded in this turn already
    cheaper: int = field(0, lasts=TURN)  # what the next evolution costs less
    drawn_free: bool = field(False, lasts=TURN)  # the card that Metabolic would make free is drawn

    def forget_the_turn(self) -> None:
        """A Latent Gene goes back to the hand."""
        self.evolutions |= self.latent
        self.evolutions_seen |= self.latent
        self.forget()


def new_sanctuary_state(seats: int) -> SanctuaryState:
    s = SanctuaryState()
    s.begin()
    s.avatars = [0] * seats
    s.avatars_dealt = [0] * seats
    s.survivors = [0] * seats
    s.unseen = [0] * seats
    s.piles = [(), ()]
    s.discards = [(), ()]
    s.known_below = [0, 0]
    return s
