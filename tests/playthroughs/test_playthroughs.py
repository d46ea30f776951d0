"""Golden games: they replay to the last byte, and saves made half-way load and go on."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from artemia import Game, Setup
from artemia.rules.boxes import BOXES
from artemia.rules.presets import PRESETS
from artemia.rules.setup import RULINGS, SIDES
from tests.playthroughs.make import FOLDER, NAMES, SINCE, TABLES, compact, digest

DIFFERENT = """
{name} comes out otherwise than when it was written, and so would the games that people have kept.
If a rule has changed: raise RULINGS in rules/setup.py, let games of older rulings be played as they were
(`g.setup.rulings`), make games for the new ones (python -m tests.playthroughs.make), and tell it in
docs/rulings.md. If only the format of saves has: raise SAVE_VERSION in game.py, so that older saves are read
by playing their answers."""

FILES = [file for file in sorted(FOLDER.glob("*/*.json")) if file.parent.name != "base"]


@cache
def golden(file: Path) -> dict[str, Any]:
    words: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return words


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def state_of(game: Game) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(game.save())["state"]
    return state


def same(file: Path, found: object, written: object) -> None:
    if found != written:
        pytest.fail(DIFFERENT.format(name=name_of(file)), pytrace=False)


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_it_replays_to_the_last_byte(file: Path) -> None:
    words = golden(file)
    game, misfit = Game.as_far(words)
    same(file, (misfit, game.winner, digest(game.save())), (None, words["winner"], words["digest"]))


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_half_way_it_is_saved_the_same(file: Path) -> None:
    words = golden(file)
    same(file, Game.as_far(words, words["after"])[0].save(), compact(words["middle"]))


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
    own = {id for id, box in BOXES.items() if box.is_ours}
    assert {name for name, preset in PRESETS.items() if own.isdisjoint(preset.get("boxes", ()))} <= {*TABLES}


def test_they_are_of_all_rulings() -> None:
    """What is agreed stands in the record, so that it is played by that for ever."""
    kept: dict[str, set[int]] = {}
    for file in FILES:
        kept.setdefault(file.parent.name, set()).add(Setup.from_dict(golden(file)["setup"]).rulings)
    assert kept == {mode: {*range(SINCE.get(mode, 1), RULINGS + 1)} for mode in TABLES}
    assert Game.new(Setup(seed=1)).record["setup"]["rulings"] == RULINGS


def test_a_rule_that_changes_is_noticed() -> None:
    """Played by the rulings before, the games of the newest don't all come out as they did."""
    ends = set()
    for file in FILES:
        words = golden(file)
        if words["setup"].get("rulings") == RULINGS:
            before = {**words, "setup": {**words["setup"], "rulings": RULINGS - 1}}
            ends.add(state_of(Game.as_far(words)[0]) == state_of(Game.as_far(before)[0]))
    assert False in ends


def test_in_every_mode_both_sides_win() -> None:
    for mode in TABLES:
        winners = {golden(file)["winner"] for file in FILES if file.parent.name == mode}
        assert winners == {"creature", "hunted"}, mode


def test_what_to_do_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is changed, and nothing else: on side B the Artemia symbols lie elsewhere."""
    monkeypatch.setitem(SIDES, "B", (10, 8, 6, 4, 2))
    with pytest.raises(pytest.fail.Exception, match="raise RULINGS in rules"):
        for file in FILES:
            test_it_replays_to_the_last_byte(file)
