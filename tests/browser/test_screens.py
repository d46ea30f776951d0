"""Every screen as a machine for accessibility sees it: a laptop in English, a phone in French."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.player import Player, play_to_the_end
from tests.browser.served import Served
from tests.browser.tables import go, new_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const told = ({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(told).join(' | ')}`)
}"""


FEWER_CARDS = (
    "() => document.querySelectorAll('main ul.deck > :nth-child(n + 7)').forEach((card) => card.remove())"
)
"""Of the hundred and seventy-eight cards on one page; they are all made alike."""


class Inspector:
    """Collects what is wrong, screen by screen."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.found: list[str] = []
        self.seen: list[str] = []
        self.page.context.add_init_script(path=AXE)

    def look(self, screen: str) -> None:
        self.player.see()  # nothing scrolls sideways
        self.page.evaluate(FEWER_CARDS)
        self.seen.append(screen)
        self.found += [f"{screen}: {wrong}" for wrong in self.page.evaluate(CHECK)]

    def visit(self, path: str, screen: str, until: str) -> None:
        go(self.player, path)
        self.page.locator(until).first.wait_for()
        self.look(screen)


@pytest.fixture(params=[("laptop", "en"), ("phone", "fr")], ids="-".join)
def inspector(come: Come, hasty_server: Served, request: pytest.FixtureRequest) -> Iterator[Inspector]:
    """Sizes and languages cross nowhere: names of things come from the words, their places from the size."""
    size, lang = request.param
    yield Inspector(come("/", size=size, lang=lang, at=hasty_server))


def test_no_screen_has_a_barrier(inspector: Inspector) -> None:
    visit, player = inspector.visit, inspector.player
    visit("/", "home", ".ways")
    visit("/new", "new table", ".srow")
    visit("/learn", "learn", "main h1")
    visit("/cards", "cards", "main h1")
    visit("/book/defense", "book", "#rule-defense")
    visit("/book/card-dodge", "book, a deck", "#rule-card-dodge")
    visit("/tables", "tables", "main h1")
    visit("/games", "no games yet", ".no-tracks h1")
    visit("/nowhere/at/all", "unknown", "main h1")
    visit(f"/t/{new_table(player, bots=1, start=False)}", "lobby", ".srow")
    boxes = ["base", "exploration", "sanctuary"]
    code = new_table(player, players=4, bots=3, creature=0 if player.touch else 3, boxes=boxes)
    play_and_look(inspector, "all boxes", code, 3)
    boards(inspector)
    play_and_look(inspector, "creature", new_table(player, players=3, creature=0), 3)
    play_and_look(inspector, "hunted", new_table(player, players=3, creature=2), 2)
    sheets(inspector)
    play_to_the_end(player)
    player.page.locator(".aftermath:not(.staged) .fair summary").wait_for()  # after the scene of the end
    inspector.look("end")
    code = player.page.url.rsplit("/", 1)[1]
    visit(f"/replay/{code}", "replay", "input[type=range]")
    visit("/games", "my games", ".trophies")
    assert not inspector.found, "\n".join(inspector.found)
    assert len(inspector.seen) >= 23, inspector.seen


def play_and_look(inspector: Inspector, name: str, code: str, phases: int) -> None:
    """At the first question of each phase, until so many are seen."""
    player = inspector.player
    go(player, f"/t/{code}")
    seen: set[int] = set()
    for _ in range(25):
        sight = player.wait(("asked", "end"))
        if sight.screen == "end" or len(seen) == phases:
            return
        if sight.phase not in seen:
            seen.add(sight.phase)
            inspector.look(f"table, {name}, phase {sight.phase}")
        player.step()


def boards(inspector: Inspector) -> None:
    player, page = inspector.player, inspector.page
    player.press(player.button("table-boards"))
    page.locator("dialog[open] h1").wait_for()
    inspector.look("boards")
    close_all(page)


def sheets(inspector: Inspector) -> None:
    player, page = inspector.player, inspector.page
    player.press(player.button("table-menu"))
    page.locator("dialog[open] h1").wait_for()
    inspector.look("settings")
    player.press(player.button("sheets-help"))
    page.locator("dialog[open]").last.locator("h1").wait_for()
    inspector.look("help")
    close_all(page)
    page.locator(".seatrow [data-seat='0']").evaluate("(node) => node.click()")
    page.locator("dialog[open] h1").wait_for()
    inspector.look("seat sheet")
    close_all(page)
    page.locator(".planet [data-place]").first.dispatch_event("contextmenu")
    page.locator("dialog[open]").wait_for()
    inspector.look("card sheet")
    close_all(page)
    player.press(player.page.locator(".top .tools button[aria-pressed]:visible").last)
    inspector.look("log")
    page.keyboard.press("Escape")


def close_all(page: Page) -> None:
    for _ in range(3):
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
