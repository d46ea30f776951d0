"""The code in the documentation runs, and does what it says."""

from __future__ import annotations

import doctest
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, Block, blocks, page

CARD_PAGE = "docs/adding-a-card.md"
SESSIONS = ["docs/architecture.md", "docs/bots.md", "docs/own-cards.md", "docs/protocol.md"]


@pytest.mark.parametrize("name", SESSIONS)
def test_sessions_and_programs_run(name: str) -> None:
    """All blocks of a page share their names, as if typed one after the other."""
    names: dict[str, Any] = {"__name__": "page"}
    for number, block in enumerate(blocks(page(name), "python"), 1):
        if block.file:  # a program of its own: below
            continue
        if block.text.startswith(">>>"):
            session = doctest.DocTestParser().get_doctest(block.text, names, f"{name} {number}", name, 0)
            failed, _ = doctest.DocTestRunner(verbose=False).run(session, clear_globs=False)
            assert not failed
            names |= session.globs
        else:
            exec(compile(block.text, f"{name}, block {number}", "exec"), names)


@pytest.mark.slow
def test_the_bot_of_the_protocol_plays_wherever_bots_are_named(tmp_path: Path) -> None:
    """Each file of the page is pasted as it stands, and each command is typed."""
    text = page("docs/protocol.md")
    for block in blocks(text, "python"):
        if block.file:
            (tmp_path / block.file).write_text(block.text, encoding="utf-8")
    assert "won after" in run(tmp_path, str(tmp_path / "tournament.py"), home=ROOT)
    commands = [line.split()[1:] for block in blocks(text, "sh") for line in block.text.splitlines()]
    named = [words for words in commands if "beachcomber.py:Beachcomber" in " ".join(words)]
    assert [words[0] for words in named] == ["simulate", "arena", "play"]
    for words in named:
        told = run(tmp_path, "-m", "artemia.cli", *words, home=ROOT)
        assert words[0] == "play" or "Beachcomber" in told


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project in which somebody has followed the page on adding a card."""
    if (ROOT / "src/artemia/cards/house").exists():
        pytest.skip("somebody has followed the page right here")
    skip = shutil.ignore_patterns("__pycache__", "*.so")
    for name in ("src", "docs", "tests/cards", "tests/docs", "tests/properties", "tests/texts"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=skip)
    shutil.copy2(ROOT / "pyproject.toml", tmp_path)
    for block in blocks(page(CARD_PAGE)):
        if block.file:
            follow(block, tmp_path / block.file)
    return tmp_path


def follow(block: Block, file: Path) -> None:
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


def run(folder: Path, *arguments: str, home: Path | None = None) -> str:
    """Runs Python in a folder, with the package as it is there, or at home."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHONPATH"))
    }
    done = subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd=folder,
        env={**kept, "PYTHONPATH": str((home or folder) / "src")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def test_the_cards_of_the_page_pass_their_tests(checkout: Path) -> None:
    assert "3 passed" in run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/cards/house")


def test_the_cards_of_the_page_have_their_sheets(checkout: Path) -> None:
    assert "Campfire" in run(checkout, "-m", "artemia.cli", "cards", "campfire", "bargain", "--lang", "en")


def test_the_cards_of_the_page_are_well_written(checkout: Path) -> None:
    files = ["src/artemia/cards/house", "tests/cards/house"]
    run(checkout, "-m", "ruff", "check", *files)
    run(checkout, "-m", "ruff", "format", "--check", *files)


@pytest.mark.slow
def test_the_cards_of_the_page_satisfy_all_tests_of_texts(checkout: Path) -> None:
    folders = ("tests/texts", "tests/docs/test_protocol.py")
    # Rewriting the assertions of so many files would take longer than most of their tests.
    run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--assert=plain", *folders)
