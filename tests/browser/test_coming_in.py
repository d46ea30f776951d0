"""Whoever comes by a link is asked who they are, sits down as a Hunted, and isn't talked past."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.player import Player, play_to_the_end
from tests.browser.served import Served
from tests.browser.tables import begin, go, new_table, sit_down


def test_a_guest_says_who_they_are_and_is_a_hunted_first(come: Come) -> None:
    ada, bo = come("/"), come("/", size="phone")
    code = new_table(ada, players=4, bots=1, creature=1, start=False)
    go(ada, f"/t/{code}")
    go(bo, f"/t/{code}")
    expect(bo.page.locator("#join input")).to_be_focused()
    bo.press(bo.button("lobby-sit"))
    bo.press(bo.button("lobby-sit-here"))
    expect(bo.page.locator("#join input")).to_be_focused()  # without a name nobody sits down
    bo.page.keyboard.type("Bo")
    bo.page.keyboard.press("Enter")
    bo.button("lobby-ready").wait_for()
    expect(bo.page.locator(".srow").nth(2).locator("div > b").first).to_contain_text("Bo")
    expect(ada.page.locator(".srow").nth(2)).to_contain_text("Bo")
    expect(ada.page.locator(".srow").nth(2)).to_contain_text(ada.word("role-hunted"))
    cy = come("/")
    sit_down(cy, code, "Cy")
    expect(cy.page.locator(".srow.cr > div > b").first).to_contain_text("Cy")


def test_what_is_said_in_the_lobby_while_one_looks_elsewhere_is_counted(come: Come) -> None:
    ada, bo = come("/"), come("/", size="phone")
    code = new_table(ada, players=3, bots=1, creature=0, start=False)
    go(ada, f"/t/{code}")
    sit_down(bo, code, "Bo")
    bo.page.evaluate("() => scrollTo(0, 0)")
    for words in ("Hello", "Anybody there?"):
        ada.page.locator(".say-row input").fill(words)
        ada.press(ada.button("table-send"))
    badge = bo.page.locator(".sticky .talk .dot")
    expect(badge).to_have_text("2")
    bo.press(bo.page.locator(".sticky .talk"))
    expect(bo.page.locator(".said")).to_contain_text("Anybody there?")
    expect(badge).to_have_count(0)


def test_the_host_switches_hints_off_while_the_game_goes_on(come: Come) -> None:
    ada, bo = come("/"), come("/", size="phone")
    code = new_table(ada, players=3, bots=1, creature=0, start=False, hints="always", side="A")
    go(ada, f"/t/{code}")
    sit_down(bo, code, "Bo")
    begin(ada)
    hint = bo.page.get_by_role("button", name=bo.word("table-hint"), exact=True)
    bo.wait(("asked",))
    expect(hint).to_be_visible()
    ada.page.locator("#ask").wait_for()
    ada.press(ada.button("table-menu"))
    ada.press(group(ada, "new-hints").get_by_role("button").last)
    expect(hint).to_have_count(0)
    bo.press(bo.button("table-menu"))
    expect(group(bo, "new-hints")).to_have_count(0)


def group(player: Player, label: str) -> Locator:
    return player.page.get_by_role("group", name=player.word(label))


def test_all_talk_on_at_the_end_and_find_the_next_table(come: Come, hasty_server: Served) -> None:
    """Whoever played, and whoever looked on."""
    ada, bo, eve = (
        come("/", at=hasty_server),
        come("/", at=hasty_server, size="phone"),
        come("/", at=hasty_server),
    )
    code = new_table(ada, players=3, bots=1, creature=0, start=False)
    go(ada, f"/t/{code}")
    sit_down(bo, code, "Bo")
    begin(ada)
    go(eve, f"/t/{code}")
    play_to_the_end(ada, bo)
    for n, player in enumerate((bo, ada, eve)):
        talk = player.page.locator(".say-row input")
        talk.fill(f"Well played {n}")
        talk.press("Enter")
        for other in (ada, bo, eve):
            expect(other.page.locator(".said")).to_contain_text(f"Well played {n}")
    again = bo.page.get_by_role("button", name=bo.word("after-rematch")).locator("visible=true")
    bo.press(again)
    bo.page.locator(".srow").first.wait_for()
    for player in (ada, eve):
        player.press(
            player.page.get_by_role("button", name=player.word("after-rematch-go")).locator("visible=true")
        )
        player.page.locator(".srow").first.wait_for()
        assert player.page.url == bo.page.url
