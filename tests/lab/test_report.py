"""The report on simulated games: its numbers are those of the rows, and its page needs nothing beside it."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from artemia.cli.report import app
from artemia.errors import ArtemiaError
from artemia.lab.card_effects import effects
from artemia.lab.drawing.marks import Drawing, Words
from artemia.lab.drawing.svg import svg
from artemia.lab.report.comparison import Comparison
from artemia.lab.report.exhibit import Exhibit
from artemia.lab.report.exhibits import exhibits_of, rate_of
from artemia.lab.report.gathered import Gathered, run_of
from artemia.lab.report.page import page
from artemia.lab.report.race import Race
from artemia.lab.rows.columns import Row
from artemia.lab.rows.formats import games_in, read
from artemia.lab.rows.run import LongRun, begin, finish, play
from artemia.lab.simulate import Order
from artemia.lab.statistics import wilson
from artemia.rules.presets import agreed_in


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three modes, two pairings of bots."""
    out = tmp_path_factory.mktemp("report") / "games.jsonl"
    some: dict[str, Any] = {"players": (3, 4), "games": 12, "creature": "chance"}
    run = LongRun(
        (
            Order(hunted="chance", **some),
            Order(hunted="instinct", **some, **agreed_in("sanctuary")),
            Order(hunted="chance", **some, **agreed_in("labyrinth")),
        ),
        out,
        50,
    )
    play(run, begin(run, run.pieces, resume=False))
    assert finish(run)
    return out


def row(**said: Any) -> Row:
    """A made-up game."""
    usual: Row = {
        "mode": "first_night",
        "players": 3,
        "side": "A",
        "creature": "chance",
        "hunted": "chance",
        "winner": "creature",
        "how": "assimilation",
        "turns": 2,
        "catches": 1,
        "rescue": [10, 9, 8],
        "assimilation": [8, 4, 0],
        "defense": [],
        "places": ["lair", "jungle"],
        "visited": [3, 1],
        "caught": [1, 0],
        "hunt_played": [],
        "survival_played": [],
        "hunt_drawn": 1,
        "survival_drawn": 1,
        "hunt_order": ["despair", "phobia"],
        "survival_order": ["dodge", "drone"],
    }
    return usual | said


def run_with(*rows: Row) -> Gathered:
    run = Gathered("made up")
    for each in rows:
        run.enter(each)
    return run


# The numbers


def test_rates_are_those_of_the_rows(games: Path) -> None:
    rows, run = [*read(games)], run_of([games])
    assert run.total.games == len(rows) == games_in(games) == 36
    for wanted in ({}, {"players": 3}, {"side": "B"}, {"mode": "sanctuary"}, {"hunted": "instinct"}):
        found = [each for each in rows if all(each[name] == value for name, value in wanted.items())]
        wins = sum(each["winner"] == "creature" for each in found)
        assert rate_of(run.where(**wanted)) == (wins / len(found), *wilson(wins, len(found)))
        assert sum(run.where(**wanted).how.values()) == len(found)


def test_several_files_are_one_run(games: Path) -> None:
    assert run_of([games, games]).total.games == 72


def test_the_planet_counts_visits_and_catches() -> None:
    spots = run_with(row(), row(visited=[1, 3], caught=[1, 1])).planets["first_night"]
    assert (spots["lair"].share, spots["lair"].danger) == (0.5, 0.5)
    assert (spots["jungle"].share, spots["jungle"].danger) == (0.5, 0.25)


def test_a_place_that_is_not_in_every_game_is_measured_where_it_is() -> None:
    spots = run_with(row(), row(places=["lair", "river"])).planets["first_night"]
    assert (spots["lair"].share, spots["jungle"].share, spots["river"].share) == (0.75, 0.25, 0.25)


def test_games_that_are_over_stay_where_they_ended() -> None:
    race = Race()
    for left in ([4, 0], [4, 0], [4, 4, 1], [4, 3, 2]):
        race.enter(left)
    assert race.quartiles() == [(0, 0, 0), (0, 25, 100), (50, 75, 100)]


def test_a_card_is_worth_what_its_place_in_the_deck_makes_of_the_game() -> None:
    """Whoever plays it: the card that wins lies early, and is played by those who lose too."""
    won = [row(hunt_order=["despair", "phobia"], hunt_played=["phobia"]) for _ in range(60)]
    lost = [row(hunt_order=["phobia", "despair"], winner="hunted", hunt_played=["phobia"]) for _ in range(60)]
    run = run_with(*won, *lost)
    found = {each.id: each for each in effects([*run.cards.values()])}
    assert found["despair"].difference == 1.0 and found["phobia"].difference == -1.0
    assert (found["phobia"].played, found["despair"].played) == (1.0, 0.0)
    assert found["dodge"].with_it == 120


def test_different_bots_and_seats_are_compared_each_within_itself() -> None:
    """Nine of ten games are lost at one table, and of ten at the other; the card has no part in it."""
    rows = []
    for players, often in ((3, 1), (4, 9)):
        for n in range(100):
            early = n < (80 if players == 3 else 20)
            order = ["despair", "phobia"] if early else ["phobia", "despair"]
            winner = "creature" if n % 10 < often else "hunted"
            rows.append(row(players=players, hunt_order=order, winner=winner))
    found = {each.id: each for each in effects([*run_with(*rows).cards.values()])}
    assert found["despair"].difference == pytest.approx(0.0)


# Two runs


def test_a_run_beside_itself_is_no_different(games: Path) -> None:
    comparison = Comparison(run_of([games]), run_of([games]))
    assert comparison.differ_in == []
    rates, places = comparison.sections("en")
    assert {each[2] for each in (*rates.table.rows, *places.table.rows)} == {0.0}
    assert comparison.turns()[0] == 0.0


def test_runs_are_compared_where_they_are_alike() -> None:
    one = run_with(*[row(creature="instinct", turns=5) for _ in range(50)])
    won, lost = row(), row(winner="hunted")
    other = run_with(*[won, lost] * 25, *[row(players=4)] * 50)
    comparison = Comparison(one, other)
    assert comparison.differ_in == ["creature"]
    (rates, _) = comparison.sections("en")
    assert rates.table.rows[0][2] == 0.5, "of games at four there is nothing to compare"
    assert "the Creature’s bot" in rates.says and comparison.turns()[0] == 3.0


def test_what_has_nothing_in_common_is_not_compared() -> None:
    one = run_with(row(players=3, side="A"), row(players=4, side="B"))
    other = run_with(row(players=3, side="B"), row(players=4, side="A"))
    with pytest.raises(ArtemiaError, match="no games that could be compared"):
        _ = Comparison(one, other).cells


# The page


@pytest.fixture(scope="module", params=["en", "fr"])
def sections(request: pytest.FixtureRequest, games: Path) -> tuple[Gathered, list[Exhibit], str]:
    run = run_of([games])
    lang: str = request.param
    return run, Comparison(run, run).sections(lang) + exhibits_of(run, lang), lang


def drawings(sections: list[Exhibit]) -> Iterator[Drawing]:
    return (drawing for section in sections for drawing in section.drawings)


def test_the_page_needs_nothing_beside_it(sections: tuple[Gathered, list[Exhibit], str]) -> None:
    told = page(*sections)
    addresses = {*re.findall(r"(?:href|src)=\"([^\"]{1,40})|url\(([^)]*)", told)}
    assert all(first.startswith(("#", "data:image/webp")) for first, _ in addresses)
    assert "<script" not in told and "@import" not in told
    assert {*re.findall(r"https?://[^\"]*", told)} == {"http://www.w3.org/2000/svg"}
    _, shown, lang = sections
    assert f'<html lang="{lang}">' in told
    for section in shown:
        assert f'<section id="{section.id}">' in told and f'href="#{section.id}"' in told
    for each in drawings(shown):
        ElementTree.fromstring(svg(each))


def test_everything_lies_within_its_frame(sections: tuple[Gathered, list[Exhibit], str]) -> None:
    for drawing in drawings(sections[1]):
        for mark in drawing.marks:
            assert -0.01 <= mark.x <= drawing.width and 0 <= mark.y <= drawing.height, mark
            if isinstance(mark, Words) and mark.at == "end":
                assert mark.x - 0.55 * mark.size * len(mark.text) > 0, mark


def test_defense_is_told_where_there_is_a_city(games: Path) -> None:
    named = [each.id for each in exhibits_of(run_of([games]), "en")]
    assert ("defense" in named) == any(each["how"] == "defense" for each in read(games))
    assert "defense" not in [each.id for each in exhibits_of(run_with(row()), "en")]


# The command


def test_the_command_writes_page_and_numbers(games: Path, tmp_path: Path) -> None:
    out, folder = tmp_path / "report.html", tmp_path / "numbers"
    words = [str(games), "--against", str(games), "--out", str(out), "--csv", str(folder)]
    run = CliRunner().invoke(app, words)
    assert run.exit_code == 0, run.output
    assert "36 games" in out.read_text("utf-8")
    with (folder / "rates.csv").open(encoding="utf-8", newline="") as file:
        (_, first, *_) = csv.reader(file)
    assert float(first[2]) == pytest.approx(rate_of(run_of([games]).total)[0], abs=1e-4)
    assert {"comparison.csv", "planet.csv", "cards-sanctuary.csv"} <= {each.name for each in folder.iterdir()}


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="the extra plot isn't installed")
def test_figures_are_pictures_too(games: Path, tmp_path: Path) -> None:
    words = [str(games), "--out", str(tmp_path / "report.html"), "--png", str(tmp_path)]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert all((tmp_path / name).read_bytes()[:4] == b"\x89PNG" for name in ("rates.png", "planet-1.png"))


def test_what_is_no_file_of_games_is_refused(tmp_path: Path) -> None:
    for name in ("games.txt", "nowhere.jsonl"):
        run = CliRunner().invoke(app, [str(tmp_path / name)])
        assert isinstance(run.exception, ArtemiaError)
