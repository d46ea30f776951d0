"""The compiled wheel plays the very same games as the plain sources."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from artemia.cli.build import build_wheel
from tests.compiled.kit import PLAIN, ROOT, run

GAMES = "126"


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_compiled_wheel_plays_the_same_games(compiled: Path) -> None:
    kind, *games = run("trace.py", compiled, GAMES)
    assert kind == "so"
    assert int(games[1]) > 100, "steps of somebody's own"
    assert ["py", *games] == run("trace.py", PLAIN, GAMES)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_and_finds_the_same_riddles(compiled: Path) -> None:
    kind, *riddles = run("riddles.py", compiled)
    assert kind == "so"
    assert ["py", *riddles] == run("riddles.py", PLAIN)


@pytest.mark.slow
def test_three_more_boxes_have_room_beside_the_printed_ones() -> None:
    kind, _, met = run("three_more_boxes.py", PLAIN, "8")
    assert kind == "py"
    assert int(met) > 80, "their cards are dealt and played"


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_and_the_compiled_rules_play_them_as_the_plain_ones_do(compiled: Path) -> None:
    """In sets far beyond a machine word, and with verbs the compiler has never seen."""
    kind, *games = run("three_more_boxes.py", compiled, "40")
    assert kind == "so"
    assert ["py", *games] == run("three_more_boxes.py", PLAIN, "40")


def test_what_compiled_rules_import_is_a_dependency() -> None:
    """The machine words of the lowered sources come from a package that must be there at run time."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert any(each.startswith("mypy-extensions") for each in project["dependencies"])


@pytest.mark.slow
def test_a_pure_wheel_runs_everywhere(tmp_path: Path) -> None:
    assert "py3-none-any" in build_wheel(ROOT, tmp_path, "pure").name
