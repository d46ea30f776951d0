"""Chairs change hands: a bot stands in, somebody else sits down, two share a device."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.player import Player, play_on
from tests.browser.tables import begin, close_sheet, go, new_table, open_seat, sit_down


def play_until_waiting_for(seat: Player, other: Player) -> None:
    """Plays on until `seat` is asked something."""
    seat.until(lambda: seat.see().screen == "asked" or not other.step(), "a question")


def test_a_bot_stands_in_by_vote_he_returns_and_after_a_kick_another_sits_down(come: Come) -> None:
    ada, bo = come("/"), come("/", size="phone")
    code = new_table(ada, players=3, bots=1, creature=0, start=False)
    go(ada, f"/t/{code}")
    sit_down(bo, code)
    begin(ada)
    bo.wait(("asked", "waiting"))
    play_until_waiting_for(bo, ada)
    assert bo.page.locator(".ask").count() and not bo.button("table-hint").count(), "two people, no hints"

    go(bo, "/")
    call = ada.button("table-call-bot")
    ada.until(lambda: call.is_visible() or not ada.step(), "the offer to call a bot")
    ada.press(call)
    ada.press(ada.button("sheets-vote"))
    ada.page.locator("dialog .chip", has_text=ada.word("sheets-stands-in")).wait_for()
    close_sheet(ada)
    for n, _ in enumerate(play_on(ada)):
        if n > 3:
            break

    go(bo, f"/t/{code}")
    bo.press(bo.button("table-return"))
    play_until_waiting_for(bo, ada)

    open_seat(ada, bo_name(ada))
    ada.press(ada.button("sheets-kick"))
    ada.press(ada.page.locator(".ask-first .primary"))
    close_sheet(ada)
    ada.page.locator(".toast.news", has_text=bo_name(ada)).wait_for()
    cy = come(f"/t/{code}", lang="fr")
    cy.press(cy.button("lobby-sit"))
    cy.page.locator("dialog[open] .field input").fill(cy.word("you-guest"))
    cy.press(cy.button("lobby-sit-here"))
    close_sheet(cy)
    ada.page.locator(".toast.news", has_text=cy.word("you-guest")).wait_for()
    play_until_waiting_for(cy, ada)
    cy.answer(cy.see())
    bo.until(lambda: bo.see().screen != "asked", "somebody else's turn")


def bo_name(host: Player) -> str:
    return host.word("you-guest")


def test_two_on_one_device_hand_it_over_behind_a_curtain(come: Come) -> None:
    ada = come("/", size="phone")
    code = new_table(ada, players=3, bots=1, creature=2, start=False)
    go(ada, f"/t/{code}")
    ada.press(ada.button("lobby-another"))
    ada.page.wait_for_function("() => !document.querySelector('.srow.wait')")
    begin(ada)
    hands: list[str] = []
    while len(hands) < 4:
        sight = ada.wait(("asked", "curtain"))
        if sight.screen == "curtain":
            assert shown_besides_the_curtain(ada) == []
            ada.step()
            ada.page.locator(".curtain").wait_for(state="detached")
            hands.append(ada.page.locator(".seatrow").inner_text())
        else:
            ada.step()
    assert len(set(hands[:2])) == 2, "each sees the other one around the planet"


def shown_besides_the_curtain(player: Player) -> list[str]:
    """Whatever a point of the screen shows that isn't the curtain."""
    found: list[str] = player.page.evaluate(
        """() => {
          const found = new Set()
          for (let x = 5; x < innerWidth; x += 30)
            for (let y = 5; y < innerHeight; y += 30) {
              const node = document.elementFromPoint(x, y)
              if (!node?.closest('.curtain')) found.add(node?.outerHTML.slice(0, 80) ?? 'nothing')
            }
          return [...found]
        }"""
    )
    return found
