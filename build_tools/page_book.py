"""The book of rules for the page: one JSON file per language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from artemia.texts import LANGUAGES, say
from artemia.texts.book import Block, Chapter, Line, Span, book
from build_tools.page_catalogue import write_json

WORDS: Final = (
    "contents",
    "search",
    "found",
    "nothing-found",
    "ruling",
    "rulings",
    "before",
    "next",
    "leaf",
    "on-page",
    "cards-here",
    "print",
    "print-all",
    "no-such-page",
    "from-start",
    "back",
    "about-card",
)
"""What stands around the chapters on the page."""


def write_book(folder: Path) -> None:
    """Writes en.json and fr.json; a file that would not change is left alone."""
    for lang in LANGUAGES:
        chapters = [plain_chapter(each) | {"where": where(each, lang)} for each in book(lang)]
        groups = {chapter.group: say(lang, f"book-{chapter.group}") for chapter in book(lang)}
        words = {word: say(lang, f"book-page-{word}") for word in WORDS}
        write_json(folder / f"{lang}.json", {"groups": groups, "words": words, "chapters": chapters})


def where(chapter: Chapter, lang: str) -> str:
    """In which part of the book a chapter is, and of which phase it tells."""
    group = say(lang, f"book-{chapter.group}")
    return say(lang, "book-page-phase", group=group, n=chapter.phase) if chapter.phase else group


def plain_chapter(chapter: Chapter) -> dict[str, Any]:
    """A chapter in plain data."""
    return {
        **{name: getattr(chapter, name) for name in ("id", "group", "phase", "deck", "title")},
        "lead": plain_line(chapter.lead),
        "blocks": [plain_block(each) for each in chapter.blocks],
        "sections": [
            {
                "id": section.id,
                "title": section.title,
                "blocks": [plain_block(each) for each in section.blocks],
                "entries": [
                    {"id": each.id, "title": each.title, "blocks": [plain_block(one) for one in each.blocks]}
                    for each in section.entries
                ],
            }
            for section in chapter.sections
        ],
    }


def plain_block(block: Block) -> dict[str, Any]:
    if block.rows:
        return {"kind": block.kind, "rows": [[plain_line(cell) for cell in row] for row in block.rows]}
    told: dict[str, Any] = {"kind": block.kind, "lines": [plain_line(line) for line in block.lines]}
    return told | ({"picture": block.picture} if block.picture else {})


def plain_line(line: Line) -> list[str | dict[str, Any]]:
    """Words without any look are strings."""
    return [plain_span(span) for span in line]


def plain_span(span: Span) -> str | dict[str, Any]:
    told = {name: value for name, value in vars(span).items() if value}
    return span.text if set(told) <= {"text"} else told
