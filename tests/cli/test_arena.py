"""`artemia arena`: tables, files, exit codes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from artemia.bots import BOTS
from artemia.bots.chance import Chance
from artemia.cli import app
from artemia.engine.step import Answers, Step
from artemia.errors import ArtemiaError
from artemia.lab.drawing import png
from artemia.rules.state import State
from artemia.texts import say


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["arena", "--jobs", "1", *arguments])


QUICK = ("--creature", "chance", "--players", "2-3", "--games", "4", "--seed", "7")


def test_prints_rates_gains_and_times() -> None:
    done = run(*QUICK, "--against", "instinct")
    assert done.exit_code == 0
    lines = [" ".join(line.split()) for line in done.output.splitlines()]
    assert "How often the Creature wins, %: 4 games per cell, seed 7" in " ".join(lines)
    assert "Players Creature against instinct" in lines
    rates = [line for line in lines if re.match(r"(2|3|all) (instinct|chance) [\d.]+ ± ?[\d.]+$", line)]
    assert len(rates) == 6
    assert "Points of win rate gained over instinct, against instinct" in " ".join(lines)
    gains = [line for line in lines if re.match(r"(2|3|all) [+−]?[\d.]+ ± ?[\d.]+$", line)]
    assert len(gains) == 3
    times = [line for line in lines if re.match(r"\w+ the (Creature|Hunted) \d+ .+ [mµ]?s$", line)]
    assert len(times) == 3
    assert lines[-1].startswith("16 games in ") and "games/s" in lines[-1]


def test_instinct_plays_if_nobody_is_named() -> None:
    done = run("--players", "2", "--games", "2", "--creature", "chance,instinct", "--lang", "fr", "--light")
    assert done.exit_code == 0
    assert "contre instinct" in done.output and "--light" in done.output
    assert "gagnés sur" not in done.output, "there is no baseline"


def test_the_same_seed_prints_the_same_rates() -> None:
    tables = [run(*QUICK, "--against", "instinct", "--json").stdout for _ in range(2)]
    one, two = map(json.loads, tables)
    assert (one["cells"], one["gains"]) == (two["cells"], two["gains"])


def test_json_is_for_machines(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    done = run(*QUICK, "--against", "instinct", "--json", "--out", str(file))
    assert done.exit_code == 0
    words = json.loads(done.stdout)
    assert words == json.loads(file.read_text(encoding="utf-8"))
    cells = [(cell["creature"], cell["hunted"], cell["players"], cell["games"]) for cell in words["cells"]]
    assert cells == [(bot, "instinct", players, 4) for bot in ("instinct", "chance") for players in (2, 3)]
    assert [(each["bot"], each["as"], each["players"]) for each in words["gains"]] == [
        ("chance", "creature", 2),
        ("chance", "creature", 3),
        ("chance", "creature", None),
    ]
    low, high = words["gains"][2]["interval"]
    assert low < high and words["failures"] == []
    assert all(0 < each["p50"] <= each["p99"] <= each["longest"] for each in words["times"])


def test_plots_are_written(tmp_path: Path) -> None:
    for name, start in (("plot.html", "<!doctype html>"), ("plot.svg", "<svg ")):
        done = run(*QUICK, "--out", str(tmp_path / name))
        assert done.exit_code == 0
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(start)
        assert f"Written to {tmp_path / name}." in done.stderr


class Clumsy(Chance):
    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        if g.turn == 2 and g.seats == 3:
            raise IndexError("nothing there")
        return super().choose(g, question, answers)


def test_a_broken_game_tells_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    done = run("--creature", "clumsy", "--players", "2-3", "--games", "2", "--seed", "6", "--light")
    assert done.exit_code == 1
    assert "Game 0 broke: IndexError: nothing there" in done.stderr
    assert '"seed": "6.3.0"' in done.stderr and "Games that broke: 2 in all." in done.stderr
    assert "–" in done.output, "no rate without a game"
    line = next(line for line in done.stderr.splitlines() if line.startswith("To see it break again:"))
    again = CliRunner().invoke(app, ["simulate", "--jobs", "1", *line.split()[7:]])
    assert again.exit_code == 1
    assert '"seed": "6.3.0"' in again.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "9"], "A game has 2 to 7 players"),
        (["--creature", "luck"], "There is no bot called “luck”"),
        (["--hunted", "ismcts:luck=3"], "has no option “luck”"),
        (["--against", "no_such:Bot"], "There is no module “no_such”"),
        (["--creature", ","], "a bot on either side"),
        (["--games", "0"], "at least 1 game"),
        (["--jobs", "0"], "at least 1 process"),
        (["--preset", "moon"], "no preset called “moon”"),
        (["--out", "arena.pdf"], "“arena.pdf” should end in .html, .svg, .png, .json."),
        (["--out", "no/such/arena.html"], "There is no folder"),
    ],
)
def test_bad_input_is_one_clear_sentence(arguments: list[str], says: str) -> None:
    done = run("--players", "2", "--games", "2", *arguments)
    error = done.exception
    assert isinstance(error, ArtemiaError)
    assert says in str(error)
    assert say("en", f"error-{error.code}", **error.details) == str(error)


def test_a_missing_library_is_told_before_hours_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "find_spec", lambda name: None)
    done = run("--out", "arena.png", "--games", "1000000")
    assert isinstance(done.exception, ArtemiaError) and "Matplotlib" in str(done.exception)


def test_help_shows_examples() -> None:
    done = run("--help")
    assert done.exit_code == 0
    assert "artemia arena --hunted my_bots:Mine --against instinct --out arena.html" in done.output


class Greedy(Chance):
    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        g.rescue = 1
        return super().choose(g, question, answers)


def test_who_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "greedy", Greedy)
    done = run("--creature", "chance", "--hunted", "greedy,chance", "--players", "3", "--games", "2")
    assert done.exit_code == 1
    assert "greedy as the Hunted changed the game while it was to answer" in done.stderr
    assert ": rescue." in done.stderr and "Games stopped for that: 2." in done.stderr
    row = next(line for line in done.stdout.splitlines() if line.split()[:2] == ["3", "chance"])
    assert "–" in row and "±" in row, "only the other bot's games count"
    told = json.loads(run("--hunted", "greedy", "--games", "1", "--players", "3", "--json").stdout)
    assert [each["kind"] for each in told["fouls"]] == ["changed"]
    assert told["cells"][0]["games"] == 0 and told["cells"][0]["rate"] is None


def test_peeking_is_looked_for_where_it_is_asked_for() -> None:
    done = run(*QUICK, "--check", "--json")
    assert done.exit_code == 0
    words = json.loads(done.stdout)
    assert words["checked"] and words["fouls"] == []
