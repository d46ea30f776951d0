"""Tables made for a test, and who sits at them."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player

MAKE = """async (wish) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
  return answer.json()
}"""


def new_table(
    host: Player,
    players: int = 3,
    bots: int = 2,
    creature: int | None = None,
    start: bool = True,
    **options: Any,
) -> str:
    """The host takes the first free chair; the last ones are for bots."""
    wish = {
        "options": {"players": players, **options},
        "name": "Ada",
        "bots": [{"chair": n, "level": "instinct"} for n in range(players - bots, players)],
        "creature_chair": players - 1 if creature is None else creature,
        "start": start,
    }
    made = host.page.evaluate(MAKE, wish)
    assert "code" in made, made
    return str(made["code"])


def go(player: Player, path: str) -> None:
    player.page.goto(player.page.url.split("/", 3)[0] + "//" + player.page.url.split("/", 3)[2] + path)


def sit_down(guest: Player, code: str, name: str = "") -> None:
    """By the link, on a chair of the Hunted while there is one, and ready."""
    go(guest, f"/t/{code}")
    guest.page.locator("#join input").fill(name or guest.word("you-guest"))
    guest.press(guest.button("lobby-sit"))
    guest.press(guest.button("lobby-ready"))
    guest.button("lobby-unready").wait_for()


def begin(host: Player) -> None:
    host.press(host.button("lobby-begin"))


def close_sheet(player: Player) -> None:
    player.page.keyboard.press("Escape")
    player.page.locator("dialog[open]").wait_for(state="detached")


def open_seat(player: Player, name: str) -> None:
    """The sheet of somebody at the table."""
    chip = player.page.locator(".seatrow [data-seat]", has_text=name).first
    sheet = player.page.locator("dialog[open]")
    player.press(chip)
    sheet.or_(player.page.locator(".seatrow .filtered")).first.wait_for()
    if not sheet.count():  # first it shows where they may be, then their sheet
        player.press(chip)
        sheet.wait_for()
