"""Ways to play: by keyboard alone, in another language from now on, with the other boxes."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.player import Player, play_on
from tests.browser.tables import close_sheet, go, new_table
from tests.browser.wiretap import LISTEN, Search, Wiretap


def test_the_language_changes_while_the_game_goes_on(come: Come) -> None:
    ada = come("/")
    go(ada, f"/t/{new_table(ada)}")
    english = ada.wait(("asked",)).question
    ada.press(ada.button("table-menu"))
    ada.press(ada.page.get_by_role("radio", name="Français").or_(ada.page.get_by_text("Français")).first)
    close_sheet(ada)
    ada.page.wait_for_function(
        "(english) => document.querySelector('#ask .q').textContent !== english", arg=english
    )
    ada.page.locator("html[lang=fr]").wait_for(state="attached")
    assert ada.see().screen == "asked"


def test_text_grows_and_things_stand_still_where_the_settings_say_so(come: Come) -> None:
    ada = come("/", size="phone", still=False)
    page = ada.page
    go(ada, f"/t/{new_table(ada)}")
    page.locator("#ask").wait_for()
    size = "() => parseFloat(getComputedStyle(document.querySelector('.turn')).fontSize)"
    usual = page.evaluate(size)
    ada.press(ada.button("table-menu"))
    page.get_by_role("group", name=ada.word("sheets-text-size")).get_by_role("button").last.click()
    page.get_by_role("group", name=ada.word("sheets-motion")).get_by_role("button").last.click()
    close_sheet(ada)
    assert page.evaluate(size) >= 1.25 * usual
    for _ in range(3):  # nothing is told bit by bit, nothing moves
        ada.wait(("asked", "end"))
        assert not ada.button("table-next").is_visible()
        assert page.evaluate(LASTING) == []
        ada.step()
    page.emulate_media(reduced_motion="reduce")
    ada.press(ada.button("table-menu"))
    page.get_by_role("group", name=ada.word("sheets-motion")).get_by_role("button").nth(1).click()
    close_sheet(ada)
    ada.wait(("asked", "end"))
    assert "pulse" in page.evaluate(LASTING), "all motion, whatever the system says"


LASTING = """() => document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime > 20)
  .map(({ animationName }) => animationName)"""


def test_a_turn_is_played_with_the_keyboard_alone(come: Come) -> None:
    """Tab, arrows and Enter: whatever can be clicked is reached and pressed without a mouse."""
    ada = come("/")
    page = ada.page
    page.locator(".at-once").wait_for()
    page.keyboard.press("Tab")
    for _ in range(30):
        if page.evaluate("() => document.activeElement?.classList.contains('at-once')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    first = ada.wait(("asked",))
    for _ in range(40):
        sight = ada.wait(("asked", "dialog", "end"))
        if sight.screen == "end" or sight.turn > first.turn:
            break
        answer_by_keys(ada)
    else:
        pytest.fail("a turn takes more than 40 answers")


def answer_by_keys(player: Player) -> None:
    """Walks with Tab, and with arrows inside a group, to something that may be pressed, and presses it."""
    page = player.page
    sight = player.see()
    ready = "[data-main]:enabled, dialog footer .primary:enabled"
    pressable = ready if sight.main else f"{ready}, button.can, .acts .btn:enabled, dialog .thing"
    for _ in range(80):
        if page.evaluate("(what) => document.activeElement.matches(what)", pressable):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    pytest.fail(f"nothing to press can be reached by Tab: {sight}")


@pytest.mark.parametrize(
    ("box", "camp", "size"), [("exploration", "hunted", "phone"), ("sanctuary", "creature", "laptop")]
)
def test_a_game_of_another_box_is_clicked_to_its_end_and_an_onlooker_hears_no_secret(
    come: Come, box: str, camp: str, size: str
) -> None:
    ada, onlooker = come("/", size=size), come("/")
    mine, others = Wiretap(ada.page), Wiretap(onlooker.page)
    creature = 0 if camp == "creature" else 2
    code = new_table(ada, players=3, bots=2, creature=creature, boxes=["base", box], side="A")
    shown = box == "sanctuary"
    if shown:
        go(onlooker, f"/t/{code}")
    else:  # to draw the table twice would take long
        onlooker.page.evaluate(LISTEN, code)
    go(ada, f"/t/{code}")
    search = Search(mine, others)
    for _ in play_on(ada):
        search.look()
    ada.until(search.look, "the same picture for both")
    assert search.leaks == set()
    assert search.searched > 20
    assert others.view["winner"]
    if shown:
        onlooker.wait(("end",))


def test_motion_is_full_and_every_beat_can_be_skipped(come: Come) -> None:
    ada = come("/", still=False)
    go(ada, f"/t/{new_table(ada)}")
    skip = ada.button("table-next")

    def skipped() -> bool:
        skip.evaluate_all("([next]) => next?.click()")  # it may just have gone
        return ada.see().screen in ("asked", "end")

    for _ in range(4):
        ada.until(skipped, "a question")
        ada.step()
