"""A laptop and a phone at one table, in two languages; and nobody's page is told what isn't its business."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import leaky
from tests.browser.conftest import Come
from tests.browser.player import Player, play_on
from tests.browser.served import Served
from tests.browser.tables import begin, go, new_table, sit_down
from tests.browser.wiretap import Search, Wiretap


def two_at_a_table(come: Come, at: Served, **options: object) -> tuple[Player, Player]:
    """Ada hunts on a laptop in English, Bo flees with a phone in French; a bot goes with him."""
    ada = come("/", at=at)
    bo = come("/", at=at, size="phone", lang="fr")
    code = new_table(ada, players=3, bots=0, creature=0, start=False, **options)
    go(ada, f"/t/{code}")
    sit_down(bo, code)
    return ada, bo


def test_a_laptop_and_a_phone_play_each_other_and_hear_no_secret(come: Come, server: Served) -> None:
    ada, bo = two_at_a_table(come, server)
    ears = {"ada": Wiretap(ada.page), "bo": Wiretap(bo.page)}
    searches = listen_in(ada, bo, ears)
    begin(ada)
    for _ in play_on(ada, bo):
        for search in searches:
            search.look()
    assert [search.leaks for search in searches] == [set(), set()]
    assert all(search.searched > 40 for search in searches)
    assert ears["bo"].phases >= {1, 2, 3}
    assert ada.page.locator("html").get_attribute("lang") == "en"
    assert bo.page.locator("html").get_attribute("lang") == "fr"
    assert ada.page.locator(".aftermath h1").inner_text() != bo.page.locator(".aftermath h1").inner_text()


@pytest.mark.parametrize("hole", leaky.HOLES)
def test_a_hole_made_on_purpose_is_found(come: Come, tmp_path: Path, hole: str) -> None:
    served = Served(tmp_path / "leaky.db", program=("-P", leaky.__file__, hole)).start()
    players: tuple[Player, ...] = ()
    try:
        players = ada, bo = two_at_a_table(come, served)
        ears = {"ada": Wiretap(ada.page), "bo": Wiretap(bo.page)}
        searches = listen_in(ada, bo, ears)
        begin(ada)
        for _ in play_on(ada, bo):
            for search in searches:
                search.look()
            if any(search.leaks for search in searches):
                break
        else:
            pytest.fail("nothing was found")
    finally:
        for player in players:
            player.page.close()
        served.stop()


def listen_in(ada: Player, bo: Player, ears: dict[str, Wiretap]) -> list[Search]:
    """Sockets are heard from their opening on, so both load the page once more."""
    for player in (ada, bo):
        player.page.reload()
    return [Search(ears["ada"], ears["bo"], bo.lang), Search(ears["bo"], ears["ada"], ada.lang)]
