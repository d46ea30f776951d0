"""Two people from the lobby to the rematch: they talk, one is sent away and comes back, the host changes."""

from __future__ import annotations

from artemia.rules.catalog import PLACES
from artemia.texts import place_name
from artemia.texts import say as translated
from tests.browser.conftest import Come
from tests.browser.player import Player, play_to_the_end
from tests.browser.served import Served
from tests.browser.tables import begin, close_sheet, go, new_table, open_seat, sit_down


def test_they_talk_change_the_host_and_play_again_with_roles_turned(come: Come, hasty_server: Served) -> None:
    ada, bo = come("/", at=hasty_server), come("/", at=hasty_server, size="phone", lang="fr")
    code = new_table(ada, players=3, bots=1, creature=0, start=False)
    go(ada, f"/t/{code}")
    sit_down(bo, code)
    name = bo.word("you-guest")

    say_ready_made(bo, "hello")
    ada.page.locator(".said", has_text=ada.word("phrase-hello")).wait_for()
    say(ada, "Tiens, bonsoir")
    bo.page.locator(".said", has_text="Tiens, bonsoir").wait_for()

    ada.press(ada.button("lobby-kick-whom", name=name))
    ada.press(ada.page.locator(".ask-first .primary"))
    bo.button("lobby-sit").wait_for()
    ada.until(lambda: name not in chairs_in_the_lobby(ada), "an empty chair")
    ada.press(ada.button("lobby-let-in", name=name))
    ada.button("lobby-let-in", name=name).wait_for(state="detached")
    sit_down(bo, code)
    assert not bo.button("lobby-begin").is_visible()
    ada.press(ada.button("lobby-hand-to", name=name))
    ada.press(ada.page.locator(".ask-first .primary"))
    bo.button("lobby-begin").wait_for()
    bo.press(bo.button("lobby-hand-to", name="Ada"))
    bo.press(bo.page.locator(".ask-first .primary"))
    ada.button("lobby-begin").wait_for()
    begin(ada)

    for player in (ada, bo):
        player.page.locator("#ask").wait_for()
    host_changes_in_the_game(ada, bo, name)
    talk_in_the_game(ada, bo)
    play_to_the_end(ada, bo)
    play_again(ada, bo, name)


def say(player: Player, words: str) -> None:
    player.page.locator(".say-row input").fill(words)
    player.press(player.button("table-send"))


def say_ready_made(player: Player, phrase: str) -> None:
    """The menu is pressed until it is open: what still moves may be pressed beside it."""
    menu = player.button("table-quick")

    def opened() -> bool:
        if menu.get_attribute("aria-expanded") != "true":
            player.press(menu)
        return menu.get_attribute("aria-expanded") == "true"

    player.until(opened, "the menu of quick phrases")
    player.press(player.button(f"phrase-{phrase}"))


def chairs_in_the_lobby(player: Player) -> list[str]:
    return player.page.locator(".srow > div > b").all_inner_texts()


def host_changes_in_the_game(ada: Player, bo: Player, name: str) -> None:
    open_seat(bo, "Ada")
    assert not bo.button("sheets-kick").is_visible()
    open_seat(ada, name)
    ada.press(ada.button("sheets-hand-over", name=name))
    bo.button("sheets-kick").wait_for()
    ada.button("sheets-kick").wait_for(state="detached")
    for player in (ada, bo):
        close_sheet(player)


def talk_in_the_game(ada: Player, bo: Player) -> None:
    """What is said while the log is closed shows as a number on its button."""
    log = ada.page.locator(".top .tools [aria-pressed]").last
    ada.press(log)
    say_ready_made(ada, "i_smell_you")
    bo.page.locator(".top .dot", has_text="1").wait_for()
    bo.press(bo.page.locator(".top .tools [aria-pressed]:visible").last)
    bo.page.locator("li.chat", has_text=bo.word("phrase-i_smell_you")).wait_for()
    say(bo, "même pas peur")
    claim(ada, bo)
    ada.page.locator("li.chat", has_text="même pas peur").wait_for()
    for player in (ada, bo):
        player.press(player.button("table-close-log"))


def claim(speaker: Player, listener: Player) -> None:
    """One touch on a place says it, to each in their own language."""
    button = speaker.page.locator(".claims button").first
    short = button.inner_text()
    place = next(id for id in PLACES if place_name(id, speaker.lang).endswith(short))
    speaker.press(button)
    for player in (speaker, listener):
        at = translated(player.lang, f"place-{place}.at")
        player.page.locator("li.chat", has_text=at).wait_for()


def play_again(ada: Player, bo: Player, name: str) -> None:
    """Whoever sat first goes to the end of the row: the next one is the Creature."""
    ada.press(ada.page.get_by_role("button", name=ada.word("after-rematch")).locator("visible=true"))
    ada.page.locator(".srow").first.wait_for()
    assert name in chairs_in_the_lobby(ada)[0] and "Ada" in chairs_in_the_lobby(ada)[-1]
    assert name in ada.page.locator(".srow.cr").inner_text()
    bo.press(bo.page.get_by_role("button", name=bo.word("after-rematch-go")).locator("visible=true"))
    bo.button("lobby-ready").or_(bo.button("lobby-begin")).first.wait_for()
    assert bo.page.url == ada.page.url
