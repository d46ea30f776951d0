"""What a table agrees on before the game."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Final

from artemia.errors import ArtemiaError, SeveralErrors
from artemia.rules.boxes import BASE, BOXES
from artemia.rules.catalog import MOST_PLANETS, PLACES, SITES, places_of, planet_of
from artemia.rules.correction_checks import KINDS, shown
from artemia.rules.corrections import AS_THEY_ARE, Correction, Corrections, corrections

IN_ANY_BOX: Final = ("place", "hunt", "survival")
"""Kinds of cards that several boxes have."""
VARIANTS: Final = ("expert", "light", "labyrinth")
LONGEST_SEED: Final = 1000
LONGEST_WORD: Final = 60
SIDES: Final = {"A": (6, 5, 4, 3, 2, 1), "B": (11, 9, 7, 5, 3, 1)}
RULINGS: Final = 2
"""Which reading of the rulebooks a game is played by. A record without one is played by the first."""


@dataclass(frozen=True)
class Setup:
    """A game to be: how many sit down, which side of the board, which boxes and variants, which seed.

    `players` counts the Creature. `side` is "A", "B", or None to let the Creature choose.
    `seed` is any number or text; left out, a secret one of 256 bits is drawn.
    `boxes` says whose Hunt and Survival cards are shuffled together; "sanctuary" also brings the city.
    `places` are ten, one for each number; left out, the newest of these boxes.
    `light` adds an Avatar for each Hunted and one Evolution to a game without the city.
    `labyrinth` is the variant in which the places 6 to 10 are discovered: name only the first five.
    `rulings` is the reading of the rulebooks; only records of older games name another than the newest.
    `cards` are put right as their owner says, in `Corrections` or in plain data: see docs/own-cards.md.
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
    cards: Corrections = AS_THEY_ARE

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 2 <= self.players <= 7:
            given = shown(self.players)
            raise ArtemiaError(
                f"A game has 2 to 7 players, the Creature included, not {given}.", "players", given=given
            )
        if self.side not in (None, "A", "B"):
            given = shown(self.side)
            raise ArtemiaError(f"The board has sides A and B, but no side {given}.", "side", given=given)
        for name in VARIANTS:
            if type(getattr(self, name)) is not bool:
                raise ArtemiaError(
                    f"The {name} variant is on or off (True or False), not {shown(getattr(self, name))}."
                )
        check_seed(self.seed)
        if type(self.rulings) is not int or not 1 <= self.rulings <= RULINGS:
            raise ArtemiaError(
                f"This version knows the rulings 1 to {RULINGS}, not {shown(self.rulings)}; please update.",
                "newer",
            )
        check_boxes(self.boxes)
        if not self.places:
            object.__setattr__(self, "places", usual_places(self.boxes, self.labyrinth))
        for box in reversed(BOXES.values()):
            if box.check is not None:
                box.check(self)
        planet_of(self.all_places)
        check_places(self)
        said: object = self.cards
        if not isinstance(said, Corrections):
            object.__setattr__(self, "cards", corrections(said))
        check_effects(self)

    @property
    def all_places(self) -> tuple[str, ...]:
        """Ten places; those still to be discovered are stood for by the base game's."""
        return self.places + places_of(BASE)[5:] if self.labyrinth else self.places

    @cached_property
    def parts(self) -> tuple[str, ...]:
        """The boxes that take part: with all they have, with a place or with a variant."""
        variants = tuple([each for each in VARIANTS if getattr(self, each)])
        return parts_of(self.boxes, self.all_places, variants)

    def with_seed(self, seed: int | str) -> Setup:
        """The same game to be, dealt otherwise. What was found to make sense isn't looked at again."""
        check_seed(seed)
        other: Setup = object.__new__(Setup)
        other.__dict__.update(self.__dict__, parts=self.parts, seed=seed)
        return other

    def to_dict(self) -> dict[str, Any]:
        words = asdict(self)
        words["places"], words["boxes"] = list(self.places), list(self.boxes)
        if self.rulings == 1:
            del words["rulings"]  # as it was written then
        del words["cards"]
        if self.cards:
            words["cards"] = self.cards.to_dict()
        return words

    @classmethod
    def from_dict(cls, words: dict[str, Any], *, allow_code: bool = False) -> Setup:
        """A set-up as it was written down. Python that its cards bring is run only if that is allowed."""
        try:
            read: dict[str, Any] = {name: names_in(words[name]) for name in ("places", "boxes")}
            if "cards" in words:
                read["cards"] = corrections(words["cards"], allow_code=allow_code)
            return cls(**{"rulings": 1, **words, **read})
        except (KeyError, TypeError, RecursionError) as error:
            raise ArtemiaError("This isn't the set-up of a game.") from error


@lru_cache(maxsize=MOST_PLANETS)
def parts_of(boxes: tuple[str, ...], places: tuple[str, ...], variants: tuple[str, ...]) -> tuple[str, ...]:
    found = {*boxes, *[PLACES[name].box for name in places]}
    return tuple([id for id, box in BOXES.items() if id in found or not {*box.variants}.isdisjoint(variants)])


@lru_cache(maxsize=MOST_PLANETS)
def usual_places(boxes: tuple[str, ...], labyrinth: bool) -> tuple[str, ...]:
    """The places of a planet nobody has chosen: the newest. The variant leaves out the second row."""
    newest: dict[int, str] = {}
    for box in boxes:
        newest |= {PLACES[name].number: name for name in reversed(places_of(box))}
    names = [newest[number] for number in sorted(newest)]
    return (*names[:4], "labyrinth") if labyrinth else tuple(names)


def check_boxes(boxes: tuple[str, ...]) -> None:
    unknown = [box for box in boxes if box not in BOXES]
    if unknown:
        raise ArtemiaError(
            f"There is no box called “{shown(unknown[0])}”; there are {', '.join(BOXES)}.",
            "box",
            given=shown(unknown[0]),
            known=", ".join(BOXES),
        )
    if boxes != tuple(box for box in BOXES if box in boxes) or BASE not in boxes:
        raise ArtemiaError(
            f"Name each box once, in this order, the base game always: {', '.join(BOXES)}.",
            "boxes-order",
            known=", ".join(BOXES),
        )
    for box in boxes:
        for needed in BOXES[box].needs:
            if needed not in boxes:
                raise ArtemiaError(
                    f"The box {box} needs the box {needed}: add it.", "box-needs-box", given=box, box=needed
                )


def check_places(setup: Setup) -> None:
    """Most places may lie on a planet without the cards of their box."""
    for name in setup.places:
        for box in PLACES[name].needs:
            if box not in setup.boxes:
                raise ArtemiaError(
                    f"The place “{name}” needs the box {box}: add it.", "place-needs-box", given=name, box=box
                )


def check_effects(setup: Setup) -> None:
    """A card in this game has no effect that the game has no room for."""
    mistakes = [*lacking_boxes(setup)] if setup.cards else []
    if mistakes:
        raise SeveralErrors(mistakes)


def lacking_boxes(setup: Setup) -> Iterator[ArtemiaError]:
    for each in setup.cards.all:
        if each.effect and each.kind in IN_ANY_BOX and takes_part(setup, each):
            does = setup.cards.effects[each.kind][each.effect]
            for box in (does.box,) if each.kind != "place" else (*does.needs, does.box):
                if box not in (setup.parts if each.kind == "place" else setup.boxes):
                    yield ArtemiaError(
                        f"{each.kind}.{each.id}: the effect “{each.effect}” needs the box {box}: add it.",
                        "cards-box",
                        card=f"{each.kind}.{each.id}",
                        given=each.effect,
                        box=box,
                    )


def takes_part(setup: Setup, said: Correction) -> bool:
    """Whether this place or card is in the game."""
    card = KINDS[said.kind][said.id]
    if said.kind == "place":
        return said.id in setup.all_places or (setup.labyrinth and said.id in SITES)
    return card.box in (setup.parts if card.replaces else setup.boxes)


def check_seed(seed: int | str) -> None:
    if type(seed) not in (int, str) or not sane(seed):
        raise ArtemiaError(f"A seed is a number or a text, of {LONGEST_SEED} characters at most.")


def sane(seed: int | str) -> bool:
    """Whether this can be written down; half a character and a number of thousands of digits can't."""
    try:
        text = str(seed)
        text.encode()
    except ValueError:
        return False
    return len(text) <= LONGEST_SEED


def names_in(words: object) -> tuple[str, ...]:
    """As a file has them. No box and no place has a name of hundreds of letters."""
    if not isinstance(words, list | tuple) or not all(isinstance(word, str) for word in words):
        raise TypeError("names are texts")
    if any(len(word) > LONGEST_WORD for word in words):
        raise TypeError("names are short")
    return tuple(words)
