"""Somebody at the table: reads the page, and clicks what glows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Locator, Page

from artemia.texts import say

MOST_CLICKS = 25
"""On one question. Whoever needs more has found one that can't be answered."""
SOON = 10_000
LATE = 20.0
"""Seconds after which nothing is expected to happen any more."""

SEE, SPOT = (Path(__file__).with_name(name).read_text("utf-8") for name in ("see.js", "spot.js"))

Screen = Literal["curtain", "dialog", "end", "asked", "waiting", "elsewhere"]


class Patience:
    """Looks often at first, then less: to look takes time from whoever is waited for."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    def lasts(self) -> bool:
        return time.monotonic() - self._since < LATE

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
        what.wait_for(timeout=SOON)
        assert self._press_at(lambda: what.evaluate(SPOT)), f"can't be reached: {what} {self.see()}"

    def touch_thing(self, name: str) -> None:
        """Things may go away just before they are touched: then one looks again."""
        thing = f"document.querySelector('[data-tried={name}]')"
        if not self._press_at(lambda: self.page.evaluate(f"({SPOT})({thing})")):
            assert self.page.evaluate(f"{thing} === null"), f"can't be reached: {name} {self.see()}"

    def _press_at(self, look: Callable[[], dict[str, float] | None]) -> bool:
        """Whether it could; what just moves over it, like a card that was let go, is waited for."""
        for _ in range(8):
            if spot := look():
                if self.touch:
                    self.page.touchscreen.tap(spot["x"], spot["y"])
                else:
                    self.page.mouse.click(spot["x"], spot["y"])
                return True
            self.page.wait_for_timeout(40)
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
    for _ in range(most):
        shown = [player.step() for player in players]
        if all(screen == "end" for screen in shown):
            return
        if any(screen in ("asked", "dialog", "curtain") for screen in shown):
            patience = Patience()
            yield
        else:
            assert patience.lasts(), f"nothing happens any more: {[player.see() for player in players]}"
            players[0].page.wait_for_timeout(patience.pause())
    raise AssertionError("the game has no end")


def play_to_the_end(*players: Player) -> None:
    for _ in play_on(*players):
        pass
