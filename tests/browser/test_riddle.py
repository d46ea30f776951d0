"""The riddle of the day, finished from both sides, by keyboard on a laptop and by touch on a phone."""

from __future__ import annotations

from datetime import date

import pytest
from playwright.sync_api import Locator, expect

from artemia.riddle import MARKS, MarkedPlace, riddle_of
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import go
from tests.browser.test_screens import Inspector

DAY = date(2026, 10, 7)


@pytest.mark.parametrize(("size", "lang"), [("laptop", "en"), ("phone", "fr")])
def test_a_riddle_is_finished_from_both_sides(come: Come, size: str, lang: str) -> None:
    riddle = riddle_of(DAY)
    player = come("/", size=size, lang=lang)
    inspector, page = Inspector(player), player.page
    go(player, f"/riddle/{DAY}")
    page.locator(".rplanet .can").first.wait_for()
    inspector.look("riddle")
    lay_by_keys(player, riddle.creature.choices) if size == "laptop" else lay(player, riddle.creature.choices)
    answer = player.button("daily-show")
    player.press(answer)
    score = page.locator(".score")
    expect(score).to_contain_text(str(MARKS))
    for choice in riddle.creature.choices:
        shown = page.locator(f".rplanet [data-place='{choice.place}'] .solvers")
        expect(shown).to_have_count(int(choice.marks > 0))
    inspector.look("riddle answered")
    player.press(page.locator(".ract .primary"))
    expect(score).to_have_count(0)
    first = place(player, riddle.hunted.choices[0].place)
    for _ in range(MARKS + 1):  # one more than there are
        player.press(first)
    expect(first).to_contain_text(str(MARKS))
    player.press(player.button("daily-back"))
    expect(answer).to_be_disabled()
    player.press(first)
    player.press(answer)
    expect(score).to_contain_text(str(riddle.hunted.choices[0].marks))
    inspector.look("riddle answered by a Hunted")
    page.reload()
    expect(page.locator(".rplanet.judged")).to_be_visible()
    assert not inspector.found, "\n".join(inspector.found)


def place(player: Player, number: int) -> Locator:
    return player.page.locator(f".rplanet [data-place='{number}']")


def lay(player: Player, choices: tuple[MarkedPlace, ...]) -> None:
    for choice in choices:
        for _ in range(choice.marks):
            player.press(place(player, choice.place))


def lay_by_keys(player: Player, choices: tuple[MarkedPlace, ...]) -> None:
    """As somebody without a mouse: one mark too many on the first place, which is taken off again."""
    place(player, choices[0].place).focus()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("-")
    for choice in choices:
        place(player, choice.place).focus()
        for _ in range(choice.marks):
            player.page.keyboard.press("+")
