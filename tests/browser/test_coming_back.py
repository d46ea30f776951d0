"""Whoever loses the connection, the page or the server finds the game where it was."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Come
from tests.browser.player import Player, play_on
from tests.browser.served import Served
from tests.browser.tables import begin, go, new_table, sit_down


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "own.db").start()
    yield served
    served.stop()


def at_a_table(come: Come, **wish: object) -> Player:
    player = come("/", **wish)
    go(player, f"/t/{new_table(player, players=3, bots=2)}")
    player.wait(("asked",))
    return player


def play_a_while(*players: Player, answers: int) -> None:
    for n, _ in enumerate(play_on(*players)):
        if n >= answers:
            return


def test_offline_and_back_with_an_answer_given_meanwhile(come: Come) -> None:
    bo = at_a_table(come, size="phone")
    page = bo.page
    page.context.set_offline(True)
    page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    asked = bo.see()
    bo.answer(asked)
    page.get_by_text(bo.word("connection-lost")).wait_for()
    page.context.set_offline(False)
    later = bo.wait(("asked", "end"))
    assert (later.turn, later.phase, later.question) != (asked.turn, asked.phase, asked.question)


def test_a_reload_and_a_second_tab_show_the_same_question(come: Come) -> None:
    ada = at_a_table(come)
    asked = ada.see()
    ada.page.reload()
    assert ada.wait(("asked",))[1:4] == asked[1:4]
    second = Player(ada.page.context.new_page())
    second.page.emulate_media(reduced_motion="reduce")
    second.page.goto(ada.page.url)
    assert second.wait(("asked",))[1:4] == asked[1:4]
    second.answer(second.see())
    there = second.wait(("asked", "end"))
    assert ada.wait(("asked", "end"))[1:4] == there[1:4]


def test_the_server_is_killed_in_the_middle_and_nobody_does_anything_about_it(
    own_server: Served, come: Come
) -> None:
    ada = come("/", at=own_server)
    bo = come("/", at=own_server, size="phone", lang="fr")
    code = new_table(ada, players=3, bots=1, creature=0, start=False)
    go(ada, f"/t/{code}")
    sit_down(bo, code)
    begin(ada)
    ada.wait(("asked", "waiting"))
    play_a_while(ada, bo, answers=6)
    own_server.kill()
    before = []
    for player in (ada, bo):  # what was sent before has arrived, and nothing on the page goes away
        player.page.get_by_text(player.word("connection-lost")).wait_for()
        before.append(player.see())
        assert before[-1].screen in ("asked", "waiting") and before[-1].question
    start = time.monotonic()
    own_server.start()
    play_a_while(ada, bo, answers=8)
    print(f"eight more answers {time.monotonic() - start:.1f} s after the server was started again")
    assert ada.see().turn >= before[0].turn
    bo.page.locator(".notice").wait_for(state="detached")


AGED = """
if (!sessionStorage.aged) {
  sessionStorage.aged = 'once'
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (words) {
    send.call(this, words.replace(/"build":"[^"]*"/, '"build":"of-yesterday"'))
  }
}
"""
"""Makes a page say hello as one of an older build, until it is loaded again."""


def test_an_old_page_is_told_to_reload(come: Come) -> None:
    ada = at_a_table(come)
    page = ada.page
    page.add_init_script(AGED)
    page.reload()
    page.locator(".notice").wait_for()
    assert ada.word("reload-text") in page.locator(".notice").inner_text()
    with page.expect_navigation():
        ada.press(ada.button("reload-do"))
    ada.wait(("asked",))
    assert page.locator(".notice").count() == 0
