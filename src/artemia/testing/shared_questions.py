"""Questions that several seats have before them at once."""

from __future__ import annotations

from artemia.engine.core import Core
from artemia.engine.step import OP, OPS, QUESTION, Seats, seat_of


def shared_questions(g: Core) -> dict[int, Seats]:
    """The kinds on top of the agenda that several seats are asked, or would be; and which seats."""
    asked: dict[int, Seats] = {}
    for step in reversed(g.agenda):
        question = step if step >= 0 else ~step
        if not question & QUESTION:
            break
        asked[question & OP] = asked.get(question & OP, 0) | 1 << seat_of(question)
    return {op: seats for op, seats in asked.items() if seats.bit_count() > 1}


def check_shared(g: Core) -> None:
    """Forgotten, this trait would show the whole table who has decided something in secret."""
    for op in shared_questions(g):
        if OPS[op].secret is None:
            raise AssertionError(
                f"several seats are asked {OPS[op].name} at once: "
                "its @question must say secret=True, or secret=False if everybody sees each answer"
            )
