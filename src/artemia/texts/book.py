"""The book of rules: chapters in data, the same ones in every language, for the page and the terminal.

A chapter is a file of a small Markdown: a title, a sentence that leads in, then sections `## Title {#id}`
with paragraphs, lists, tables and pictures `![what it shows](name)`; `### Title` is a question with its
answer, or a word with its meaning. `[words](id)` lead to a chapter or a section, `:name:` is a sign.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from artemia.errors import ArtemiaError

HEAD: Final = re.compile(r"(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?")
PICTURE: Final = re.compile(r"!\[(.+)\]\(([a-z-]+)\)")
ITEM: Final = re.compile(r"(?:- |\d\. )(.+)")
SPAN: Final = re.compile(r"\[([^\]]+)\]\(([a-z0-9-]+)\)|:([a-z]+):")
BOLD: Final = "**"


class BookError(ArtemiaError):
    """A chapter that isn't there, or that isn't written as chapters are."""


@dataclass(frozen=True)
class Span:
    """Words in one look; they may lead to a chapter or a section. Or a sign, which has no words."""

    text: str
    bold: bool = False
    to: str = ""
    sign: str = ""


Line = tuple[Span, ...]


@dataclass(frozen=True)
class Block:
    """A paragraph, a list, a table whose first row is its head, or a picture with what it shows."""

    kind: str  # paragraph, list, steps, table, picture
    lines: tuple[Line, ...] = ()
    rows: tuple[tuple[Line, ...], ...] = ()
    picture: str = ""


@dataclass(frozen=True)
class BookEntry:
    """A question with its answer, or a word with its meaning."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    blocks: tuple[Block, ...]
    entries: tuple[BookEntry, ...]


@dataclass(frozen=True)
class Chapter:
    """One page of the book. One with a deck shows all its cards."""

    id: str
    group: str
    title: str
    lead: Line
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...]
    phase: int | None = None
    deck: str | None = None


@cache
def book(lang: str) -> tuple[Chapter, ...]:
    """All chapters in their order."""
    order = tomllib.loads((files(__package__) / "book.toml").read_text(encoding="utf-8"))
    return tuple(
        written_chapter(id, group["id"], source_of(lang, id), order["phases"].get(id), order["decks"].get(id))
        for group in order["group"]
        for id in group["chapters"]
    )


def source_of(lang: str, id: str) -> str:
    return (files(__package__) / lang / "book" / f"{id}.md").read_text(encoding="utf-8")


def chapter_with(id: str, lang: str) -> Chapter:
    """The chapter of this name, or the one with a section of it."""
    for chapter in book(lang):
        if id == chapter.id or id in [section.id for section in chapter.sections]:
            return chapter
    raise BookError(f"The book of rules has no chapter “{id}”.")


def written_chapter(id: str, group: str, source: str, phase: int | None, deck: str | None) -> Chapter:
    parts = list(parts_of(id, source))
    if not parts or parts[0][0] != 1 or len([part for part in parts if part[0] == 1]) > 1:
        raise BookError(f"{id}: a chapter begins with its title, and has one.")
    _, title, _, lines = parts[0]
    if not lines or not lines[0].startswith("> "):
        raise BookError(f"{id}: a sentence that leads in comes after the title.")
    sections: list[Section] = []
    for level, name, anchor, body in parts[1:]:
        blocks = tuple(blocks_of(id, body))
        if level == 2:
            if not anchor:
                raise BookError(f"{id}: the section “{name}” has no id.")
            sections.append(Section(anchor, name, blocks, ()))
        else:
            if not sections:
                raise BookError(f"{id}: “{name}” stands in no section.")
            last = sections.pop()
            entry = BookEntry(f"{last.id}-{len(last.entries) + 1}", name, blocks)
            sections.append(Section(last.id, last.title, last.blocks, (*last.entries, entry)))
    lead = line_of(lines[0].removeprefix("> "))
    return Chapter(id, group, title, lead, tuple(blocks_of(id, lines[1:])), tuple(sections), phase, deck)


def parts_of(id: str, source: str) -> Iterator[tuple[int, str, str, list[str]]]:
    """Each heading, how deep it is, and the lines below it that say something."""
    part: tuple[int, str, str, list[str]] | None = None
    for line in source.splitlines():
        if line.startswith("#"):
            found = HEAD.fullmatch(line)
            if not found:
                raise BookError(f"{id}: this is no heading: {line}")
            if part:
                yield part
            part = len(found[1]), found[2], found[3] or "", []
        elif part:
            if line or part[3]:
                part[3].append(line)
        elif line:
            raise BookError(f"{id}: a chapter begins with its title.")
    if part:
        yield part


def blocks_of(id: str, lines: Sequence[str]) -> Iterator[Block]:
    """Blocks are told apart by empty lines."""
    text = "\n".join(lines).strip("\n")
    for piece in re.split(r"\n{2,}", text) if text else ():
        rows = piece.split("\n")
        if found := PICTURE.fullmatch(piece):
            yield Block("picture", (line_of(found[1]),), picture=found[2])
        elif piece.startswith("|"):
            yield Block("table", rows=tuple(row_of(row) for n, row in enumerate(rows) if n != 1))
        elif ITEM.fullmatch(rows[0]):
            items = [ITEM.fullmatch(row) for row in rows]
            if not all(items):
                raise BookError(f"{id}: every line of a list is one of its items: {rows[0]}")
            kind = "list" if piece.startswith("- ") else "steps"
            yield Block(kind, tuple(line_of(item[1]) for item in items if item))
        elif len(rows) > 1:
            raise BookError(f"{id}: a paragraph is one line: {rows[0]}")
        else:
            yield Block("paragraph", (line_of(piece),))


def row_of(row: str) -> tuple[Line, ...]:
    return tuple(line_of(cell.strip()) for cell in row.strip("|").split("|"))


def line_of(text: str) -> Line:
    return tuple(spans_of(text))


def spans_of(text: str) -> Iterator[Span]:
    for n, part in enumerate(text.split(BOLD)):
        bold, end = n % 2 == 1, 0
        for found in SPAN.finditer(part):
            if found.start() > end:
                yield Span(part[end : found.start()], bold)
            yield Span("", bold, sign=found[3]) if found[3] else Span(found[1], bold, to=found[2])
            end = found.end()
        if part[end:]:
            yield Span(part[end:], bold)
