"""The book of rules: looked into from everywhere, read in both languages, by keys and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import close_sheet, go, new_table

SEEN = """id => {
  const { top } = document.getElementById(id).getBoundingClientRect()
  return top >= 0 && top < innerHeight
}"""
PLACES = 10


def reading(reader: Player, section: str) -> None:
    """This part of the book can be seen."""
    reader.page.locator(f"#rule-{section}").wait_for()
    reader.until(lambda: reader.page.evaluate(SEEN, f"rule-{section}"), section)


@pytest.mark.parametrize(
    ("size", "lang", "wanted"), [("laptop", "en", "last will"), ("phone", "fr", "volonte")]
)
def test_one_finds_what_one_looks_for(come: Come, size: str, lang: str, wanted: str) -> None:
    reader = come("/", size=size, lang=lang)
    page = reader.page
    page.locator("a[href='/book']").click()
    page.locator(".leaf h1").wait_for()
    page.keyboard.press("/")
    page.keyboard.type(wanted)
    page.locator(".book-hits a").first.wait_for()
    page.keyboard.press("ArrowDown")
    found = page.locator(".book-hits a:focus")
    section = str(found.get_attribute("href")).rsplit("/", 1)[1]
    page.keyboard.press("Enter")
    reading(reader, section)
    assert page.url.endswith(f"/book/{section}")
    page.locator(".lang").click()
    other = "The book of rules" if lang == "fr" else "Le livre des règles"
    page.locator(f"html[lang={'en' if lang == 'fr' else 'fr'}]").wait_for()
    page.go_back()
    page.locator(".leaf h1").wait_for()
    page.go_back()
    page.get_by_text(other).first.wait_for()


def test_the_pictures_are_pieces_of_the_table(come: Come) -> None:
    page = come("/book/reckoning").page
    planet = page.locator(".planet-picture button")
    planet.first.wait_for()
    assert planet.count() == PLACES
    page.locator(".planet-picture .caught").click()
    page.locator("dialog[open] .card-sheet").wait_for()


def test_from_a_table_one_looks_things_up_without_leaving_it(come: Come) -> None:
    ada = come("/")
    go(ada, f"/t/{new_table(ada, players=3, bots=2, side='A')}")
    ada.wait(("asked",))
    page, sheet = ada.page, ada.page.locator("dialog[open] .book-sheet")
    page.keyboard.press("b")
    sheet.locator("#rule-lay").wait_for()
    sheet.locator(".leaf a[href='/book/places']").first.click()
    reading(ada, "places")
    sheet.get_by_role("button", name="Back").click()
    sheet.locator("#rule-lay").wait_for()
    close_sheet(ada)
    page.locator(".planet [data-place='6']").click()
    page.get_by_text(ada.word("why-rule")).click()
    reading(ada, "reserve")
    close_sheet(ada)
    page.locator(".hand .place").first.focus()
    page.keyboard.press("i")
    page.get_by_text(ada.word("sheets-in-book")).click()
    sheet.locator(".book-hits a").nth(1).wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    close_sheet(ada)
    assert "/t/" in page.url


def test_it_goes_on_paper(come: Come, tmp_path: Path) -> None:
    page = come("/book/reckoning").page
    page.locator(".leaf h1").wait_for()
    page.emulate_media(media="print")
    assert page.locator(".leaf").is_visible()
    assert not page.locator(".book-side").is_visible()
    white = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert white == "rgb(255, 255, 255)"
    assert len(page.pdf(path=tmp_path / "chapter.pdf")) > 10_000


def test_there_is_a_way_on_where_the_book_has_nothing(come: Come) -> None:
    page = come("/book/no-such-thing").page
    page.locator(".nothing .btn").click()
    page.locator(".leaf h1").wait_for()
