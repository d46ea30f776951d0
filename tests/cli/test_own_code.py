"""Effects in Python that a file of cards brings: run only with --allow-code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.player import Player, artemia
from tests.own_code import plague_in

pytestmark = pytest.mark.usefixtures("forgetful")
REFUSED = "is Python: it runs only where it is allowed, with --allow-code"
GAME = ("--preset", "exploration", "--lang", "en")


@pytest.fixture
def box(tmp_path: Path) -> str:
    return str(plague_in(tmp_path))


@pytest.mark.parametrize(
    "command",
    [
        ("play",),
        ("simulate",),
        ("arena",),
        ("exploit", "instinct"),
        ("cards",),
        ("cards", "telepathy", "--check"),
        ("serve",),
    ],
    ids=" ".join,
)
def test_no_command_runs_it_unless_it_is_allowed(command: tuple[str, ...], box: str) -> None:
    option = [] if "--check" in command else ["--cards"]
    assert REFUSED in artemia(*command, *option, box, "--lang", "en").sentence


def test_its_sheet_is_shown(box: str) -> None:
    shown = artemia("cards", "telepathy", "--cards", box, "--allow-code", "--lang", "en").out
    assert "Plague" in shown and "A Hunted loses 1 Will." in shown and "Corrected" in shown
    checked = artemia("cards", "--check", box, "--allow-code", "--lang", "en")
    assert checked.code == 0 and "Plague" in checked.out


def test_a_game_is_played_recorded_and_told(box: str, tmp_path: Path) -> None:
    file = tmp_path / "record"
    run = artemia("play", *GAME, "--cards", box, "--allow-code", "--record", str(file), keys=Player(3))
    assert (run.code, run.err) == (0, "")
    told = artemia("replay", str(file), "--allow-code", "--lang", "en")
    assert told.code == 0


def test_a_record_is_read_only_where_it_is_allowed(box: str, tmp_path: Path) -> None:
    file = tmp_path / "record"
    trace = tmp_path / "trace"
    artemia("play", *GAME, "--record", str(file), keys=Player(3))
    words = json.loads(file.read_text("utf-8"))
    words["setup"]["cards"] = {"effects": {"x.py": f"import pathlib; pathlib.Path({str(trace)!r}).touch()"}}
    file.write_text(json.dumps(words), encoding="utf-8")
    for command in (("replay", str(file)), ("play", "--load", str(file))):
        assert REFUSED in artemia(*command, "--lang", "en").sentence
        assert not trace.exists()
        assert "brings no effect" in artemia(*command, "--allow-code", "--lang", "en").sentence
        trace.unlink()


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--bots", "chance", "--players", "3", "--games", "120", "--coverage"),
        ("arena", "--creature", "chance", "--hunted", "chance", "--players", "3", "--games", "4"),
    ],
    ids=lambda command: str(command[0]),
)
def test_games_between_bots_know_it_in_every_process(command: tuple[str, ...], box: str) -> None:
    run = artemia(*command, *GAME, "--cards", box, "--allow-code", "--jobs", "2", "--json")
    assert "plague" not in run.err
    assert json.loads(run.out)
