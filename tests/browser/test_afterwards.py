"""After the game: its story, the replay, the record as a file, and whether the deal was fair."""

from __future__ import annotations

import json
from pathlib import Path

from tests.browser.conftest import Come
from tests.browser.player import play_to_the_end
from tests.browser.served import Served
from tests.browser.tables import go, new_table


def test_replay_record_and_fair_deal(come: Come, hasty_server: Served, tmp_path: Path) -> None:
    ada = come("/", at=hasty_server)
    page = ada.page
    code = new_table(ada, players=3, bots=2)
    go(ada, f"/t/{code}")
    ada.wait(("asked",))
    play_to_the_end(ada)

    ada.press(page.locator(".fair summary"))
    ada.press(ada.button("after-fair-check"))
    page.get_by_text(ada.word("after-fair-kept")).wait_for()

    with page.expect_download() as coming:
        ada.press(page.locator("a[download]:visible").first)
    file = tmp_path / "record.json"
    coming.value.save_as(file)

    go(ada, f"/replay/{code}")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    slider.focus()
    page.keyboard.press("End")
    page.get_by_text(ada.word("after-replay-step", n=last, of=last)).wait_for()
    page.keyboard.press("Home")
    page.get_by_text(ada.word("after-replay-step", n=0, of=last)).wait_for()
    page.locator(".eyes select").select_option("all")
    page.locator(".eyes select").select_option("1")
    page.keyboard.press("End")

    page.keyboard.press("Home")
    page.get_by_text(ada.word("after-replay-step", n=0, of=last)).wait_for()
    ada.press(ada.button("play-on"))
    page.wait_for_url("**/t/*")
    ada.wait(("asked",))

    go(ada, "/")
    ada.press(page.get_by_role("link", name=ada.word("mine-title")))
    page.locator(".past a").click()
    page.locator(".fair summary").wait_for()
    page.go_back()
    page.locator(".trophies").wait_for()
    with page.expect_download() as coming:
        ada.press(page.get_by_role("link", name=ada.word("mine-export")))
    taken = json.loads(coming.value.path().read_text("utf-8"))
    assert [game["code"] for game in taken["games"]] == [code] and list(taken["records"]) == [code]
    ada.press(ada.button("mine-erase"))
    ada.press(page.locator("dialog[open]").get_by_role("button", name=ada.word("mine-erase")))
    page.locator(".no-tracks h1").wait_for()

    go(ada, "/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    assert not page.url.split("#")[0].endswith(code)
    assert slider.get_attribute("max") == str(last)


def test_a_seed_that_was_exchanged_is_found_out(come: Come, hasty_server: Served) -> None:
    """The page computes the fingerprint by itself: a server that lies about the seed is caught."""
    ada = come("/", at=hasty_server)
    page = ada.page
    page.add_init_script(LIAR)
    go(ada, f"/t/{new_table(ada, players=3, bots=2)}")
    ada.wait(("asked",))
    play_to_the_end(ada)
    ada.press(page.locator(".fair summary"))
    ada.press(ada.button("after-fair-check"))
    page.get_by_text(ada.word("after-fair-broken")).wait_for()


LIAR = """
const real = JSON.parse
JSON.parse = (text, ...more) => {
  const said = real(text, ...more)
  if (said?.table?.seed) said.table.seed += '0'
  return said
}
"""
