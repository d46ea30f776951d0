"""`artemia simulate`: tables, JSON, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise

import pytest
from typer.testing import CliRunner, Result

from artemia import PRESETS, Setup, preset
from artemia.bots import BOTS
from artemia.bots.chance import Chance
from artemia.cli import app
from artemia.cli.options import seat_counts, sides
from artemia.cli.setups import agreed, options_of
from artemia.engine.step import Answers, Step
from artemia.errors import ArtemiaError
from artemia.rules.catalog import places_of
from artemia.rules.state import State

BASE_PLACES = places_of("base")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["simulate", "--jobs", "1", *arguments])


def test_prints_a_table_of_rates() -> None:
    done = run("--players", "2,3", "--games", "8", "--side", "A")
    assert done.exit_code == 0
    assert "instinct (Creature) against instinct (Hunted), seed 1" in done.output
    rows = [line.split() for line in done.output.splitlines() if " % " in line and line.startswith("│")]
    assert [(row[1], row[3], row[5]) for row in rows[:2]] == [("2", "A", "4"), ("3", "A", "4")]
    assert "8 games in" in done.output and "decisions/s" in done.output


def test_speaks_french() -> None:
    done = run("--players", "2", "--games", "4", "--bots", "chance", "--lang", "fr")
    assert done.exit_code == 0
    assert "Joueurs" in done.output and "chance (Créature) contre chance (Traqués)" in done.output


def test_json_is_for_machines() -> None:
    done = run("--players", "4-5", "--games", "12", "--seed", "7", "--json", "--creature", "chance")
    assert done.exit_code == 0
    words = json.loads(done.stdout)
    assert (words["creature"], words["hunted"], words["seed"], words["games"]) == (
        "chance",
        "instinct",
        "7",
        12,
    )
    assert [(cell["players"], cell["side"], cell["games"]) for cell in words["cells"]] == [
        (4, "A", 3),
        (4, "B", 3),
        (5, "A", 3),
        (5, "B", 3),
    ]
    low, high = words["all"]["interval"]
    assert 0 <= low <= words["all"]["rate"] <= high <= 1
    assert words["failures"] == []
    assert "used" not in words


def test_the_seed_decides() -> None:
    first, again, other = (
        json.loads(run("--players", "3", "--games", "6", "--seed", seed, "--json").stdout)["all"]
        for seed in ("a", "a", "b")
    )
    assert first == again != other


def test_coverage_says_what_is_missing() -> None:
    done = run("--players", "2", "--games", "1", "--bots", "chance", "--coverage")
    assert done.exit_code == 1
    assert "Never used in these games:" in done.output
    assert "Stasis" in done.output and "The Lair" in done.output


@pytest.mark.slow
def test_coverage_is_complete_after_enough_games() -> None:
    done = run("--players", "5", "--games", "150", "--coverage")
    assert done.exit_code == 0
    assert "What was used of the base game" in done.output
    assert "Everything these games have was used." in done.output
    rows = [line for line in done.output.splitlines() if line.startswith("│")]
    counts = [
        sum(f"│ {kind} " in row for row in rows) for kind in ("Hunt card", "Survival card", "place power")
    ]
    assert counts == [20, 15, 10]


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_simulated(name: str) -> None:
    done = run(
        "--preset", name, "--players", "2,5", "--games", "4", "--bots", "chance", "--coverage", "--json"
    )
    assert done.exit_code == 1, "four games can't meet everything"
    words = json.loads(done.stdout)
    wanted = preset(name, seed=1)
    assert words["boxes"] == list(wanted.boxes)
    assert words["places"] == list(wanted.places)
    assert (words["light"], words["labyrinth"]) == (wanted.light, wanted.labyrinth)
    assert set(words["used"]) >= set(wanted.boxes)
    assert ("sanctuary" in words["used"]) == ("sanctuary" in wanted.parts)
    unused = [
        [kind, id]
        for kinds in words["used"].values()
        for kind, times in kinds.items()
        for id in times
        if not times[id]
    ]
    assert unused == words["never_used"] != []


def test_several_modes_are_played_one_after_the_other() -> None:
    wish = ["--players", "3", "--games", "7", "--side", "A", "--bots", "chance"]
    done = run("--modes", "light,sanctuary", *wish, "--json")
    assert done.exit_code == 0
    modes = json.loads(done.stdout)["modes"]
    assert {mode: words["games"] for mode, words in modes.items()} == {"light": 4, "sanctuary": 3}
    alone = json.loads(run("--preset", "sanctuary", *wish[:2], "--games", "3", *wish[4:], "--json").stdout)
    assert modes["sanctuary"]["all"] == alone["all"], "the same games as by themselves"


@pytest.mark.slow
def test_all_modes_together_use_everything_there_is() -> None:
    done = run("--modes", "all", "--games", "1200", "--bots", "chance", "--coverage")
    assert done.exit_code == 0
    for box in ("the base game", "the Exploration expansion", "the Sanctuary expansion"):
        assert f"What was used of {box}" in done.output
    assert "Everything these games have was used." in done.output


def test_places_replace_those_of_their_number() -> None:
    done = run("--boxes", "exploration,base", "--places", "la Rivière,artefact", "--games", "1", "--json")
    places = json.loads(done.stdout)["places"]
    assert places[:4] == ["nexus", "oasis", "river", "dome"]
    assert places[9] == "artefact"


@pytest.mark.parametrize(
    ("setup", "options"),
    [
        (preset("first_night", seed=1), []),
        (
            preset("everything", seed=1),
            ["--boxes", "base,exploration,sanctuary", "--places", "lair,beach,rover"],
        ),
        (
            preset("labyrinth", seed=1),
            ["--boxes", "base,exploration", "--places", "jungle,river", "--labyrinth"],
        ),
        (preset("light", seed=1), ["--light"]),
        (preset("exploration", seed=1, places=BASE_PLACES), None),
    ],
)
def test_options_lead_back_to_the_same_game(setup: Setup, options: list[str] | None) -> None:
    words = options_of(setup)
    assert options is None or words == options
    named = dict(pairwise(words))
    wishes = agreed(
        None,
        named.get("--boxes"),
        named.get("--places"),
        light="--light" in words,
        labyrinth="--labyrinth" in words,
    )
    assert Setup(seed=1, **wishes) == setup


class Clumsy(Chance):
    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        if g.turn == 2 and g.seats == 3:
            raise IndexError("nothing there")
        return super().choose(g, question, answers)


def test_a_broken_game_tells_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    wish = ["--labyrinth", "--places", "jungle"]
    done = run("--players", "2-3", "--games", "8", "--bots", "clumsy", "--seed", "6", "--expert", *wish)
    assert done.exit_code == 1
    assert "Game 2 broke: IndexError: nothing there" in done.stderr
    assert "Games that broke: 4 in all." in done.stderr
    assert '"seed": "6.2"' in done.stderr
    line = next(line for line in done.stderr.splitlines() if line.startswith("To see it break again:"))
    command = line.partition("artemia simulate ")[2].split()
    assert "--labyrinth" in command
    again = run(*command)
    assert again.exit_code == 1
    assert "Game 2 broke: IndexError: nothing there" in again.stderr
    assert "Games that broke: 1 in all." in again.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "9"], "A game has 2 to 7 players"),
        (["--players", "3-1"], "A game has 2 to 7 players"),
        (["--players", "some"], "isn’t a number of players"),
        (["--bots", "luck"], "There is no bot called “luck”"),
        (["--games", "0"], "at least 1 game"),
        (["--jobs", "0"], "at least 1 process"),
        (["--side", "C"], "no side C"),
        (["--lang", "de"], "There are no texts in “de”"),
        (["--bots", "chance", "--hunted", "instinct"], "either --bots"),
        (["--game", "-1"], "no game -1"),
        (["--modes", "all", "--preset", "light"], "either --modes or one game"),
        (["--modes", "light,dark"], "no preset called “dark”"),
        (["--modes", ""], "no preset called “”"),
    ],
)
def test_bad_input_is_one_clear_sentence(arguments: list[str], says: str) -> None:
    done = run("--players", "2", "--games", "2", *arguments)
    assert isinstance(done.exception, ArtemiaError)
    assert says in str(done.exception)


def test_bad_input_ends_with_exit_code_2() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "artemia.cli", "simulate", "--players", "9"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "artemia: A game has 2 to 7 players, the Creature included, not 9.\n"


def test_help_shows_examples() -> None:
    done = run("--help")
    assert done.exit_code == 0
    assert "artemia simulate --players 2-7 --games 6000 --seed 1" in done.output


def test_seat_counts() -> None:
    assert seat_counts("5") == (5,)
    assert seat_counts("2-7") == (2, 3, 4, 5, 6, 7)
    assert seat_counts("6, 2-3,3") == (2, 3, 6)


def test_sides() -> None:
    assert (sides("a"), sides("B"), sides("both")) == (("A",), ("B",), ("A", "B"))
