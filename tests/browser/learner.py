"""Somebody who takes a lesson: does what the coach says, by mouse, finger or keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from artemia.lessons import lesson
from tests.browser.player import Patience, Player

STEP = "() => document.querySelector('.coach.placed')?.dataset.step ?? ''"
COVERED = """() => {
  const box = (node) => node.getBoundingClientRect()
  const bubble = box(document.querySelector('.coach'))
  const over = (one) => {
    const w = Math.min(one.right, bubble.right) - Math.max(one.left, bubble.left)
    const h = Math.min(one.bottom, bubble.bottom) - Math.max(one.top, bubble.top)
    return w > 0 && h > 0 ? (w * h) / (one.width * one.height) : 0
  }
  const needed = [...document.querySelectorAll('.spotlight .ring.act, .acts .btn')]
  const { left, top, right, bottom } = bubble
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  return inside ? Math.max(0, ...needed.map((node) => over(box(node)))) : 9
}"""
"""How much of what is to be pressed the bubble lies over."""


class Learner:
    """Reads the coach. With `keys` whatever is pressed gets the focus and Enter."""

    def __init__(self, player: Player, keys: bool = False) -> None:
        self.player = player
        self.page = player.page
        self.covered: dict[str, float] = {}
        self.lit: dict[str, int] = {}
        if keys:
            player.touch_thing = self.press_key  # type: ignore[method-assign]

    def press_key(self, name: str) -> None:
        thing = self.page.locator(f"[data-tried={name}]")
        if thing.count():
            thing.focus()
            self.page.keyboard.press("Enter")

    def begin(self, name: str) -> None:
        """From the screen where lessons are chosen."""
        self.player.press(self.page.locator(".chapter", has_text=name).locator(".btn"))
        self.page.locator(".coach").wait_for()

    @property
    def step(self) -> str:
        """Which step the coach is at; empty where it is silent."""
        return str(self.page.evaluate(STEP))

    def follow(self, id: str) -> Iterator[str]:
        """Goes along the rails; yields at each step, before it is done."""
        taught = {step.id: step for step in lesson(id).steps}
        patience, last = Patience(), ""
        while patience.lasts():
            step = self.step
            if step == "":
                self.answer_uncoached()
                self.page.wait_for_timeout(patience.pause())
                continue
            if step != last:
                patience, last = Patience(), step
                self.covered[step] = self.page.evaluate(COVERED)
                self.lit[step] = self.page.locator(".spotlight .ring.act").count()
                yield step
            if taught[step].turn > lesson(id).turns and not taught[step].opens:
                return
            if taught[step].opens:
                self.open(taught[step].act[0])
            else:
                self.press_one(step)
        raise AssertionError(f"the lesson stands still at {last!r}: {self.player.see()}")

    def press_one(self, step: str) -> None:
        """What glows or leads on, if it is still this step; the coach may say something else afterwards."""
        sight = self.player.see()
        offered = sight.glowing or sight.buttons or sight.main
        if sight.screen == "asked" and offered and self.step == step:
            self.player.touch_thing(self.player.choose(sight))

    def answer_uncoached(self) -> None:
        """In a sheet, or where a free hand has led to a question of which nothing is said."""
        if self.page.locator(".coach").count():
            return
        sight = self.player.see()
        offered = sight.glowing or sight.buttons or sight.main
        if sight.screen in ("dialog", "asked") and offered and not self.page.locator(".coach").count():
            self.player.touch_thing(self.player.choose(sight))

    def open(self, thing: str) -> None:
        """What is lit opens a sheet, which is read, and closed; or it shows where somebody may be."""
        kind, _, name = thing.partition(":")
        where = {
            "seat": f"[data-seat='{name}']",
            "place": f".planet [data-place='{name}']",
            "city": ".in-play .city",
        }
        sheet = self.page.locator("dialog[open]")
        lit = self.page.locator(where[kind]).locator("visible=true").first
        step = self.step
        self.player.press(lit)
        self.player.until(lambda: sheet.count() or self.step not in ("", step), f"what {step} opens")
        if sheet.count():
            self.page.keyboard.press("Escape")
            sheet.wait_for(state="detached")
