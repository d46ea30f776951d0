"""The code in the documentation runs, and does what it says."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, blocks, page
from tests.docs.running import run

SESSIONS = [
    "docs/architecture.md",
    "docs/bots.md",
    "docs/lab/README.md",
    "docs/lab/actions.md",
    "docs/lab/chance.md",
    "docs/own-cards.md",
    "docs/protocol.md",
]


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
