"""What a tool like Lighthouse objects to: one walk over the main screens, none of it may be found."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import ConsoleMessage, Response

from tests.browser.conftest import Come
from tests.browser.player import Player, play_to_the_end
from tests.browser.served import Served
from tests.browser.tables import close_sheet, go, new_table

PRACTICES = Path(__file__).with_name("practices.js").read_text("utf-8")
LISTEN = """
window.objections = []
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  objections.push(`${violatedDirective}: ${blockedURI}`))
const report = (reports) => objections.push(...reports.map(({ type, body }) => `${type}: ${body.message}`))
new ReportingObserver(report, { buffered: true }).observe()
"""
NEEDED = {"content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy"}


class Critic:
    """Everything objectionable on a page: what it says itself, and what is read off it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.found: list[str] = []
        self.seen: list[str] = []
        self.page.add_init_script(LISTEN)
        self.page.on("console", self._hear)
        self.page.on("response", self._receive)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.found.append(f"{self.page.url} says: {said.text}")

    def _receive(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"{response.status}: {response.url}")
        if response.request.is_navigation_request() and (missing := NEEDED - response.headers.keys()):
            self.found.append(f"{response.url} lacks {missing}")

    def look(self, screen: str) -> None:
        self.seen.append(screen)
        found = self.page.evaluate(PRACTICES) + self.page.evaluate("() => objections.splice(0)")
        self.found += [f"{screen}: {wrong}" for wrong in found]

    def visit(self, path: str, screen: str, until: str) -> None:
        go(self.player, path)
        self.page.locator(until).first.wait_for()
        self.look(screen)


def test_no_screen_has_bad_manners(come: Come, hasty_server: Served) -> None:
    player = come("/", at=hasty_server, size="phone", service_workers="allow")
    critic = Critic(player)
    critic.visit("/", "home", ".ways")
    critic.visit("/new", "new table", ".srow")
    critic.visit(f"/t/{new_table(player, bots=1, start=False)}", "lobby", ".srow")
    for camp, creature in (("creature", 0), ("hunted", 2)):
        go(player, f"/t/{new_table(player, creature=creature)}")
        player.wait(("asked",))
        critic.look(f"table, {camp}")
    player.press(player.button("table-menu"))
    player.page.locator("dialog[open]").wait_for()
    critic.look("settings")
    close_sheet(player)
    play_to_the_end(player)
    critic.look("end")
    player.page.set_viewport_size({"width": 1440, "height": 900})
    critic.look("end, on a laptop")
    go(player, f"/t/{new_table(player)}")
    player.wait(("asked",))
    critic.look("table, on a laptop")
    assert len(critic.seen) == 9
    assert not critic.found, "\n".join(critic.found)
