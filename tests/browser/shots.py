"""Pictures of the game for the README: every phase, both camps, both sizes, both languages.

`python -m tests.browser.shots` writes them to docs/shots, from one deal that is always the same;
`python -m tests.browser.shots end replay` writes only those called so.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from build_tools.page import WEB, find_node
from tests.browser.conftest import QUIET, SIZES
from tests.browser.dealt import deal_alike
from tests.browser.player import Player, play_to_the_end
from tests.browser.provision import find_or_install
from tests.browser.served import Served
from tests.browser.tables import go, new_table

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "docs" / "shots"
DEAL = "a night on Artemia"
LARGEST = 150_000
LOADING = ("loading", "sheets-loading")
"""What a page says while something is missing."""
BOT_PACE = 0.5
"""Seconds between moves, so that a phase in which nothing is asked can be seen too."""
TURN = 3
"""The turn whose phases are shown: there is something on the table by then."""
TO_WEBP = """
import sharp from 'sharp'
const [from, to] = process.argv.slice(1)
await sharp(from).webp({ quality: 78, effort: 6 }).toFile(to)
"""


def seeded() -> None:
    """Runs `artemia serve` with one deal and one way of thinking, for pictures that stay the same."""
    from artemia.cli import main

    deal_alike(DEAL)  # bots think by the deal
    main()


class Photographer:
    """One person's browser, and where their pictures go."""

    def __init__(self, browser: Browser, served: Served, size: str, lang: str, folder: Path) -> None:
        self.context = browser.new_context(
            **SIZES[size],
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            reduced_motion="reduce",
            service_workers="block",
        )
        self.player = Player(self.context.new_page(), lang, dice=4, touch=size == "phone")
        self.player.page.goto(served.url)
        self.suffix = f"{size}-{lang}"
        self.folder = folder

    def take(self, name: str) -> None:
        """The page as it stands once nothing on it is still to come."""
        page = self.player.page
        for id in LOADING:
            words = " ".join(self.player.word(id).split())
            page.get_by_text(words).first.wait_for(state="hidden")
        page.evaluate("() => document.fonts.ready")
        page.mouse.move(0, 0)
        page.screenshot(path=self.folder / f"{name}-{self.suffix}.png")

    def visit(self, path: str, until: str, name: str) -> None:
        go(self.player, path)
        self.player.page.locator(until).first.wait_for()
        self.player.page.wait_for_load_state("networkidle")
        self.take(name)


def photograph(photographer: Photographer) -> None:
    player = photographer.player
    photographer.visit("/", ".ways", "home")
    photographer.visit("/new", ".srow", "new-table")
    for camp, creature in (("hunted", 4), ("creature", 0)):
        code = new_table(player, players=5, bots=4, creature=creature)
        go(player, f"/t/{code}")
        play_and_take(player, lambda phase, camp=camp: photographer.take(f"{camp}-{phase}"))  # type: ignore[misc]
    player.page.locator(".planet [data-place]").nth(2).dispatch_event("contextmenu")
    player.page.locator("dialog[open]").wait_for()
    photographer.take("card")


def photograph_the_end(photographer: Photographer) -> None:
    player = photographer.player
    code = new_table(player, players=5, bots=4)
    go(player, f"/t/{code}")
    player.wait(("asked",))
    play_to_the_end(player)
    player.page.locator(".aftermath .grid").first.wait_for()
    player.page.wait_for_load_state("networkidle")
    photographer.take("end")
    photographer.visit(f"/replay/{code}#40", "input[type=range]", "replay")


def photograph_the_book(photographer: Photographer) -> None:
    photographer.visit("/book/reckoning", ".planet-picture", "book")


WORKS = (
    (0.0, photograph_the_book, {"book"}),
    (BOT_PACE, photograph, {"home", "new-table", "hunted", "creature", "card"}),
    (0.0, photograph_the_end, {"end", "replay"}),
)


def play_and_take(player: Player, take: Callable[[int], None]) -> None:
    """Plays to the turn that is shown, and takes a picture of each of its phases."""
    taken: set[int] = set()
    while (sight := player.see()).screen != "end" and sight.turn <= TURN:
        if sight.turn == TURN and sight.phase not in taken:
            taken.add(sight.phase)
            take(sight.phase)
        player.step()
        player.page.wait_for_timeout(20)


def main(wanted: list[str]) -> None:
    chromium, node = find_or_install(), find_node()
    if node is None:
        sys.exit("There is no node to pack the pictures with.")
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as driver:
        folder = Path(temporary)
        browser = driver.chromium.launch(executable_path=chromium.program, args=QUIET)
        for size in SIZES:
            for lang in ("en", "fr"):
                for pace, work, shown in WORKS:
                    if wanted and not shown & set(wanted):
                        continue
                    data = folder / f"{size}-{lang}-{work.__name__}.db"
                    served = Served(data, program=("-P", __file__, "--seeded"), bot_pace=pace).start()
                    try:
                        work(Photographer(browser, served, size, lang, folder))
                    finally:
                        served.stop()
        browser.close()
        for file in sorted(folder.glob("*.png")):
            if wanted and not any(file.stem.startswith(f"{name}-") for name in wanted):
                continue
            shot = SHOTS / f"{file.stem}.webp"
            command: list[str | Path] = [node.program, "--input-type=module", "-e", TO_WEBP, file, shot]
            subprocess.run(command, cwd=WEB, check=True)
            print(f"{shot.relative_to(ROOT)}: {shot.stat().st_size / 1000:.0f} kB")
            assert shot.stat().st_size <= LARGEST


if __name__ == "__main__":
    if sys.argv[1:2] == ["--seeded"]:
        sys.argv.pop(1)
        seeded()
    else:
        main(sys.argv[1:])
