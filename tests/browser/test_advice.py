"""A hint beside the question, and the read of the game at its end."""

from __future__ import annotations

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
    shares = page.locator("dialog[open] tbody td:nth-child(2)").all_inner_texts()
    assert 98 <= sum(int(each.rstrip("% \u202f\xa0")) for each in shares) <= 102
    inspector.look("hint")
    close_sheet(ada)

    go(ada, f"/t/{page.evaluate(UPLOAD, short_game().record)}")
    ada.press(ada.button("read-start"))
    page.get_by_text(ada.word("read-mistakes")).wait_for()
    page.locator("summary").first.click()
    page.locator("dd").first.scroll_into_view_if_needed()
    inspector.look("read")
    assert inspector.found == []
