"""The pages of the documentation, taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
)
FENCE = re.compile(r"^```(\w*)(?: (\S+))?\n(.*?)^```$", re.M | re.S)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file it is meant for if one is named, its text."""

    language: str
    file: str | None
    text: str


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(text: str, language: str | None = None) -> list[Block]:
    found = [Block(match[1], match[2], match[3]) for match in FENCE.finditer(text)]
    return [block for block in found if language in (None, block.language)]


def prose(text: str) -> str:
    """The page without its fenced blocks."""
    return FENCE.sub("", text)


def spans(text: str) -> list[str]:
    """Everything set as code within the prose."""
    return SPAN.findall(prose(text))


def links(text: str) -> list[str]:
    return LINK.findall(prose(text))


def anchors(text: str) -> set[str]:
    """What headings can be linked by."""
    headings = re.findall(r"^#+ (.+)$", prose(text), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def section(text: str, start: str) -> str:
    """From a line that begins so to the next heading or the next bold lead."""
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(start))
    end = next((n for n in range(at + 1, len(lines)) if lines[n].startswith(("#", "**"))), len(lines))
    return "\n".join(lines[at + 1 : end])


def rows(text: str) -> Iterator[list[str]]:
    """The rows of all tables in a text, without their heads."""
    for line in re.sub(r"^\|.*\n\|[-|]+\|$", "", text, flags=re.M).splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def named(cell: str) -> list[str]:
    return SPAN.findall(cell)
