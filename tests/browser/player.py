"""Somebody at the table: reads the page, and clicks what glows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Locator, Page

from artemia.texts import say

MOST_CLICKS = 100
"""On one question. Whoever needs more has found one that can't be answered."""
LATE = 180.0
"""Seconds after which nothing is expected to happen any more; the machine may be busy."""

SEE, SPOT = (Path(__file__).with_name(name).read_text("utf-8") for name in ("see.js", "spot.js"))

Screen = Literal["curtain", "dialog", "end", "asked", "waiting", "elsewhere"]


class Patience:
    """Looks often at first, then less: to look takes time from whoever is waited for."""

    def __init__(self, seconds: float = LATE) -> None:
        self._since = time.monotonic()
        self._seconds = seconds

    def lasts(self) -> bool:
        return time.monotonic() - self._since < self._seconds

    def pause(self) -> float:
        """Milliseconds to the next look."""
        return min(100.0, 15 + 200 * (time.monotonic() - self._since))


class Sight(NamedTuple):
    """What the page shows. The lists name things that can be clicked."""

    screen: Screen
    question: str
    turn: int
    phase: int
    glowing: list[str]
    picked: int
    buttons: list[str]
    main: list[str]
    sideways: int


class Player:
    """Clicks like a person, and like a person has no idea of the rules."""

    def __init__(self, page: Page, lang: str = "en", dice: int = 1, touch: bool = False) -> None:
        self.page = page
        self.lang = lang
        self.dice = random.Random(dice)
        self.touch = touch
        self.questions: list[tuple[int, int, str]] = []  # turn, phase, words
        self.bold = 0.35  # how often something is tried although one could just go on

    # Seeing

    def see(self) -> Sight:
        sight = Sight(**self.page.evaluate(SEE))
        assert sight.sideways <= 0, f"the page scrolls sideways by {sight.sideways} px: {sight.question}"
        return sight

    def word(self, id: str, **facts: str | int) -> str:
        return say(self.lang, id, **facts)

    def button(self, id: str, **facts: str | int) -> Locator:
        name = " ".join(self.word(id, **facts).split())  # Playwright knows plain spaces only
        return self.page.get_by_role("button", name=name).first

    # Doing

    def press(self, what: Locator) -> None:
        """With the finger or the mouse, where nothing lies over it."""
        self.until(what.is_visible, str(what))
        assert self._press_at(lambda: what.evaluate(SPOT)), f"can't be reached: {what} {self.see()}"

    def touch_thing(self, name: str) -> None:
        """Things may go away just before they are touched: then one looks again."""
        thing = f"document.querySelector('[data-tried={name}]')"
        pressed = self._press_at(
            lambda: self.page.evaluate(f"({SPOT})({thing})"), lambda: self.page.evaluate(f"{thing} === null")
        )
        assert pressed, f"can't be reached: {name} {self.see()}"

    def _press_at(
        self, look: Callable[[], dict[str, float] | None], gone: Callable[[], bool] = lambda: False
    ) -> bool:
        """Whether it could; what just moves over it, like a card that was let go, is waited for."""
        patience = Patience()
        while patience.lasts():
            if spot := look():
                if self.touch:
                    self.page.touchscreen.tap(spot["x"], spot["y"])
                else:
                    self.page.mouse.click(spot["x"], spot["y"])
                return True
            if gone():
                return True
            self.page.wait_for_timeout(patience.pause())
        return False

    def step(self) -> Screen:
        """Does the next thing that is to be done, if any; tells what the page showed before."""
        sight = self.see()
        if sight.screen == "curtain":
            self.press(self.page.locator(".curtain .primary"))
        elif sight.screen == "asked":
            self.questions.append((sight.turn, sight.phase, sight.question))
            self.answer(sight)
        elif sight.screen == "dialog":
            self.answer(sight)
        return sight.screen

    def answer(self, sight: Sight) -> None:
        """Picks something and confirms it, until the question is gone."""
        asked = sight.question
        for _ in range(MOST_CLICKS):
            if sight.screen not in ("asked", "dialog") or sight.question != asked:
                return
            if sight.screen == "dialog" and not (sight.glowing or sight.buttons or sight.main):
                self.page.keyboard.press("Escape")  # a finger that stayed too long opens a card to be read
            else:
                self.touch_thing(self.choose(sight))
            sight = self.see()
        raise AssertionError(f"This can't be answered by clicking: {asked!r} {sight}")

    def choose(self, sight: Sight) -> str:
        if sight.screen == "dialog":
            return self.choose_in_sheet(sight)
        tempting = sight.glowing + sight.buttons
        if sight.main and (sight.picked or not tempting or self.dice.random() > self.bold):
            return sight.main[0]
        if sight.glowing and (not sight.buttons or self.dice.random() < 0.7):
            return self.dice.choice(sight.glowing)
        assert sight.buttons or sight.main, f"nothing to click: {sight}"
        return self.dice.choice(sight.buttons or sight.main)

    def choose_in_sheet(self, sight: Sight) -> str:
        if sight.main and (sight.picked or not sight.glowing):
            return sight.main[0]
        if sight.glowing:
            return self.dice.choice(sight.glowing)
        return self.dice.choice(sight.buttons)

    def until(self, true: Callable[[], Any], what: str = "it") -> None:
        """Looks again and again until this is so."""
        patience = Patience()
        while not true():
            assert patience.lasts(), f"{what} didn't come; there is {self.see()}"
            self.page.wait_for_timeout(patience.pause())

    def wait(self, screens: tuple[Screen, ...] = ("asked", "end", "curtain")) -> Sight:
        patience = Patience()
        while patience.lasts():
            sight = self.see()
            if sight.screen in screens:
                return sight
            self.page.wait_for_timeout(patience.pause())
        raise AssertionError(f"{screens} didn't come; there is {sight}")


def play_on(*players: Player, most: int = 3000) -> Iterator[None]:
    """All play until the game is over for all of them; yields after each thing done."""
    patience = Patience()
    while most:
        shown = [player.step() for player in players]
        if all(screen == "end" for screen in shown):
            return
        if any(screen in ("asked", "dialog", "curtain") for screen in shown):
            patience = Patience()
            most -= 1
            yield
        else:
            assert patience.lasts(), f"nothing happens any more: {[player.see() for player in players]}"
            players[0].page.wait_for_timeout(patience.pause())
    raise AssertionError("the game has no end")


def play_to_the_end(*players: Player) -> None:
    for _ in play_on(*players):
        pass
