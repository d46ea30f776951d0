"""Other screens than the usual two: a small phone, a phone that lies, a wall; nothing scrolls or overlaps."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from tests.browser.conftest import Come
from tests.browser.player import Patience, Player
from tests.browser.tables import go, new_table

CROWDING = Path(__file__).with_name("crowding.js").read_text("utf-8")
SCREENS = {"small": (360, 640), "lying": (844, 390), "wall": (3840, 2160), "tablet": (1024, 768)}
GAMES = (
    ("base, five Hunted", {"players": 6, "bots": 5}),
    ("base, Creature", {"players": 7, "bots": 6, "creature": 0}),
    ("sanctuary", {"players": 4, "bots": 3, "boxes": ["base", "exploration", "sanctuary"]}),
)
PHONES = ("small", "lying")


class Surveyor:
    """Looks at one page in all sizes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.found: list[str] = []

    def look(self, name: str, sizes: Iterable[str] = SCREENS) -> None:
        page = self.player.page
        for size in sizes:
            width, height = SCREENS[size]
            page.set_viewport_size({"width": width, "height": height})
            patience = Patience(30)
            while (wrong := page.evaluate(CROWDING)) and patience.lasts():
                page.wait_for_timeout(patience.pause())  # some of the page follows the size by script
            self.found += [f"{name}, {size}: {each}" for each in wrong]
            if folder := os.environ.get("ARTEMIA_SHOTS"):
                page.screenshot(path=Path(folder) / f"{name.replace(', ', '-').replace(' ', '-')}-{size}.png")
        page.set_viewport_size({"width": 1440, "height": 900})


def test_every_screen_fits_small_phones_lying_phones_and_walls(come: Come) -> None:
    """In French, whose words are longer."""
    ada = come("/", lang="fr")
    surveyor = Surveyor(ada)
    for path, until in (("/", ".ways"), ("/new", ".srow")):
        go(ada, path)
        ada.page.locator(until).first.wait_for()
        surveyor.look(path)
    for name, wish in GAMES:
        go(ada, f"/t/{new_table(ada, **wish)}")
        ada.wait(("asked",))
        surveyor.look(f"{name}, first question")
        ada.step()
        if ada.wait(("asked", "end")).screen == "asked":
            surveyor.look(f"{name}, second question", PHONES)
    assert not surveyor.found, "\n".join(surveyor.found)
