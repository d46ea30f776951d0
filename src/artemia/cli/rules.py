"""`artemia rules`: the book of rules, by chapters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Annotated, Final

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from artemia.cli.options import Language
from artemia.cli.sheets import panel
from artemia.cli.terminal import Terminal, language
from artemia.errors import ArtemiaError
from artemia.texts import say
from artemia.texts.book import Block, BookError, Chapter, Line, book, chapter_with
from artemia.texts.sheets import all_sheets

app = typer.Typer(add_completion=False)

READABLE: Final = 88
"""Columns of a line of prose."""


@app.command()
def rules(
    chapter: Annotated[
        str | None, typer.Argument(help="A chapter or a section, by its id; left out, all are listed.")
    ] = None,
    *,
    lang: Language = None,
) -> None:
    """Read the book of rules.

    Examples:  artemia rules    artemia rules reckoning    artemia rules resist --lang fr
    """
    lang = language(lang)
    terminal = Terminal(lang)
    if chapter is None:
        terminal.show(*contents(lang))
        return
    try:
        found = chapter_with(chapter.casefold(), lang)
    except BookError as error:
        known = ", ".join(each.id for each in book(lang))
        raise ArtemiaError(say(lang, "book-unknown", given=chapter, known=known)) from error
    width = min(terminal.width, READABLE)
    for thing in told(found):
        terminal.console.print(thing, width=width)
    if found.deck:
        terminal.show(*(panel(sheet, lang) for sheet in all_sheets() if sheet.kind == found.deck))


def contents(lang: str) -> Iterator[RenderableType]:
    """All chapters by their ids, in their groups."""
    yield Rule(say(lang, "book-title"), style="dim")
    for group, chapters in groupby(book(lang), key=lambda chapter: chapter.group):
        yield Text(f"\n{say(lang, f'book-{group}')}", style="bold")
        grid = Table.grid(padding=(0, 2))
        for chapter in chapters:
            grid.add_row(Text(f"  {chapter.id}", style="cyan"), Text(chapter.title))
        yield grid
    yield Text(f"\n{say(lang, 'book-how')}", style="dim")


def told(chapter: Chapter) -> Iterator[RenderableType]:
    yield Rule(chapter.title, style="dim")
    yield styled(chapter.lead, "italic")
    yield from blocks(chapter.blocks)
    for section in chapter.sections:
        yield Text(f"\n{section.title}", style="bold underline")
        yield from blocks(section.blocks)
        for entry in section.entries:
            yield Text(f"\n{entry.title}", style="bold")
            yield from (Padding(each, (0, 0, 0, 2)) for each in blocks(entry.blocks))


def blocks(of: tuple[Block, ...]) -> Iterator[RenderableType]:
    """Pictures are left out: what they show stands in the words."""
    for block in of:
        if block.kind == "table":
            yield table(block)
        elif block.kind == "paragraph":
            yield styled(block.lines[0])
        elif block.kind in ("list", "steps"):
            grid = Table.grid(padding=(0, 1))
            for n, line in enumerate(block.lines, 1):
                grid.add_row(f"  {n}." if block.kind == "steps" else "  •", styled(line))
            yield grid


def table(block: Block) -> Table:
    head, *rows = block.rows
    found = Table(box=None, padding=(0, 2))
    for cell in head:
        found.add_column(styled(cell, "bold"))
    for row in rows:
        found.add_row(*map(styled, row))
    return found


def styled(line: Line, style: str = "") -> Text:
    """Words; a sign is a picture, and nothing here, with the space before it."""
    text = Text(style=style)
    for span in line:
        if span.sign:
            text.rstrip()
        else:
            text.append(span.text if text.plain else span.text.lstrip(), "bold" if span.bold else "")
    return text
