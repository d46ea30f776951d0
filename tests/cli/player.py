"""Somebody at the keyboard who reads the screen and types what it offers."""

from __future__ import annotations

import io
import json
import random
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from artemia.cli import main
from artemia.texts import LANGUAGES, say

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
RULE = re.compile(r"^─+$", re.M)
EXAMPLE = re.compile(r"(?:for example|par exemple) ([a-z0-9 ]+?)\)?\s*$", re.M)
MARK = re.compile(r"(?:^ +| {3,})(\d+(?: \d+)*|[a-z])  (?=\S)", re.M)
SPOT = re.compile(r"(?:^ +| {3,})(\d+) (?!of |parmi )(?=[^\W\d])", re.M)
CURTAIN = ("Pass the keyboard", "Passez le clavier")
WRONG = (
    "isn’t offered",
    "no answer here",
    "n’est pas propos",
    "pas une réponse",
    "several answers",
    "plusieurs",
)

WON = {lang: [say(lang, "won-creature"), say(lang, "won-hunted")] for lang in LANGUAGES}


def question_in(text: str) -> str:
    """The last question on the screen, with its answers."""
    return RULE.split(text)[-1]


def keys_in(text: str) -> list[str]:
    """Everything the last question offers to type."""
    block = question_in(text)
    # The numbers of a line with a letter are typed after that letter, as its example shows.
    bare = re.sub(r"^( *)[a-z]  .*\n(?:\1 .*\n)*?.*(?:for example|par exemple).*$", "", block, flags=re.M)
    marks = [key for key in MARK.findall(block) if key]
    return [*EXAMPLE.findall(block), *marks, *SPOT.findall(bare)]


class Player:
    """Types something offered, by chance; or nothing more after so many questions."""

    def __init__(self, seed: int = 1, questions: int | None = None) -> None:
        self.rng = random.Random(seed)
        self.left = questions
        self.typed: list[str] = []

    def reply(self, text: str) -> str | None:
        """What to type on seeing this; None is the end of the input."""
        if any(curtain in text for curtain in CURTAIN) and not RULE.search(text):
            return ""
        if RULE.search(text) and self.left is not None:
            if not self.left:
                return None
            self.left -= 1
        keys = keys_in(text)
        if not keys:
            raise AssertionError(f"nothing to type here:\n{text}")
        self.typed.append(self.rng.choice(keys))
        return self.typed[-1]


@dataclass
class Run:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one sentence of an error."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert "Traceback" not in self.err
        assert re.fullmatch(r"artemia: \S.*[.?]\n", self.err), self.err
        return self.err


class Stage(io.StringIO):
    """What a command writes; remembers up to where it has been read."""

    read_up_to = 0

    def fresh(self) -> str:
        text = self.getvalue()[self.read_up_to :]
        self.read_up_to += len(text)
        return text


class Keyboard:
    """The lines of a script, or what a player replies to the screen."""

    def __init__(self, reply: Callable[[str], str | None], stage: Stage) -> None:
        self.reply, self.stage = reply, stage

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = self.reply(self.stage.fresh())
        return "" if line is None else line + "\n"


def artemia(*arguments: str, keys: Player | list[str] | None = None, columns: int = 80) -> Run:
    """Runs a command in this process, somebody at its keyboard."""
    out, err = Stage(), io.StringIO()
    lines = iter([] if isinstance(keys, Player) else keys or [])
    reply = keys.reply if isinstance(keys, Player) else lambda _: next(lines, None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", str(columns))
        patch.setenv("LC_ALL", "C")
        patch.setattr(sys, "argv", ["artemia", *arguments])
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setattr(sys, "stdin", Keyboard(reply, out))
        try:
            main()
            code: object = 0
        except SystemExit as stop:
            code = stop.code
    return Run(code if isinstance(code, int) else 1 if code else 0, out.getvalue(), err.getvalue())


def answers_in(file: Path) -> list[str]:
    """The answers in a record or a saved game."""
    return list(json.loads(file.read_text("utf-8"))["answers"])
