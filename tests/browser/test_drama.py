"""Moments: played over the table, skipped by a touch or a key, and a picture where nothing should move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.moments import MOMENTS, cue_of
from tests.browser.player import Player
from tests.browser.staged import Staged
from tests.browser.strips import on_stage
from tests.browser.test_motion import CHEAP, WATCH

ENDS = ("victory", "defeat")
ON_EITHER = list(zip(MOMENTS, ("laptop", "phone", "phone", "laptop") * 2, strict=True))
RUNNING = """() => document.querySelector('.drama').getAnimations({ subtree: true })
  .filter(({ playState }) => playState === 'running').length"""

STOP = (
    "() => document.querySelector('.drama').getAnimations({ subtree: true }).forEach((each) => each.pause())"
)
"""Its clock stands still, so it doesn't end by itself."""


def staged(player: Player, moment: str) -> Staged:
    found = Staged(player.page, cue_of(moment), player.lang)
    found.open(player.page.url.rstrip("/"))
    player.page.wait_for_load_state("networkidle")  # what is played is fetched once the table stands
    return found


def stage_of(page: Page, moment: str) -> Any:
    return page.locator(".finale" if moment in ENDS else f".drama[data-moment={moment}]")


@pytest.mark.parametrize(("moment", "size"), ON_EITHER)
def test_a_moment_plays_to_its_end_and_leaves_nothing(come: Come, moment: str, size: str) -> None:
    """It moves by transform and opacity alone, and everything is again where it belongs."""
    ada = come("/", size=size, still=False)
    story = staged(ada, moment)
    ada.page.evaluate(WATCH)
    story.go_on()
    on_stage(ada.page, moment)
    stage_of(ada.page, moment).wait_for(state="detached")
    seen: dict[str, Any] = ada.page.evaluate("() => seen")
    assert {name: what for name, what in seen["moved"].items() if set(what) - CHEAP} == {}
    assert ada.page.locator(".lit, .scrim, .drama, .shade, .claws, .flame").count() == 0


@pytest.mark.parametrize("key", ["Escape", " "])
def test_a_key_ends_a_moment(come: Come, key: str) -> None:
    ada = come("/", still=False)
    staged(ada, "caught").go_on()
    on_stage(ada.page, "caught")
    ada.page.evaluate(STOP)
    ada.page.keyboard.press(key)
    stage_of(ada.page, "caught").wait_for(state="detached")


def test_a_touch_ends_a_moment_and_does_nothing_else(come: Come) -> None:
    ada = come("/", size="phone", still=False)
    staged(ada, "caught").go_on()
    on_stage(ada.page, "caught")
    ada.page.evaluate(STOP)
    ada.page.touchscreen.tap(200, 300)
    stage_of(ada.page, "caught").wait_for(state="detached")
    assert ada.page.locator("dialog[open]").count() == 0


def test_who_wants_no_motion_sees_a_picture(come: Come) -> None:
    """Nothing on it moves, and it goes by itself."""
    ada = come("/")
    staged(ada, "caught").go_on()
    stage_of(ada.page, "caught").wait_for()
    assert ada.page.evaluate(RUNNING) == 0
    stage_of(ada.page, "caught").wait_for(state="detached")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_is_caught_is_told_so(come: Come, lang: str) -> None:
    ada = come("/", lang=lang, still=False)
    staged(ada, "caught").go_on()
    on_stage(ada.page, "caught")
    words = ada.page.locator(".told-large h2").inner_text()
    assert {"en": "catches you", "fr": "vous attrape"}[lang] in words


@pytest.mark.parametrize(
    ("moment", "words"), [("victory", "The light finds you."), ("defeat", "Artemia keeps you all.")]
)
def test_the_end_speaks_to_who_has_won_or_lost(come: Come, moment: str, words: str) -> None:
    ada = come("/", still=False)
    staged(ada, moment).go_on()
    on_stage(ada.page, moment)
    expect(ada.page.locator(".finale strong")).to_have_text(words)
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".finale").wait_for(state="detached")
    expect(ada.page.locator(".aftermath h1")).to_have_text(words)


def test_a_card_opens_from_the_sentence_that_names_it(come: Come) -> None:
    ada = come("/")
    staged(ada, "played").go_on()
    page = ada.page
    page.keyboard.press("l")
    link = page.locator("[role=log] .card-link").last
    name = link.inner_text()
    ada.press(link)
    expect(page.locator("dialog[open] h1, dialog[open] h2").first).to_contain_text(name)
