"""The plot of a report: rates, gains and times, rows of bots, columns of seat counts."""

from __future__ import annotations

from collections.abc import Callable
from math import floor, log10
from textwrap import wrap
from typing import Final

from artemia.lab.arena.report import ArenaReport, Estimate, Match, Thinker
from artemia.lab.drawing.marks import Dot, Drawing, Rectangle, Stroke, Words
from artemia.texts import say
from artemia.texts.numbers import decimal, signed

MARGIN: Final = 28.0
NAMES: Final = 270.0
COLUMN: Final = 104.0
ROW: Final = 58.0
INSIDE: Final = 12.0  # from the edge of a cell to its scale
LONGEST_NAME: Final = 30
LONGEST_LINE: Final = 105
FASTEST, SLOWEST = -6, 1  # powers of ten, in seconds
UNITS: Final = {-2: "µs", -1: "ms", 0: "s"}  # of a thousand


def chart(report: ArenaReport, lang: str, note: str = "") -> Drawing:
    """Everything a report says, drawn from top to bottom; the note tells which game it was."""
    contest = report.contest
    width = 2 * MARGIN + NAMES + COLUMN * max(4, len(report.columns))
    drawing = Drawing(say(lang, "arena-chart"), width)
    drawing.add(
        Words(MARGIN, 44, drawing.title, size=22, bold=True),
        Words(MARGIN, 66, about(report, lang), "faint", 12),
        Words(MARGIN, 84, note, "faint", 12),
    )
    y = 118.0
    for line in [say(lang, "arena-luck")] * report.lucky + warnings(report, lang):
        for part in wrap(line, LONGEST_LINE):
            drawing.add(Words(MARGIN, y - 16, part, "faint", 12))
            y += 18
    y = panel(drawing, report, lang, y, say(lang, "arena-rates"))
    for pairing in contest.pairings:
        against = say(lang, "arena-against", bot=short(pairing[1]))
        name_row(drawing, y, short(pairing[0]), against)
        for number, players in enumerate(report.columns):
            rate_cell(drawing, column_at(number), y, report.match(pairing, players), lang)
        y += ROW
    if report.gainers:
        y = panel(drawing, report, lang, y + 44, say(lang, "arena-gains", bot=str(contest.against)))
        widest = max(
            max(map(abs, estimate or (1.0,)))
            for who in report.gainers
            for players in report.columns
            for estimate in (report.gain(who, players), report.gain_less_luck(who, players))
        )
        for who in report.gainers:
            name_row(drawing, y, short(who[0]), camp(who, lang))
            for number, players in enumerate(report.columns):
                gain, less_luck = report.gain(who, players), report.gain_less_luck(who, players)
                gain_cell(drawing, column_at(number), y, gain, less_luck, widest, lang, ink_of(who))
            y += ROW
    y = times(drawing, report, lang, y + 44)
    drawing.add(Words(MARGIN, y + 26, speed(report, lang), "faint", 12))
    drawing.height = y + 26 + MARGIN
    return drawing


# What it says


def about(report: ArenaReport, lang: str) -> str:
    contest = report.contest
    return say(lang, "arena-about", games=str(contest.games), seed=str(contest.seed))


def warnings(report: ArenaReport, lang: str) -> list[str]:
    """Where what is called luck isn't."""
    found = []
    for (creature, hunted), players in report.off:
        luck = report.matches[(creature, hunted), players].mean_luck
        assert luck is not None
        told = {"creature": creature, "hunted": hunted, "players": str(players)}
        found.append(say(lang, "arena-luck-off", luck=signed(100 * luck[0], 1, lang), **told))
    return [*found, say(lang, "arena-luck-off-means")] if found else []


def speed(report: ArenaReport, lang: str) -> str:
    return say(
        lang,
        "arena-speed",
        games=str(report.games),
        seconds=decimal(report.seconds, 1, lang),
        games_a_second=decimal(report.games / report.seconds, 1, lang),
        jobs=str(report.jobs),
    )


def camp(who: Thinker, lang: str) -> str:
    return say(lang, "arena-as-creature" if who[1] else "arena-as-hunted")


def ink_of(who: Thinker) -> str:
    return "creature" if who[1] else "hunted"


def short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def duration(seconds: float, lang: str) -> str:
    """Three digits, in the unit that fits.

    >>> duration(0.00123, "en"), duration(2.5, "en")
    ('1.23 ms', '2.50 s')
    """
    power = max(-2, min(0, floor(log10(max(seconds, 1e-6)) / 3)))
    value = seconds / 1000.0**power
    digits = 2 if value < 10 else 1 if value < 100 else 0
    return f"{decimal(value, digits, lang)}\u00a0{UNITS[power]}"


# How it looks


def column_at(number: int) -> float:
    return MARGIN + NAMES + COLUMN * number


def panel(drawing: Drawing, report: ArenaReport, lang: str, y: float, title: str) -> float:
    """A heading and the seat counts; returns where the rows begin."""
    drawing.add(Words(MARGIN, y, title, size=15, bold=True))
    for number, players in enumerate(report.columns):
        name = say(lang, "sim-all") if players is None else say(lang, "arena-players", n=players)
        drawing.add(Words(column_at(number) + COLUMN / 2, y + 26, name, "faint", 12, "middle"))
    return y + 36


def name_row(drawing: Drawing, y: float, name: str, note: str) -> None:
    drawing.add(Words(MARGIN, y + 25, name, bold=True), Words(MARGIN, y + 43, note, "faint", 12))


def scale(x: float, low: float, high: float) -> Callable[[float], float]:
    """Where a value lies within a cell."""
    return lambda value: x + INSIDE + (COLUMN - 2 * INSIDE) * (value - low) / (high - low)


def rate_cell(drawing: Drawing, x: float, y: float, match: Match, lang: str) -> None:
    if match.rate is None:
        return
    value, low, high = match.rate
    ink = "creature" if value >= 0.5 else "hunted"
    drawing.add(Rectangle(x + 2, y + 2, COLUMN - 4, ROW - 4, ink, 0.06 + 0.7 * abs(value - 0.5)))
    at = scale(x, 0.0, 1.0)
    whisker(drawing, y, (at(value), at(low), at(high)), at(0.5), (at(0.0), at(1.0)), ink)
    text = f"{decimal(100 * value, 1, lang)}\u00a0%"
    less_luck = match.rate_less_luck
    if less_luck is None:
        drawing.add(words_in(x, y, text))
        return
    beside = decimal(100 * less_luck[0], 1, lang) + "\u00a0*" * match.luck_is_off
    two_words_in(drawing, x, y, text, beside)
    drawing.add(*second_whisker(y, tuple(map(at, less_luck))))


def gain_cell(
    drawing: Drawing,
    x: float,
    y: float,
    gain: Estimate | None,
    less_luck: Estimate | None,
    widest: float,
    lang: str,
    ink: str,
) -> None:
    if gain is None:
        return
    value, low, high = gain
    at = scale(x, -widest, widest)
    drawing.add(Rectangle(x + 2, y + 2, COLUMN - 4, ROW - 4, "rule", 0.35))
    whisker(drawing, y, (at(value), at(low), at(high)), at(0.0), (at(-widest), at(widest)), ink)
    if less_luck is None:
        drawing.add(words_in(x, y, signed(100 * value, 1, lang)))
        return
    two_words_in(drawing, x, y, signed(100 * value, 1, lang), signed(100 * less_luck[0], 1, lang))
    drawing.add(*second_whisker(y, tuple(map(at, less_luck))))


def whisker(
    drawing: Drawing, y: float, at: Estimate, middle: float, ends: tuple[float, float], ink: str
) -> None:
    """A scale with its middle, and on it a value with its interval."""
    level = y + 43
    drawing.add(
        Stroke(ends[0], level, ends[1], level, "rule"),
        Stroke(middle, level - 5, middle, level + 5, "faint"),
        Stroke(at[1], level, at[2], level, ink, 3),
        Dot(at[0], level, 4, ink),
    )


def second_whisker(y: float, at: tuple[float, ...]) -> tuple[Stroke, Dot]:
    """What it is less luck, below."""
    level = y + 51
    return Stroke(at[1], level, at[2], level, "faint", 2), Dot(at[0], level, 2.5, "faint")


def two_words_in(drawing: Drawing, x: float, y: float, text: str, less_luck: str) -> None:
    """What was won, and in smaller letters what it is less luck."""
    drawing.add(
        Words(x + COLUMN - INSIDE / 2, y + 26, less_luck, "faint", 10, "end"),
        Words(x + INSIDE / 2, y + 26, text, size=13, bold=True),
    )


def words_in(x: float, y: float, text: str) -> Words:
    return Words(x + COLUMN / 2, y + 26, text, size=15, at="middle", bold=True)


def times(drawing: Drawing, report: ArenaReport, lang: str, y: float) -> float:
    """From the middle one to the longest of a hundred decisions, on a scale of powers of ten."""
    drawing.add(Words(MARGIN, y, say(lang, "arena-times"), size=15, bold=True))
    left, right = column_at(0) + INSIDE, column_at(max(4, len(report.columns))) - INSIDE

    def at(seconds: float) -> float:
        share = (log10(max(seconds, 10**FASTEST)) - FASTEST) / (SLOWEST - FASTEST)
        return left + (right - left) * min(share, 1.0)

    bottom = y + 36 + ROW * len(report.thinkers)
    for power in range(FASTEST, SLOWEST + 1):
        x = at(10.0**power)
        label = f"{10 ** (power % 3)}\u00a0{UNITS[power // 3]}"
        drawing.add(Stroke(x, y + 34, x, bottom, "rule"), Words(x, y + 26, label, "faint", 12, "middle"))
    y += 36
    for who in report.thinkers:
        name_row(drawing, y, short(who[0]), camp(who, lang))
        found = report.thinking(who)
        half, most = found.quantile(0.5), found.quantile(0.99)
        level = y + 32
        drawing.add(
            Stroke(at(half), level, at(most), level, ink_of(who), 3),
            Dot(at(half), level, 5, ink_of(who)),
            Stroke(at(most), level - 6, at(most), level + 6, ink_of(who), 3),
            Words(at(half), level - 11, duration(half, lang), size=12, at="middle"),
            Words(at(most), level + 20, duration(most, lang), size=12, at="middle"),
        )
        y += ROW
    return y
