"""`artemia play`, by somebody who reads the screen and types what it offers."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest
from rich.cells import cell_len

from artemia import Game, Setup
from artemia.cli.table import read_names, table_of
from artemia.texts import LANGUAGES, say
from tests.cli.player import ANSI, CURTAIN, WRONG, Player, artemia, keys_in, question_in

WON = {lang: [say(lang, "won-creature"), say(lang, "won-hunted")] for lang in LANGUAGES}

KEEP_RECORD = [say(lang, "play-keep-record") for lang in LANGUAGES]


def answers_in(file: Path) -> list[str]:
    return list(json.loads(file.read_text("utf-8"))["answers"])


# To the end


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["creature", "hunted", "0,1,3"])
def test_a_game_runs_to_its_end_and_every_key_shown_works(seat: str, lang: str) -> None:
    for seed in (1, 2):
        run = artemia("play", "--seat", seat, "--lang", lang, "--seed", str(seed), keys=Player(seed))
        assert (run.code, run.err) == (0, "")
        assert any(won in run.out for won in WON[lang])
        assert not [wrong for wrong in WRONG if wrong in run.out]
        assert not re.search(r"\b(None|Text\(|\w+-\w+\.text)\b", run.out)


@pytest.mark.parametrize("players", ["2", "4", "7"])
def test_tables_of_all_sizes_and_the_expert_variant(players: str) -> None:
    run = artemia("play", "--players", players, "--expert", "--side", "b", "--seed", "5", keys=Player(5))
    assert run.code == 0
    assert any(won in run.out for won in WON["en"])


def test_both_languages_play_the_same_game(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        record = str(tmp_path / lang)
        assert artemia("play", "--seed", "4", "--lang", lang, "--record", record, keys=Player(4)).code == 0
    assert answers_in(tmp_path / "en") == answers_in(tmp_path / "fr")


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_terminal(lang: str, columns: int) -> None:
    run = artemia("play", "--seat", "0,1", "--lang", lang, "--seed", "6", keys=Player(6), columns=columns)
    assert max(map(cell_len, run.out.splitlines())) == columns


def test_the_screen_shows_what_a_hunted_knows() -> None:
    out = artemia("play", "--seed", "3", "--side", "A", "--lang", "en").out
    for word in (
        "Turn 1",
        "▸ Exploration",
        "10 Artefact",
        "16 to go",
        "10 to go",
        "♥♥♥",
        "6×3",
        "3 Hunt cards",
    ):
        assert word in out, word
    assert out.count("✱") == 6 + 1  # six symbols on side A, one in the legend
    assert re.search(r"^Hand +1 Lair +2 Jungle +3 River +4 Beach +5 Rover", out, re.M)
    assert "Where do you go this turn?" in out


# Answers


def test_a_wrong_key_gets_a_hint_and_loses_nothing(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    quiet = artemia("play", "--seed", "3", "--save", file, "--lang", "en")
    before = answers_in(Path(file))
    typed = ["xyz", "99", "6", "1 2", "1 1", "-1", "b 4", "e", "ü", "\x1b[A", "a a a", "s", "u", "i", ""]
    run = artemia("play", "--load", file, "--save", file, "--lang", "en", keys=typed)
    assert run.code == 0
    assert answers_in(Path(file)) == before
    for hint in (
        "“xyz” is no answer",
        "“99” isn’t offered",
        "“1 2” isn’t offered",
        "can still be taken back",
    ):
        assert hint in run.out, hint
    assert run.out.count("Where do you go this turn?") == quiet.out.count("Where do you go this turn?") + 1


def test_help_sheets_log_and_map() -> None:
    typed = ["?", "? dodge", "?swamp", "i 3", "i nothing at all", "l", "m", "p", "p"]
    out = artemia("play", "--seed", "3", "--lang", "en", keys=typed).out
    for words in (
        "the log of the whole game",
        "The Creature token does not affect you this turn.",
        "in French: Le Marais",
        "The published card, told in our own words.",
        "in French: La Rivière",
        "There is no card called “nothing at all”.",
        "You are now asked even when you can only pass.",
        "You now pass by yourself",
    ):
        assert words in out, words
    assert out.count("╭") == 3 + 2  # the sheets, and the planet twice


@pytest.mark.parametrize(("typed", "commit"), [("2", 2), ("jungle", 2), ("expl riv", 3), ("la jungle", None)])
def test_an_answer_by_number_or_by_words(typed: str, commit: int | None, tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    artemia("play", "--seed", "3", "--save", file, "--lang", "en", keys=[typed])
    mine = [line for line in answers_in(Path(file)) if line.startswith("1:commit")]
    assert mine == ([f"1:commit 1 {commit}"] if commit else [])


def test_words_without_accents_or_capitals(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    artemia("play", "--seed", "3", "--save", file, "--lang", "fr", keys=["EXPLORER RIVIERE"])
    assert "1:commit 1 3" in answers_in(Path(file))


def test_windows_with_nothing_to_do_are_passed_unless_one_asks_for_them() -> None:
    def lone_passes(*options: str) -> int:
        run = artemia("play", "--seed", "8", "--lang", "en", *options, keys=Player(8))
        blocks = re.split(r"^Ada > ", run.out, flags=re.M)
        return sum("Survival card?" in question_in(block) and keys_in(block) == ["1"] for block in blocks)

    assert lone_passes() == lone_passes("--pass") == 0
    assert lone_passes("--no-pass") > 0


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
    assert "is there already" in run.out
    assert precious.read_text("utf-8") == "dear diary"


@pytest.mark.parametrize("seat", ["0", "2", "0,1,2"])
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


# Several people


def test_the_curtain_falls_between_people_and_nobody_sees_the_others_cards() -> None:
    run = artemia(
        "play", "--seat", "0,1,2", "--names", "Eve,Lena,Tom", "--lang", "en", "--seed", "9", keys=Player(9)
    )
    screens = re.split(r"^ARTEMIA ", run.out.split(WON["en"][0][:5])[0], flags=re.M)[1:-1]
    holders = [screen.splitlines()[0].split()[-1] for screen in screens]
    assert {"Eve", "Lena", "Tom"} == set(holders)
    curtain = CURTAIN[0]
    for screen, holder, following in zip(screens, holders, holders[1:], strict=False):
        others = {"Eve", "Lena", "Tom"} - {holder}
        shown, _, after = screen.partition(f"\n{holder} > ")
        for other in others - {"Eve"}:
            assert not re.search(rf"{other} (lays|hides (?!2 Place)|picks)", shown), shown
            assert not re.search(rf"{other} draws (?!\d)", shown), shown
        assert (curtain in after) == (holder != following)


def test_a_choice_can_be_taken_back_at_the_curtain_or_later(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    typed = ["", "1", "u", "", "2", "", "u", "", "3", "", "4"]
    run = artemia("play", "--seat", "1,2", "--seed", "3", "--lang", "en", "--save", file, keys=typed)
    assert run.out.count("u and Enter to change your mind") >= 2
    mine = [
        line for line in answers_in(Path(file)) if line.startswith(("1:commit", "1:withdraw", "2:commit"))
    ]
    assert mine[:6] == [
        "1:commit 1 1",
        "1:withdraw 1",
        "1:commit 1 2",
        "1:withdraw 1",
        "1:commit 1 3",
        "2:commit 2 4",
    ]


def test_names() -> None:
    table = table_of({"people": [1, 3], "names": {"1": "Bo"}}, 5, "en")
    assert table.names("en") == ("the Creature", "Bo", "Ada", "Cleo", "Dara")
    assert table_of(table.to_dict(), 5, "fr").names("fr") == ("la Créature", "Bo", "Ada", "Cléo", "Dara")
    assert read_names("Lena, creature=Eve,Tom", [1, 3], 5, "en") == {1: "Lena", 0: "Eve", 3: "Tom"}
    crowded = table_of({"names": {"0": "Bo"}}, 7, "en").names("en")
    assert len(set(crowded)) == 7


# A real terminal


def at_a_terminal(arguments: list[str], player: Player, limit: float) -> tuple[int, str]:
    """Plays in a pseudo-terminal; returns the exit code and everything shown."""
    main, side = pty.openpty()
    termios.tcsetwinsize(side, (40, 80))
    environment = {**os.environ, "TERM": "xterm-256color", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
    environment.pop("COLUMNS", None)
    environment.pop("LINES", None)
    command = [sys.executable, "-m", "artemia.cli", "play", *arguments]
    process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment)
    os.close(side)
    shown, unread, end = b"", b"", time.monotonic() + limit
    try:
        while time.monotonic() < end:
            ready, _, _ = select.select([main], [], [], 0.2)
            try:
                part = os.read(main, 65536) if ready else b""
            except OSError:  # the other side is closed
                break
            shown, unread = shown + part, unread + part
            text = ANSI.sub("", unread.decode("utf-8", "ignore")).replace("\r", "")
            if text.endswith("> "):
                unread = b""
                reply = "" if any(record in text for record in KEEP_RECORD) else player.reply(text)
                os.write(main, b"\x04" if reply is None else (reply + "\n").encode())
        process.wait(10)
    finally:
        process.kill()
        process.wait()
        os.close(main)
    return process.returncode, shown.decode("utf-8", "replace")


def test_in_a_real_terminal_the_curtain_clears_what_one_could_scroll_back_to() -> None:
    code, shown = at_a_terminal(["--seat", "1,2", "--seed", "3", "--lang", "en"], Player(1, questions=3), 30)
    assert code == 0
    assert "See you soon" in shown
    for before, after in zip(shown.split(CURTAIN[0]), shown.split(CURTAIN[0])[1:], strict=False):
        assert "\x1b[3J" in before[-120:]
        assert "\x1b[3J" in after.split("ARTEMIA")[0]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_a_real_terminal(lang: str) -> None:
    code, shown = at_a_terminal(["--seat", "creature", "--seed", "3", "--lang", lang], Player(3), 120)
    assert code == 0, shown[-2000:]
    plain = ANSI.sub("", shown)
    assert any(won in plain for won in WON[lang])
    assert not [wrong for wrong in WRONG if wrong in plain]


# Bad options


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "9"), "2 to 7 players"),
        (("--side", "C"), "no side C"),
        (("--seat", "6"), "no seat 6 at a table of 5"),
        (("--seat", "queen"), "“queen” is no seat"),
        (("--seat", ""), "is no seat"),
        (("--seat", "1,hunted,1"), "can’t share"),
        (("--seat", "hunted,hunted,hunted,hunted,hunted"), "no seat 5"),
        (("--names", "Lena,Tom"), "no seat for “Tom”"),
        (("--names", "a" * 17), "can’t be a name"),
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
        assert "is there already" in artemia("play", option, str(precious)).sentence
    assert precious.read_text("utf-8") == "dear diary"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no game of Artemia"),
        (b"\xff\xfe\x00", "no game of Artemia"),
        (b"[" * 100_000, "no game of Artemia"),
        (b"[1, 2]", "no game of Artemia"),
        (b"{}", "no game of Artemia"),
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
