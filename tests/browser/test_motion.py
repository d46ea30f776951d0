"""While cards move, the page keeps up: only what the graphics part can move by itself moves."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import go, new_table

CHEAP = {"transform", "opacity", "translate", "scale", "rotate", "transformOrigin"}
"""What is moved without laying out or painting anything."""
WATCH = """() => {
  const seen = { gaps: [], moved: {} }
  window.seen = seen
  const besides = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  let last = 0
  const frame = (now) => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const once = running.filter(({ effect }) => effect.getTiming().iterations !== Infinity)
    const moves = once.some(({ pending }) => !pending)
    if (moves && last) seen.gaps.push(now - last)
    for (const { effect, animationName, transitionProperty } of once) {
      const name = animationName ?? transitionProperty ?? 'flight'
      if (seen.moved[name]) continue
      const what = effect.getKeyframes().flatMap(Object.keys).filter((key) => !besides.has(key))
      seen.moved[name] = [...new Set(what)]
    }
    last = moves ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
TRACED = ["toplevel", "blink.animations", "disabled-by-default-devtools.timeline"]
FRAME = 1000 / 60
NOTHING_TO_SEE = 1 << 17 | 1 << 2
"""Of what moves nothing and only takes time: it says when a sound is due."""
MOST_LONG = 0.5
"""How often the page itself worked longer than a frame lasts, for each movement."""
MOST_PAINTED = 1.5
"""Frames painted for each movement: one when it begins, perhaps one when it ends, none on its way."""
MOST_OF_ONE = 0.4
"""Share of these frames in which the same picture was painted: what moves doesn't paint its surroundings."""


def test_cards_move_by_transform_and_opacity_alone(
    come: Come, browser: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    """A turn of a Hunted: cards fly from the hand, turn over, tokens drop, counters walk."""
    ada = come("/", size="phone", still=False)
    go(ada, f"/t/{new_table(ada, players=4, bots=3)}")
    ada.page.locator("#ask").wait_for()
    ada.page.evaluate(WATCH)
    browser.start_tracing(page=ada.page, categories=TRACED)
    play_turns(ada, 1)
    trace = Trace(browser.stop_tracing())
    seen: dict[str, Any] = ada.page.evaluate("() => seen")
    gaps = sorted(seen["gaps"])
    late = sum(gap > 1.05 * FRAME for gap in gaps)
    work = trace.work_of_the_page()
    long = sum(task > FRAME for task in work)
    painted = trace.painted()
    movements = trace.movements()
    figures = [
        f"{len(gaps)} frames while something moved, {1 - late / len(gaps):.1%} of them in time",
        f"half within {part(gaps, 50):.1f} ms, 95 % within {part(gaps, 95):.1f} ms",
        f"the page itself worked longer than a frame {long} times, at most {max(work):.0f} ms",
        f"{movements} movements, {len(painted)} frames painted, in {sum(painted.values()):.0f} ms",
    ]
    with capsys.disabled():
        print("", *figures, sep="\n")
    dear = {name: what for name, what in seen["moved"].items() if set(what) - CHEAP}
    assert dear == {}
    assert trace.stuck() == []
    assert {"turn-over", "drop"} & seen["moved"].keys()
    assert movements > 10
    assert long / movements < MOST_LONG
    assert len(painted) / movements < MOST_PAINTED
    assert trace.most_of_one() / len(painted) < MOST_OF_ONE


class Trace:
    """What the browser did. All times are of the processor, which other programs don't add to."""

    def __init__(self, recorded: bytes) -> None:
        self.events: list[dict[str, Any]] = msgspec.json.decode(recorded)["traceEvents"]

    def work_of_the_page(self) -> list[float]:
        """Milliseconds of each task of the page's own thread."""
        named = [event for event in self.events if event["name"] == "thread_name"]
        mains = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
        tasks = [event for event in self.events if event["name"].endswith("RunTask") and "tdur" in event]
        return [task["tdur"] / 1000 for task in tasks if (task["pid"], task["tid"]) in mains]

    def rasters(self) -> list[tuple[int, int, float]]:
        """Frame, picture and milliseconds of everything that was painted anew."""
        tasks = [event for event in self.events if event["name"] == "RasterTask" and "tdur" in event]
        tiles = [(task["args"]["tileData"], task["tdur"] / 1000) for task in tasks]
        return [(tile["sourceFrameNumber"], tile["layerId"], took) for tile, took in tiles]

    def painted(self) -> dict[int, float]:
        """The frames for which something was painted anew, with the milliseconds it took."""
        frames: dict[int, float] = defaultdict(float)
        for frame, _, took in self.rasters():
            frames[frame] += took
        return frames

    def most_of_one(self) -> int:
        """How many frames the picture took part in that was painted most often."""
        return max(Counter(picture for _, picture in {raster[:2] for raster in self.rasters()}).values())

    def movements(self) -> int:
        return sum(event["name"] == "Animation" and event["ph"] == "b" for event in self.events)

    def stuck(self) -> list[Any]:
        """Movements that the graphics part couldn't do by itself, and why."""
        told = [event["args"].get("data", {}) for event in self.events if event["name"] == "Animation"]
        return [data for data in told if data.get("compositeFailed", 0) & ~NOTHING_TO_SEE]


def part(values: list[float], percent: int) -> float:
    return values[len(values) * percent // 100]


def play_turns(player: Player, turns: int) -> None:
    """Waits for every beat as a person would."""

    def played() -> bool:
        sight = player.see()
        if sight.screen in ("asked", "dialog") and sight.turn <= turns:
            player.step()
        return sight.screen == "end" or sight.turn > turns

    player.until(played, "the next turn")
