"""Golden games: they replay to the last byte, and saves made half-way load and go on."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from artemia import Game
from tests.playthroughs.make import FOLDER, NAMES, compact, digest, unused

FILES = sorted(FOLDER.glob("*.json"))


@cache
def golden(file: Path) -> dict[str, Any]:
    words: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return words


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_replays_to_the_last_byte(file: Path) -> None:
    game = Game.replay(golden(file))
    assert game.winner == golden(file)["winner"]
    assert digest(game.save()) == golden(file)["digest"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_half_way_it_is_saved_the_same(file: Path) -> None:
    words = golden(file)
    assert Game.replay(words, words["after"]).save() == compact(words["middle"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_save_made_half_way_loads_and_goes_on_to_the_same_end(file: Path) -> None:
    words = golden(file)
    game = Game.load(compact(words["middle"]))
    assert game.save() == compact(words["middle"])
    for line in words["answers"][words["after"] :]:
        seat, _, key = line.partition(":")
        game.answer(int(seat), key)
    assert digest(game.save()) == words["digest"]


def test_all_golden_games_are_there() -> None:
    assert {file.stem for file in FILES} >= set(NAMES), "make them: python -m tests.playthroughs.make"


def test_together_they_use_every_card_and_place_and_both_sides_win() -> None:
    assert unused(golden(file)["answers"] for file in FILES) == set()
    assert {golden(file)["winner"] for file in FILES} == {"creature", "hunted"}
