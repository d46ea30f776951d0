"""The book of rules: every chapter in every language, and what it says of numbers is what the engine does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from artemia import Game, Setup
from artemia.cards.sanctuary.founding import BONUSES_AT
from artemia.engine.step import OPS
from artemia.rules.constants import place
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS, SURVIVORS
from artemia.rules.setup import SIDES
from artemia.texts import LANGUAGES, card_name, say
from artemia.texts.book import Block, BookError, Chapter, Line, Section, book, chapter_with, written_chapter
from artemia.texts.sheets import KINDS
from tests.guards.sources import ROOT
from tests.texts.test_bars import keys
from tests.texts.test_languages import ENGLISH

SEATS: Final = range(2, 8)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def blocks(chapter: Chapter) -> Iterator[Block]:
    yield from chapter.blocks
    for section in chapter.sections:
        yield from section.blocks
        for entry in section.entries:
            yield from entry.blocks


def lines(chapter: Chapter) -> Iterator[Line]:
    yield chapter.lead
    for block in blocks(chapter):
        yield from block.lines
        for row in block.rows:
            yield from row


def words(line: Line) -> str:
    return "".join(span.text for span in line)


def shape(chapter: Chapter) -> object:
    """All but the words; of a glossary, whose order is that of its letters, not which entry is which."""
    return [
        chapter.id,
        chapter.group,
        [outline(block) for block in chapter.blocks],
        [
            (
                section.id,
                [outline(block) for block in section.blocks],
                sorted([outline(block) for block in entry.blocks] for entry in section.entries),
            )
            for section in chapter.sections
        ],
    ]


def outline(block: Block) -> tuple[str, str, int, list[int], list[str]]:
    signs = [span.sign for line in block.lines for span in line if span.sign]
    return block.kind, block.picture, len(block.lines), [len(row) for row in block.rows], signs


def leads(chapter: Chapter) -> list[str]:
    return sorted(span.to for line in lines(chapter) for span in line if span.to)


def test_all_languages_have_the_same_chapters() -> None:
    first, *others = [book(lang) for lang in LANGUAGES]
    for other in others:
        for mine, theirs in zip(first, other, strict=True):
            assert shape(mine) == shape(theirs)
            assert leads(mine) == leads(theirs), mine.id


@every_language
def test_every_file_is_a_chapter(lang: str) -> None:
    folder = ROOT / "src" / "artemia" / "texts" / lang / "book"
    assert sorted(file.stem for file in folder.iterdir()) == sorted(chapter.id for chapter in book(lang))


@every_language
def test_every_link_leads_to_one_place(lang: str) -> None:
    there = [
        id for chapter in book(lang) for id in (chapter.id, *[section.id for section in chapter.sections])
    ]
    assert len(set(there)) == len(there)
    assert {to for chapter in book(lang) for to in leads(chapter)} <= set(there)


@every_language
def test_every_reason_why_something_is_not_offered_has_its_chapter(lang: str) -> None:
    chapters = {key.partition("/")[0] for key in keys()}
    assert len(chapters) > 20
    for chapter in chapters:
        assert chapter_with(chapter, lang).title


@every_language
def test_every_card_of_every_deck_is_shown(lang: str) -> None:
    assert [chapter.deck for chapter in book(lang) if chapter.deck] == list(KINDS)


@every_language
def test_every_part_has_a_name(lang: str) -> None:
    assert all(say(lang, f"book-{chapter.group}") for chapter in book(lang))


def test_the_french_book_is_french() -> None:
    for chapter in book("fr"):
        for line in lines(chapter):
            said = words(line)
            assert len(ENGLISH.findall(said)) < 2, said
            assert not re.search(r" [?!;»]|« | :(?!\w+:)|['\"]", said), said


# What the engine does


def table(lang: str, chapter: str, section: str, n: int = 0) -> list[list[str]]:
    found = next(each for each in chapter_with(chapter, lang).sections if each.id == section)
    return tables(found)[n]


def tables(section: Section) -> list[list[list[str]]]:
    return [
        [[words(cell) for cell in row] for row in block.rows]
        for block in section.blocks
        if block.kind == "table"
    ]


def numbers(row: list[str]) -> list[int]:
    return [int(cell) for cell in row[1:]]


@every_language
def test_the_distances_are_those_of_the_engine(lang: str) -> None:
    head, rescue, assimilation, copies = map(numbers, table(lang, "set-up", "distances"))
    games = [Game.new(Setup(players=n, side="A", seed=1)).state for n in SEATS]
    assert head == [*SEATS]
    assert rescue == [g.rescue for g in games]
    assert assimilation == [g.assimilation for g in games]
    assert copies == [sum(g.reserve >> 10 * layer & place(6) > 0 for layer in range(3)) for g in games]


@every_language
def test_the_city_is_founded_as_the_book_says(lang: str) -> None:
    rows = [*map(numbers, table(lang, "sanctuary", "sanctuary-set-up"))]
    games = [Game.new(Setup(players=n, side="A", seed=1, boxes=("base", "sanctuary"))) for n in SEATS]
    states = [game.state for game in games]
    cities = [game.view(None).sanctuary for game in games]
    assert rows[1] == [g.rescue for g in states]
    assert rows[2] == [g.assimilation for g in states]
    assert rows[3] == [city.defense for city in cities if city]
    assert rows[4] == [city.dna for city in cities if city]
    asked = [game.question(0) for game in games]
    assert rows[5] == [len(question.answers) - 1 for question in asked if question]


@every_language
def test_the_bonuses_are_where_the_book_says(lang: str) -> None:
    for n, side in enumerate(BONUSES_AT):
        _, *rows = table(lang, "city", "defense", n)
        assert [int(distance) for distance, _ in rows] == list(side)


@every_language
def test_the_sides_of_the_board_are_told(lang: str) -> None:
    sides = next(each for each in chapter_with("set-up", lang).sections if each.id == "sides")
    _, b = next(block for block in sides.blocks if block.kind == "list").lines
    assert tuple(map(int, re.findall(r"\d+", words(b)))) == SIDES["B"]
    assert SIDES["A"] == (6, 5, 4, 3, 2, 1)


@every_language
def test_the_light_variant_offers_what_the_book_says(lang: str) -> None:
    _, *rows = table(lang, "variants", "light")
    for cost, (_, names) in enumerate(rows, 1):
        fitting = [id for id, each in EVOLUTIONS.items() if each.base_compatible and each.cost == cost]
        assert sorted(names.split(", ")) == sorted(card_name("evolution", id, lang) for id in fitting)
    assert sum(each.base_compatible for each in AVATARS.values()) == 6
    assert len(SURVIVORS) == 18


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("## A {#a}", "its title"),
        ("# A\n\nB", "leads in"),
        ("# A\n\n> B\n\n## C\n", "no id"),
        ("# A\n\n> B\n\n### C\n", "no section"),
        ("# A\n\n> B\n\nC\nD", "one line"),
        ("# A\n\n> B\n\n- C\nD", "items"),
        ("#A", "no heading"),
    ],
)
def test_what_is_no_chapter_is_refused(source: str, wrong: str) -> None:
    with pytest.raises(BookError, match=wrong):
        written_chapter("a", "turns", source, None, None)


def test_what_a_verb_leads_to_is_in_the_book() -> None:
    leading = {op.name: op.book for op in OPS.values() if op.book}
    assert leading["resist"] == "resist"
    for name, section in leading.items():
        assert chapter_with(section, "en").title, name


FIGURES: Final = ROOT / "web" / "src" / "book"


def test_every_picture_is_drawn() -> None:
    """On the page, by its name in one of the tables of figures.ts, or for itself in Figure.svelte."""
    drawn = "".join((FIGURES / name).read_text("utf-8") for name in ("figures.ts", "Figure.svelte"))
    pictures = {block.picture for chapter in book("en") for block in blocks(chapter) if block.picture}
    assert {each for each in pictures if not re.search(rf"(?m)^ +'?{each}'?: |'{each}'", drawn)} == set()


def test_signs_have_their_pictures() -> None:
    icons = (ROOT / "web" / "src" / "art" / "icons.svg").read_text("utf-8")
    sign_of = (FIGURES / "Sign.svelte").read_text("utf-8")
    signs = {span.sign for chapter in book("en") for line in lines(chapter) for span in line if span.sign}
    assert {
        each for each in signs if f'id="i-{each}"' not in icons and not re.search(rf"\b{each}\b", sign_of)
    } == set()
