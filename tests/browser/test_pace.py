"""A clock runs, a bot helps out, somebody is called back; and what the last Will can buy."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.hasty import SECONDS, call_late
from tests.browser.player import Player
from tests.browser.served import Served
from tests.browser.tables import begin, close_sheet, go, new_table, sit_down

CALLS = """
window.calls = []
const Real = Notification
window.Notification = class extends Real {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve('granted')
  constructor(title, more) { super(title, more); calls.push(title + ': ' + more.body) }
}
"""
"""Keeps what was notified; whether that is shown is the browser's own affair."""
AS_ON_A_PHONE = """
window.Notification = class {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve('granted')
  constructor() { throw new TypeError('Illegal constructor') }
}
const kept = new Set()
ServiceWorkerRegistration.prototype.showNotification = (title, more) => {
  const shown = { body: more.body, close: () => kept.delete(shown) }
  kept.add(shown)
  return Promise.resolve()
}
ServiceWorkerRegistration.prototype.getNotifications = () => Promise.resolve([...kept])
"""
"""Keeps what was notified; the browser that npm brings along allows no notifications, and keeps none."""
CALLED = (
    "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body }) => body)"
)
HIDDEN = "() => Object.defineProperty(document, 'hidden', { get: () => true })"
"""As if another page lay over this one: without a screen, every page counts as seen."""


def test_time_runs_out_and_a_bot_plays_until_she_returns(come: Come, hasty_server: Served) -> None:
    ada = come("/", at=hasty_server)
    page = ada.page
    go(ada, f"/t/{new_table(ada, players=4, bots=3, pace='fast')}")
    asked = ada.wait(("asked",))
    first = page.get_by_role("timer").inner_text().strip()
    assert "0:00" < first <= f"{SECONDS // 60:.0f}:{SECONDS % 60:02.0f}"
    page.wait_for_function(
        "(first) => !document.querySelector('.clock')?.innerText.includes(first)", arg=first
    )
    call_late(hasty_server.data)
    page.get_by_text(ada.word("table-lent")).wait_for()
    assert not page.title().startswith("●")
    ada.until(lambda: (ada.see().turn, ada.see().phase) != (asked.turn, asked.phase), "the bot's answer")
    ada.press(ada.button("table-return"))
    again = ada.wait(("asked", "end"))
    assert (again.turn, again.phase, again.question) != (asked.turn, asked.phase, asked.question)


def test_somebody_who_looks_elsewhere_is_called_back(come: Come, hasty_server: Served) -> None:
    """The title of the page, and a notification where they allowed it and don't see the page."""
    more = {"permissions": ["notifications"], "service_workers": "allow"}
    ada = come("/", at=hasty_server, **more)
    bo = come("/", at=hasty_server, size="phone", **more)
    ada.page.add_init_script(CALLS)
    bo.page.add_init_script(AS_ON_A_PHONE)
    code = new_table(ada, players=2, bots=0, creature=0, start=False)
    go(ada, f"/t/{code}")
    sit_down(bo, code)
    begin(ada)
    for player in (ada, bo):
        player.page.locator("#ask").wait_for()
        player.press(player.button("table-menu"))
        player.press(player.page.get_by_role("switch", name=player.word("sheets-notifications")))
        close_sheet(player)
        player.page.evaluate(HIDDEN)
    assert not bo.page.title().startswith("●")
    ada.step()
    bo.wait(("asked",))
    bo.until(lambda: bo.page.title().startswith(f"● {bo.word('table-your-turn')}"), "the title")
    bo.until(lambda: bo.page.evaluate(CALLED) == [bo.see().question], "the notification")
    ada.wait(("asked",))
    ada.until(lambda: last_call(ada) == f"{ada.word('table-your-turn')}: {ada.see().question}", "the call")
    bo.until(lambda: bo.step() != "asked" and not is_called(bo), "a moment in which only Ada is asked")


def last_call(player: Player) -> str:
    return str(player.page.evaluate("() => calls.at(-1)"))


def is_called(player: Player) -> bool:
    return player.page.title().startswith("●") or player.page.evaluate(CALLED)


def test_the_last_will_is_spent_on_a_phone_only_after_a_warning(come: Come, hasty_server: Served) -> None:
    bo = come("/", at=hasty_server, size="phone")
    page = bo.page
    go(bo, f"/t/{new_table(bo, players=3, bots=2)}")
    bo.wait(("asked",))
    bo.press(bo.button("act-resist"))
    sheet = page.locator("dialog[open]")
    sheet.wait_for()
    assert "last Will" in sheet.inner_text() and "give up" in sheet.inner_text()
    for n in range(2):
        bo.press(sheet.locator(".thing").nth(n))
    assert "give up" in sheet.locator("footer .primary").inner_text()
    bo.press(sheet.locator("footer .primary"))
    bo.wait(("asked",))
    assert page.locator(".mestrip .will .lost").count() == 0
