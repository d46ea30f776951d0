"""Golden games: they replay to the last byte, and saves made half-way load and go on."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from artemia import Game
from tests.playthroughs.make import FOLDER, NAMES, compact, digest

FILES = [file for file in sorted(FOLDER.glob("*/*.json")) if file.parent.name != "base"]


@cache
def golden(file: Path) -> dict[str, Any]:
    words: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return words


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_it_replays_to_the_last_byte(file: Path) -> None:
    game = Game.replay(golden(file))
    assert game.winner == golden(file)["winner"]
    assert digest(game.save()) == golden(file)["digest"]


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_half_way_it_is_saved_the_same(file: Path) -> None:
    words = golden(file)
    assert Game.replay(words, words["after"]).save() == compact(words["middle"])


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_save_made_half_way_loads_and_goes_on_to_the_same_end(file: Path) -> None:
    words = golden(file)
    game = Game.load(compact(words["middle"]))
    assert game.save() == compact(words["middle"])
    for line in words["answers"][words["after"] :]:
        game.give(line)
    assert digest(game.save()) == words["digest"]


def test_all_golden_games_are_there() -> None:
    assert {name_of(file) for file in FILES} >= set(NAMES), "make them: python -m tests.playthroughs.make"


def test_in_every_mode_both_sides_win() -> None:
    for mode in {name.partition("/")[0] for name in NAMES}:
        winners = {golden(file)["winner"] for file in FILES if file.parent.name == mode}
        assert winners == {"creature", "hunted"}, mode
