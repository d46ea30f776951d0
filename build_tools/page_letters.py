"""The strokes of the letters of `page_typeface`: x to the right, y down, a capital stands from 0 to 70."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

Stroke = list[tuple[float, float]]

CAP: Final = 70
T, B, M = 4.6, 65.4, 35.0
"""The middle of a stroke at the top, at the bottom and half-way."""


class Letter(NamedTuple):
    width: float
    strokes: list[Stroke]


def arc(x: float, y: float, wide: float, high: float, start: int, end: int) -> Stroke:
    """Part of an ellipse, in degrees from the right, clockwise as one sees it."""
    steps = max(2, abs(end - start) // 15)
    turns = [math.radians(start + (end - start) * n / steps) for n in range(steps + 1)]
    return [(x + wide * math.cos(turn), y + high * math.sin(turn)) for turn in turns]


def ring(x: float, y: float, wide: float, high: float) -> Stroke:
    around = arc(x, y, wide, high, 0, 360)
    return [*around[:-1], around[0]]


def letter(width: float, *strokes: Stroke) -> Letter:
    return Letter(width, list(strokes))


def dot(x: float, y: float) -> Stroke:
    return [(x, y - 5), (x, y + 5)]


O_RING = ring(34, M, 29.4, 30.4)
C_BOW = arc(34, M, 29.4, 30.4, -45, -315)

LETTERS: Final[dict[str, Letter]] = {
    " ": letter(14),
    "A": letter(60, [(4, 70), (30, T), (56, 70)], dot(30, 53)),
    "B": letter(
        48,
        [(5, T), (28, T), *arc(28, 19, 14, 14.4, -75, 75), (28, 33.4), (5, 33.4)],
        [(28, 33.4), *arc(28, 49.4, 16, 16, -75, 75), (28, B), (5, B)],
        [(5, 0), (5, 70)],
    ),
    "C": letter(58, C_BOW),
    "D": letter(56, [(5, T), (22, T), *arc(22, M, 29, 30.4, -75, 75), (22, B), (5, B)], [(5, 0), (5, 70)]),
    "E": letter(42, [(42, T), (5, T), (5, B), (42, B)], [(5, M), (36, M)]),
    "F": letter(40, [(40, T), (5, T), (5, 70)], [(5, M), (34, M)]),
    "G": letter(62, [*C_BOW[:-2], (58, 54), (58, 38), (38, 38)]),
    "H": letter(54, [(5, 0), (5, 70)], [(49, 0), (49, 70)], [(5, M), (49, M)]),
    "I": letter(10, [(5, 0), (5, 70)]),
    "J": letter(38, [(33, 0), (33, 47), *arc(17, 47, 16, 18.4, 15, 165)]),
    "K": letter(50, [(5, 0), (5, 70)], [(46, 0), (9, 38)], [(20, 28), (48, 70)]),
    "L": letter(40, [(5, 0), (5, B), (40, B)]),
    "M": letter(68, [(5, 70), (5, 8), (34, 46), (63, 8), (63, 70)]),
    "N": letter(56, [(5, 70), (5, 8), (51, 62), (51, 0)]),
    "O": letter(68, O_RING),
    "P": letter(46, [(5, 70), (5, T), (26, T), *arc(26, 22, 15.4, 17.4, -75, 75), (26, 39.4), (5, 39.4)]),
    "Q": letter(68, O_RING, [(42, 46), (62, 70)]),
    "R": letter(
        48,
        [(5, 70), (5, T), (26, T), *arc(26, 21, 15.4, 16.4, -75, 75), (26, 37.4), (12, 37.4)],
        [(24, 38), (46, 70)],
    ),
    "S": letter(46, [*arc(23, 19.6, 17, 15, -30, -255), *arc(23, 49.8, 18, 15.6, -75, 150)]),
    "T": letter(52, [(0, T), (52, T)], [(26, T), (26, 70)]),
    "U": letter(54, [(5, 0), (5, 43), *arc(27, 43, 22, 22.4, 165, 15), (49, 43), (49, 0)]),
    "V": letter(58, [(4, 0), (29, B), (54, 0)]),
    "W": letter(84, [(4, 0), (22, 62), (42, 16), (62, 62), (80, 0)]),
    "X": letter(54, [(4, 0), (50, 70)], [(50, 0), (4, 70)]),
    "Y": letter(54, [(4, 0), (27, 38), (50, 0)], [(27, 36), (27, 70)]),
    "Z": letter(50, [(4, T), (44, T), (6, B), (47, B)]),
    "Œ": letter(
        88,
        [*arc(34, M, 29.4, 30.4, -75, -285)],
        [(34, T), (88, T)],
        [(34, B), (88, B)],
        [(51, T), (51, B)],
        [(51, M), (82, M)],
    ),
    "Æ": letter(
        82, [(4, 70), (36, T), (82, T)], [(45, T), (45, B), (82, B)], [(45, M), (76, M)], [(22, 50), (45, 50)]
    ),
    "0": letter(54, ring(27, M, 22.4, 30.4)),
    "1": letter(28, [(3, 18), (20, 6), (20, 70)]),
    "2": letter(48, [*arc(24, 23, 18, 18.4, -165, 30), (8, B), (46, B)]),
    "3": letter(48, [*arc(22, 19.6, 16, 15, -150, 90)], [*arc(22, 49.6, 18.4, 15.8, -90, 150)]),
    "4": letter(52, [(40, 70), (40, 8), (5, 52), (52, 52)]),
    "5": letter(48, [(42, T), (10, T), (8, 32), *arc(23, 45.4, 20, 20, -120, 150)]),
    "6": letter(50, ring(25, 46, 20, 19.4), [(38, 3), (8, 40)]),
    "7": letter(46, [(2, T), (41, T), (16, 70)]),
    "8": letter(50, ring(25, 19, 15.4, 14.4), ring(25, 49, 19, 16.4)),
    "9": letter(50, ring(25, 24, 20, 19.4), [(12, 67), (42, 30)]),
    ".": letter(10, dot(5, 65)),
    ",": letter(12, [(8, 58), (4, 78)]),
    ":": letter(10, dot(5, 65), dot(5, 28)),
    ";": letter(12, [(8, 58), (4, 78)], dot(7, 28)),
    "!": letter(10, [(5, 0), (5, 47)], dot(5, 65)),
    "?": letter(42, [*arc(20, 20, 15.4, 15.4, -165, 75), (20, 48)], dot(20, 65)),
    "’": letter(10, [(7, 0), (3, 20)]),
    "'": letter(10, [(5, 0), (5, 20)]),
    "-": letter(28, [(2, 40), (26, 40)]),
    "–": letter(44, [(2, 40), (42, 40)]),
    "—": letter(64, [(2, 40), (62, 40)]),
    "·": letter(10, dot(5, 40)),
    "/": letter(36, [(34, 0), (2, 70)]),
    "(": letter(20, arc(24, M, 19, 40, -120, -240)),
    ")": letter(20, arc(-4, M, 19, 40, -60, 60)),
    "+": letter(40, [(2, 40), (38, 40)], [(20, 22), (20, 58)]),
    "…": letter(54, dot(5, 65), dot(27, 65), dot(49, 65)),
    "«": letter(40, [(17, 24), (5, 41), (17, 58)], [(35, 24), (23, 41), (35, 58)]),
    "»": letter(40, [(5, 24), (17, 41), (5, 58)], [(23, 24), (35, 41), (23, 58)]),
}

GRAVE: Final[list[Stroke]] = [[(-10, -20), (4, -9)]]
ACUTE: Final[list[Stroke]] = [[(10, -20), (-4, -9)]]
ROOF: Final[list[Stroke]] = [[(-13, -8), (0, -19), (13, -8)]]
DOTS: Final[list[Stroke]] = [dot(-11, -14), dot(11, -14)]
TAIL: Final[list[Stroke]] = [[(4, 66), (-2, 84)]]

MARKS: Final[dict[str, tuple[str, list[Stroke]]]] = {
    **{
        sign: (base, mark)
        for mark, bases, signs in (
            (GRAVE, "AEU", "ÀÈÙ"),
            (ACUTE, "E", "É"),
            (ROOF, "AEIOU", "ÂÊÎÔÛ"),
            (DOTS, "EIU", "ËÏÜ"),
        )
        for base, sign in zip(bases, signs, strict=True)
    },
    "Ç": ("C", TAIL),
}


def marked(base: str, mark: list[Stroke]) -> Letter:
    """A letter with its accent over (or under) its middle."""
    width, strokes = LETTERS[base]
    return Letter(width, [*strokes, *([(x + width / 2, y) for x, y in stroke] for stroke in mark)])
