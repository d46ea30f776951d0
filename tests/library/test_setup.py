"""What a table may agree on, and what it is told when it may not."""

from __future__ import annotations

from typing import Any

import pytest

from artemia import ArtemiaError, Game, Setup

PLACES = list(Setup(seed=1).places)


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
        ({"side": "C"}, "The board has a side A and a side B, no side C."),
        ({"side": "a"}, "The board has a side A and a side B, no side a."),
        ({"expert": 1}, "The expert variant is on or off (True or False), not 1."),
        ({"seed": None}, "A seed is a number or a text."),
        ({"seed": 1.5}, "A seed is a number or a text."),
        ({"seed": "half a letter: \ud800"}, "A seed is a number or a text."),
        ({"seed": 10**5000}, "A seed is a number or a text."),
        ({"places": ("lair",)}, "A planet has ten places, numbered 1 to 10, in that order."),
        ({"places": tuple(reversed(PLACES))}, "A planet has ten places, numbered 1 to 10, in that order."),
        ({"places": ("moon", *PLACES[1:])}, "There is no place called “moon”."),
        ({"boxes": ("base", "moon")}, "There are no cards of the boxes base, moon."),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(ArtemiaError) as refused:
        Setup(**wish)
    assert str(refused.value) == words


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
