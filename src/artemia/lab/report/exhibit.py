"""A part of a report: what it shows, how to read it, and the numbers it was drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from artemia.lab.drawing.marks import Drawing
from artemia.lab.report.plots import Group

Number = int | float | str


@dataclass(frozen=True)
class Numbers:
    columns: Sequence[str]
    rows: Sequence[Sequence[Number]]


@dataclass(frozen=True)
class Exhibit:
    id: str  # as its files are called
    title: str
    says: str
    table: Numbers
    drawings: Sequence[Drawing] = field(default_factory=list)


def estimates(groups: Sequence[Group], names: Sequence[str]) -> Numbers:
    """The numbers of a figure of whiskers, four digits each."""
    return Numbers(
        (*names, "value", "low", "high"),
        [
            (group.heading, bar.label, *(round(each, 4) for each in bar.estimate))
            for group in groups
            for bar in group.bars
        ],
    )
