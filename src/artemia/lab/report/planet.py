"""The planet as a heat map: where the Hunted are, and where they are caught."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from artemia.lab.drawing.marks import Drawing, Picture, Rectangle, Words
from artemia.lab.report.gathered import Haunt
from artemia.lab.report.plots import MARGIN, WIDTH, percent
from artemia.texts import place_name, say

ACROSS: Final = 5
CELL: Final = (WIDTH - 2 * MARGIN) / ACROSS
TALL: Final = 128.0
SKY: Final = 62.0
STRONGEST: Final = 0.55
"""Words must still be read on it, on white paper and on black."""


def heat_map(title: str, planet: Mapping[str, Haunt], lang: str) -> Drawing:
    """Row by row by the numbers of places; the more of it, the stronger the colour."""
    drawing = Drawing(title, WIDTH)
    spots = sorted(planet.items(), key=lambda each: (each[1].number, -each[1].of, each[0]))
    most = max((spot.share for _, spot in spots), default=0.0) or 1.0
    worst = max((spot.danger for _, spot in spots), default=0.0) or 1.0
    for n, (place, spot) in enumerate(spots):
        x, y = MARGIN + CELL * (n % ACROSS), 4.0 + TALL * (n // ACROSS)
        draw_spot(drawing, x + 3, y, place, f"{spot.number} {place_name(place, lang)}")
        here = ("report-here", spot.share, spot.share / most, "hunted", x + 3)
        caught = ("report-caught", spot.danger, spot.danger / worst, "creature", x + CELL / 2)
        for words, share, strength, ink, left in (here, caught):
            chip(drawing, left, y + 86, say(lang, words, share=percent(share, lang)), ink, strength)
    drawing.height = 4.0 + TALL * -(-len(spots) // ACROSS) + MARGIN / 2
    return drawing


def draw_spot(drawing: Drawing, x: float, y: float, place: str, name: str) -> None:
    sky = picture_of(place)
    if sky:
        drawing.add(Picture(x, y, CELL - 6, SKY, sky))
    else:
        drawing.add(Rectangle(x, y, CELL - 6, SKY, "rule", 0.5))
    drawing.add(Words(x, y + 78, name, size=12, bold=True))


def chip(drawing: Drawing, x: float, y: float, words: str, ink: str, strength: float) -> None:
    width = CELL / 2 - 5
    drawing.add(
        Rectangle(x, y, width, 34, "rule", 0.35),
        Rectangle(x, y, width, 34, ink, max(0.02, STRONGEST * strength)),
    )
    share, _, what = words.partition(" | ")
    drawing.add(
        Words(x + width / 2, y + 15, share, size=13, at="middle", bold=True),
        Words(x + width / 2, y + 28, what, size=10, at="middle"),
    )


def picture_of(place: str) -> bytes:
    """The page's own picture of a place; nothing where the page isn't built."""
    folder = files("artemia.server.web") / "page" / "assets"
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name.startswith(f"{place}-small-") and file.name.endswith(".webp"):
                return file.read_bytes()
    return b""
