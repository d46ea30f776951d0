"""The state of a game: plain numbers, copied in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artemia.engine.core import EVERYBODY, Core
from artemia.engine.step import Seat, Seats, Step
from artemia.rules.modifiers import HIDDEN_DISCARDS, NO_HUNT_CARDS, NO_SURVIVAL_CARDS
from artemia.rules.words import (
    ARTEMIA_TOKEN,
    CREATURE_TOKEN,
    FULL_WILL,
    HuntCards,
    Places,
    SurvivalCards,
    Tokens,
)

if TYPE_CHECKING:
    from artemia.rules.setup import Setup

HUNTED_SEATS = 0b1111110  # neither the Creature nor an onlooker, who might tell it


class Hunted:
    """One Hunted: where his Place cards are, where he is, what he holds."""

    __slots__ = (
        "aside",
        "at",
        "discard",
        "drawn",
        "exposed",
        "fog",
        "hand",
        "moves",
        "plan",
        "played",
        "resolved",
        "shown",
        "survival",
        "will",
    )

    def __init__(self, hand: Places) -> None:
        self.hand: Places = hand
        self.discard: Places = 0
        self.played: Places = 0  # the cards on the table
        self.at: Places = 0  # where he is; a card may push him off the place he played
        self.moves: int = 0  # where pushes led him, 20 bits each (from, to), the last one lowest
        self.resolved: Places = 0
        self.will: int = FULL_WILL
        self.survival: SurvivalCards = 0
        self.drawn: SurvivalCards = 0  # drawn, and still to choose from
        self.plan: SurvivalCards = 0  # the card to be shown when the secret window closes
        self.aside: Places = 0  # picked in secret to be discarded
        self.shown: Places = 0  # in hand, and the Creature knows it
        self.exposed: Places = 0  # on the table, face down, yet seen by all
        self.fog: Places = 0  # in hand or discard, and the Creature can't know where

    def copy(self) -> Hunted:
        new = Hunted(self.hand)
        new.discard = self.discard
        new.played = self.played
        new.at = self.at
        new.moves = self.moves
        new.resolved = self.resolved
        new.will = self.will
        new.survival = self.survival
        new.drawn = self.drawn
        new.plan = self.plan
        new.aside = self.aside
        new.shown = self.shown
        new.exposed = self.exposed
        new.fog = self.fog
        return new

    @property
    def owned(self) -> Places:
        return self.hand | self.discard | self.played


class State(Core):
    """Everything about a game. Sets of places, cards and seats are masks; counters are spaces left to go."""

    def __init__(self, setup: Setup, key: bytes) -> None:
        super().__init__(key)
        self.setup = setup
        self.seats: int = setup.players
        self.hunted: list[Hunted] = []
        # the planet
        self.planet: tuple[str, ...] = ()  # place ids by number
        self.powers: tuple[Step, ...] = ()  # the question of each place's power, by number
        self.neighbours: tuple[Places, ...] = ()
        self.once_a_turn: Places = 0
        self.uncopyable: Places = 0
        self.harsh: Places = 0  # a catch here costs 1 more Will
        self.reserve: int = 0  # ten bits: places with a copy left; ten more: with a second copy; and so on
        self.marker: bool = False
        # tracks
        self.rescue: int = 0
        self.assimilation: int = 0
        self.artemia_spaces: int = 0  # bit d: the space d steps from Victory bears the Artemia symbol
        # decks: the last card is the top one
        self.hunt_hand: HuntCards = 0
        self.hunt_deck: tuple[HuntCards, ...] = ()
        self.hunt_discard: tuple[HuntCards, ...] = ()
        self.hunt_known_below: int = 0  # how many cards at the bottom the Creature knows
        self.survival_deck: tuple[SurvivalCards, ...] = ()
        self.survival_discard: tuple[SurvivalCards, ...] = ()
        # kept from turn to turn
        self.phases: tuple[Step, ...] = ()
        self.turn: int = 0
        self.phase: int = 0
        self.will_after_reset: int = FULL_WILL
        self.river: Seats = 0
        self.artefact: Seats = 0
        self.next_limit: int = 1
        # of this turn
        self.hunt_played: tuple[HuntCards, ...] = ()
        self.hunt_left: int = 1
        self.survival_used: Seats = 0
        self.modifiers: int = 0
        self.creature: Places = 0  # where the tokens lie
        self.target: Places = 0
        self.artemia: Places = 0
        self.due: Tokens = 0  # still to be placed
        self.wide: Tokens = 0  # cover two adjacent places
        self.on_target: tuple[Step, ...] = ()
        self.ineffective: Places = 0
        self.inaccessible: Places = 0
        self.used: Places = 0  # once-a-turn places
        self.chain: Places = 0  # places used in the copy that is going on
        self.done: Seats = 0  # passed, or committed
        self.curious: Seats = 0  # something public changed since they passed
        self.window: Step = 0  # asked again of a Hunted who played a card in the open window
        self.stage: int = 0  # how many steps of the reckoning have begun
        self.resolving: Places = 0
        self.river_now: Seats = 0
        self.artefact_now: Seats = 0
        self.resisted: Seats = 0
        self.gave_up: Seats = 0
        self.dodging: Seats = 0
        self.detecting: Seats = 0
        self.spent: Seats = 0
        self.caught: Seats = 0
        self.anticipated: Seats = 0

    def copy(self) -> State:
        """Another state that goes its own way. The log stays behind."""
        new = State.__new__(State)
        new.agenda = self.agenda[:]
        new.answers = self.answers
        new.log = None
        new.winner = self.winner
        new.key = self.key
        new.drawn = self.drawn
        new.setup = self.setup
        new.seats = self.seats
        new.hunted = [hunted.copy() for hunted in self.hunted]
        new.planet = self.planet
        new.powers = self.powers
        new.neighbours = self.neighbours
        new.once_a_turn = self.once_a_turn
        new.uncopyable = self.uncopyable
        new.harsh = self.harsh
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
        new.resisted = self.resisted
        new.gave_up = self.gave_up
        new.dodging = self.dodging
        new.detecting = self.detecting
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
        self.ineffective = self.inaccessible = self.used = self.chain = 0
        self.done = self.curious = self.window = self.stage = self.resolving = 0
        self.river_now, self.river = self.river, 0
        self.artefact_now, self.artefact = self.artefact, 0
        self.resisted = self.gave_up = 0
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
        )

    def entitled(self) -> Seats:
        """Everybody who may play a card, as far as everybody can tell."""
        seats = 1 if self.creature_may_play() else 0
        if not self.modifiers & NO_SURVIVAL_CARDS:
            for me in range(1, self.seats):
                if self.hunted[me].survival and not self.survival_used >> me & 1:
                    seats |= 1 << me
        return seats

    def witnesses_of_discards(self) -> Seats:
        return HUNTED_SEATS if self.modifiers & HIDDEN_DISCARDS else EVERYBODY
