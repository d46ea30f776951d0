"""Whatever is shown and doesn't glow says why when it is touched."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import go, new_table


def at_a_question(come: Come, size: str, lang: str) -> Player:
    ada = come("/", size=size, lang=lang)
    go(ada, f"/t/{new_table(ada, players=3, bots=2, side='A')}")
    ada.wait(("asked",))
    return ada


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_place_that_can_t_be_chosen_says_why_beside_it(come: Come, size: str, lang: str) -> None:
    ada = at_a_question(come, size, lang)
    page, bubble = ada.page, ada.page.locator(".why-not")
    place = page.locator(".planet [data-place='6']")
    place.click()
    bubble.wait_for()
    assert ("reserve" if lang == "en" else "réserve") in bubble.inner_text()
    box, by = bubble.bounding_box(), place.bounding_box()
    assert box and by and page.viewport_size
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    assert (
        box["y"] + box["height"] <= by["y"]
        or box["y"] >= by["y"] + by["height"]
        or (box["x"] >= by["x"] + by["width"] or box["x"] + box["width"] <= by["x"])
    ), "it lies over what it speaks of"
    page.keyboard.press("Escape")
    bubble.wait_for(state="detached")
    place.focus()
    page.keyboard.press("Enter")
    bubble.get_by_text(ada.word("why-look")).click()
    page.locator("dialog[open]").wait_for()
    assert not bubble.is_visible()


def test_it_goes_when_something_else_is_touched(come: Come) -> None:
    ada = at_a_question(come, "laptop", "en")
    ada.page.locator(".planet [data-place='6']").click()
    ada.page.locator(".why-not").wait_for()
    ada.page.locator(".hand .place.can").first.click()
    ada.page.locator(".why-not").wait_for(state="detached")
