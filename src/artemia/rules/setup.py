"""What a table agrees on before the game, and the deal."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from artemia.engine.chance import key_of
from artemia.engine.step import NOBODY, Answers, Seat, effect, question
from artemia.errors import ArtemiaError
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL, Place, deck_of
from artemia.rules.effects.draws import draw_survival, refill_hunt_hand
from artemia.rules.exploration import exploration
from artemia.rules.hunting import hunting
from artemia.rules.planet import neighbours_by_position
from artemia.rules.reckoning import reckoning
from artemia.rules.state import Hunted, State
from artemia.rules.upkeep import begin_turn, end_of_turn
from artemia.rules.words import CREATURE, place

BASE_PLACES: Final = (
    "lair",
    "jungle",
    "river",
    "beach",
    "rover",
    "swamp",
    "shelter",
    "wreck",
    "source",
    "artefact",
)
SIDES: Final = {"A": (6, 5, 4, 3, 2, 1), "B": (11, 9, 7, 5, 3, 1)}
STARTING_HAND: Final = 0b11111
RESERVE_PLACES: Final = 0b1111100000


@dataclass(frozen=True)
class Setup:
    """A game to be: how many sit down, which side of the board, which variants, which seed.

    `players` counts the Creature. `side` is "A", "B", or None to let the Creature choose.
    `seed` is any number or text; left out, a secret one of 256 bits is drawn.
    """

    players: int = 5
    side: str | None = None
    expert: bool = False
    seed: int | str = field(default_factory=lambda: secrets.token_hex(32))
    places: tuple[str, ...] = BASE_PLACES
    boxes: tuple[str, ...] = ("base",)

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 2 <= self.players <= 7:
            raise ArtemiaError(f"A game has 2 to 7 players, the Creature included, not {self.players}.")
        if self.side not in (None, "A", "B"):
            raise ArtemiaError(f"The board has a side A and a side B, no side {self.side}.")
        unknown = [name for name in self.places if name not in PLACES]
        if unknown:
            raise ArtemiaError(f"There is no place called “{unknown[0]}”.")
        if [PLACES[name].number for name in self.places] != list(range(1, 11)):
            raise ArtemiaError("A planet has ten places, numbered 1 to 10, in that order.")
        if self.boxes != ("base",):
            raise ArtemiaError(f"There are no cards of the boxes {', '.join(self.boxes)}.")

    def to_dict(self) -> dict[str, Any]:
        words = asdict(self)
        words["places"], words["boxes"] = list(self.places), list(self.boxes)
        return words

    @classmethod
    def from_dict(cls, words: dict[str, Any]) -> Setup:
        try:
            return cls(**{**words, "places": tuple(words["places"]), "boxes": tuple(words["boxes"])})
        except (KeyError, TypeError) as error:
            raise ArtemiaError("This isn't the set-up of a game.") from error


def new_state(setup: Setup) -> State:
    """The state before the first question."""
    g = State(setup, key_of(setup.seed))
    lay_planet(g, [PLACES[name] for name in setup.places])
    g.will_after_reset = 2 if setup.expert else 3
    g.rescue = 11 + setup.players
    g.assimilation = 5 + setup.players
    g.hunted = [Hunted(0)] + [Hunted(STARTING_HAND) for _ in range(setup.players - 1)]
    g.phases = (end_of_turn(), reckoning(), hunting(), exploration())
    g.then(begin_turn())
    g.then(deal())
    if setup.side is None:
        g.then(which_side(CREATURE))
    else:
        use_side(g, setup.side)
    return g


def lay_planet(g: State, places: list[Place]) -> None:
    g.planet = tuple(each.id for each in places)
    g.powers = tuple(each.power for each in places)
    g.neighbours = neighbours_by_position(tuple(each.number for each in places))
    copies = 1 if g.seats == 2 else 2 if g.seats <= 4 else 3
    for each in places:
        bit = place(each.number)
        if each.once_per_turn:
            g.once_a_turn |= bit
        if not each.copyable:
            g.uncopyable |= bit
        if each.harsh:
            g.harsh |= bit
    for layer in range(copies):
        g.reserve |= RESERVE_PLACES << 10 * layer


def use_side(g: State, side: str) -> None:
    g.artemia_spaces = sum(1 << distance for distance in SIDES[side])


@question()
def which_side(g: State, creature: Seat) -> Answers:
    return choose_side(creature, 0), choose_side(creature, 1)


@effect()
def choose_side(g: State, creature: Seat, side: int) -> None:
    use_side(g, "AB"[side])


@effect(NOBODY)
def deal(g: State) -> None:
    g.hunt_deck = g.shuffled(deck_of(HUNT, g.setup.boxes))
    g.survival_deck = g.shuffled(deck_of(SURVIVAL, g.setup.boxes))
    g.then(refill_hunt_hand())
    for me in range(g.seats - 1, 0, -1):
        g.then(draw_survival(me, 1))
