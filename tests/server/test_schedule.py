"""Whose thought comes next: nobody can take another's turns, and those who are watched come first."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from artemia.server.bots.schedule import Patron, Schedule


@dataclass(eq=False)
class Wanted:
    name: str
    customer: Patron = field(default_factory=lambda: Patron(""))


def of(account: str, name: str = "", watched: bool = True) -> Wanted:
    return Wanted(name or account, Patron(account, watched))


def served(schedule: Schedule[Wanted], seconds: float = 1.0, turns: int = 100) -> str:
    """The order in which all are served; each is thought about for so long."""
    order = ""
    while len(schedule) and len(order) < turns:
        wanted = schedule.next()
        order += wanted.name
        schedule.charge(wanted.customer.account, seconds)
    return order


def queued(*wanted: Wanted) -> Schedule[Wanted]:
    schedule: Schedule[Wanted] = Schedule()
    for each in wanted:
        schedule.add(each)
    return schedule


def test_one_table_waits_its_turn_and_no_longer() -> None:
    assert served(queued(*[of("a", str(n)) for n in range(3)])) == "012"


def test_who_has_many_tables_gets_no_more_than_who_has_one() -> None:
    schedule = queued(*[of("a", "a") for _ in range(6)], of("b"), of("c"))
    assert served(schedule) == "abcaaaaa"


def test_time_counts_not_turns() -> None:
    """Somebody who wants hints, which take long, all the time."""
    schedule = queued(of("h"), of("b"))
    order = ""
    for _ in range(12):
        wanted = schedule.next()
        order += wanted.name
        schedule.charge(wanted.name, 1.5 if wanted.name == "h" else 0.5)
        schedule.add(wanted)
    assert order.count("b") == 3 * order.count("h")


def test_who_is_watched_comes_first() -> None:
    schedule = queued(*[of("a", "u", watched=False) for _ in range(3)], of("b"))
    assert served(schedule) == "buuu"


def test_it_counts_who_looks_on_now() -> None:
    one, other = of("a", watched=False), of("b", watched=False)
    schedule = queued(one, other)
    other.customer = Patron("b", watched=True)
    assert served(schedule) == "ba"


def test_having_been_away_earns_nothing() -> None:
    schedule = queued(*[of("a") for _ in range(10)])
    served(schedule)
    for _ in range(4):
        schedule.add(of("a"))
        schedule.add(of("n"))
    assert sorted(served(schedule)[:4]) == ["a", "a", "n", "n"]


def test_who_leaves_the_queue_is_not_served() -> None:
    gone = of("a")
    schedule = queued(gone, of("b"))
    schedule.discard(gone)
    schedule.discard(gone)
    assert served(schedule) == "b"


@pytest.mark.parametrize(
    ("account", "crowd"),
    [("a", 3 * 2), ("b", 1 * 2), ("c", 1 * 3)],
    ids=["one of three tables", "the only table", "somebody new"],
)
def test_thoughts_shrink_as_the_queue_grows(account: str, crowd: int) -> None:
    """With all thoughts so much shorter, each table is served again in the time of one alone."""
    schedule = queued(*[of("a") for _ in range(3)], of("b"), of("u", watched=False))
    if account != "c":
        schedule.discard(next(each for each in schedule if each.customer.account == account))
    assert schedule.crowd(Patron(account)) == crowd


def test_it_forgets_who_was_there() -> None:
    schedule: Schedule[Wanted] = Schedule()
    for n in range(1000):
        schedule.add(of(str(n)))
        served(schedule, seconds=0.1)
    assert len(schedule._had) < 20


def test_ever_new_names_starve_nobody() -> None:
    schedule = queued(of("b"))
    served(schedule)
    schedule.add(of("b"))
    order = ""
    for n in range(10):
        schedule.add(of(f"n{n}", "n"))
        order += served(schedule, turns=1)
    assert "b" in order
