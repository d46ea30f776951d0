"""`artemia replay`: a record told again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from artemia import Game, Setup
from artemia.bots import bot_named
from artemia.game import SAVE_VERSION
from artemia.texts import LANGUAGES, say
from tests.cli.player import artemia


def random_game(seed: int, answers: int = 10_000) -> Game:
    game = Game.new(Setup(players=4, seed=seed))
    policies = {seat: bot_named("chance", seat) for seat in range(4)}
    game.play(policies, most=answers)
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game(5)


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "record"
    path.write_text(json.dumps(game.record), "utf-8")
    return path


def lines(text: str) -> list[str]:
    """The told events."""
    return [line.strip() for line in text.splitlines() if line.startswith("  ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told(lang: str, game: Game, file: Path) -> None:
    run = artemia("replay", str(file), "--lang", lang)
    assert (run.code, run.err) == (0, "")
    turns = game.view(None).turn
    titles = re.findall(rf"^{say(lang, 'word-turn', n=0)[:-1]}(\d+) ─", run.out, re.M)
    assert list(map(int, titles)) == list(range(1, turns + 1))
    assert say(lang, f"won-{game.winner}") in run.out
    assert max(map(cell_len, run.out.splitlines())) == 80


def test_through_a_seats_eyes(game: Game, file: Path) -> None:
    """A seat is told what it saw, no more; the turns' beginnings are the titles."""
    for seat in range(4):
        told = lines(artemia("replay", str(file), "--seat", str(seat), "--lang", "en", columns=120).out)
        seen = [event.text for event in game.events(seat) if event.kind != "turn_began"]
        assert told == seen
    everything = lines(artemia("replay", str(file), "--seat", "all", "--lang", "en", columns=120).out)
    assert everything == lines(artemia("replay", str(file), "--lang", "en", columns=120).out)
    assert len(everything) > max(len(game.events(seat)) for seat in range(4))
    assert (
        artemia("replay", str(file), "--seat", "creature").out
        == artemia("replay", str(file), "--seat", "0").out
    )


def test_one_turn(file: Path) -> None:
    run = artemia("replay", str(file), "--turn", "2", "--lang", "en")
    assert run.code == 0
    assert re.findall(r"^Turn (\d+)", run.out, re.M) == ["2"]
    assert " wins" not in run.out
    assert "Set-up" in artemia("replay", str(file), "--turn", "0", "--lang", "en").out
    assert "no turn 999" in artemia("replay", str(file), "--turn", "999", "--lang", "en").sentence
    assert "no turn -1" in artemia("replay", str(file), "--turn", "-1", "--lang", "en").sentence


def test_step_by_step(file: Path) -> None:
    run = artemia("replay", str(file), "--step", "--lang", "en", keys=[""])
    assert run.code == 0
    assert re.findall(r"^(Set-up|Turn \d+) ─", run.out, re.M) == ["Set-up", "Turn 1"]
    everything = artemia("replay", str(file), "--step", "--lang", "en", keys=[""] * 99)
    assert " win" in everything.out
    assert artemia("replay", str(file), "--turn", "1", "--speed", "0.001").code == 0


def test_a_game_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    game = random_game(6, answers=40)
    path = tmp_path / "saved"
    path.write_text(game.save(), "utf-8")
    run = artemia("replay", str(path), "--lang", "en", columns=120)
    assert run.code == 0
    assert lines(run.out) == [event.text for event in game.events(None) if event.kind != "turn_began"]
    assert f"ends in turn {game.view(None).turn}" in run.out


def test_names_of_the_people_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text(json.dumps({**random_game(7).record, "table": {"names": {"1": "Lena"}}}), "utf-8")
    out = artemia("replay", str(path)).out
    assert "Lena is " in out
    assert "Ada is " not in out


def test_a_bad_file_is_one_sentence_and_stays_as_it_is(game: Game, file: Path, tmp_path: Path) -> None:
    record = game.record
    for change, words in (
        ({"artemia": SAVE_VERSION + 1}, "newer version"),
        ({"artemia": "1"}, "damaged"),
        ({"answers": None}, "damaged"),
        ({"answers": [*record["answers"], "0:ready 0"]}, "fit these rules"),
        ({"answers": ["9:ready 9"]}, "fit these rules"),
        ({"answers": ["nonsense"]}, "fit these rules"),
        ({"answers": [1]}, "damaged"),
        ({"setup": {**record["setup"], "players": 99}}, "2 to 7 players"),
        ({"setup": {**record["setup"], "colour": "red"}}, "set-up"),
        ({"table": {"people": [7]}}, "people at the table"),
    ):
        text = json.dumps({**record, **change})
        file.write_text(text, "utf-8")
        run = artemia("replay", str(file), "--lang", "en")
        assert words in run.sentence, change
        assert (bool(run.out), file.read_text("utf-8")) == ("rules" in words, text)
    for content in (b"", b"\x00\xff", b"{", b"[]", json.dumps(record).encode()[:-40]):
        file.write_bytes(content)
        assert "isn’t a game of Artemia" in artemia("replay", str(file), "--lang", "en").sentence
    assert "can’t be read" in artemia("replay", str(tmp_path / "missing"), "--lang", "en").sentence
    assert "can’t be read" in artemia("replay", str(tmp_path), "--lang", "en").sentence
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_bad_options(file: Path) -> None:
    assert "no seat 5 at a table of 4" in artemia("replay", str(file), "--seat", "5").sentence
    assert "isn’t a seat" in artemia("replay", str(file), "--seat", "queen").sentence
    for arguments in ((), (str(file), "--speed", "-1"), (str(file), "--nonsense")):
        run = artemia("replay", *arguments)
        assert run.code == 2
        assert "Traceback" not in run.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_of_other_rules_is_told_as_far_as_it_goes(lang: str, game: Game, tmp_path: Path) -> None:
    words = game.record
    words["answers"][30] = "0:fly \x1b[31m3"
    path = tmp_path / "old"
    path.write_text(json.dumps(words), "utf-8")
    run = artemia("replay", str(path), "--lang", lang)
    assert run.code == 2 and lines(run.out)
    assert say(lang, "error-misfit", number=31, line="0:fly [31m3") in run.err
    assert say(lang, f"won-{game.winner}") not in run.out and "\x1b" not in run.out + run.err
    assert artemia("replay", str(path), "--read", "--lang", lang).code == 2


def test_a_record_can_t_command_the_terminal(tmp_path: Path) -> None:
    """Colours, titles, a cleared screen: nothing of what a stranger's record says is obeyed."""
    record = random_game(7).record
    path = tmp_path / "record"
    for change in (
        {"table": {"names": {"1": "\x1b[31mLena\x1b]0;title\x07"}}},
        {"table": {"people": ["\x1b[2J"]}},
        {"setup": {**record["setup"], "places": ["\x1b[2J"] * 5}},
        {"setup": {**record["setup"], "seed": "\x1b[31mred"}},
        {"answers": ["\x1b[2J", *record["answers"]]},
    ):
        path.write_text(json.dumps({**record, **change}), "utf-8")
        run = artemia("replay", str(path), "--lang", "en")
        told = set(run.out + run.err) - {"\n"}
        assert not told & set(map(chr, range(32))), change
