"""A laptop and a phone at one table, in two languages; and nobody's page is told what isn't its business."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import leaky
from tests.browser.conftest import Come
from tests.browser.player import Player, play_on
from tests.browser.served import Served
from tests.browser.tables import begin, go, new_table, sit_down
from tests.browser.wiretap import Search, Wiretap


def two_at_a_table(come: Come, at: Served) -> tuple[Player, Player, list[Search]]:
    """Ada hunts on a laptop in English, Bo flees with a phone in French; a bot goes with him."""
    ada = come("/", at=at)
    bo = come("/", at=at, size="phone", lang="fr")
    hers, his = Wiretap(ada.page), Wiretap(bo.page)
    code = new_table(ada, players=3, bots=1, creature=0, start=False)
    go(ada, f"/t/{code}")
    sit_down(bo, code)
    begin(ada)
    return ada, bo, [Search(hers, his, bo.lang), Search(his, hers, ada.lang)]


def test_a_laptop_and_a_phone_play_each_other_and_hear_no_secret(come: Come, server: Served) -> None:
    ada, bo, searches = two_at_a_table(come, server)
    for _ in play_on(ada, bo):
        for search in searches:
            search.look()
    for search in searches:
        ada.until(search.look, "the same picture for both")
    assert [search.leaks for search in searches] == [set(), set()]
    assert all(search.searched > 40 for search in searches)
    assert searches[1].owner.phases >= {1, 2, 3}
    assert ada.page.locator("html").get_attribute("lang") == "en"
    assert bo.page.locator("html").get_attribute("lang") == "fr"
    titles = [each.page.locator(".aftermath h1") for each in (ada, bo)]
    for title in titles:
        expect(title).not_to_have_text("", use_inner_text=True)  # the scene of the end has to be over
    assert titles[0].inner_text() != titles[1].inner_text()


@pytest.mark.parametrize("hole", leaky.HOLES)
def test_a_hole_made_on_purpose_is_found(come: Come, tmp_path: Path, hole: str) -> None:
    served = Served(tmp_path / "leaky.db", program=("-P", leaky.__file__, hole)).start()
    players: tuple[Player, ...] = ()
    try:
        ada, bo, searches = two_at_a_table(come, served)
        players = ada, bo
        for _ in play_on(ada, bo):
            for search in searches:
                search.look()
            if any(search.leaks for search in searches):
                break
        else:
            for search in searches:
                ada.until(search.look, "the same picture for both")
        assert any(search.leaks for search in searches), "nothing was found"
    finally:
        for player in players:
            player.page.close()
        served.stop()
