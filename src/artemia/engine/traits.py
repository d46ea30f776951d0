"""What the decorator of a verb says of it. Whoever deals with verbs reads it here and keeps no list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, TypedDict

Audience: TypeAlias = int
"""Who sees an effect. A number of Python's: mypyc fails at a machine word left out beside `**traits`."""


class QuestionTraits(TypedDict, total=False):
    always: bool  # asked even if there is but one answer
    secret: bool  # put to several seats at once: until the last has answered all are waited for, or not


@dataclass(frozen=True)
class Op:
    """What the machine knows of one effect or question."""

    number: int
    name: str
    arguments: tuple[str, ...]
    seen: Audience
    always: bool = False
    secret: bool | None = None
