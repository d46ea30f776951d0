"""What everybody at one table sent and heard, in the order in which it came, kept in a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple, TextIO

Way = Literal["hello", "sent", "heard", "floor", "gone"]
WAYS: Final[dict[str, Way]] = {"h": "hello", ">": "sent", "<": "heard", "!": "floor", ".": "gone"}
SIGNS: Final = {way: sign for sign, way in WAYS.items()}


class Entry(NamedTuple):
    """One message of one tab; a tab is called `user/number`."""

    tab: str
    way: Way
    text: str

    @property
    def user(self) -> str:
        return self.tab.partition("/")[0]


class Spool:
    """Written while the game goes on, read when it is judged."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: TextIO | None = path.open("w", encoding="utf-8")

    def write(self, tab: str, way: Way, text: str) -> None:
        if self._file is not None:
            self._file.write(f"{tab}\t{SIGNS[way]}\t{text}\n")

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def entries(path: Path) -> Iterator[Entry]:
    with path.open(encoding="utf-8", newline="\n") as lines:
        for line in lines:
            tab, sign, text = line.rstrip("\n").split("\t", 2)
            yield Entry(tab, WAYS[sign], text)
