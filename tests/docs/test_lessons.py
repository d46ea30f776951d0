"""The page on lessons: its file is one, and what it says can be lit and opened can."""

from __future__ import annotations

from artemia.lessons import read_lesson
from artemia.lessons.reading import LIGHTS, SHEETS
from tests.docs.pages import blocks, named, page, rows, spans

PAGE = page("docs/lessons.md")


def test_the_file_shown_is_a_lesson() -> None:
    (block,) = blocks(PAGE, "toml")
    taught = read_lesson("example", block.text)
    assert [step.id for step in taught.steps] == ["hide", "caught", "alone"] and taught.turns == 1


def test_the_lights_and_sheets_listed_are_there() -> None:
    table = PAGE.partition("| Light | What |")[2].partition("\n\n")[0]
    lights = [name for row in rows(f"| Light | What |{table}\n") for name in named(row[0])]
    assert len(lights) > 10 and all(LIGHTS.fullmatch(light) for light in lights)
    opened = PAGE.partition("a sheet,")[2].partition("It is said")[0]
    assert [sheet for sheet in spans(opened) if SHEETS.fullmatch(sheet)] == spans(opened)
