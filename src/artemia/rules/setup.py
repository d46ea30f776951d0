"""What a table agrees on before the game, and the deal."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from artemia.engine.chance import key_of
from artemia.engine.step import NOBODY, Answers, Seat, effect, question
from artemia.errors import ArtemiaError
from artemia.rules.catalog import HUNT, SURVIVAL, Planet, deck_of, planet_of
from artemia.rules.effects.draws import draw_survival, refill_hunt_hand
from artemia.rules.exploration import exploration
from artemia.rules.hunting import hunting
from artemia.rules.reckoning import reckoning
from artemia.rules.state import State, blank_state, new_hunted
from artemia.rules.upkeep import begin_turn, end_of_turn
from artemia.rules.words import CREATURE

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
            raise ArtemiaError(
                f"A game has 2 to 7 players, the Creature included, not {self.players}.",
                "players",
                given=str(self.players),
            )
        if self.side not in (None, "A", "B"):
            raise ArtemiaError(
                f"The board has a side A and a side B, no side {self.side}.", "side", given=str(self.side)
            )
        if type(self.expert) is not bool:
            raise ArtemiaError(f"The expert variant is on or off (True or False), not {self.expert}.")
        if type(self.seed) not in (int, str) or not sane(self.seed):
            raise ArtemiaError("A seed is a number or a text.")
        planet_of(self.places)
        if self.boxes != ("base",):
            raise ArtemiaError(f"There are no cards of the boxes {', '.join(self.boxes)}.")

    def to_dict(self) -> dict[str, Any]:
        words = asdict(self)
        words["places"], words["boxes"] = list(self.places), list(self.boxes)
        return words

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its words: the compiled class would refuse to be filled in field by field."""
        return Setup.from_dict, (self.to_dict(),)

    @classmethod
    def from_dict(cls, words: dict[str, Any]) -> Setup:
        try:
            return cls(**{**words, "places": tuple(words["places"]), "boxes": tuple(words["boxes"])})
        except (KeyError, TypeError) as error:
            raise ArtemiaError("This isn't the set-up of a game.") from error


def sane(seed: int | str) -> bool:
    """Whether this can be written down; half a character and a number of thousands of digits can't."""
    try:
        str(seed).encode()
    except ValueError:
        return False
    return True


def new_state(setup: Setup) -> State:
    """The state before the first question."""
    g = blank_state(setup, key_of(setup.seed))
    lay_planet(g, planet_of(setup.places))
    g.will_after_reset = 2 if setup.expert else 3
    g.rescue = 11 + setup.players
    g.assimilation = 5 + setup.players
    g.hunted = [new_hunted(0)] + [new_hunted(STARTING_HAND) for _ in range(setup.players - 1)]
    g.phases = (end_of_turn(), reckoning(), hunting(), exploration())
    g.then(begin_turn())
    g.then(deal())
    if setup.side is None:
        g.then(which_side(CREATURE))
    else:
        use_side(g, setup.side)
    return g


def lay_planet(g: State, planet: Planet) -> None:
    g.planet = planet.names
    g.powers = planet.powers
    g.neighbours = planet.neighbours
    g.once_a_turn = planet.once_a_turn
    g.uncopyable = planet.uncopyable
    g.harsh = planet.harsh
    copies = 1 if g.seats == 2 else 2 if g.seats <= 4 else 3
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
