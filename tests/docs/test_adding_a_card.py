"""The page on adding a card, followed to the letter: each file is written, each command is typed."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from artemia.texts import LANGUAGES
from tests.docs.pages import ROOT, Block, blocks, page
from tests.docs.running import environment, run
from tests.guards.sources import kept_files

PAGE = page("docs/adding-a-card.md")
PARTS = re.split(r"^(?=## \d\. )", PAGE, flags=re.M)[1:]
"""A box with one card, four more, playing them."""
PREPARED = (".mypy_cache", "src/artemia/server/web/page")
"""What a checkout has after its first test run, besides its files."""


def copy_of_the_project(folder: Path) -> Path:
    if (ROOT / "src/artemia/cards/house").exists():
        pytest.skip("somebody has followed the page right here")
    for file in kept_files():
        place = folder / file.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, place)
    for name in PREPARED:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
    return folder


@pytest.fixture(scope="module")
def one_card(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which somebody has followed the first part."""
    folder = copy_of_the_project(tmp_path_factory.mktemp("one card"))
    follow(PARTS[0], folder)
    return folder


@pytest.fixture(scope="module")
def five_cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """And one in which they have followed all of it."""
    folder = copy_of_the_project(tmp_path_factory.mktemp("five cards"))
    for part in PARTS:
        follow(part, folder)
    return folder


def follow(text: str, folder: Path) -> None:
    for block in blocks(text):
        if block.file:
            write(block, folder / block.file)


def write(block: Block, file: Path) -> None:
    if block.language != "diff":
        assert not file.exists(), f"{file} is no new file"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, encoding="utf-8")
        return
    lines = block.text.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] in " -")
    after = "".join(line[1:] for line in lines if line[0] in " +")
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{file} has no such lines, or has them twice:\n{before}"
    file.write_text(text.replace(before, after), encoding="utf-8")


def commands(text: str) -> list[list[str]]:
    """What is typed after ./artemia."""
    lines = [line for block in blocks(text, "sh") for line in block.text.splitlines()]
    return [shlex.split(line, comments=True)[1:] for line in lines]


def artemia(folder: Path, *words: str) -> str:
    return run(folder, "-m", "artemia.cli", *words)


@pytest.mark.slow
def test_one_card_is_whole(one_card: Path) -> None:
    told = run(one_card, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/cards/house")
    assert "2 passed" in told
    assert "A card of your own" in artemia(one_card, "cards", "campfire", "--lang", "en")
    assert "Une carte à vous" in artemia(one_card, "cards", "campfire", "--lang", "fr")


@pytest.mark.slow
def test_five_cards_are_whole_and_well_written(five_cards: Path) -> None:
    told = run(five_cards, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/cards/house")
    assert "7 passed" in told
    written = ["src/artemia/cards/house", "src/artemia/bots/habits/boxes/house.py", "tests/cards/house"]
    run(five_cards, "-m", "ruff", "check", *written)
    run(five_cards, "-m", "ruff", "format", "--check", *written)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_whatever_the_page_says_to_type_works(one_card: Path, five_cards: Path) -> None:
    """The tests of the finished box are all fast ones there are: any might turn red by a box more."""
    for folder, text in ((one_card, PARTS[0]), (five_cards, PARTS[2])):
        for words in commands(text):
            if words[0] != "serve":
                artemia(folder, *words)
    assert [words[0] for part in PARTS for words in commands(part)] == [
        *("test", "cards", "play"),
        *("test", "cards", "simulate", "play", "serve"),
    ]


@pytest.fixture
def server(five_cards: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that somebody started there."""
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "t.db"))
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "artemia.cli", *words],
        cwd=five_cards,
        env=environment(five_cards),
        stdout=subprocess.PIPE,
        text=True,
    ) as started:
        assert started.stdout is not None
        addresses = (re.search(r"http://[\w.]+:\d+", line) for line in started.stdout)
        yield next(address[0] for address in addresses if address)
        started.terminate()


@pytest.mark.slow
def test_the_server_offers_the_box(server: str) -> None:
    for lang in LANGUAGES:
        choices = fetched(f"{server}/api/choices?lang={lang}")
        (house,) = [box for box in choices["boxes"] if box["id"] == "house"]
        assert house == {
            "id": "house",
            "name": {"en": "The house", "fr": "La maison"}[lang],
            "text": house["text"],
            "needs": ["base"],
            "picture": "orchard",
        }
        (preset,) = [each for each in choices["presets"] if each["id"] == "house"]
        assert preset["options"] == {"boxes": ["base", "house"]}
        assert {"number": 6, "box": "house", "id": "orchard", "needs": ["base"]} in choices["places"]


def fetched(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return json.load(answer)
