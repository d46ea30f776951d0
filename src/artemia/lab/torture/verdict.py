"""What a referee found out about a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

Fault = Literal["lost", "doubled", "leak", "behind", "log", "stuck", "lease"]
FAULTS: Final[dict[Fault, str]] = {
    "lost": "acknowledged, and not kept",
    "doubled": "carried out more than once",
    "leak": "told what its seat could not see",
    "behind": "told less than there was",
    "log": "kept what nobody could have given",
    "stuck": "can't go on",
    "lease": "played by a server that had no lease",
}
MOST_TOLD: Final = 3
"""Violations of one kind at one table that are told; the others are only counted."""


class Violation(NamedTuple):
    """One promise that was broken, and what is needed to look into it."""

    fault: Fault
    code: str
    about: str


@dataclass
class Verdict:
    """Counts, and what was broken."""

    acknowledged: int = 0
    answers: int = 0
    frames: int = 0
    games: int = 0
    over: int = 0
    found: Counter[Fault] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)

    def broken(self, fault: Fault, code: str, about: str) -> None:
        self.found[fault] += 1
        told = sum(each.fault == fault and each.code == code for each in self.violations)
        if told < MOST_TOLD:
            self.violations.append(Violation(fault, code, about))

    def add(self, other: Verdict) -> None:
        for name in ("acknowledged", "answers", "frames", "games", "over"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.found += other.found
        self.violations += other.violations
