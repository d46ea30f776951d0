"""Chance: the n-th draw of a game is a keyed hash of n.

A player who has seen any number of cards can't compute the next without the key, and the key, published
after the game, proves the deal. At about a microsecond a shuffle a faster generator would gain nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b, sha256
from struct import unpack
from typing import TypeAlias

from artemia.errors import ArtemiaError

Draws: TypeAlias = Callable[[int], int]
"""What is drawn, as somebody supplies it: of n things as likely as each other, which; the first is 0."""


def key_of(seed: int | str) -> bytes:
    """The 256-bit key of a seed. A seed of 64 hexadecimal digits is the key itself."""
    text = str(seed)
    if len(text) == 64 and all(digit in "0123456789abcdef" for digit in text):
        return bytes.fromhex(text)
    return sha256(f"artemia {text}".encode()).digest()


def words(key: bytes, n: int) -> tuple[int, ...]:
    """The n-th draw of this key: sixteen numbers of 32 bits."""
    return unpack("<16I", blake2b(n.to_bytes(8, "little"), key=key).digest())


def supplied(draws: Draws, n: int) -> int:
    """The next draw of n things, as somebody supplies it."""
    found = draws(n)
    if not 0 <= found < n:
        raise ArtemiaError(f"A draw of {n} is a number from 0 to {n - 1}, not {found}.")
    return found
