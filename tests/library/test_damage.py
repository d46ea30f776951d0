"""Files that are damaged, cut short, foreign or too new get one clear sentence, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artemia import ArtemiaError, Game, Setup
from artemia.game import SAVE_VERSION
from artemia.rules.save import from_words

DAMAGED = "This saved game is damaged."
NO_SAVE = "This file isn’t a saved game."
FOREIGN = "This isn’t a game of Artemia."


def played(answers: int) -> Game:
    game, hat = Game.new(Setup(players=4, side="A", seed=5)), Random(1)
    for _ in range(answers):
        question = hat.choice(game.questions())
        game.answer(question.seat, hat.choice(question.answers))
    return game


SAVED = played(50).save()


def refused(use: Callable[[], object]) -> str:
    """The one sentence with which something is refused."""
    with pytest.raises(ArtemiaError) as error:
        use()
    words = str(error.value)
    assert words.endswith(".") and "\n" not in words and len(words) < 200
    return words


def test_the_save_itself_is_sound() -> None:
    assert Game.load(SAVED).save() == SAVED
    assert Game.load(json.dumps(json.loads(SAVED), indent=2, sort_keys=True)).save() == SAVED
    own = {**json.loads(SAVED), "table": {"names": ["Ada"]}}
    assert Game.load(json.dumps(own)).save() == SAVED, "programs may add fields of their own"


@pytest.mark.parametrize("share", [0.0, 0.01, 0.3, 0.5, 0.9, 0.999])
def test_cut_short(share: float) -> None:
    assert refused(lambda: Game.load(SAVED[: int(len(SAVED) * share)])) == NO_SAVE


@pytest.mark.parametrize("data", ["", "hello", b"\xff\xfe\x00", b"\x00" * 100, "[" * 100_000, "{", "NaN,"])
def test_no_save_at_all(data: str | bytes) -> None:
    assert refused(lambda: Game.load(data)) == NO_SAVE


@pytest.mark.parametrize("data", ["null", "[]", "1", '"artemia"', "{}", '{"setup": {}}', "NaN"])
def test_something_else(data: str) -> None:
    assert refused(lambda: Game.load(data)) == FOREIGN


@pytest.mark.parametrize("version", [SAVE_VERSION + 1, 99])
def test_too_new(version: int) -> None:
    newer = {**json.loads(SAVED), "artemia": version, "state": "in a way we can't know"}
    words = "This game was saved by a newer version of Artemia; please update."
    assert refused(lambda: Game.load(json.dumps(newer))) == words
    assert refused(lambda: Game.replay(newer)) == words


@pytest.mark.parametrize("version", [None, 0, -1, "1", 1.0, True, [], {}])
def test_no_version(version: object) -> None:
    assert refused(lambda: Game.load(json.dumps({**json.loads(SAVED), "artemia": version}))) == DAMAGED


@pytest.mark.parametrize("part", ["setup", "answers", "state", "check"])
@pytest.mark.parametrize("value", [None, 1, "x", [], {}, [1], {"a": 1}])
def test_a_part_is_something_else(part: str, value: object) -> None:
    refused(lambda: Game.load(json.dumps({**json.loads(SAVED), part: value})))


@pytest.mark.parametrize("part", ["setup", "answers", "state", "check"])
def test_a_part_is_missing(part: str) -> None:
    words = json.loads(SAVED)
    del words[part]
    assert refused(lambda: Game.load(json.dumps(words))) == DAMAGED


def test_whatever_is_changed_in_a_save_is_noticed() -> None:
    """Every number and word of it, one at a time."""
    for path in paths(json.loads(SAVED)):
        words = json.loads(SAVED)
        if path[0] == "artemia":
            continue
        change(words, path)
        refused(lambda words=words: Game.load(json.dumps(words)))  # type: ignore[misc]


def paths(words: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(words, dict):
        return [path for key, value in words.items() for path in paths(value, (*at, key))]
    if isinstance(words, list):
        return [path for i, value in enumerate(words) for path in paths(value, (*at, i))]
    return [at]


def change(words: Any, path: tuple[Any, ...]) -> None:
    for key in path[:-1]:
        words = words[key]
    value = words[path[-1]]
    if isinstance(value, bool):
        words[path[-1]] = not value
    elif isinstance(value, int):
        words[path[-1]] = value + 1
    else:
        words[path[-1]] = "2" if value == "1" else "1"


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(st.integers(0, len(SAVED) - 1), st.characters(codec="utf-8"))
def test_one_letter_wrong(at: int, letter: str) -> None:
    spoiled = SAVED[:at] + letter + SAVED[at + 1 :]
    try:
        loaded = Game.load(spoiled)
    except ArtemiaError as error:
        assert str(error).endswith(".")
    else:
        assert json.loads(loaded.save()) == json.loads(SAVED), "only where JSON doesn't mind"


# The state alone, for whoever keeps it without the record


@pytest.mark.parametrize("value", [None, 1.5, "nonsense", [None], {"a": 1}, -1, [[]]])
def test_a_state_with_a_wrong_field_is_refused(value: object) -> None:
    words = json.loads(SAVED)["state"]
    setup = Setup(players=4, side="A", seed=5)
    for name in words:
        if isinstance(words[name], int) and isinstance(value, int):
            continue  # a number is a number
        spoiled = {**words, name: value}
        if name == "window" and not value:
            continue
        assert refused(lambda spoiled=spoiled: from_words(setup, spoiled))  # type: ignore[misc]


def test_a_state_without_a_field_is_refused() -> None:
    words = json.loads(SAVED)["state"]
    for name in words:
        fewer = {key: value for key, value in words.items() if key != name}
        assert refused(lambda fewer=fewer: from_words(Setup(players=4, seed=5), fewer)) == DAMAGED  # type: ignore[misc]
    assert refused(lambda: from_words(Setup(players=3, seed=5), words)) == DAMAGED, "another table"


# Records


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("nonsense", 3),
        ("1:nonsense", 3),
        ("9:commit 1 1", 3),
        ("x:commit 1 1", 3),
        (":", 3),
        ("", 3),
        ("-1:commit 1 1", 3),
    ],
)
def test_a_record_with_a_wrong_line(line: str, number: int) -> None:
    record = played(10).record
    record["answers"][number - 1] = line
    words = f"Answer {number} of this record, “{line}”, doesn’t fit these rules."
    assert refused(lambda: Game.replay(record)) == words
    assert len(Game.replay(record, upto=number - 1).record["answers"]) == number - 1


def test_a_record_with_too_many_lines() -> None:
    game, hat = played(0), Random(1)
    while not game.over:
        question = hat.choice(game.questions())
        game.answer(question.seat, hat.choice(question.answers))
    record = game.record
    record["answers"].append(record["answers"][-1])
    assert "doesn’t fit these rules" in refused(lambda: Game.replay(record))


@pytest.mark.parametrize("answers", [None, "1:commit 1 1", [1], [None], {}])
def test_a_record_whose_answers_are_none(answers: object) -> None:
    record = {**played(3).record, "answers": answers}
    assert refused(lambda: Game.replay(record)) == DAMAGED
