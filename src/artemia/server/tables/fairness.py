"""Provably fair deals: a hash of the seed is shown before the game, the seed itself after it."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_seed() -> str:
    """256 secret bits, which are the key of the deal."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What binds the server to a seed without telling it: the SHA-256 of its text, in hexadecimal."""
    return sha256(seed.encode()).hexdigest()


def verify(seed: str, shown: str) -> bool:
    """Whether this seed is the one that was promised."""
    return secrets.compare_digest(commitment(seed), shown)
