"""Draws the face of the titles, ours: strokes of one width, as in the wordmark, capitals and small capitals.

The strokes of `page_letters` become outlines, and these a font as browsers read it: TrueType, as a WOFF.
"""

from __future__ import annotations

import math
import struct
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Final

from build_tools.page_letters import CAP, LETTERS, MARKS, Letter, Stroke, marked

Point = tuple[float, float]
Contours = list[list[Point]]

EM: Final = 1000
SCALE: Final = 10
HALF: Final = 5.0
"""Half the width of a stroke, for one whose capital is 70 high."""
SMALL: Final = 0.8
SIDE: Final = 7.0
ASCENT, DESCENT = 930, 240
SHARPEST: Final = 2.6
"""A corner that would stick out further, in halves of a stroke, is cut off."""


def write_typeface(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "artemia.woff").write_bytes(packed(tables()))


def glyphs() -> dict[int, tuple[int, Contours]]:
    """Advance and outline of each character."""
    letters = {**LETTERS, **{sign: marked(*parts) for sign, parts in MARKS.items()}}
    found = {}
    for sign, letter in letters.items():
        found[ord(sign)] = drawn(letter, 1.0)
        if sign.isalpha():
            found[ord(sign.lower())] = drawn(letter, SMALL)
    return dict(sorted(found.items()))


def drawn(letter: Letter, size: float) -> tuple[int, Contours]:
    contours = [
        [(float(round((x + SIDE) * SCALE)), float(round((CAP * size - y) * SCALE))) for x, y in outline]
        for stroke in letter.strokes
        for outline in outlines([(x * size, y * size) for x, y in stroke])
    ]
    return round((letter.width * size + 2 * SIDE) * SCALE), contours


def outlines(stroke: Stroke) -> Contours:
    """Around a stroke, clockwise; of a closed one also its inside, the other way."""
    closed = stroke[0] == stroke[-1]
    points = stroke[:-1] if closed else stroke
    one, other = side(points, closed, HALF), side(points, closed, -HALF)
    if not closed:
        return [turned([*one, *reversed(other)], 1)]
    outer, inner = (one, other) if abs(area(one)) > abs(area(other)) else (other, one)
    return [turned(outer, 1), turned(inner, -1)]


def side(points: Stroke, closed: bool, far: float) -> list[Point]:
    found: list[Point] = []
    last = len(points) - 1
    for n, (x, y) in enumerate(points):
        before = points[n - 1] if n or closed else None
        after = points[(n + 1) % len(points)] if n < last or closed else None
        ways = [way(a, b) for a, b in ((before, (x, y)), ((x, y), after)) if a and b]
        (ax, ay), (bx, by) = ways[0], ways[-1]
        across = 1 + ax * bx + ay * by
        if across < 2 / SHARPEST**2:
            found += [(x - ay * far, y + ax * far), (x - by * far, y + bx * far)]
        else:
            found.append((x - (ay + by) * far / across, y + (ax + bx) * far / across))
    return found


def way(a: Point, b: Point) -> Point:
    length = math.dist(a, b)
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def area(points: list[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2


def turned(points: list[Point], sense: int) -> list[Point]:
    return points if area(points) * sense > 0 else points[::-1]


def tables() -> dict[bytes, bytes]:
    signs = glyphs()
    unknown: Contours = [[(50.0, 0.0), (50.0, 700.0), (450.0, 700.0), (450.0, 0.0)]]
    shapes = [(500, unknown), *signs.values()]
    outlined = [glyph(contours) for _, contours in shapes]
    places = [0]
    for shape in outlined:
        places.append(places[-1] + len(shape))
    points = [point for _, contours in shapes for contour in contours for point in contour]
    box = (*map(min, zip(*points, strict=True)), *map(max, zip(*points, strict=True)))
    widest = max(advance for advance, _ in shapes)
    metrics = b"".join(struct.pack(">Hh", advance, left(contours)) for advance, contours in shapes)
    most = max(sum(map(len, contours)) for _, contours in shapes)
    parts = max(len(contours) for _, contours in shapes)
    first, last = min(signs), max(signs)
    return {
        b"OS/2": struct.pack(">HhHHH", 4, 600, 600, 5, 0)
        + struct.pack(">10hh", 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0)
        + bytes(10)
        + struct.pack(">4I4s", 3, 0, 0, 0, b"ARTM")
        + struct.pack(">HHHhhhHHII", 64, first, last, ASCENT, -DESCENT, 0, ASCENT, DESCENT, 1, 0)
        + struct.pack(">hhHHH", round(CAP * SMALL * SCALE), CAP * SCALE, 0, 32, 0),
        b"cmap": character_map(list(signs)),
        b"glyf": b"".join(outlined),
        b"head": struct.pack(
            ">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, *map(int, box), 0, 8, 2, 1, 0
        ),
        b"hhea": struct.pack(
            ">IhhhHhhhhhh4hhH",
            0x10000,
            ASCENT,
            -DESCENT,
            0,
            widest,
            0,
            0,
            widest,
            1,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            len(shapes),
        ),
        b"hmtx": metrics,
        b"loca": struct.pack(f">{len(places)}I", *places),
        b"maxp": struct.pack(">IH13H", 0x10000, len(shapes), most, parts, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": names({1: "Artemia Titles", 2: "Regular", 4: "Artemia Titles", 6: "ArtemiaTitles"}),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }


def left(contours: Contours) -> int:
    return int(min((x for contour in contours for x, _ in contour), default=0))


def glyph(contours: Contours) -> bytes:
    points = [(int(x), int(y)) for contour in contours for x, y in contour]
    if not points:
        return b""
    ends, last = [], -1
    for contour in contours:
        last += len(contour)
        ends.append(last)
    box = [
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    ]
    data = struct.pack(">h4h", len(contours), *box) + struct.pack(f">{len(ends)}HH", *ends, 0)
    data += bytes([0x41]) + bytes([1]) * (len(points) - 1)  # contours overlap
    for axis in (0, 1):
        at = [0, *(point[axis] for point in points)]
        data += struct.pack(f">{len(points)}h", *(b - a for a, b in pairwise(at)))
    return data + bytes(-len(data) % 4)


def character_map(signs: list[int]) -> bytes:
    groups = b"".join(struct.pack(">III", sign, sign, n) for n, sign in enumerate(signs, 1))
    table = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(signs)) + groups
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table


def names(said: dict[int, str]) -> bytes:
    records, words = b"", b""
    for key, text in said.items():
        word = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, key, len(word), len(words))
        words += word
    return struct.pack(">HHH", 0, len(said), 6 + len(records)) + records + words


def packed(parts: dict[bytes, bytes]) -> bytes:
    """Deterministic: no date is in it."""
    whole = checksum(truetype(parts))
    head = parts[b"head"]
    parts = {**parts, b"head": head[:8] + struct.pack(">I", (0xB1B0AFBA - whole) & 0xFFFFFFFF) + head[12:]}
    at = 44 + 20 * len(parts)
    directory, body = b"", b""
    for tag, data in sorted(parts.items()):
        small = zlib.compress(data, 9)
        kept = small if len(small) < len(data) else data
        total = checksum(data)
        directory += struct.pack(">4s4I", tag, at + len(body), len(kept), len(data), total)
        body += kept + bytes(-len(kept) % 4)
    header = struct.pack(
        ">4sIIHHIHHIIIII",
        b"wOFF",
        0x10000,
        at + len(body),
        len(parts),
        0,
        len(truetype(parts)),
        1,
        0,
        0,
        0,
        0,
        0,
        0,
    )
    return header + directory + body


def truetype(parts: dict[bytes, bytes]) -> bytes:
    count = len(parts)
    power = count.bit_length() - 1
    directory = struct.pack(">IHHHH", 0x10000, count, 16 << power, power, 16 * (count - (1 << power)))
    at, body = 12 + 16 * count, b""
    for tag, data in sorted(parts.items()):
        directory += struct.pack(">4sIII", tag, checksum(data), at + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    return directory + body


def checksum(data: bytes) -> int:
    padded = data + bytes(-len(data) % 4)
    total: int = sum(struct.unpack(f">{len(padded) // 4}I", padded))
    return total & 0xFFFFFFFF
