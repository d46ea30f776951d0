"""Whoever has never played learns it at the table: every lesson, to the end of the game that follows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from artemia.lessons import lesson
from artemia.texts import say
from tests.browser.conftest import Come
from tests.browser.learner import Learner
from tests.browser.player import Player, play_to_the_end
from tests.browser.tables import go
from tests.browser.test_screens import Inspector


def learner(player: Player, id: str, keys: bool = False) -> Learner:
    found = Learner(player, keys)
    found.begin(say(player.lang, f"lesson-{id}"))
    return found


@pytest.mark.parametrize(
    ("id", "size", "lang", "keys"),
    [
        ("hunted", "laptop", "en", True),
        ("hunted", "phone", "fr", False),
        ("creature", "laptop", "fr", False),
        ("creature", "phone", "en", False),
        ("exploration", "phone", "en", False),
        ("sanctuary", "laptop", "en", False),
    ],
)
def test_a_lesson_is_played_through_and_goes_on_to_the_end(
    come: Come, id: str, size: str, lang: str, keys: bool
) -> None:
    player = come("/learn", size=size, lang=lang)
    someone = learner(player, id, keys)
    met = list(someone.follow(id))
    assert list(dict.fromkeys(met)) == [step.id for step in lesson(id).steps]
    assert {step: part for step, part in someone.covered.items() if part > 0.25} == {}, (
        "the bubble is in the way"
    )
    assert [step for step, lights in someone.lit.items() if not lights] == ["alone"], (
        "what it speaks of is lit"
    )
    player.press(player.page.locator(".coach button.do"))
    play_to_the_end(player)
    expect(player.page.locator(".aftermath h1")).to_be_visible()
    go(player, "/learn")
    player.page.locator(".chapter.done").wait_for()


def test_a_lesson_is_left_and_taken_up_again(come: Come) -> None:
    player = come("/learn")
    someone = learner(player, "hunted")
    for step in someone.follow("hunted"):
        if step == "fooled":
            break
    player.press(player.page.locator(".coach .link"))
    chapter = player.page.locator(".chapter.begun")
    chapter.wait_for()
    assert player.word("coach-step", n=8, of=lesson("hunted").length) in chapter.inner_text()
    player.press(chapter.locator(".btn"))
    player.page.locator(".coach.placed").wait_for()
    assert someone.step == "fooled"
    assert list(someone.follow("hunted"))[-1] == "alone"


def test_what_can_wait_is_put_off_politely(come: Come) -> None:
    player = come("/learn")
    someone = learner(player, "hunted")
    for step in someone.follow("hunted"):
        if step == "hide":
            break
    player.press(player.page.locator(".hand [data-place='4']"))
    player.page.locator(".coach .held").wait_for()
    assert player.word("coach-held") in player.page.locator(".coach footer").inner_text()
    assert not player.page.locator(".hand .sel").count() and not player.page.locator("dialog[open]").count()
    player.page.keyboard.press("4")
    assert not player.page.locator(".hand .sel").count()
    player.page.keyboard.press("2")
    player.page.locator(".hand .sel").wait_for()
    assert not player.page.locator(".coach .held").count()


@pytest.mark.parametrize(("size", "lang"), [("laptop", "fr"), ("phone", "en")])
def test_no_step_of_a_lesson_is_a_barrier(come: Come, size: str, lang: str) -> None:
    player = come("/learn", size=size, lang=lang)
    player.page.locator(".chapter").first.wait_for()
    inspector = Inspector(player)
    go(player, "/learn")
    player.page.locator(".chapter").first.wait_for()
    inspector.look("lessons")
    someone = learner(player, "hunted")
    for step in someone.follow("hunted"):
        if step in ("creature", "hide", "fooled", "caught", "resist", "alone"):
            inspector.look(step)
    assert not inspector.found, "\n".join(inspector.found)
    assert len(inspector.seen) == 7
