"""Cards that their owner has put right, in the terminal."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from artemia import read_corrections
from artemia.texts.sheets import all_sheets
from tests.cli.player import Player, artemia

BOX = """
[place.jungle]
name = "The [bold]Thicket"
effect = "wreck"

[hunt.tracking]
name.en = "Nose"
name.fr = "Flair"
text = "Sniff."

[survival.dodge]
name = "Sidestep"

[bonus.all_will]
text = "Everybody is well again."
"""


@pytest.fixture
def box(tmp_path: Path) -> str:
    file = tmp_path / "my-box.toml"
    file.write_text(BOX, encoding="utf-8")
    return str(file)


def test_a_sheet_says_what_the_owner_says_and_that_it_was_put_right(box: str) -> None:
    shown = artemia("cards", "jungle", "flair", "--cards", box, "--lang", "en").out
    for words in ("The [bold]Thicket", "Rescue +1.", "Once per turn", "Nose", "Sniff.", "Corrected"):
        assert words in shown, words
    everything = artemia("cards", "--cards", box, "--lang", "en").out
    assert "Nose†" in everything and "Everybody is well again." in everything
    assert "Nose" not in artemia("cards", "--lang", "en").out


def test_json_has_what_the_owner_says(box: str) -> None:
    found = {each["id"]: each for each in json.loads(artemia("cards", "--json", "--cards", box).out)}
    assert found["tracking"]["names"] == {"en": "Nose", "fr": "Flair"}
    assert found["jungle"]["once_per_turn"] is True
    assert {id for id, each in found.items() if each["provenance"] == "corrected"} == {
        "jungle",
        "tracking",
        "dodge",
    }


def test_a_file_is_checked(box: str, tmp_path: Path) -> None:
    right = artemia("cards", "--check", box, "--lang", "en")
    assert right.code == 0 and "corrects 4 cards" in right.out.replace("\n", " ")
    file = tmp_path / "wrong.toml"
    file.write_text('[hunt.traking]\n[place.lair]\neffect = "dome"\n', encoding="utf-8")
    wrong = artemia("cards", "--check", str(file), "--lang", "fr")
    assert wrong.code == 2
    assert wrong.err.splitlines() == [
        "artemia: Aucune carte ne s’appelle «\u00a0hunt.traking\u00a0»\u00a0; serait-ce hunt.tracking\u00a0?",
        "artemia: place.lair\u00a0: l’effet «\u00a0dome\u00a0» ne va qu’au lieu 4.",
    ]


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "cards"])
def test_what_is_no_file_of_cards_is_refused(command: str, tmp_path: Path) -> None:
    assert (
        "can’t be read as text"
        in artemia(command, "--cards", str(tmp_path / "none"), "--lang", "en").sentence
    )
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    assert "can’t be read as text" in artemia(command, "--cards", str(file), "--lang", "en").sentence


def test_a_template_says_what_there_is_and_changes_nothing() -> None:
    printed = artemia("cards", "--template").out
    assert not read_corrections(printed), "all of it is comments"
    filled = "\n".join(line.removeprefix("# ") for line in printed.splitlines())
    assert sum(len(cards) for cards in tomllib.loads(filled).values()) == len(all_sheets())
    some = artemia("cards", "tracking", "lair", "--template").out
    both = read_corrections("\n".join(line.removeprefix("# ") for line in some.splitlines()))
    assert [(each.kind, each.id) for each in both.all] == [("place", "lair"), ("hunt", "tracking")]


def test_a_whole_game_is_played_saved_and_told_with_them(box: str, tmp_path: Path) -> None:
    file = tmp_path / "record"
    words = ("--cards", box, "--seed", "3", "--lang", "en", "--record", str(file))
    run = artemia("play", *words, keys=Player(3))
    assert (run.code, run.err) == (0, "")
    assert "[bold]Thicket" in run.out and "Jungle" not in run.out
    told = artemia("replay", str(file), "--lang", "en").out
    assert "[bold]Thicket" in told and "Jungle" not in told
    again = artemia("play", "--load", str(file), "--cards", box, "--lang", "en")
    assert "--cards" in again.sentence


def test_the_sheet_of_a_card_is_read_while_playing(box: str) -> None:
    run = artemia("play", "--cards", box, "--seed", "3", "--lang", "en", keys=["? 2", "? sidestep", "q", "q"])
    assert "Rescue +1." in run.out and "Corrected" in run.out and "Sidestep" in run.out


def test_games_between_bots_are_played_with_them(box: str) -> None:
    words = ("simulate", "--players", "3", "--games", "4", "--jobs", "1", "--json")
    with_them, without = (json.loads(artemia(*words, *more).out) for more in (("--cards", box), ()))
    assert with_them["cards"]["hunt"]["tracking"]["text"] == "Sniff." and "cards" not in without
    assert with_them["all"] != without["all"]
    modes = artemia(*words, "--modes", "first_night,light", "--cards", box)
    assert modes.code == 0
