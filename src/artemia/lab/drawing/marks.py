"""What a drawing is made of: boxes, lines, dots and words, each in one of a few inks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

INKS: Final = {
    # ink: on white paper, on black
    "paper": ("#fbfaf7", "#14181d"),
    "ink": ("#1d232b", "#e8e6e1"),
    "faint": ("#68717d", "#98a1ad"),
    "rule": ("#d5d2ca", "#343b45"),
    "creature": ("#c2571a", "#f0894a"),
    "hunted": ("#1f6fb2", "#5fa8e6"),
}


@dataclass(frozen=True)
class Rectangle:
    x: float
    y: float
    width: float
    height: float
    ink: str
    strength: float = 1.0


@dataclass(frozen=True)
class Stroke:
    x: float
    y: float
    to_x: float
    to_y: float
    ink: str
    width: float = 1.0


@dataclass(frozen=True)
class Dot:
    x: float
    y: float
    radius: float
    ink: str


@dataclass(frozen=True)
class Words:
    """Written on a base line; `at` says which end of them, or the middle, is at x."""

    x: float
    y: float
    text: str
    ink: str = "ink"
    size: float = 13.0
    at: str = "start"
    bold: bool = False


@dataclass(frozen=True)
class Picture:
    """A WebP, cropped to its frame."""

    x: float
    y: float
    width: float
    height: float
    content: bytes


Mark = Rectangle | Stroke | Dot | Words | Picture


@dataclass
class Drawing:
    title: str
    width: float
    height: float = 0.0
    marks: list[Mark] = field(default_factory=list)

    def add(self, *marks: Mark) -> None:
        self.marks += marks
