"""While cards move, the page keeps up: only what the graphics part can move by itself moves."""

from __future__ import annotations

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
    if (once.length && last) seen.gaps.push(now - last)
    for (const { effect, animationName, transitionProperty } of once) {
      const name = animationName ?? transitionProperty ?? 'flight'
      if (seen.moved[name]) continue
      const what = effect.getKeyframes().flatMap(Object.keys).filter((key) => !besides.has(key))
      seen.moved[name] = [...new Set(what)]
    }
    last = once.length ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
FRAME = 1000 / 60
MOST_LONG = 0.1
"""Share of the frames with something moving in which the page itself worked longer than a frame lasts."""


def test_cards_move_by_transform_and_opacity_alone(
    come: Come, browser: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    """A turn of a Hunted: cards fly from the hand, turn over, tokens drop, counters walk."""
    ada = come("/", size="phone", still=False)
    go(ada, f"/t/{new_table(ada, players=4, bots=3)}")
    ada.page.locator("#ask").wait_for()
    ada.page.evaluate(WATCH)
    browser.start_tracing(page=ada.page, categories=["toplevel"])
    play_turns(ada, 1)
    work = tasks_of_the_page(browser.stop_tracing())
    seen: dict[str, Any] = ada.page.evaluate("() => seen")
    gaps = sorted(seen["gaps"])
    late = sum(gap > 1.5 * FRAME for gap in gaps)
    long = sum(task > FRAME for task in work)
    with capsys.disabled():
        print(f"\n{len(gaps)} frames while something moved, {late} of them late; ", end="")
        print(f"half within {part(gaps, 50):.1f} ms, 95 % within {part(gaps, 95):.1f} ms; ", end="")
        print(f"the page itself worked longer than a frame {long} times, at most {max(work):.0f} ms")
    dear = {name: what for name, what in seen["moved"].items() if set(what) - CHEAP}
    assert [name for name in dear if not name.endswith("color")] == []  # a border may glow where it is
    assert {"turn-over", "drop"} & seen["moved"].keys()
    assert len(gaps) > 30
    assert long / len(gaps) < MOST_LONG


def part(values: list[float], percent: int) -> float:
    return values[len(values) * percent // 100]


def tasks_of_the_page(trace: bytes) -> list[float]:
    """Milliseconds of processor time, which other programs don't add to."""
    events: list[dict[str, Any]] = msgspec.json.decode(trace)["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name"]
    mains = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in events if event["name"].endswith("RunTask") and "tdur" in event]
    return [task["tdur"] / 1000 for task in tasks if (task["pid"], task["tid"]) in mains]


def play_turns(player: Player, turns: int) -> None:
    """Waits for every beat as a person would."""
    for _ in range(1200):
        sight = player.see()
        if sight.screen == "end" or sight.turn > turns:
            return
        if sight.screen in ("asked", "dialog"):
            player.step()
        player.page.wait_for_timeout(100)
    raise AssertionError("it takes too long")
