"""Steps in words, for saves, records and messages: op numbers live in memory only.

A key reads `take_back 2 1+6 -`: op, seat, and the arguments, each a set of names joined by + or a number.
A record's line is a key with the seat that gave the answer before it: `2:take_back 2 1+6 -`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from artemia.engine.step import (
    OP,
    OP_BY_NAME,
    OPS,
    Seat,
    Step,
    build,
    first_of,
    members,
    seat_of,
    second_of,
)
from artemia.errors import ArtemiaError

EMPTY: Final = "-"
LONGEST_SHOWN: Final = 60
NUMBERS: Final = {"int", "Seat"}
"""Kinds of arguments that are no sets."""

Spell = Callable[[int], str]
Read = Callable[[str], int]
KINDS: Final[dict[str, tuple[Spell, Read]]] = {}


def set_of(name_of_bit: Callable[[int], str], bit_of_name: Callable[[str], int]) -> tuple[Spell, Read]:
    """How to spell sets whose members have names."""

    def spell(mask: int) -> str:
        return "+".join(name_of_bit(bit) for bit in members(mask)) or EMPTY

    def read(words: str) -> int:
        return 0 if words == EMPTY else sum({bit_of_name(word) for word in words.split("+")})

    return spell, read


def number(word: str) -> int:
    """A number as steps have them."""
    value = int(word)
    if value < 0:
        raise ValueError(word)
    return value


SEAT_NUMBERS: Final = {str(seat): 1 << seat for seat in range(8)}

KINDS.update(dict.fromkeys(NUMBERS, (str, number)))
KINDS["Seats"] = set_of(lambda bit: str(bit.bit_length() - 1), lambda word: SEAT_NUMBERS[word])


def spell(step: Step) -> str:
    """The key of a plain step."""
    op = OPS[step & OP]
    words = [op.name, str(seat_of(step))]
    for kind, value in zip(op.arguments, (first_of(step), second_of(step)), strict=False):
        words.append(KINDS[kind][0](value))
    return " ".join(words)


@lru_cache(maxsize=1 << 14)
def read(key: str) -> Step:
    """The step of a key, which has only one spelling. Which steps are allowed is for the questions to say."""
    try:
        name, seat, *rest = key.split(" ")
        op = OP_BY_NAME[name]
        if seat not in SEAT_NUMBERS or len(rest) != len(op.arguments):
            raise ValueError(key)
        values = [KINDS[kind][1](word) for kind, word in zip(op.arguments, rest, strict=True)]
        first, second = (*values, 0, 0)[:2]
        step = build(op.number, int(seat), first, second)
        if spell(step) != key:
            raise ValueError(key)
    except (KeyError, OverflowError, ValueError) as error:
        shown = key if len(key) <= LONGEST_SHOWN else key[:LONGEST_SHOWN] + "…"
        raise ArtemiaError(f"“{shown}” is no step of this game.") from error
    return step


class Reply(NamedTuple):
    """An answer and who gives it: a line of a record."""

    seat: Seat
    key: str

    def __str__(self) -> str:
        return f"{self.seat}:{self.key}"

    @classmethod
    def read(cls, line: str) -> Reply:
        seat, colon, key = line.partition(":")
        if not colon or seat not in SEAT_NUMBERS:
            raise ArtemiaError(f"“{line[:LONGEST_SHOWN]}” is no answer of a record.")
        return cls(int(seat), key)
