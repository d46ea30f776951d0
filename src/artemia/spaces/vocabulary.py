"""The tokens there are, in an order that never changes: what is new comes at the end of vocabulary.txt."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from artemia.spaces.declared import declared
from artemia.spaces.tokens import Token

VERSION: Final = 1
"""Raised whenever a token changes its number or its meaning. More tokens at the end are no other version."""
FILE: Final = Path(__file__).with_name("vocabulary.txt")


def frozen() -> list[Token]:
    """Those of the file, whose numbers last."""
    return [Token(*line.split(" ", 1)) for line in FILE.read_text("utf-8").splitlines()]


@lru_cache(maxsize=1)
def vocabulary() -> tuple[Token, ...]:
    """All tokens, by their numbers; behind those of the file come those of boxes of one's own."""
    found = {each.name: each for each in frozen()}
    for each in declared():
        found.setdefault(each.name, each)
    return tuple(found.values())
