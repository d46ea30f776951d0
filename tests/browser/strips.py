"""What is played over the table, as strips of pictures for docs/shots: `python -m tests.browser.strips`.

`python -m tests.browser.strips caught reveal` writes only those.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from build_tools.page import WEB, find_node
from tests.browser.conftest import QUIET, SIZES
from tests.browser.moments import MOMENTS, cue_of
from tests.browser.provision import find_or_install
from tests.browser.served import Served
from tests.browser.shots import LARGEST, ROOT, SHOTS
from tests.browser.staged import Staged

TIMES: Final = {
    "reveal": (300, 700, 1000, 1400, 1900, 2300, 2700, 3100),
    "catch": (250, 700, 960, 1040, 1180, 1500, 1900, 2600),
    "caught": (300, 800, 1250, 1440, 1650, 1900, 2300, 3600),
    "let_go": (300, 900, 1350, 1600, 1900, 2200, 2700, 3600),
    "evolved": (400, 1000, 1450, 1650, 1900, 2300, 3000, 4300),
    "played": (120, 320, 500, 900, 2200, 2400),
    "victory": (120, 420, 900, 1500, 2100, 2700, 3600, 5400),
    "defeat": (120, 420, 1000, 1900, 2600, 3300, 4000, 5800),
}
"""Milliseconds into each moment."""
NARROW: Final = {"laptop": (480, 4), "phone": (195, 8)}
"""How wide a picture is in the strip, and how many stand in a row."""
TO_THE_MOMENT: Final = """(wanted) => {
  if (document.querySelector(wanted)) return true
  const other = document.querySelector('.drama')
  if (other) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else [...document.querySelectorAll('.table .acts .btn')].at(-1)?.click()
  return false
}"""
"""Skips what comes before it, all in one breath: else it might skip the moment itself."""
FREEZE: Final = """(at) => {
  const moves = document.getAnimations().filter((one) => !one.animationName && !one.transitionProperty)
  for (const move of moves) { move.pause(); move.currentTime = at }
}"""
"""All of a score is on one clock."""
TO_STRIP: Final = """
import sharp from 'sharp'
const { from, to, wide, high, row } = JSON.parse(process.argv[1])
const rows = Math.ceil(from.length / row)
const across = Math.min(row, from.length)
const parts = await Promise.all(from.map(async (file, n) => ({
  input: await sharp(file).resize(wide, high).toBuffer(),
  left: (n % row) * (wide + 4), top: Math.floor(n / row) * (high + 4),
})))
const [width, height] = [across * (wide + 4) - 4, rows * (high + 4) - 4]
const canvas = sharp({ create: { width, height, channels: 3, background: '#000' } })
await canvas.composite(parts).webp({ quality: 74, effort: 6 }).toFile(to)
"""


def on_stage(page: Page, moment: str) -> None:
    """Waits for the moment; what comes before it is skipped."""
    wanted = ".finale" if moment in ("victory", "defeat") else f".drama[data-moment={moment}]"
    page.wait_for_function(TO_THE_MOMENT, arg=wanted, polling=20)


def film(
    browser: Browser, address: str, moment: str, size: str, folder: Path, times: Iterable[int]
) -> list[Path]:
    """Pictures of a moment, so many milliseconds into it each."""
    context = browser.new_context(**SIZES[size], locale="en-GB", service_workers="block")
    page = context.new_page()
    staged = Staged(page, cue_of(moment))
    staged.open(address)
    page.wait_for_load_state("networkidle")
    staged.go_on()
    on_stage(page, moment)
    page.evaluate(FREEZE, 0)
    pictures = []
    for at in times:
        page.evaluate(FREEZE, at)
        pictures.append(folder / f"{moment}-{size}-{at}.png")
        page.screenshot(path=pictures[-1])
    context.close()
    return pictures


def main(wanted: list[str]) -> None:
    chromium, node = find_or_install(), find_node()
    if node is None:
        sys.exit("There is no node to pack the pictures with.")
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as driver:
        folder = Path(temporary)
        browser = driver.chromium.launch(executable_path=chromium.program, args=QUIET)
        served = Served(folder / "tables.db").start()
        try:
            for moment in wanted or MOMENTS:
                for size, (wide, row) in NARROW.items():
                    view = SIZES[size]["viewport"]
                    shot = SHOTS / f"moment-{moment.replace('_', '-')}-{size}.webp"
                    pictures = film(browser, served.url, moment, size, folder, TIMES[moment])
                    plan = {
                        "from": [str(each) for each in pictures],
                        "to": str(shot),
                        "wide": wide,
                        "high": round(wide * view["height"] / view["width"]),
                        "row": row,
                    }
                    command: list[str | Path] = [
                        node.program,
                        "--input-type=module",
                        "-e",
                        TO_STRIP,
                        json.dumps(plan),
                    ]
                    subprocess.run(command, cwd=WEB, check=True)
                    print(f"{shot.relative_to(ROOT)}: {shot.stat().st_size / 1000:.0f} kB")
                    assert shot.stat().st_size <= LARGEST
        finally:
            served.stop()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
