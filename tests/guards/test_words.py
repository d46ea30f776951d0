"""The machine knows no particular game, and files tell nothing about the machine they were written on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import artemia.cards  # noqa: F401 - fills the catalogue
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from tests.guards.sources import PACKAGE, ROOT, kept_files, text_of

OF_THE_GAME = {
    "assimilation",
    "board",
    "creature",
    "exploration",
    "explore",
    "hunt",
    "hunted",
    "hunting",
    "place",
    "places",
    "planet",
    "reckoning",
    "rescue",
    "survival",
    "token",
    "tokens",
    "turn",
    "willpower",
}


@pytest.mark.parametrize("file", sorted((PACKAGE / "engine").glob("*.py")), ids=lambda file: file.name)
def test_the_engine_has_no_word_of_the_game(file: Path) -> None:
    names = {part for id in (*PLACES, *HUNT, *SURVIVAL) for part in (id, *([] if "_" in id else [id + "s"]))}
    words = re.findall(r"[a-z]+(?:_[a-z]+)*", file.read_text(encoding="utf-8").lower())
    used = {part for word in words for part in (word, *word.split("_"))}
    assert used & (names | OF_THE_GAME) == set()


# Written so that this file doesn't find itself.
PRIVATE = {
    "the home of somebody": re.compile(r"(?<![\w.])/(?:hom[e]/\w|User[s]/\w|roo[t]/)|[A-Z]:\\\\?User[s]"),
    "a package registry": re.compile(
        r"pypi\.or[g]|pythonhosted\.or[g]|registry\.np[m]js|artifactor[y]|index-ur[l]|\"resolved\": \"http"
    ),
}


@pytest.mark.parametrize("what", PRIVATE)
def test_no_file_names(what: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in kept_files()
        for number, line in enumerate(text_of(file).splitlines(), 1)
        if PRIVATE[what].search(line)
    ]
    assert found == [], f"here stands {what}"


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("the home of somebody", "cd /hom" + "e/ada/game"),
        ("the home of somebody", "C:\\User" + "s\\Ada"),
        ("a package registry", "https://pypi.or" + "g/simple"),
    ],
)
def test_the_guard_finds_what_it_looks_for(what: str, line: str) -> None:
    assert PRIVATE[what].search(line)
