"""The riddle of a day: always the same, worth thinking about, and made of what lies open."""

from __future__ import annotations

import builtins
import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import date
from math import exp, fsum, inf, nextafter
from pathlib import Path

import pytest

from artemia.bots.cunning import solver, value
from artemia.errors import ArtemiaError
from artemia.riddle import FIRST_DAY, MARKS, Riddle, day_of, number_of, riddle_of
from artemia.riddle.positions import positions
from artemia.riddle.riddle import PLAIN, SURE
from artemia.riddle.solution import in_common, marks_of, solved
from artemia.riddle.telling import plain, told
from artemia.rules.knowledge import ONLOOKER
from artemia.rules.redeal import redeal
from artemia.rules.state import State
from artemia.rules.view import view
from artemia.texts import LANGUAGES

DAY = date(2026, 10, 7)
"""Its riddle is found soon."""


@pytest.fixture(scope="module")
def riddle() -> Riddle:
    return riddle_of(DAY)


def words(riddle: Riddle) -> str:
    return json.dumps([plain(riddle, lang) for lang in LANGUAGES])


def test_another_process_finds_the_same(riddle: Riddle) -> None:
    script = (
        "import json, datetime;"
        "from artemia.riddle import riddle_of;"
        "from artemia.riddle.telling import plain;"
        f"found = riddle_of(datetime.date({DAY.year}, {DAY.month}, {DAY.day}));"
        f"print(json.dumps([plain(found, lang) for lang in {LANGUAGES!r}]))"
    )
    source = Path(solver.__file__).parents[3]
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "12345"}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == words(riddle)


def test_and_so_does_a_machine_that_rounds_otherwise(riddle: Riddle, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another C library has another last digit of `exp`, and another Python adds with more care."""
    for module in (solver, value):
        monkeypatch.setattr(module, "exp", lambda x: nextafter(exp(x), inf))
    plain_sum = builtins.sum
    monkeypatch.setattr(
        builtins,
        "sum",
        lambda of, start=0: (
            fsum(of) if (of := list(of)) and isinstance(of[0], float) else plain_sum(of, start)
        ),
    )
    assert words(riddle_of(DAY)) == words(riddle)


def test_both_sides_are_worth_thinking_about(riddle: Riddle) -> None:
    for side in (riddle.creature, riddle.hunted):
        marks = side.marks
        assert sum(marks) == MARKS
        assert max(marks) <= SURE
        assert in_common(marks, marks_of([1 / len(marks)] * len(marks))) <= PLAIN
        assert [choice.place for choice in side.choices] == sorted({choice.place for choice in side.choices})
    found = told(riddle, "en")
    hunted = found.view.hunted[riddle.hunted.seat - 1]
    assert [choice.place for choice in riddle.hunted.choices] == hunted.may_be_at
    assert all(each.may_be_at for each in found.view.hunted)


def test_the_solver_gains_as_much_wherever_it_has_laid_marks(riddle: Riddle) -> None:
    """Else it wouldn't go there: what a mark lies on isn't worse than what none lies on."""
    game = solved(riddle.position, 160, "one")
    _, _, gains = game.gains(game.mixtures)
    marked = [gain for gain, share in zip(gains, game.hunt, strict=True) if share > 0.1]
    assert max(gains) - min(marked) < 0.1 * game.stakes()


def test_what_is_hidden_changes_nothing() -> None:
    """Whoever made it knew no more than an onlooker: with other cards in all hands, the same riddle."""
    it = next(each for each in positions("hidden") if each.table.hunted[1].survival and each.table.hunt_hand)
    other = next(dealt for n in range(99) if are_others(dealt := redeal(it.table, ONLOOKER, n), it.table))
    one, same = solved(it, 20, "x"), solved(replace(it, table=other), 20, "x")
    assert (one.hunt, one.mixtures, one.free) == (same.hunt, same.mixtures, same.free)


def are_others(one: State, other: State) -> bool:
    return one.hunted[1].survival != other.hunted[1].survival and one.hunt_hand != other.hunt_hand


def test_the_position_is_one_of_a_game(riddle: Riddle) -> None:
    """The seed leads back to it."""
    day, _, n = riddle.position.seed.rpartition(" ")
    again = [position for position, _ in zip(positions(day), range(int(n) + 1), strict=False)][-1]
    assert view(again.table, None) == view(riddle.position.table, None)
    assert again.seed == riddle.position.seed


def test_every_day_has_another() -> None:
    seeds = {next(positions(f"riddle {day}")).seed for day in ("2026-10-01", "2026-10-02")}
    assert len(seeds) == 2


def test_days_are_numbered_and_refused_in_words() -> None:
    assert (number_of(FIRST_DAY), number_of(day_of("2026-11-19"))) == (1, 50)
    for wrong in ("2026-13-01", "20261119", "soon", "2026-09-30", ""):
        with pytest.raises(ArtemiaError):
            day_of(wrong)
