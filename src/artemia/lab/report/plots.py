"""The figures of a report, each a drawing: rates with their intervals, shares, lengths, races."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from artemia.lab.drawing.marks import Dot, Drawing, Rectangle, Stroke, Words
from artemia.lab.report.race import Quartiles
from artemia.texts.numbers import MINUS, decimal, signed

WIDTH: Final = 720.0
MARGIN: Final = 16.0
LABELS: Final = 210.0
VALUES: Final = 160.0
ROW: Final = 26.0
HEAD: Final = 38.0
PANEL: Final = 180.0
LONGEST_LABEL: Final = 32

Estimate = tuple[float, float, float]
"""A value, and from where to where it may be with 95 %."""


@dataclass(frozen=True)
class Whisker:
    """A line of a figure: what it is about, and how sure the number is."""

    label: str
    estimate: Estimate
    ink: str = ""  # of whoever is ahead, if none is named


@dataclass(frozen=True)
class Group:
    heading: str
    bars: Sequence[Whisker]


@dataclass(frozen=True)
class Scale:
    """From the left to the right end of a figure; the middle is where nobody is ahead."""

    low: float
    high: float
    middle: float
    signs: bool = False  # differences bear a sign
    digits: int = 1

    def at(self, value: float) -> float:
        left, right = MARGIN + LABELS, WIDTH - MARGIN - VALUES
        share = (value - self.low) / (self.high - self.low)
        return left + (right - left) * min(max(share, 0.0), 1.0)

    def written(self, value: float, lang: str) -> str:
        write = signed if self.signs else decimal
        return write(100 * value, self.digits, lang)

    def in_words(self, estimate: Estimate, lang: str) -> str:
        value, low, high = (self.written(each, lang) for each in estimate)
        return value if low == high else f"{value} ({low} – {high})"


RATES: Final = Scale(0.0, 1.0, 0.5)


def scale_for(groups: Sequence[Group]) -> Scale:
    """Of differences: as wide as the widest interval."""
    ends = [abs(end) for group in groups for bar in group.bars for end in bar.estimate[1:]]
    widest = max(0.01, *ends) if ends else 0.01
    return Scale(-widest, widest, 0.0, signs=True)


def whiskers(title: str, groups: Sequence[Group], scale: Scale, lang: str) -> Drawing:
    """A dot for every number, on a line as long as it isn't sure."""
    drawing = Drawing(title, WIDTH)
    y = 22.0
    for end, at in ((scale.low, "start"), (scale.middle, "middle"), (scale.high, "end")):
        drawing.add(Words(scale.at(end), y, scale.written(end, lang), "faint", 11, at))
    for group in groups:
        y += HEAD
        drawing.add(Words(MARGIN, y - 8, group.heading, size=14, bold=True))
        bottom = y + ROW * len(group.bars)
        drawing.add(Stroke(scale.at(scale.middle), y, scale.at(scale.middle), bottom, "rule", 1.5))
        for bar in group.bars:
            whisker(drawing, y + ROW / 2, bar, scale, lang)
            y += ROW
    drawing.height = y + MARGIN
    return drawing


def whisker(drawing: Drawing, y: float, bar: Whisker, scale: Scale, lang: str) -> None:
    value, low, high = map(scale.at, bar.estimate)
    ink = bar.ink or ("creature" if bar.estimate[0] >= scale.middle else "hunted")
    drawing.add(
        Words(MARGIN, y + 4, shortened(bar.label)),
        Stroke(scale.at(scale.low), y, scale.at(scale.high), y, "rule", 0.75),
        Stroke(low, y, high, y, ink, 3),
        Dot(value, y, 4.5, ink),
        Words(WIDTH - MARGIN, y + 4, scale.in_words(bar.estimate, lang), size=12, at="end"),
    )


def shortened(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


@dataclass(frozen=True)
class Slice:
    """A piece of a whole: what it is called, how large, in which ink, how strong."""

    label: str
    share: float
    ink: str
    strength: float = 1.0


def stacked(title: str, rows: Sequence[tuple[str, Sequence[Slice]]], lang: str) -> Drawing:
    """Wholes cut in parts, one below the other; the first tells what the parts are."""
    drawing = Drawing(title, WIDTH)
    left, right = MARGIN + LABELS, WIDTH - MARGIN
    x = left
    for part in rows[0][1]:
        drawing.add(Rectangle(x, 12, 12, 12, part.ink, part.strength), Words(x + 18, 22, part.label, size=12))
        x += 36 + 7.5 * len(part.label)
    y = 36.0
    for label, parts in rows:
        drawing.add(Words(MARGIN, y + 17, shortened(label)))
        x = left
        for part in parts:
            width = (right - left) * part.share
            if width > 1:
                drawing.add(Rectangle(x, y + 3, width - 1, ROW - 6, part.ink, part.strength))
            if part.share >= 0.08:
                text = decimal(100 * part.share, 0, lang)
                drawing.add(Words(x + width / 2, y + 17, text, size=12, at="middle", bold=True))
            x += width
        y += ROW
    drawing.height = y + MARGIN
    return drawing


@dataclass(frozen=True)
class Panel:
    """Columns of a histogram: how many per cent of all lie at each number from the first on."""

    heading: str
    first: int
    shares: Sequence[float]


def histograms(title: str, panels: Sequence[Panel], below: str, lang: str) -> Drawing:
    """One below the other on the same scales, so that they can be compared."""
    drawing = Drawing(title, WIDTH)
    first = min(panel.first for panel in panels)
    last = max(panel.first + len(panel.shares) for panel in panels)
    highest = max(max(panel.shares) for panel in panels)
    left, right, tall = MARGIN + 40, WIDTH - MARGIN, 84.0
    step = (right - left) / (last - first)
    y = 0.0
    for panel in panels:
        y += HEAD + tall
        drawing.add(Words(MARGIN, y - tall - 12, panel.heading, size=14, bold=True))
        drawing.add(Words(left - 6, y - tall + 10, percent(highest, lang), "faint", 11, "end"))
        drawing.add(Stroke(left, y, right, y, "rule"))
        for number, share in enumerate(panel.shares, panel.first):
            height = tall * share / highest
            if height >= 0.5:
                x = left + step * (number - first)
                drawing.add(Rectangle(x + 1, y - height, max(1.0, step - 2), height, "hunted", 0.8))
        every = max(1, round(36 / step))
        for number in range(first, last, every):
            drawing.add(
                Words(left + step * (number - first + 0.5), y + 14, str(number), "faint", 11, "middle")
            )
        y += 14
    drawing.add(Words(right, y + 16, below, "faint", 11, "end"))
    drawing.height = y + 16 + MARGIN
    return drawing


@dataclass(frozen=True)
class Streak:
    """How a number goes on, from nothing to a whole: the middle game, and half of all around it."""

    label: str
    ink: str
    points: Sequence[Quartiles]
    width: float = 3.0


def races(title: str, panels: Sequence[tuple[str, Sequence[Streak]]], below: str, lang: str) -> Drawing:
    drawing = Drawing(title, WIDTH)
    left, right = MARGIN + 40, WIDTH - MARGIN - 110
    longest = max(len(line.points) for _, lines in panels for line in lines)
    step = (right - left) / max(1, longest - 1)
    y = 0.0
    for heading, lines in panels:
        y += HEAD + PANEL
        drawing.add(Words(MARGIN, y - PANEL - 12, heading, size=14, bold=True))
        for hundredth in (0, 50, 100):
            level = y - PANEL * hundredth / 100
            drawing.add(Stroke(left, level, right, level, "rule"))
            drawing.add(Words(left - 6, level + 4, percent(hundredth / 100, lang), "faint", 11, "end"))
        for turn in range(0, longest, max(1, round(36 / step))):
            drawing.add(Words(left + step * turn, y + 14, str(turn), "faint", 11, "middle"))
        for line in lines:
            race(drawing, line, left, y, step)
        label_ends(drawing, lines, left, y, step)
        y += 14
    drawing.add(Words(right, y + 16, below, "faint", 11, "end"))
    drawing.height = y + 16 + MARGIN
    return drawing


def race(drawing: Drawing, line: Streak, left: float, bottom: float, step: float) -> None:
    def level(value: float) -> float:
        return bottom - PANEL * min(max(value, 0.0), 100.0) / 100

    for turn, (low, _, high) in enumerate(line.points):
        if high > low:
            x = left + step * turn - step * 0.3
            drawing.add(
                Rectangle(x, level(high), max(2.0, step * 0.6), level(low) - level(high), line.ink, 0.18)
            )
    middles = [middle for _, middle, _ in line.points]
    for turn in range(1, len(middles)):
        x = left + step * turn
        drawing.add(Stroke(x - step, level(middles[turn - 1]), x, level(middles[turn]), line.ink, line.width))


def label_ends(drawing: Drawing, lines: Sequence[Streak], left: float, bottom: float, step: float) -> None:
    """Where lines end their names stand, one below the other even if they meet."""
    highest = -1e9
    for line in sorted(lines, key=lambda line: -line.points[-1][1]):
        level = bottom - PANEL * min(max(line.points[-1][1], 0.0), 100.0) / 100
        highest = max(level + 4, highest + 15)
        x = left + step * (len(line.points) - 1) + 8
        drawing.add(Words(x, highest, line.label, line.ink, 12, bold=True))


def percent(share: float, lang: str) -> str:
    return f"{decimal(100 * share, 0, lang)}\u00a0%".replace("-", MINUS)
