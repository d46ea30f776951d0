"""The state of a game: plain numbers, copied in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artemia.engine.core import EVERYBODY, Core
from artemia.engine.step import Seat, Seats, Step
from artemia.rules.constants import (
    ARTEMIA_TOKEN,
    CREATURE_TOKEN,
    END_OF_TURN,
    FULL_WILL,
    HuntCards,
    Places,
    SurvivalCards,
    Tokens,
)
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.hunted import Hunted
from artemia.rules.modifiers import HIDDEN_DISCARDS, NO_HUNT_CARDS, NO_SURVIVAL_CARDS, TARGET_HOLDS
from artemia.rules.planet import Planet
from artemia.rules.sanctuary_state import SanctuaryState

if TYPE_CHECKING:
    from artemia.rules.setup import Setup

HUNTED_SEATS: Final = 0b1111110  # neither the Creature nor an onlooker, who might tell it


class State(Core):
    """Everything about a game. Sets of places, cards and seats are masks; counters are spaces left to go."""

    setup: Setup
    seats: int
    hunted: list[Hunted]
    exploration: ExplorationState | None
    sanctuary: SanctuaryState | None
    eventful: bool  # there is more than the base game, and things happen at the moments of the catalogue
    # the planet
    planet: Planet
    reserve: int  # ten bits: places with a copy left; ten more: with a second copy; and so on
    marker: bool
    # tracks
    rescue: int
    assimilation: int
    artemia_spaces: int  # bit d: the space d steps from Victory bears the Artemia symbol
    # decks: the last card is the top one
    hunt_hand: HuntCards
    hunt_deck: tuple[HuntCards, ...]
    hunt_discard: tuple[HuntCards, ...]
    hunt_known_below: int  # how many cards at the bottom the Creature knows
    survival_deck: tuple[SurvivalCards, ...]
    survival_discard: tuple[SurvivalCards, ...]
    # kept from turn to turn
    phases: tuple[Step, ...]
    turn: int
    phase: int
    will_after_reset: int
    river: Seats
    artefact: Seats
    fjord: Seats
    next_limit: int
    # of this turn
    hunt_played: tuple[HuntCards, ...]
    hunt_left: int
    survival_used: Seats
    modifiers: int
    creature: Places  # where the tokens lie
    target: Places
    artemia: Places
    due: Tokens  # still to be placed
    wide: Tokens  # cover two adjacent places
    on_target: tuple[Step, ...]
    ineffective: Places
    inaccessible: Places
    used: Places  # once-a-turn places
    chain: Places  # places used in the copy that is going on
    done: Seats  # passed, or committed
    curious: Seats  # something public changed since they passed
    window: Step  # asked again of a Hunted who played a card in the open window
    stage: int  # how many steps of the reckoning have begun
    resolving: Places
    river_now: Seats
    artefact_now: Seats
    fjord_now: Seats
    resisted: Seats
    gave_up: Seats
    dodging: Seats
    detecting: Seats
    camouflaged: Seats
    enduring: Seats
    spent: Seats
    caught: Seats
    anticipated: Seats

    __slots__ = tuple(__annotations__)

    def copy(self) -> State:
        """Another state that goes its own way. The log stays behind."""
        new = State()
        new.agenda = self.agenda[:]
        new.answers = self.answers
        new.log = None
        new.winner = self.winner
        new.key = self.key
        new.drawn = self.drawn
        new.setup = self.setup
        new.seats = self.seats
        new.hunted = hunted = self.hunted[:]
        for me in range(1, self.seats):  # nobody sits at 0, and that may be shared
            hunted[me] = hunted[me].copy()
        new.exploration = None if self.exploration is None else self.exploration.copy()
        new.sanctuary = None if self.sanctuary is None else self.sanctuary.copy()
        new.eventful = self.eventful
        new.planet = self.planet
        new.reserve = self.reserve
        new.marker = self.marker
        new.rescue = self.rescue
        new.assimilation = self.assimilation
        new.artemia_spaces = self.artemia_spaces
        new.hunt_hand = self.hunt_hand
        new.hunt_deck = self.hunt_deck
        new.hunt_discard = self.hunt_discard
        new.hunt_known_below = self.hunt_known_below
        new.survival_deck = self.survival_deck
        new.survival_discard = self.survival_discard
        new.phases = self.phases
        new.turn = self.turn
        new.phase = self.phase
        new.will_after_reset = self.will_after_reset
        new.river = self.river
        new.artefact = self.artefact
        new.fjord = self.fjord
        new.next_limit = self.next_limit
        new.hunt_played = self.hunt_played
        new.hunt_left = self.hunt_left
        new.survival_used = self.survival_used
        new.modifiers = self.modifiers
        new.creature = self.creature
        new.target = self.target
        new.artemia = self.artemia
        new.due = self.due
        new.wide = self.wide
        new.on_target = self.on_target
        new.ineffective = self.ineffective
        new.inaccessible = self.inaccessible
        new.used = self.used
        new.chain = self.chain
        new.done = self.done
        new.curious = self.curious
        new.window = self.window
        new.stage = self.stage
        new.resolving = self.resolving
        new.river_now = self.river_now
        new.artefact_now = self.artefact_now
        new.fjord_now = self.fjord_now
        new.resisted = self.resisted
        new.gave_up = self.gave_up
        new.dodging = self.dodging
        new.detecting = self.detecting
        new.camouflaged = self.camouflaged
        new.enduring = self.enduring
        new.spent = self.spent
        new.caught = self.caught
        new.anticipated = self.anticipated
        return new

    def forget_the_turn(self) -> None:
        """Clears what lasts for one turn only."""
        self.hunt_played = self.on_target = ()
        self.hunt_left, self.next_limit = self.next_limit, 1
        self.survival_used = self.modifiers = 0
        self.creature = self.target = self.artemia = 0
        self.due, self.wide = CREATURE_TOKEN, 0
        if self.artemia_spaces >> self.rescue & 1:
            self.due |= ARTEMIA_TOKEN
        self.inaccessible = self.planet.hidden
        self.ineffective = self.used = self.chain = 0
        self.done = self.curious = self.window = self.stage = self.resolving = 0
        self.river_now, self.river = self.river, 0
        self.artefact_now, self.artefact = self.artefact, 0
        self.fjord_now, self.fjord = self.fjord, 0
        self.resisted = self.gave_up = 0
        self.camouflaged = self.enduring = 0
        self.dodging = self.detecting = self.spent = self.caught = self.anticipated = 0
        for hunted in self.hunted:
            hunted.at = hunted.moves = hunted.resolved = 0
            hunted.shown = hunted.exposed = hunted.fog = 0

    def hunted_seats(self) -> range:
        """The Hunted, clockwise from the Creature's left."""
        return range(1, self.seats)

    def everybody(self) -> Seats:
        return (1 << self.seats) - 1

    def creature_may_play(self) -> bool:
        """Whether the Creature is entitled to a Hunt card, as far as everybody can tell."""
        return self.hunt_left > 0 and self.hunt_hand > 0 and not self.modifiers & NO_HUNT_CARDS

    def hunted_may_play(self, me: Seat) -> bool:
        """Whether a Hunted is entitled to a Survival card, as far as everybody can tell."""
        return (
            self.hunted[me].survival > 0
            and not self.survival_used >> me & 1
            and not self.modifiers & NO_SURVIVAL_CARDS
            and not (self.modifiers & TARGET_HOLDS and self.stuck(me))
        )

    def all_stuck(self) -> Seats:
        return sum([1 << me for me in range(1, self.seats) if self.stuck(me)])

    def stuck(self, me: Seat) -> bool:
        """Whether Quicksand holds a Hunted, from the reveal to the end of phase 4."""
        held = self.modifiers & TARGET_HOLDS > 0 and self.phase <= END_OF_TURN
        return held and self.hunted[me].at & self.target > 0

    def entitled(self) -> Seats:
        """Everybody who may play a card, as far as everybody can tell."""
        seats = 1 if self.creature_may_play() else 0
        if not self.modifiers & NO_SURVIVAL_CARDS:
            for me in range(1, self.seats):
                if self.hunted[me].survival and not self.survival_used >> me & 1:
                    seats |= 1 << me
            if self.modifiers & TARGET_HOLDS:
                seats &= ~self.all_stuck()
        return seats

    def witnesses_of_discards(self) -> Seats:
        return HUNTED_SEATS if self.modifiers & HIDDEN_DISCARDS else EVERYBODY


def blank_state(setup: Setup, key: bytes, planet: Planet) -> State:
    """A state in which nothing is laid out yet."""
    g = State()
    g.agenda = []
    g.answers = ()
    g.log = None
    g.winner = g.drawn = 0
    g.key = key
    g.setup = setup
    g.seats = setup.players
    g.hunted = []
    g.exploration = None
    g.sanctuary = None
    g.eventful = False
    g.planet = planet
    g.phases = ()
    g.reserve = 0
    g.marker = False
    g.rescue = g.assimilation = g.artemia_spaces = 0
    g.hunt_hand = g.hunt_known_below = 0
    g.hunt_deck = g.hunt_discard = g.survival_deck = g.survival_discard = ()
    g.turn = g.phase = 0
    g.will_after_reset = FULL_WILL
    g.river = g.artefact = g.fjord = 0
    g.next_limit = 1
    g.forget_the_turn()
    return g
