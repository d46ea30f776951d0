"""A few seconds of the game for the top of the README: `python -m tests.browser.animation`."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from build_tools.page import WEB, find_node
from tests.browser.conftest import QUIET
from tests.browser.provision import find_or_install
from tests.browser.served import Served
from tests.browser.shots import ROOT, SHOTS
from tests.browser.strips import film

STEP: Final = 120
"""Milliseconds from picture to picture."""
SCENES: Final = {"reveal": 3300, "caught": 3900}
"""Which moments follow each other, and how long each is seen."""
WIDE: Final = 640
LARGEST: Final = 900_000
TO_ANIMATION: Final = """
import sharp from 'sharp'
const { from, to, wide, step } = JSON.parse(process.argv[1])
const pictures = await Promise.all(from.map((file) => sharp(file).resize(wide).png().toBuffer()))
const delay = pictures.map((_, n) => (n === pictures.length - 1 ? 1600 : step))
const film = sharp(pictures, { join: { animated: true } })
await film.webp({ quality: 56, effort: 5, loop: 0, delay }).toFile(to)
"""


def main() -> None:
    chromium, node = find_or_install(), find_node()
    if node is None:
        sys.exit("There is no node to pack the pictures with.")
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as driver:
        folder = Path(temporary)
        browser = driver.chromium.launch(executable_path=chromium.program, args=QUIET)
        served = Served(folder / "tables.db").start()
        try:
            pictures = [
                picture
                for moment, length in SCENES.items()
                for picture in film(browser, served.url, moment, "laptop", folder, range(0, length, STEP))
            ]
        finally:
            served.stop()
        browser.close()
        shot = SHOTS / "caught.webp"
        plan = {"from": [str(each) for each in pictures], "to": str(shot), "wide": WIDE, "step": STEP}
        command: list[str | Path] = [
            node.program,
            "--input-type=module",
            "-e",
            TO_ANIMATION,
            json.dumps(plan),
        ]
        subprocess.run(command, cwd=WEB, check=True)
        print(f"{shot.relative_to(ROOT)}: {shot.stat().st_size / 1000:.0f} kB")
        assert shot.stat().st_size <= LARGEST


if __name__ == "__main__":
    main()
