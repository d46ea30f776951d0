"""One browser plays several seats: it is handed from one to the next, and nobody sees another's cards."""

from __future__ import annotations

import pytest

from artemia.rules.boxes import PRESETS
from tests.browser.conftest import Come
from tests.browser.player import LATE, Patience, Player
from tests.browser.served import Served
from tests.browser.tables import begin, go, new_table

NAMES = ("Ada", "Bea", "Cy")
AT_ONCE = "localStorage.setItem('artemia.settings', JSON.stringify({ telling: 'none' }))"
"""Moves aren't told, and the curtain falls as soon as somebody else is asked."""
SHOWN = """() => ({
  table: document.querySelectorAll('.table').length,
  sheets: document.querySelectorAll('dialog[open]').length,
})"""
"""What of the table could be seen."""
IN_NO_HURRY = [(2, PRESETS["first_night"])]
"""With tracks of full length and a pause before each curtain; all like that would take ten minutes."""


def around_one_device(
    come: Come, server: Served, people: int, seats: int, creature: int, **options: object
) -> Player:
    """The host makes the table; the others come to the same device, and each says who they are."""
    device = come("/", at=server)
    if (people, options) not in IN_NO_HURRY:
        device.page.evaluate(AT_ONCE)
    code = new_table(device, players=seats, bots=seats - people, creature=creature, start=False, **options)
    go(device, f"/t/{code}")
    for n in range(1, people):
        device.press(device.button("lobby-another"))
        name = device.page.locator(f"#who-{n} input").first
        name.fill(NAMES[n])
        name.press("Enter")
        device.page.locator(".srow b", has_text=NAMES[n]).wait_for()
    begin(device)
    return device


def take_in_hand(device: Player) -> str:
    """Whoever the curtain calls takes the device, and nothing else was to be seen. Returns their name."""
    assert device.page.evaluate(SHOWN) == {"table": 0, "sheets": 0}
    called = device.page.locator(".curtain h2").inner_text()
    name = next(each for each in NAMES if called == device.word("table-hand-over", name=each))
    device.press(device.page.locator(".curtain .primary"))
    device.page.locator(".curtain h2", has_text=called).wait_for(state="detached")
    return name


def play_handed_around(device: Player) -> list[str]:
    """To the end; returns who took it in hand, one after the other."""
    hands: list[str] = []
    patience = Patience(LATE)
    while (sight := device.see()).screen != "end":
        assert patience.lasts(), f"nothing happens any more: {sight}"
        if sight.screen == "curtain":
            name = take_in_hand(device)
            assert hands[-1:] != [name], f"{name} had it already"
            hands.append(name)
            shown = device.wait(("asked", "curtain", "end"))
            assert shown.screen == "asked", f"{name} took it in hand for nothing"
        elif sight.screen in ("asked", "dialog"):
            assert hands, "nobody has said who they are"
            device.step()
        else:
            device.page.wait_for_timeout(patience.pause())
            continue
        patience = Patience(LATE)
    return hands


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("people", [2, 3])
def test_a_whole_game_on_one_device(
    come: Come, server: Served, hasty_server: Served, preset: str, people: int
) -> None:
    """With two a bot sits between them. The host is a Hunted, and nobody sees anything before saying who."""
    wish = PRESETS[preset]
    at = server if (people, wish) in IN_NO_HURRY else hasty_server
    device = around_one_device(come, at, people, seats=3, creature=people - 1, **wish)
    assert device.wait(("curtain", "asked")).screen == "curtain"
    hands = play_handed_around(device)
    assert set(hands) == set(NAMES[:people])


def test_after_a_reload_the_device_asks_who_holds_it(come: Come, server: Served) -> None:
    device = around_one_device(come, server, people=2, seats=3, creature=1)
    device.wait(("curtain",))
    take_in_hand(device)
    device.wait(("asked",))
    device.page.reload()
    assert device.wait(("curtain", "asked")).screen == "curtain"
    take_in_hand(device)
    device.wait(("asked",))


def test_whoever_holds_it_may_keep_it_for_now(come: Come, server: Served) -> None:
    device = around_one_device(come, server, people=2, seats=2, creature=1)
    device.wait(("curtain",))
    first = take_in_hand(device)
    while device.wait(("asked", "curtain")).screen == "asked":
        device.step()
    device.press(device.button("table-stay"))
    device.page.locator("#ask").wait_for()
    other = next(name for name in NAMES[:2] if name != first)
    device.press(device.page.locator(".acts .btn", has_text=other))
    assert device.wait(("curtain",)).screen == "curtain"
    assert take_in_hand(device) == other
    device.wait(("asked",))
