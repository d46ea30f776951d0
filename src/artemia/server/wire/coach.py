"""What a lesson says at a question, as it is sent."""

from __future__ import annotations

from msgspec import Struct


class Saying(Struct, frozen=True, kw_only=True, gc=False):
    """One thing said, and what in the light: what to act on, what to look at, what is about to be lost."""

    id: str
    n: int  # which step of the lesson it is
    words: str
    do: str  # which control leads on
    opens: str  # the sheet that leads on; empty where it is an answer
    act: list[str]
    look: list[str]
    lose: list[str]


class Coach(Struct, frozen=True, kw_only=True, gc=False):
    """Said one after the other; the last one waits for an answer."""

    title: str
    of: int  # steps in all
    sayings: list[Saying]
    awaits: list[str] | None  # keys of the answers that lead on; None: any
    passes: str | None  # nothing is said, and this answer passes the question by
    alone: bool  # the rails have ended
