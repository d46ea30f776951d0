"""How good input is spoilt: a bit, a byte, a piece, a value; always the same from the same seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

ODD_BYTES: Final = (
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"\xf0\x9f\x98\x80",
    b'"',
    b"\\",
    b"{",
    b"[",
    b"\r\n",
    b"%ff",
)
ODD_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    -1,
    7,
    2**31,
    2**63,
    -(10**30),
    10**400,
    0.5,
    1e308,
    "",
    "x" * 3000,
    "\x00\x1b[2J",
    "\ud800",
    "\u202e",
    "9" * 5000,
    [],
    {},
    [[]],
    [0.5],
    {"": {}},
)
LONGEST: Final = 64 * 1024


def spoilt(rng: Random, data: bytes) -> bytes:
    """These bytes, with one to four things wrong."""
    for _ in range(rng.randint(1, 4)):
        data = rng.choice(SPOILERS)(rng, data)
    return data[:LONGEST]


def flip(rng: Random, data: bytes) -> bytes:
    if not data:
        return b"\x00"
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def insert(rng: Random, data: bytes) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + rng.choice(ODD_BYTES) * rng.choice((1, 1, 1, 40, 2000)) + data[at:]


def cut(rng: Random, data: bytes) -> bytes:
    first, last = sorted((rng.randint(0, len(data)), rng.randint(0, len(data))))
    return data[:first] + data[last:]


def double(rng: Random, data: bytes) -> bytes:
    first, last = sorted((rng.randint(0, len(data)), rng.randint(0, len(data))))
    return data[:last] + data[first:last] + data[last:]


def nest(rng: Random, data: bytes) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + rng.choice((b"[", b'{"a":', b"[[0,")) * rng.choice((3, 200, 3000)) + data[at:]


SPOILERS: Final[tuple[Callable[[Random, bytes], bytes], ...]] = (flip, flip, insert, cut, double, nest)


def strange(rng: Random, words: Any, chance: float = 0.08) -> Any:
    """This JSON value with some parts of it replaced, left out, doubled or renamed."""
    if rng.random() < chance:
        return rng.choice(ODD_VALUES)
    if isinstance(words, dict):
        found = {}
        for name, value in words.items():
            if rng.random() > chance / 2:
                found[name if rng.random() > chance / 4 else name + "x"] = strange(rng, value, chance)
        return found
    if isinstance(words, list):
        short = [strange(rng, each, chance / max(1, len(words) / 4)) for each in words]
        return short * 2 if rng.random() < chance / 8 else short
    if isinstance(words, str) and rng.random() < chance:
        return words[: rng.randint(0, len(words))] + rng.choice(("", "+", " ", "1", "é", "\x1b"))
    return words
