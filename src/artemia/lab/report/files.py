"""A report's figures and numbers as files of their own."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

from artemia.lab.drawing import png
from artemia.lab.drawing.marks import Drawing
from artemia.lab.report.exhibit import Exhibit


def write_numbers(sections: Sequence[Exhibit], folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for section in sections:
        file = folder / f"{section.id}.csv"
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.writer(out, lineterminator="\n")
            writer.writerow(section.table.columns)
            writer.writerows(section.table.rows)
        written.append(file)
    return written


def write_pictures(sections: Sequence[Exhibit], folder: Path) -> list[Path]:
    png.check()
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, drawing in named(sections):
        written.append(folder / f"{name}.png")
        png.save(drawing, written[-1])
    return written


def named(sections: Sequence[Exhibit]) -> Iterator[tuple[str, Drawing]]:
    """A section's figures bear its name, and a number if there are several."""
    for section in sections:
        several = len(section.drawings) > 1
        for number, drawing in enumerate(section.drawings, 1):
            yield f"{section.id}-{number}" if several else section.id, drawing
