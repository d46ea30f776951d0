"""Saves of version 1, which knew the base game only: they load, and its golden games hold for ever.

A save of today has fields that version 1 didn't have. Without them it must be the old save, to the last byte.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from artemia import ArtemiaError, Game
from artemia.engine.spelling import Reply
from artemia.game import check_of
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from tests.playthroughs.make import FOLDER, compact, digest
from tests.playthroughs.test_playthroughs import golden

FILES = sorted((FOLDER / "base").glob("*.json"))
OLD_SAVE = FOLDER / "version_1.json"
NOT_IN_VERSION_1 = {"planet", "fjord", "fjord_now", "camouflaged", "enduring"}


def in_version_1(saved: str, like: dict[str, Any]) -> str:
    """A save of today as version 1 wrote it: with the fields that one had, as an old save lists them."""
    words = json.loads(saved)
    state = words["state"]
    assert set(state) - set(like["state"]) == NOT_IN_VERSION_1
    assert {state[name] for name in NOT_IN_VERSION_1 - {"planet"}} == {"-"}, "an expansion in a base game"
    for part, old in ((words["setup"], like["setup"]), (state, like["state"])):
        for name in set(part) - set(old):
            del part[name]
    words["artemia"] = 1
    words["check"] = check_of(words)
    return compact(words)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_replays_to_the_last_byte(file: Path) -> None:
    words = golden(file)
    game = Game.replay(words)
    assert game.winner == words["winner"]
    assert digest(in_version_1(game.save(), words["middle"])) == words["digest"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_half_way_it_is_saved_the_same(file: Path) -> None:
    words = golden(file)
    game = Game.replay(words, words["after"])
    assert in_version_1(game.save(), words["middle"]) == compact(words["middle"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_save_made_half_way_loads_and_goes_on_to_the_same_end(file: Path) -> None:
    words = golden(file)
    game = Game.load(compact(words["middle"]))
    assert in_version_1(game.save(), words["middle"]) == compact(words["middle"])
    for line in words["answers"][words["after"] :]:
        game.give(line)
    assert digest(in_version_1(game.save(), words["middle"])) == words["digest"]


def test_together_they_use_every_base_card_and_place_and_both_sides_win() -> None:
    keys = [Reply.read(line).key.split(" ") for file in FILES for line in golden(file)["answers"]]
    used = {key[2] for key in keys if key[0] in ("play_hunt", "play_survival", "plan")}
    numbers = {int(key[2]) for key in keys if key[0] == "use_power"}
    assert len(FILES) == 16
    assert {card.id for deck in (HUNT, SURVIVAL) for card in deck.values() if card.box == "base"} <= used
    assert {place.number for place in PLACES.values() if place.box == "base"} <= numbers
    assert {golden(file)["winner"] for file in FILES} == {"creature", "hunted"}


# A save that version 1 made, as it lay on somebody's disk


def test_an_old_save_loads_in_the_middle_of_a_reckoning() -> None:
    data = OLD_SAVE.read_text(encoding="utf-8").strip()
    old = json.loads(data)
    game = Game.load(data)
    assert old["artemia"] == 1 and game.record["artemia"] == 2
    assert game.record["answers"] == old["answers"]
    assert in_version_1(game.save(), old) == data
    assert game.view(None).phase == 3 and game.questions() != []
    assert game.events(0)[-1].text
    assert Game.load(game.save()).save() == game.save()


def test_an_old_save_that_is_damaged_isn_t_loaded() -> None:
    data = OLD_SAVE.read_text(encoding="utf-8")
    for damaged in (data.replace('"turn":', '"turm":'), data.replace('"will":3', '"will":2', 1)):
        assert damaged != data
        with pytest.raises(ArtemiaError, match="damaged"):
            Game.load(damaged)
