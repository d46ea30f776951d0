"""What costs something is paid on purpose only."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.served import Served
from tests.browser.tables import begin, close_sheet, go, new_table, sit_down


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_nobody_resists_by_accident(come: Come, hasty_server: Served, size: str) -> None:
    """Three places lie in the discard: what is asked is where to go. The Creature, a guest, does nothing."""
    ada, bo = come("/", at=hasty_server, size=size), come("/", at=hasty_server)
    page = ada.page
    code = new_table(ada, players=3, bots=1, creature=1, start=False, side="A")
    go(ada, f"/t/{code}")
    sit_down(bo, code)
    begin(ada)
    asked = ada.wait(("asked",))
    assert asked.main == [] and asked.picked == 0
    expect(page.locator(".acts .btn.costs")).to_have_count(2)
    resist = page.locator(".acts .btn.costs", has_text=ada.word("act-resist"))
    expect(resist).to_contain_text("Will", use_inner_text=True)
    assert resist.inner_text().count(ada.word("act-resist")) == 1
    expect(page.locator(".disc.can, .disc.sel")).to_have_count(0)
    if size == "laptop":
        ada.press(page.locator(".me .disc").first)  # it is to look at
        page.locator("dialog[open] .cardsheet, dialog[open]").first.wait_for()
        close_sheet(ada)
    assert ada.see().picked == 0 and ada.see().question == asked.question
    ada.press(page.locator(".hand button.can").first)
    expect(page.locator(".acts [data-main]:not(.costs)")).to_be_enabled()
    ada.press(resist)
    expect(page.locator("dialog[open]")).to_contain_text("Will")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert ada.see().question == asked.question
