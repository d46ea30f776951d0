"""A drawing as a picture; needs Matplotlib, which the extra `plot` brings."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from artemia.errors import ArtemiaError
from artemia.lab.drawing.marks import INKS, Dot, Drawing, Mark, Picture, Rectangle, Stroke, Words

DOTS_PER_INCH: Final = 192
UNITS_PER_INCH: Final = 96
SCALE: Final = DOTS_PER_INCH / UNITS_PER_INCH
POINTS: Final = 72 / UNITS_PER_INCH
ENDS: Final = {"start": "left", "middle": "center", "end": "right"}


def check() -> None:
    if find_spec("matplotlib") is None:
        raise ArtemiaError(
            "A PNG needs Matplotlib: install “artemia[plot]”, or name a file that ends in .html or .svg.",
            "arena-no-png",
        )


def save(drawing: Drawing, file: Path) -> None:
    check()
    size = (drawing.width / UNITS_PER_INCH, drawing.height / UNITS_PER_INCH)
    figure = part("figure").Figure(size, DOTS_PER_INCH, facecolor=INKS["paper"][0])
    axes = figure.add_axes((0, 0, 1, 1))
    axes.axis("off")
    for mark in drawing.marks:
        draw(axes, mark)
    # Only now: a picture changes all of them.
    axes.set(xlim=(0, drawing.width), ylim=(drawing.height, 0), aspect="auto")
    figure.savefig(file, format="png", metadata={"Software": None})


def cropped(picture: Picture) -> Any:
    """Its middle, of the proportions wanted. Pillow comes with Matplotlib."""
    size = (round(picture.width * SCALE), round(picture.height * SCALE))
    opened = import_module("PIL.Image").open(BytesIO(picture.content)).convert("RGB")
    return import_module("PIL.ImageOps").fit(opened, size)


def part(name: str) -> Any:
    return import_module(f"matplotlib.{name}")


def draw(axes: Any, mark: Mark) -> None:
    if isinstance(mark, Picture):
        ends = (mark.x, mark.x + mark.width, mark.y + mark.height, mark.y)
        axes.imshow(cropped(mark), extent=ends)
        return
    patches = part("patches")
    colour = INKS[mark.ink][0]
    match mark:
        case Rectangle():
            shape = "round,pad=0,rounding_size=4"
            corner = (mark.x, mark.y)
            axes.add_patch(
                patches.FancyBboxPatch(
                    corner, mark.width, mark.height, shape, color=colour, alpha=mark.strength, linewidth=0
                )
            )
        case Stroke():
            axes.plot((mark.x, mark.to_x), (mark.y, mark.to_y), color=colour, lw=mark.width * POINTS)
        case Dot():
            axes.add_patch(patches.Circle((mark.x, mark.y), mark.radius, color=colour, linewidth=0, zorder=3))
        case Words():
            axes.text(
                mark.x,
                mark.y,
                mark.text,
                color=colour,
                fontsize=mark.size * POINTS,
                ha=ENDS[mark.at],
                va="baseline",
                weight="bold" if mark.bold else "normal",
                parse_math=False,
            )
