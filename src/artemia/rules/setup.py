"""What a table agrees on before the game."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any, Final

from artemia.errors import ArtemiaError
from artemia.rules.boxes import BASE, BASE_PLACES, BOXES, EXPLORATION_BOX, SANCTUARY_BOX, usual_places
from artemia.rules.catalog import MOST_PLANETS, PLACES, planet_of

SIDES: Final = {"A": (6, 5, 4, 3, 2, 1), "B": (11, 9, 7, 5, 3, 1)}
RULINGS: Final = 2
"""Which reading of the rulebooks a game is played by. A record without one is played by the first."""


@dataclass(frozen=True)
class Setup:
    """A game to be: how many sit down, which side of the board, which boxes and variants, which seed.

    `players` counts the Creature. `side` is "A", "B", or None to let the Creature choose.
    `seed` is any number or text; left out, a secret one of 256 bits is drawn.
    `boxes` says whose Hunt and Survival cards are shuffled together; "sanctuary" also brings the city.
    `places` are ten, one for each number; left out, the usual ones of these boxes.
    `light` adds an Avatar for each Hunted and one Evolution to a game without the city.
    `labyrinth` is the variant in which the places 6 to 10 are discovered: name only the first five.
    `rulings` is the reading of the rulebooks; only records of older games name another than the newest.
    """

    players: int = 5
    side: str | None = None
    expert: bool = False
    seed: int | str = field(default_factory=lambda: secrets.token_hex(32))
    places: tuple[str, ...] = ()
    boxes: tuple[str, ...] = (BASE,)
    light: bool = False
    labyrinth: bool = False
    rulings: int = RULINGS

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
        for name in ("expert", "light", "labyrinth"):
            if type(getattr(self, name)) is not bool:
                raise ArtemiaError(
                    f"The {name} variant is on or off (True or False), not {getattr(self, name)}."
                )
        if type(self.seed) not in (int, str) or not sane(self.seed):
            raise ArtemiaError("A seed is a number or a text.")
        if type(self.rulings) is not int or not 1 <= self.rulings <= RULINGS:
            raise ArtemiaError(
                f"This version knows the rulings 1 to {RULINGS}, not {self.rulings}; please update.", "newer"
            )
        check_boxes(self.boxes)
        if not self.places:
            object.__setattr__(self, "places", usual_places(self.boxes, self.labyrinth))
        check_variants(self)
        planet_of(self.all_places)
        check_places(self)

    @property
    def all_places(self) -> tuple[str, ...]:
        """Ten places; those still to be discovered are stood for by the base game's."""
        return self.places + BASE_PLACES[5:] if self.labyrinth else self.places

    @property
    def wild(self) -> bool:
        """Whether EXPLORATION has a part in it; then its cards replace four of the base game."""
        return EXPLORATION_BOX in self.boxes or explored(self.all_places)

    @property
    def city(self) -> bool:
        """Whether Sanctuary floats over the planet, and there is a fifth phase."""
        return SANCTUARY_BOX in self.boxes

    def to_dict(self) -> dict[str, Any]:
        words = asdict(self)
        words["places"], words["boxes"] = list(self.places), list(self.boxes)
        if self.rulings == 1:
            del words["rulings"]  # as it was written then
        return words

    @classmethod
    def from_dict(cls, words: dict[str, Any]) -> Setup:
        try:
            lists = {"places": tuple(words["places"]), "boxes": tuple(words["boxes"])}
            return cls(**{"rulings": 1, **words, **lists})
        except (KeyError, TypeError) as error:
            raise ArtemiaError("This isn't the set-up of a game.") from error


@lru_cache(maxsize=MOST_PLANETS)
def explored(places: tuple[str, ...]) -> bool:
    """Whether a place of EXPLORATION is among these."""
    return any(PLACES[name].box == EXPLORATION_BOX for name in places)


def check_boxes(boxes: tuple[str, ...]) -> None:
    unknown = [box for box in boxes if box not in BOXES]
    if unknown:
        raise ArtemiaError(
            f"There is no box called “{unknown[0]}”; there are {', '.join(BOXES)}.",
            "box",
            given=str(unknown[0]),
            known=", ".join(BOXES),
        )
    if boxes != tuple(box for box in BOXES if box in boxes) or BASE not in boxes:
        raise ArtemiaError(
            f"Name each box once, in this order, the base game always: {', '.join(BOXES)}.",
            "boxes-order",
            known=", ".join(BOXES),
        )


def check_variants(setup: Setup) -> None:
    """Variants that exclude each other, each with its reason."""
    if setup.light and setup.city:
        raise ArtemiaError(
            "The light variant borrows Avatars and one Evolution for a game without Sanctuary; "
            "with the whole box it adds nothing.",
            "light-and-city",
        )
    if setup.labyrinth and setup.city:
        raise ArtemiaError(
            "The Labyrinth variant discovers places 6 to 10 of the base game and EXPLORATION; "
            "Sanctuary needs its own there.",
            "labyrinth-and-city",
        )
    if setup.labyrinth and len(setup.places) != 5:
        raise ArtemiaError(
            "In the Labyrinth variant places 6 to 10 are discovered: name places 1 to 5 only.",
            "labyrinth-places",
        )
    if setup.labyrinth and setup.places[4] != "labyrinth":
        raise ArtemiaError("The Labyrinth variant needs the Labyrinth as place 5.", "labyrinth-missing")


def needs_city(place: str) -> bool:
    """Whether this place asks for its box; every other may lie on the planet without the cards of its own."""
    return PLACES[place].box == SANCTUARY_BOX


def check_places(setup: Setup) -> None:
    for name in setup.places:
        if needs_city(name) and not setup.city:
            raise ArtemiaError(
                f"The place “{name}” needs the city of Sanctuary: add the box sanctuary.",
                "place-needs-city",
                given=name,
            )


def sane(seed: int | str) -> bool:
    """Whether this can be written down; half a character and a number of thousands of digits can't."""
    try:
        str(seed).encode()
    except ValueError:
        return False
    return True
