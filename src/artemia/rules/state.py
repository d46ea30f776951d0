"""The state of a game: plain numbers, copied in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artemia.engine.core import EVERYBODY, Core
from artemia.engine.fields import BY_SEAT, FROM_SETUP, OWN, field
from artemia.engine.step import Seat, Seats, Step
from artemia.rules.card_table import CardTable, card_table_of
from artemia.rules.constants import (
    ARTEMIA_TOKEN,
    CREATURE_TOKEN,
    END_OF_TURN,
    EXPANSION,
    FULL_WILL,
    GROUND,
    SEAT,
    TABLE,
    TURN,
    HuntCards,
    Modifiers,
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

    setup: Setup = field(saved=FROM_SETUP)
    seats: int = field(saved=FROM_SETUP)
    cards: CardTable = field(saved=FROM_SETUP)
    eventful: bool = field(False, saved=FROM_SETUP)  # more than the base game: registers are asked
    # the planet
    planet: Planet = field(shown=GROUND | TABLE | EXPANSION)
    reserve: int = field(0, shown=TABLE)  # ten bits: places with a copy left; ten more: with a second
    marker: bool = field(False, shown=TABLE)
    # tracks
    rescue: int = field(0, shown=TABLE)
    assimilation: int = field(0, shown=TABLE)
    artemia_spaces: int = field(0, shown=GROUND | TABLE)  # with the symbol: bit d, d steps from Victory
    # decks: the last card is the top one
    hunt_hand: HuntCards = field(0, shown=TABLE | EXPANSION)
    hunt_deck: tuple[HuntCards, ...] = field((), shown=TABLE)
    hunt_discard: tuple[HuntCards, ...] = field((), shown=TABLE)
    hunt_known_below: int = field(0)  # how many cards at the bottom the Creature knows
    survival_deck: tuple[SurvivalCards, ...] = field((), shown=TABLE)
    survival_discard: tuple[SurvivalCards, ...] = field((), shown=TABLE)
    # kept from turn to turn
    phases: tuple[Step, ...] = field((), saved=FROM_SETUP)
    turn: int = field(0, shown=TABLE)
    phase: int = field(0, shown=TABLE)
    will_after_reset: int = field(FULL_WILL, saved=FROM_SETUP)
    river: Seats = field(0, shown=SEAT)
    artefact: Seats = field(0, shown=SEAT)
    fjord: Seats = field(0, shown=EXPANSION)
    next_limit: int = field(1)
    # of this turn
    hunt_played: tuple[HuntCards, ...] = field((), lasts=TURN, shown=TABLE)
    hunt_left: int = field(1, lasts=TURN, follows="next_limit", shown=TABLE)
    survival_used: Seats = field(0, lasts=TURN, shown=SEAT)
    modifiers: Modifiers = field(0, lasts=TURN, saved="int")
    creature: Places = field(0, lasts=TURN, shown=TABLE)  # where the tokens lie
    target: Places = field(0, lasts=TURN, shown=TABLE)
    artemia: Places = field(0, lasts=TURN, shown=TABLE)
    due: Tokens = field(CREATURE_TOKEN, lasts=TURN)  # still to be placed
    wide: Tokens = field(0, lasts=TURN)  # cover two adjacent places
    on_target: tuple[Step, ...] = field((), lasts=TURN)
    ineffective: Places = field(0, lasts=TURN, shown=TABLE)
    inaccessible: Places = field(0, lasts=TURN, shown=TABLE)
    used: Places = field(0, lasts=TURN)  # once-a-turn places
    chain: Places = field(0, lasts=TURN)  # places used in the copy that is going on
    done: Seats = field(0, lasts=TURN)  # passed, or committed
    curious: Seats = field(0, lasts=TURN)  # something public changed since they passed
    window: Step = field(0, lasts=TURN)  # asked again of a Hunted who played a card in the open window
    stage: int = field(0, lasts=TURN)  # how many steps of the reckoning have begun
    resolving: Places = field(0, lasts=TURN)
    river_now: Seats = field(0, lasts=TURN, follows="river", shown=SEAT)
    artefact_now: Seats = field(0, lasts=TURN, follows="artefact", shown=SEAT)
    fjord_now: Seats = field(0, lasts=TURN, follows="fjord", shown=SEAT | EXPANSION)
    resisted: Seats = field(0, lasts=TURN)
    gave_up: Seats = field(0, lasts=TURN)
    dodging: Seats = field(0, lasts=TURN, shown=SEAT)
    detecting: Seats = field(0, lasts=TURN, shown=SEAT)
    camouflaged: Seats = field(0, lasts=TURN, shown=EXPANSION)
    enduring: Seats = field(0, lasts=TURN, shown=EXPANSION)
    spent: Seats = field(0, lasts=TURN, shown=SEAT)
    caught: Seats = field(0, lasts=TURN)
    anticipated: Seats = field(0, lasts=TURN, shown=TABLE)
    # whoever sits at the table, and what the expansions add
    hunted: list[Hunted] = field(copied=BY_SEAT, saved="hunted")
    exploration: ExplorationState | None = field(None, copied=OWN, saved="expansion", key="wilds")
    sanctuary: SanctuaryState | None = field(None, copied=OWN, saved="expansion")

    def forget_the_turn(self) -> None:
        """Clears what lasts for one turn only, and lays out what the next one begins with."""
        self.forget()
        if self.setup.rulings == 1 and self.artemia_spaces >> self.rescue & 1:
            self.due |= ARTEMIA_TOKEN
        self.inaccessible = self.planet.hidden
        for hunted in self.hunted[1:]:
            hunted.forget()
        if self.exploration is not None:
            self.exploration.forget()

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
            used = self.survival_used
            hunted = self.hunted
            for me in range(1, self.seats):
                if hunted[me].survival and not used >> me & 1:
                    seats |= 1 << me
            if self.modifiers & TARGET_HOLDS:
                seats &= ~self.all_stuck()
        return seats

    def witnesses_of_discards(self) -> Seats:
        return HUNTED_SEATS if self.modifiers & HIDDEN_DISCARDS else EVERYBODY


def blank_state(setup: Setup, key: bytes, planet: Planet) -> State:
    """A state in which nothing is laid out yet."""
    g = State()
    g.begin()
    g.agenda = []
    g.key = key
    g.setup = setup
    g.seats = setup.players
    g.cards = card_table_of(setup)
    g.hunted = []
    g.planet = planet
    g.forget_the_turn()
    return g


def exploration_of(g: State) -> ExplorationState:
    """For a rule that there is only where EXPLORATION takes part."""
    assert g.exploration is not None
    return g.exploration


def sanctuary_of(g: State) -> SanctuaryState:
    """For a rule that there is only with the city, or in the light variant."""
    assert g.sanctuary is not None
    return g.sanctuary
