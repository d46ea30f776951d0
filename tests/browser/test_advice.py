"""A hint beside the question, and the read of the game at its end."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Come
from tests.browser.tables import close_sheet, go, new_table
from tests.browser.test_screens import Inspector
from tests.server.test_advice import short_game

UPLOAD = """async (record) => {
  const sent = await fetch('/api/records', { method: 'POST', body: JSON.stringify(record) })
  return (await sent.json()).code
}"""


@pytest.mark.parametrize(("size", "lang"), [("laptop", "en"), ("phone", "fr")])
def test_a_hint_and_a_read(come: Come, size: str, lang: str) -> None:
    ada = come("/", size=size, lang=lang)
    page, inspector = ada.page, Inspector(ada)
    go(ada, f"/t/{new_table(ada, players=2, bots=1, creature=1)}")
    ada.wait(("asked",))
    ada.press(ada.button("table-hint"))
    page.locator("dialog[open] .why").wait_for()
    told = page.locator("dialog[open] .advice").inner_text()
    assert "%" not in told, "numbers on demand"
    ada.press(ada.button("hint-show"))
    shares = page.locator("dialog[open] tbody td:nth-child(2)").all_inner_texts()
    counts = [
        len(re.split(", | or | ou ", each))
        for each in page.locator("dialog[open] tbody th").all_inner_texts()
    ]
    whole = sum(n * int(each.rstrip("% \u202f\xa0")) for n, each in zip(counts, shares, strict=True))
    assert 95 <= whole <= 105
    rows = page.locator("dialog[open] tbody tr").all_inner_texts()
    numbers = [row.split("\t", 1)[-1] for row in rows]
    assert len(set(numbers)) == len(numbers), "no two rows with the same numbers"
    inspector.look("hint")
    close_sheet(ada)

    go(ada, f"/t/{page.evaluate(UPLOAD, short_game().record)}")
    ada.press(ada.button("read-start"))
    page.get_by_text(ada.word("read-mistakes")).wait_for()
    for link in page.locator(".read li a").all()[:1]:
        ada.press(link)
        page.locator("input[type=range]").wait_for()
        assert re.search(r"#\d+-\d$", page.url)
        page.go_back()
        ada.press(ada.button("read-start"))
        page.get_by_text(ada.word("read-mistakes")).wait_for()
    page.locator("summary").first.click()
    page.locator("dd").first.scroll_into_view_if_needed()
    inspector.look("read")
    assert inspector.found == []
