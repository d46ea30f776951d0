"""Somebody who has never been here finishes a game on a phone."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.player import play_to_the_end


def test_a_newcomer_is_asked_within_three_clicks_and_plays_to_the_end_on_a_phone(come: Come) -> None:
    newcomer = come("/", size="phone")
    newcomer.press(newcomer.button("home-play"))
    newcomer.wait(("asked",))
    play_to_the_end(newcomer)
    assert newcomer.page.locator(".aftermath h1").inner_text()
    assert {phase for _, phase, _ in newcomer.questions} >= {1, 3}
