"""Somebody who has never been here is soon asked something, and finishes a game on a phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player, play_to_the_end

COUNT = "window.taps = 0; addEventListener('click', () => taps++, true)"
SOON = 3
"""Taps from opening the page to the first decision."""


def taps(newcomer: Player) -> int:
    return int(newcomer.page.evaluate("() => window.taps"))


def hear(asks: list[dict[str, Any]], words: str | bytes) -> None:
    """Keeps what is asked."""
    asks += [ask for ask in [json.loads(words).get("ask")] if isinstance(ask, dict)]


def is_vain(ask: dict[str, Any]) -> bool:
    """Whether there is but one answer, without a thing to pick."""
    return not ask["optional"] and len(ask["choices"]) == 1 and ask["choices"][0]["most"] == 0


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("way", ["home-play", "home-play-creature"])
def test_a_newcomer_is_soon_asked_and_not_about_the_board(come: Come, size: str, way: str) -> None:
    newcomer = come("/", size=size)
    newcomer.page.evaluate(COUNT)
    newcomer.press(newcomer.button(way))
    asked = newcomer.wait(("asked",))
    assert 0 < taps(newcomer) <= SOON
    assert asked.question != newcomer.word("ask-which_side")
    assert len(asked.glowing) + len(asked.buttons) + len(asked.main) > 1


def test_how_good_the_bots_are_is_chosen_beside_it_and_kept(come: Come) -> None:
    newcomer = come("/", size="phone")
    level = newcomer.page.locator(".against select")
    level.select_option("newcomer")
    newcomer.page.reload()
    newcomer.page.wait_for_function("() => document.querySelector('.against select')?.value === 'newcomer'")
    newcomer.press(newcomer.button("home-play"))
    newcomer.wait(("asked",))
    code = newcomer.page.url.rsplit("/", 1)[-1]
    told = newcomer.page.evaluate("async (code) => (await fetch(`/api/tables/${code}`)).json()", code)
    assert {chair["level"] for chair in told["chairs"] if chair["kind"] == "bot"} == {"newcomer"}


def test_a_newcomer_plays_to_the_end_on_a_phone_and_is_never_asked_for_nothing(come: Come) -> None:
    newcomer = come("/", size="phone")
    asks: list[dict[str, Any]] = []
    newcomer.page.on("websocket", lambda wire: wire.on("framereceived", lambda words: hear(asks, words)))
    newcomer.press(newcomer.button("home-play"))
    newcomer.wait(("asked",))
    play_to_the_end(newcomer)
    expect(newcomer.page.locator(".aftermath h1")).to_be_visible()
    assert {phase for _, phase, _ in newcomer.questions} >= {1, 3}
    assert asks and [ask for ask in asks if is_vain(ask)] == []
