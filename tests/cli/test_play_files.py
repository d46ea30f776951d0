"""`artemia play` and its files: leaving and coming back, and options that make no sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artemia import Game, Setup
from tests.cli.player import WON, Player, artemia

# Leaving and coming back


def test_the_end_of_the_input_is_a_polite_end(tmp_path: Path) -> None:
    run = artemia("play", "--lang", "fr")
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith("Cette partie n’a pas été enregistrée.\n")

    file = tmp_path / "soirée.json"
    run = artemia("play", "--save", str(file), "--lang", "en")
    assert run.code == 0
    assert "Continue with: artemia play --load" in run.out
    assert Game.load(file.read_bytes()).setup.players == 5
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_leaving_asks_once_if_nothing_is_saved(tmp_path: Path) -> None:
    run = artemia("play", "--lang", "en", "--seed", "1", keys=["q", "1", "q", "q", "never read"])
    assert run.code == 0
    assert run.out.count("q again leaves") == 2
    assert "never read" not in run.out

    file = tmp_path / "game"
    run = artemia("play", "--lang", "en", "--seed", "1", keys=[f"s {file}", f"s {file}", "q"])
    assert run.out.count("Saved in") == 2
    assert "q again leaves" not in run.out

    precious = tmp_path / "precious"
    precious.write_text("dear diary", "utf-8")
    run = artemia("play", "--lang", "en", "--seed", "1", keys=[f"s {precious}", "q", "q"])
    assert "already exists" in run.out
    assert precious.read_text("utf-8") == "dear diary"


@pytest.mark.parametrize(
    "seat", ["0", *(pytest.param(seats, marks=pytest.mark.slow) for seats in ("2", "0,1,2"))]
)
def test_a_game_saved_in_the_middle_goes_on_as_it_would_have(seat: str, tmp_path: Path) -> None:
    game = ("--seed", "11", "--lang", "en")
    straight, resumed, saved = (str(tmp_path / name) for name in ("straight", "resumed", "saved"))
    artemia("play", *game, "--seat", seat, "--names", "Lena", "--record", straight, keys=Player(3))

    player = Player(3, questions=9)
    artemia("play", *game, "--seat", seat, "--names", "Lena", "--save", saved, keys=player)
    for _ in range(2):
        player.left = 7
        assert artemia("play", "--lang", "en", "--load", saved, "--save", saved, keys=player).code == 0
    player.left = None
    run = artemia("play", "--lang", "fr", "--load", saved, "--record", resumed, keys=player)

    assert run.code == 0
    assert "Lena" in run.out
    assert Path(straight).read_text("utf-8") == Path(resumed).read_text("utf-8")
    assert Game.replay(json.loads(Path(resumed).read_text("utf-8"))).over


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    artemia("play", "--seed", "2", "--lang", "en", "--save", file, keys=Player(2))
    run = artemia("play", "--lang", "en", "--load", file)
    assert run.code == 0
    assert any(won in run.out for won in WON["en"])


# Bad options


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "9"), "2 to 7 players"),
        (("--side", "C"), "no side C"),
        (("--seat", "6"), "no seat 6 at a table of 5"),
        (("--seat", "queen"), "“queen” isn’t a seat"),
        (("--seat", ""), "isn’t a seat"),
        (("--seat", "1,hunted,1"), "can’t share"),
        (("--seat", "hunted,hunted,hunted,hunted,hunted"), "no seat 5"),
        (("--names", "Lena,Tom"), "no seat for “Tom”"),
        (("--names", "a" * 21), "can’t be a name"),
        (("--names", "[/]\x07"), "can’t be a name"),
        (("--seat", "1,2", "--names", "Lena,lena"), "the same name"),
        (("--bots", "genius"), "no bot called “genius”"),
        (("--creature-bot", "genius"), "no bot called “genius”"),
        (("--lang", "de"), "no texts in “de”"),
        (("--load", "missing"), "can’t be read"),
        (("--load", ".", "--players", "3"), "--players can’t go with --load"),
        (("--save", "nowhere/game"), "can’t be made"),
        (("--record", "nowhere/game"), "can’t be made"),
    ],
)
def test_a_bad_option_is_one_sentence(
    arguments: tuple[str, ...], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = artemia("play", *arguments)
    assert words in run.sentence
    assert run.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [("--nonsense",), ("--players", "many"), ("somebody",)])
def test_what_is_no_option_is_refused(arguments: tuple[str, ...]) -> None:
    run = artemia("play", *arguments)
    assert run.code == 2
    assert "Traceback" not in run.err


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("dear diary", "utf-8")
    for option in ("--save", "--record"):
        assert "already exists" in artemia("play", option, str(precious)).sentence
    assert precious.read_text("utf-8") == "dear diary"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "isn’t a game of Artemia"),
        (b"\xff\xfe\x00", "isn’t a game of Artemia"),
        (b"[" * 100_000, "isn’t a game of Artemia"),
        (b"[1, 2]", "isn’t a game of Artemia"),
        (b"{}", "isn’t a game of Artemia"),
        (b'{"artemia": 99}', "newer version"),
        (b'{"artemia": 1, "setup": {}, "answers": []}', "set-up"),
        (b'{"artemia": 1, "setup": 5, "answers": []}', "damaged"),
    ],
)
def test_a_file_that_is_no_game_is_one_sentence(content: bytes, words: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(content)
    assert words in artemia("play", "--load", str(file)).sentence
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "table",
    [
        {"people": ["x"]},
        {"people": [9]},
        {"people": 5},
        {"names": {"1": 7}},
        {"names": []},
        {"bots": ["chance"]},
    ],
)
def test_a_file_with_an_impossible_table_is_one_sentence(table: object, tmp_path: Path) -> None:
    file = tmp_path / "game"
    words = json.loads(Game.new(Setup(seed=1)).save())
    file.write_text(json.dumps({**words, "table": table}), "utf-8")
    assert "people at the table" in artemia("play", "--load", str(file), "--lang", "en").sentence
