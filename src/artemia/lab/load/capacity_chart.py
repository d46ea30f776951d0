"""The plot of a capacity test: waiting and memory against the number of tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from artemia.lab.drawing.marks import Dot, Drawing, Stroke, Words
from artemia.lab.load.capacity import Step

WIDTH: Final = 720.0
LEFT: Final = 84.0
RIGHT: Final = WIDTH - 28.0
HEIGHT: Final = 200.0
GAP: Final = 92.0
Curve = tuple[str, Callable[[Step], float], str]


def capacity_chart(steps: Sequence[Step], limit_ms: float) -> Drawing:
    drawing = Drawing("Tables of seven people", WIDTH)
    drawing.add(Words(28, 44, drawing.title, size=22, bold=True))
    y = panel(
        drawing,
        steps,
        90,
        "Milliseconds until an answer is done",
        [("p99", lambda step: step.p99_ms, "creature"), ("p50", lambda step: step.p50_ms, "hunted")],
        limit_ms,
    )
    memory: Curve = ("", lambda step: step.memory_mb or 0.0, "hunted")
    y = panel(drawing, steps, y + GAP, "Memory of the servers, MB", [memory])
    drawing.height = y + 56
    return drawing


def panel(
    drawing: Drawing,
    steps: Sequence[Step],
    top: float,
    title: str,
    curves: Sequence[Curve],
    limit: float = 0.0,
) -> float:
    """Curves over the number of tables; returns where it ends."""
    most = max([limit, *(value(step) for _, value, _ in curves for step in steps)]) * 1.1 or 1.0
    widest = max(step.tables for step in steps)
    bottom = top + HEIGHT

    def at(tables: float, value: float) -> tuple[float, float]:
        return LEFT + (RIGHT - LEFT) * tables / widest, bottom - HEIGHT * value / most

    drawing.add(Words(28, top - 14, title, size=15, bold=True), Stroke(LEFT, bottom, RIGHT, bottom, "rule"))
    for share in (0.0, 0.5, 1.0):
        level = at(0, most * share)[1]
        drawing.add(
            Stroke(LEFT, level, RIGHT, level, "rule"),
            Words(LEFT - 10, level + 4, f"{most * share:.0f}", "faint", 12, "end"),
            Words(at(widest * share, 0)[0], bottom + 22, f"{widest * share:.0f}", "faint", 12, "middle"),
        )
    if limit:
        level = at(0, limit)[1]
        drawing.add(
            Stroke(LEFT, level, RIGHT, level, "faint", 2), Words(LEFT + 6, level - 6, "limit", "faint", 12)
        )
    for name, value, ink in curves:
        points = [at(step.tables, value(step)) for step in steps]
        for (x, y), (to_x, to_y) in pairwise(points):
            drawing.add(Stroke(x, y, to_x, to_y, ink, 2))
        for x, y in points:
            drawing.add(Dot(x, y, 4, ink))
        drawing.add(Words(points[-1][0] - 6, points[-1][1] - 10, name, ink, 13, "end"))
    return bottom
