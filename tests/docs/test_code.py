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


@pytest.mark.parametrize("name", ["docs/architecture.md", "docs/bots.md", "docs/protocol.md"])
def test_sessions_and_programs_run(name: str) -> None:
    """All blocks of a page share their names, as if typed one after the other."""
    names: dict[str, Any] = {"__name__": "page"}
    for number, block in enumerate(blocks(page(name), "python"), 1):
        assert block.file is None
        if block.text.startswith(">>>"):
            session = doctest.DocTestParser().get_doctest(block.text, names, f"{name} {number}", name, 0)
            failed, _ = doctest.DocTestRunner(verbose=False).run(session, clear_globs=False)
            assert not failed
            names |= session.globs
        else:
            exec(compile(block.text, f"{name}, block {number}", "exec"), names)


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


def run(checkout: Path, *arguments: str) -> str:
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHONPATH"))
    }
    done = subprocess.run(
        [sys.executable, "-P", "-m", *arguments],
        cwd=checkout,
        env={**kept, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def test_the_cards_of_the_page_pass_their_tests(checkout: Path) -> None:
    assert "3 passed" in run(checkout, "pytest", "-q", "-p", "no:cacheprovider", "tests/cards/house")


def test_the_cards_of_the_page_have_their_sheets(checkout: Path) -> None:
    assert "Campfire" in run(checkout, "artemia.cli", "cards", "campfire", "bargain", "--lang", "en")


def test_the_cards_of_the_page_are_well_written(checkout: Path) -> None:
    files = ["src/artemia/cards/house", "tests/cards/house"]
    run(checkout, "ruff", "check", *files)
    run(checkout, "ruff", "format", "--check", *files)


@pytest.mark.slow
def test_the_cards_of_the_page_satisfy_all_tests_of_texts(checkout: Path) -> None:
    folders = ("tests/texts", "tests/docs/test_protocol.py")
    # Rewriting the assertions of so many files would take longer than most of their tests.
    run(checkout, "pytest", "-q", "-p", "no:cacheprovider", "--assert=plain", *folders)
