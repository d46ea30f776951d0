"""Whose thought comes next: fair queueing between people, and whoever is watched comes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import inf
from typing import Final, Generic, Protocol, TypeVar


class Customer(Protocol):
    """Somebody a thought is for. It may change while they queue."""

    @property
    def account(self) -> str:
        """Who it is for: what is thought for one of these is fair to the others."""

    @property
    def watched(self) -> bool:
        """Whether anybody looks on."""

    @property
    def patience(self) -> float:
        """Seconds people would still wait for it."""


@dataclass(frozen=True)
class Patron:
    """A customer who asks for themselves."""

    account: str
    watched: bool = True
    patience: float = inf


class Queued(Protocol):
    @property
    def customer(self) -> Customer: ...


Q = TypeVar("Q", bound=Queued)
CREDIT: Final = 1.0
"""Seconds by which somebody may be behind the others and still be owed them: a long thought."""


class Schedule(Generic[Q]):
    """Fair queueing: next is the account that has had least, counted in seconds.

    Who comes new begins with what those who stayed have had on average, the virtual time: having been away
    earns little, and coming under ever new names nothing. Those nobody watches wait for all others.
    """

    def __init__(self) -> None:
        self._queue: dict[int, Q] = {}
        self._had: dict[str, float] = {}
        self._now = 0.0
        self._count = count()

    def __len__(self) -> int:
        return len(self._queue)

    def __iter__(self) -> Iterator[Q]:
        return iter(self._queue.values())

    def add(self, queued: Q) -> None:
        account = queued.customer.account
        self._had[account] = max(self._now - CREDIT, self._had.get(account, self._now))
        self._queue[next(self._count)] = queued

    def discard(self, queued: Q) -> None:
        for number, each in self._queue.items():
            if each is queued:
                del self._queue[number]
                return

    def next(self) -> Q:
        """Takes out whoever is served now; somebody must be there."""
        number = min(self._queue, key=self._rank)
        return self._queue.pop(number)

    def _rank(self, number: int) -> tuple[bool, float, int]:
        customer = self._queue[number].customer
        return not customer.watched, self._had[customer.account], number

    def charge(self, account: str, seconds: float) -> None:
        """So much was thought for them."""
        waiting = {each.customer.account for each in self}
        self._had[account] = self._had.get(account, self._now) + seconds
        self._now += seconds / len(waiting | {account})
        late = self._now - CREDIT
        self._had = {who: had for who, had in self._had.items() if had > late or who in waiting}

    def crowd(self, customer: Customer) -> int:
        """How many thoughts as long as theirs pass until they, just taken out, are served again."""
        others = Counter(each.customer.account for each in self if each.customer.watched)
        own = others.pop(customer.account, 0) + 1
        return own * (len(others) + 1)
