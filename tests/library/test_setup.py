"""What a table may agree on, and what it is told when it may not."""

from __future__ import annotations

from typing import Any

import pytest

from artemia import PRESETS, ArtemiaError, Game, Setup, preset
from artemia.rules.boxes import BOXES
from artemia.rules.catalog import places_of

BASE_PLACES = places_of("base")
EXPLORATION_PLACES = places_of("exploration")
SANCTUARY_PLACES = places_of("sanctuary")

PLACES = list(Setup(seed=1).places)
WITH_THE_CITY = ("base", "sanctuary")


def test_defaults() -> None:
    setup = Setup()
    assert (setup.players, setup.side, setup.expert) == (5, None, False)
    assert isinstance(setup.seed, str) and len(setup.seed) == 64
    assert setup.seed != Setup().seed, "a secret of its own each time"


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"players": 1}, "A game has 2 to 7 players, the Creature included, not 1."),
        ({"players": 8}, "A game has 2 to 7 players, the Creature included, not 8."),
        ({"players": "5"}, "A game has 2 to 7 players, the Creature included, not 5."),
        ({"players": True}, "A game has 2 to 7 players, the Creature included, not True."),
        ({"players": 3.0}, "A game has 2 to 7 players, the Creature included, not 3.0."),
        ({"side": "C"}, "The board has sides A and B, but no side C."),
        ({"side": "a"}, "The board has sides A and B, but no side a."),
        ({"expert": 1}, "The expert variant is on or off (True or False), not 1."),
        ({"seed": None}, "A seed is a number or a text, of 1000 characters at most."),
        ({"seed": 1.5}, "A seed is a number or a text, of 1000 characters at most."),
        ({"seed": "half a letter: \ud800"}, "A seed is a number or a text, of 1000 characters at most."),
        ({"seed": 10**5000}, "A seed is a number or a text, of 1000 characters at most."),
        ({"places": ("lair",)}, "A planet has ten places, numbered 1 to 10, in that order."),
        ({"places": tuple(reversed(PLACES))}, "A planet has ten places, numbered 1 to 10, in that order."),
        ({"places": ("moon", *PLACES[1:])}, "There is no place called “moon”."),
        ({"light": 1}, "The light variant is on or off (True or False), not 1."),
        ({"labyrinth": "yes"}, "The labyrinth variant is on or off (True or False), not yes."),
        (
            {"boxes": ("base", "moon")},
            f"There is no box called “moon”; there are {', '.join(BOXES)}.",
        ),
        *(
            (
                {"boxes": boxes},
                f"Name each box once, in this order, the base game always: {', '.join(BOXES)}.",
            )
            for boxes in (
                (),
                ("exploration",),
                ("sanctuary",),
                ("exploration", "sanctuary"),
                ("exploration", "base"),
                ("base", "sanctuary", "exploration"),
                ("base", "base"),
                ("base", "exploration", "exploration"),
            )
        ),
        *(
            (
                {"boxes": boxes, "light": True},
                "The light variant borrows Avatars and one Evolution for a game without Sanctuary; "
                "with the whole box it adds nothing.",
            )
            for boxes in (WITH_THE_CITY, ("base", "exploration", "sanctuary"))
        ),
        *(
            (
                {"boxes": boxes, "labyrinth": True},
                "The Labyrinth variant discovers places 6 to 10 of the base game and EXPLORATION; "
                "Sanctuary needs its own there.",
            )
            for boxes in (WITH_THE_CITY, ("base", "exploration", "sanctuary"))
        ),
        (
            {"labyrinth": True, "places": EXPLORATION_PLACES},
            "In the Labyrinth variant places 6 to 10 are discovered: name places 1 to 5 only.",
        ),
        (
            {"labyrinth": True, "places": EXPLORATION_PLACES[:4]},
            "In the Labyrinth variant places 6 to 10 are discovered: name places 1 to 5 only.",
        ),
        (
            {"labyrinth": True, "places": BASE_PLACES[:5]},
            "The Labyrinth variant needs the Labyrinth as place 5.",
        ),
        *(
            (
                {"boxes": boxes, "places": (*BASE_PLACES[:9], "ark")},
                "The place “ark” needs the box sanctuary: add it.",
            )
            for boxes in (("base",), ("base", "exploration"))
        ),
        (
            {"light": True, "places": BASE_PLACES[:5] + SANCTUARY_PLACES},
            "The place “canyon” needs the box sanctuary: add it.",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(ArtemiaError) as refused:
        Setup(**wish)
    assert str(refused.value) == words


MIXED = ("lair", "oasis", "river", "dome", "rover", "mangrove", "camp", "wreck", "fungi", "ark")


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize(
    ("wish", "places", "wild", "city"),
    [
        ({}, BASE_PLACES, False, False),
        ({"boxes": ("base", "exploration")}, EXPLORATION_PLACES, True, False),
        ({"boxes": WITH_THE_CITY}, BASE_PLACES[:5] + SANCTUARY_PLACES, False, True),
        (
            {"boxes": ("base", "exploration", "sanctuary")},
            EXPLORATION_PLACES[:5] + SANCTUARY_PLACES,
            True,
            True,
        ),
        ({"light": True}, BASE_PLACES, False, False),
        ({"light": True, "boxes": ("base", "exploration")}, EXPLORATION_PLACES, True, False),
        ({"labyrinth": True}, (*BASE_PLACES[:4], "labyrinth"), True, False),
        ({"labyrinth": True, "boxes": ("base", "exploration")}, EXPLORATION_PLACES[:5], True, False),
        (
            {"labyrinth": True, "light": True, "boxes": ("base", "exploration")},
            EXPLORATION_PLACES[:5],
            True,
            False,
        ),
        ({"boxes": ("base", "exploration"), "places": BASE_PLACES}, BASE_PLACES, True, False),
        ({"places": EXPLORATION_PLACES}, EXPLORATION_PLACES, True, False),
        ({"boxes": WITH_THE_CITY, "places": MIXED}, MIXED, True, True),
        ({"boxes": WITH_THE_CITY, "places": BASE_PLACES}, BASE_PLACES, False, True),
    ],
)
@pytest.mark.parametrize("players", [2, 5, 7])
def test_what_makes_sense_can_be_played_saved_and_told(
    wish: dict[str, Any], places: tuple[str, ...], wild: bool, city: bool, expert: bool, players: int
) -> None:
    setup = Setup(players=players, side="A", seed=1, expert=expert, **wish)
    assert setup.places == places
    assert ("exploration" in setup.parts, "sanctuary" in setup.boxes) == (wild, city)
    assert ("sanctuary" in setup.parts) == (city or setup.light)
    assert Setup.from_dict(setup.to_dict()) == setup
    game = Game.new(setup)
    view = game.view(1)
    assert (view.exploration is not None, view.sanctuary is not None) == (wild, city or setup.light)
    assert bool(view.sanctuary and view.sanctuary.token) == city
    assert game.questions()
    assert Game.load(game.save()).view(1) == view


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    setup = preset(name, players=3, seed=4, side="B")
    assert (setup.players, setup.seed, setup.side) == (3, 4, "B")
    assert setup == Setup(players=3, seed=4, side="B", **PRESETS[name])
    assert Game.new(setup).questions()


def test_a_preset_gives_way_to_wishes_and_to_sense() -> None:
    assert preset("labyrinth", boxes=("base",), seed=1).places[:4] == BASE_PLACES[:4]
    with pytest.raises(ArtemiaError, match="with the whole box it adds nothing"):
        preset("light", boxes=WITH_THE_CITY)
    with pytest.raises(ArtemiaError) as refused:
        preset("last_night")
    assert str(refused.value) == f"There is no preset called “last_night”; there are {', '.join(PRESETS)}."


def test_everything_is_all_boxes_that_were_printed() -> None:
    assert preset("everything", seed=1).boxes == tuple(box.id for box in BOXES.values() if not box.is_ours)


@pytest.mark.parametrize("seed", [0, -1, 10**30, "", "any text – même accentué", "ab" * 32])
def test_any_number_or_text_is_a_seed(seed: int | str) -> None:
    game = Game.new(Setup(players=3, side="A", seed=seed))
    assert Game.load(game.save()).setup == game.setup
    assert Game.new(Setup(players=3, side="A", seed=seed)).save() == game.save()


@pytest.mark.parametrize("players", range(2, 8))
def test_words_and_back(players: int) -> None:
    setup = Setup(players=players, side="B", expert=True, seed="x")
    assert Setup.from_dict(setup.to_dict()) == setup
    assert setup.to_dict()["places"] == PLACES


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"players": 3},
        {**Setup(seed=1).to_dict(), "colour": "red"},
        {**Setup(seed=1).to_dict(), "places": None},
        {**Setup(seed=1).to_dict(), "places": [[1]]},
        {**Setup(seed=1).to_dict(), "places": [{}]},
        {**Setup(seed=1).to_dict(), "boxes": [1]},
        {**Setup(seed=1).to_dict(), "boxes": 1},
        {**Setup(seed=1).to_dict(), "side": []},
        {**Setup(seed=1).to_dict(), "players": None},
    ],
)
def test_words_that_are_no_set_up(words: dict[str, Any]) -> None:
    with pytest.raises(ArtemiaError) as refused:
        Setup.from_dict(words)
    assert str(refused.value).endswith(".")


def test_expert_games_reset_to_two_will() -> None:
    assert Game.new(Setup(expert=True, seed=1)).state.will_after_reset == 2
    assert Game.new(Setup(expert=False, seed=1)).state.will_after_reset == 3
