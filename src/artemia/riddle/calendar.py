"""Which days have a riddle. A day begins everywhere when it begins in Greenwich."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from artemia.errors import ArtemiaError

FIRST_DAY: Final = date(2026, 10, 1)


def today() -> date:
    return datetime.now(UTC).date()


def number_of(day: date) -> int:
    """The first riddle is number 1."""
    return (day - FIRST_DAY).days + 1


def day_of(words: str) -> date:
    """The day written so, as 2026-11-19; or an error that says what is wrong with it."""
    try:
        day = date.fromisoformat(words)
        written_so = day.isoformat() == words
    except ValueError:
        written_so = False
    if not written_so:
        raise ArtemiaError(
            f"“{words}” isn’t a day; write it as {FIRST_DAY.isoformat()}.",
            "riddle-day",
            given=words,
            first=FIRST_DAY.isoformat(),
        )
    if day < FIRST_DAY:
        raise ArtemiaError(
            f"The first riddle is that of {FIRST_DAY.isoformat()}.",
            "riddle-first",
            first=FIRST_DAY.isoformat(),
        )
    return day
