"""Every kind of table on every kind of screen, in both languages: nothing scrolls, is cut off or covered."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from artemia.rules.presets import PRESETS
from tests.browser import late
from tests.browser.conftest import Come
from tests.browser.player import Patience, Player
from tests.browser.served import Served
from tests.browser.tables import go, new_table

CROWDING = Path(__file__).with_name("crowding.js").read_text("utf-8")
SCREENS = {
    "tiny": (320, 568),
    "small": (360, 640),
    "phone": (390, 844),
    "lying": (844, 390),
    "tablet": (1024, 768),
    "flat": (1280, 720),
    "low": (1366, 650),
    "laptop": (1440, 900),
    "wall": (3840, 2160),
}
SEATS = (2, 4, 7)
KNOWN: tuple[str, ...] = ()
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('artemia.settings') ?? '{}')
  localStorage.setItem('artemia.settings', JSON.stringify({ ...kept, language }))
}"""


@pytest.fixture(scope="module")
def late_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("late") / "tables.db"
    served = Served(data, program=("-P", late.__file__)).start()
    yield served
    served.stop()
    assert served.complaints.read_text("utf-8") == ""


class Surveyor:
    """Looks at one page in all sizes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.found: list[str] = []
        self.folder = os.environ.get("ARTEMIA_SHOTS")

    def look(self, name: str, sizes: Iterable[str] = SCREENS) -> None:
        for size in sizes:
            width, height = SCREENS[size]
            self.page.set_viewport_size({"width": width, "height": height})
            patience = Patience(3)
            while (wrong := self._wrong(name, size)) and patience.lasts():
                self.page.wait_for_timeout(patience.pause())  # some of the page follows the size by script
            self.found += wrong
            if self.folder:
                shot = f"{name} {size}.png".replace(",", "").replace("/", "").replace(" ", "-")
                self.page.screenshot(path=Path(self.folder) / shot)

    def _wrong(self, name: str, size: str) -> list[str]:
        found = [f"{name}, {size}: {each}" for each in self.page.evaluate(CROWDING)]
        return [each for each in found if not any(re.search(known, each) for known in KNOWN)]

    def look_at_table(self, code: str, name: str, log: bool) -> None:
        """In the other language than the last; a full one in both."""
        languages: tuple[str, ...] = ("en", "fr") if self.player.lang == "en" else ("fr", "en")
        if not log:
            languages = languages[1:]
        for language in languages:
            self.player.lang = language
            self.page.evaluate(SPEAK, language)
            go(self.player, f"/t/{code}")
            self.player.wait(("asked",))
            self.look(f"{name}, {language}")
            if log:
                self.player.press(self.page.locator(".top .tools button[aria-pressed]:visible").last)
                self.page.locator(".log").wait_for()
                self.look(f"{name}, {language}, log")


def test_every_screen_around_the_table_fits(come: Come) -> None:
    """In French, whose words are longer."""
    ada = come("/", lang="fr")
    surveyor = Surveyor(ada)
    for path, until in (("/", ".ways"), ("/new", ".srow"), ("/learn", ".lesson")):
        go(ada, path)
        ada.page.locator(until).first.wait_for()
        surveyor.look(path)
    assert not surveyor.found, "\n".join(surveyor.found)


@pytest.mark.parametrize("mode", PRESETS)
def test_every_table_fits_every_screen(mode: str, come: Come, late_server: Served) -> None:
    ada = come("/", at=late_server)
    surveyor = Surveyor(ada)
    for n, seats in enumerate(SEATS):
        creature = 0 if (n + list(PRESETS).index(mode)) % 2 else None
        wish = {**PRESETS[mode], "players": seats, "bots": seats - 1, "creature": creature}
        surveyor.look_at_table(new_table(ada, **wish), f"{mode}, {seats}", log=seats == max(SEATS))
    assert not surveyor.found, "\n".join(surveyor.found)
