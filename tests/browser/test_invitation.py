"""Whoever opens a table on their own computer invites others by an address that these can reach."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from artemia.server.web.addresses import network_address
from tests.browser.conftest import Come
from tests.browser.player import play_to_the_end
from tests.browser.served import Served
from tests.browser.tables import go, new_table

NO_SHARING = "delete Navigator.prototype.share"
"""What a browser shares by itself it shows to nobody else: then the page copies the link."""
COPIED = """() => new Promise((done) => {
  document.addEventListener('copy', () => done(document.activeElement.value), { once: true })
})"""


@contextlib.contextmanager
def served(folder: Path, host: str) -> Iterator[Served]:
    found = Served(folder / "tables.db", host=host).start()
    try:
        yield found
    finally:
        found.stop()


def copied(page: Page, button: str) -> str:
    """What a press on the button copies; over plain http a field takes it to the clipboard."""
    page.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: undefined }) }")
    page.evaluate(f"() => {{ window.copied = ({COPIED})() }}")
    page.locator(button).first.click()
    return str(page.evaluate("() => window.copied"))


def test_link_copy_and_code_of_a_host_on_localhost_work_for_others(come: Come, tmp_path: Path) -> None:
    here = network_address("0.0.0.0")
    if not here:
        pytest.skip("this machine is in no network")
    with served(tmp_path, "0.0.0.0") as at:
        ada = come("/", at=at)
        ada.page.add_init_script(NO_SHARING)
        code = new_table(ada, players=2, bots=0, start=False)
        go(ada, f"/t/{code}")
        ada.page.get_by_text(f"{here}:{at.port}/t/{code}").wait_for()
        link = copied(ada.page, ".linkbox .btn")
        assert link == f"http://{here}:{at.port}/t/{code}"
        assert ada.page.locator(".share .qrcode path").count()
        ada.page.locator(".device summary").click()
        own = copied(ada.page, ".device .acts .btn:last-child")
        assert own.startswith(f"{link}#")
        bo = come("/", at=at)
        bo.page.goto(link)
        bo.button("lobby-sit").wait_for()
        ada.page.close()


def test_a_server_that_listens_to_nobody_else_says_so(come: Come, hasty_server: Served) -> None:
    ada = come("/", at=hasty_server)
    go(ada, f"/t/{new_table(ada, players=3, bots=2, start=False)}")
    ada.page.get_by_text(ada.word("lobby-unreachable")).first.wait_for()
    assert not ada.page.locator(".share .qrcode").count()
    go(ada, f"/t/{new_table(ada, players=3, bots=2)}")
    ada.wait(("asked",))
    play_to_the_end(ada)
    ada.page.get_by_text(ada.word("after-share-here")).first.wait_for()
