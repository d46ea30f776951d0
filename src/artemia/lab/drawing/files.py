"""Plots as files: the kind follows from the name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artemia.errors import ArtemiaError
from artemia.lab.drawing import png
from artemia.lab.drawing.marks import Drawing
from artemia.lab.drawing.svg import page, svg

KINDS: Final = (".html", ".svg", ".png", ".json")


def check_file(file: Path) -> None:
    """Before hours of play, not after them."""
    if file.suffix not in KINDS:
        known = ", ".join(KINDS)
        raise ArtemiaError(f"“{file}” should end in {known}.", "arena-file", given=str(file), known=known)
    if not file.absolute().parent.is_dir():
        folder = str(file.absolute().parent)
        raise ArtemiaError(f"There is no folder “{folder}” to write to.", "arena-folder", given=folder)
    if file.suffix == ".png":
        png.check()


def write(drawing: Drawing, numbers: str, file: Path, lang: str) -> None:
    """The drawing, or what it was drawn from."""
    if file.suffix == ".png":
        png.save(drawing, file)
    elif file.suffix == ".json":
        file.write_text(numbers + "\n", encoding="utf-8")
    else:
        text = page(drawing, lang) if file.suffix == ".html" else svg(drawing)
        file.write_text(text + "\n", encoding="utf-8")
