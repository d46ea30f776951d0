"""`artemia play`, by somebody who reads the screen and types what it offers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from artemia import PRESETS
from artemia.cli.table import read_names, table_of
from artemia.texts import LANGUAGES, say
from tests.cli.player import CURTAIN, WON, WRONG, Player, answers_in, artemia, keys_in, question_in
from tests.properties.drive import OURS

# To the end


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.slow)])
@pytest.mark.parametrize("seat", ["creature", "hunted", pytest.param("0,1,3", marks=pytest.mark.slow)])
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["creature", "hunted"])
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in OURS else pytest.mark.slow)
        for name in PRESETS
        if name != "first_night"
    ],
)
def test_every_preset_runs_to_its_end(name: str, seat: str, lang: str) -> None:
    arguments = ("--preset", name, "--seat", seat, "--lang", lang, "--players", "4", "--seed", "2")
    run = artemia("play", *arguments, keys=Player(2))
    assert (run.code, run.err) == (0, "")
    assert any(won in run.out for won in [*WON[lang], say(lang, "won-defense")])
    assert not [wrong for wrong in WRONG if wrong in run.out]
    assert not re.search(r"\b(None|Text\(|\w+-\w+\.text)\b", run.out)


def test_boxes_places_and_variants_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "game"
    wish = ("--boxes", "base,exploration", "--places", "jungle,plage,rover,Artefact", "--light")
    run = artemia("play", *wish, "--seed", "1", "--save", str(file), "--lang", "en")
    assert run.code == 0
    for word in ("1 Nexus", "2 Jungle", "3 Fjord", "4 Beach", "10 Artefact"):
        assert word in run.out, word
    again = artemia("play", "--load", str(file), "--lang", "en")
    assert "2 Jungle" in again.out
    for option in (("--preset", "light"), ("--boxes", "base"), ("--places", "lair"), ("--light",)):
        refused = artemia("play", "--load", str(file), *option, "--lang", "en").sentence
        assert f"so {option[0]} can’t go with --load" in refused


@pytest.mark.slow
def test_both_languages_play_the_same_game(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        record = str(tmp_path / lang)
        assert artemia("play", "--seed", "4", "--lang", lang, "--record", record, keys=Player(4)).code == 0
    assert answers_in(tmp_path / "en") == answers_in(tmp_path / "fr")


@pytest.mark.slow
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
        "“xyz” isn’t an answer",
        "“99” isn’t offered",
        "“1 2” isn’t offered",
        "you can still take back",
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
        "The published card, in our own words.",
        "in French: La Rivière",
        "There is no card called “nothing at all”.",
        "You are now asked even when you can only pass.",
        "You now pass automatically",
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


@pytest.mark.slow
def test_windows_with_nothing_to_do_are_passed_unless_one_asks_for_them() -> None:
    def lone_passes(*options: str) -> int:
        run = artemia("play", "--seed", "8", "--lang", "en", *options, keys=Player(8))
        blocks = re.split(r"^Ada > ", run.out, flags=re.M)
        return sum("Survival card?" in question_in(block) and keys_in(block) == ["1"] for block in blocks)

    assert lone_passes() == lone_passes("--pass") == 0
    assert lone_passes("--no-pass") > 0


# Several people


@pytest.mark.slow
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
