"""The terminal: where lines come from and where they go."""

from __future__ import annotations

import os
import sys
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from artemia.errors import ArtemiaError
from artemia.texts import LANGUAGES, say

WIDEST: Final = 120
FORGET_THE_PAST: Final = "\x1b[2J\x1b[3J\x1b[H"


class Left(Exception):
    """Nobody types any more: the input has come to its end."""


class Terminal:
    """Shows things and reads lines, at a real terminal or through pipes."""

    def __init__(self, lang: str, console: Console | None = None) -> None:
        forgive_strange_letters()
        self.lang = lang
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height if self.live else 60

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, width=self.width)

    def say(self, id: str, /, *, style: str = "", **args: str | int) -> None:
        """One message of the texts, on lines of its own; the name of a file stays in one piece."""
        text = Text(say(self.lang, id, **args), style=style)
        if "file" in args:
            self.console.print(text, soft_wrap=True)
        else:
            self.show(text)

    def ask(self, prompt: str = "") -> str:
        """The next line somebody types, without the spaces around it."""
        self.console.print(Text(f"{prompt}> ", style="bold"), end="", soft_wrap=True)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise Left
        line = "".join(letter for letter in line if letter.isprintable()).strip()
        if not sys.stdin.isatty():
            self.console.print(line, soft_wrap=True)
        return line

    def clear(self, *, forget: bool = False) -> None:
        """A fresh screen; `forget` also drops what one could scroll back to."""
        if self.live and forget:
            self.console.file.write(FORGET_THE_PAST)
        elif self.live:
            self.console.clear()
        else:
            self.console.print()


def forgive_strange_letters() -> None:
    """A letter that can't be read or shown becomes a question mark, not a crash."""
    stream: Any
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def language(wish: str | None) -> str:
    """The language asked for, or else that of the system."""
    if wish is None:
        system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
        return system[:2] if system[:2] in LANGUAGES else "en"
    if wish not in LANGUAGES:
        raise ArtemiaError(f"There are no texts in “{wish}”; there are texts in {' and '.join(LANGUAGES)}.")
    return wish
