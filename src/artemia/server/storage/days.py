"""The days a store has seen, by which it is told how old something is.

A clock may be wrong: a year ahead when the server starts, a month behind for an hour. So nothing is old
because the clock says so. Every day on which something was written, or a server looked around, is noted once,
in the order in which they were seen, whatever their dates. What is older than a year was last touched before
the last 365 of them. A clock that leaps adds one day, and none when it leaps back and forth.
"""

from __future__ import annotations

from typing import Final

DAY: Final = 24 * 3600.0
MOST_NOTED: Final = 4000


def with_day(days: list[int], today: int) -> list[int]:
    """This day comes last, and only once."""
    return [*[day for day in days if day != today][1 - MOST_NOTED :], today]


def spelled(days: list[int]) -> bytes:
    return b"".join(b" %d" % day for day in days)


def days_ago(days: list[int], age: int) -> float | None:
    """What was touched before this moment wasn't touched on this day nor on so many seen before it."""
    return min(days[-age - 1 :]) * DAY if len(days) > age else None
