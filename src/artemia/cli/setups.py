"""Which game: a preset, boxes, places and variants, as people name them on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from artemia.cli.sheets import names_of, plain
from artemia.errors import ArtemiaError
from artemia.rules.boxes import BASE, BOXES
from artemia.rules.catalog import PLACES
from artemia.rules.corrections import AS_THEY_ARE, Corrections, read_corrections, text_in
from artemia.rules.presets import PRESETS, agreed_in
from artemia.rules.setup import Setup, check_boxes, usual_places
from artemia.texts.sheets import sheet_of

Preset = Annotated[
    str | None, typer.Option(metavar="NAME", help=f"A game ready to play: {', '.join(PRESETS)}.")
]
Boxes = Annotated[str | None, typer.Option(help=f"Boxes separated by commas: {', '.join(BOXES)}.")]
Places = Annotated[
    str | None,
    typer.Option(help="Places separated by commas; each takes the place of the usual one of its number."),
]
Light = Annotated[
    bool, typer.Option("--light", help="An Avatar for each Hunted and one Evolution, without the city.")
]
Labyrinth = Annotated[
    bool, typer.Option("--labyrinth", help="The variant in which places 6 to 10 are discovered.")
]
Expert = Annotated[
    bool, typer.Option("--expert", help="The variant in which Hunted who fall recover only 2 Will.")
]
Cards = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Cards put right by whoever owns the box, in TOML."),
]
AllowCode = Annotated[
    bool,
    typer.Option("--allow-code", help="Run the Python that cards bring, here or in a record."),
]
VARIANTS: Final = ("light", "labyrinth")


def agreed(
    preset: str | None,
    boxes: str | None,
    places: str | None,
    light: bool,
    labyrinth: bool,
    cards: Path | None = None,
    allow_code: bool = False,
) -> dict[str, Any]:
    """What a Setup is to be told: the preset, and what else was named. It says itself what makes no sense."""
    named = None if boxes is None else in_order(listed(boxes))
    wishes: dict[str, Any] = {} if named is None else {"boxes": named}
    if preset is not None:
        wishes = agreed_in(preset, named)
    wishes |= {name: True for name, wish in zip(VARIANTS, (light, labyrinth), strict=True) if wish}
    if places is not None:
        wishes["places"] = planet_with(
            listed(places), wishes.get("boxes", (BASE,)), wishes.get("labyrinth", False)
        )
    if cards is not None:
        wishes["cards"] = cards_in(cards, allow_code)
    return wishes


def cards_in(path: Path | None, allow_code: bool) -> Corrections:
    """The cards that this file puts right, if there is one."""
    if path is None:
        return AS_THEY_ARE
    return read_corrections(text_in(path), folder=path.parent, allow_code=allow_code)


def listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def modes_named(words: str) -> tuple[str, ...]:
    """Presets by their names; all of them, in their order, if that is the word. No word is no preset."""
    return tuple(PRESETS) if words.strip() == "all" else tuple(listed(words) or [words])


def in_order(boxes: Sequence[str]) -> tuple[str, ...]:
    """Boxes in the order of the shelf, if all of them stand there."""
    return tuple(sorted(boxes, key=list(BOXES).index) if set(boxes) <= set(BOXES) else boxes)


def planet_with(words: Sequence[str], boxes: tuple[str, ...], labyrinth: bool) -> tuple[str, ...]:
    """The usual places, and these instead of those with their numbers."""
    check_boxes(boxes)
    places = dict(enumerate(usual_places(boxes, labyrinth), 1))
    named: dict[int, str] = {}
    for id in map(place_called, words):
        number = PLACES[id].number
        if named.setdefault(number, id) != id:
            first, second = named[number], id
            raise ArtemiaError(
                f"The places “{first}” and “{second}” have the same number: choose one of them.",
                "place-twice",
                first=first,
                second=second,
            )
    return tuple((places | named)[number] for number in sorted(places | named))


def place_called(word: str) -> str:
    """The id of a place, by that or by its name in any language."""
    for id in PLACES:
        if plain(word) in names_of(sheet_of("place", id)):
            return id
    raise ArtemiaError(f"There is no place called “{word}”.", "place", given=word)


def options_of(setup: Setup) -> list[str]:
    """What to type for a game like this one."""
    words = [] if setup.boxes == (BASE,) else ["--boxes", ",".join(setup.boxes)]
    usual = usual_places(setup.boxes, setup.labyrinth)
    if chosen := [id for id in setup.places if id not in usual]:
        words += ["--places", ",".join(chosen)]
    words += [f"--{name}" for name in VARIANTS if getattr(setup, name)]
    words += ["--cards", "FILE"] * (len(setup.cards) > 0)
    return words + ["--allow-code"] * (setup.cards.code is not None)
