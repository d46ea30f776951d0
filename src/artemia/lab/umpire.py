"""Watches bots while they play: they give what is offered, change nothing, and look at nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from artemia.bots import forget
from artemia.bots.policy import Policy
from artemia.engine.fields import BY_SEAT, OWN, Record, fields_of
from artemia.engine.kernel import answers_to, is_among
from artemia.engine.spelling import spell
from artemia.engine.step import OP, OPS, Answers, Seat, Step, seat_of
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.hunted import Hunted
from artemia.rules.redeal import redeal
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State

NOT_OFFERED: Final = "not-offered"
CHANGED: Final = "changed"
PEEKED: Final = "peeked"
UNREPEATABLE: Final = "unrepeatable"
"""Asked the very same again it says something else: whether it peeks can't be told."""

LONGEST_ANSWER: Final = 60


class FoulPlay(Exception):
    """What a bot did that nobody may do: of which kind, who did it, when, and what it is about."""

    def __init__(self, kind: str, seat: Seat, question: str, answer: str, about: str = "") -> None:
        super().__init__(f"{kind}: seat {seat}, {question}, {answer} {about}".rstrip())
        self.kind = kind
        self.seat = seat
        self.question = question
        self.answer = answer
        self.about = about


@dataclass(frozen=True)
class Doubles:
    """Two more bots made as one was, by which it can be told whether it peeks.

    One is asked the very same as the bot itself, the other on tables on which all that its seat can't see is
    dealt anew. They live as long as the bot does, so it may remember what it likes.
    """

    same: Policy
    blind: Policy
    seed: str


class Umpire(Policy):
    """Plays as the bot does, and stops the game where it breaks the rules."""

    def __init__(self, bot: Policy, doubles: Doubles | None = None) -> None:
        super().__init__(0)
        self.bot = bot
        self.doubles = doubles
        self.asked = 0

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        if self.doubles is not None:
            forget()
        before = g.copy()
        answer = self.bot.choose(g, question, answers)
        if not alike(before, g):
            raise foul(CHANGED, question, answer, ", ".join(changes(before, g)))
        if type(answer) is not int or not is_among(answer, answers):
            raise foul(NOT_OFFERED, question, answer)
        if self.doubles is not None:
            self.check(self.doubles, g, question, answer)
        return answer

    def check(self, doubles: Doubles, g: State, question: Step, answer: Step) -> None:
        self.asked += 1
        seed = f"{doubles.seed} {self.asked}"
        same, blind = g.copy(), redeal(g, seat_of(question), seed)
        blind.setup = replace(g.setup, seed=seed)  # the real one would tell how the cards lie
        again = doubles.same.choose(same, question, answers_to(same, question))
        if again != answer:
            raise foul(UNREPEATABLE, question, answer, spelled(again))
        forget()  # what was remembered of the real table must not hide that something was looked at
        again = doubles.blind.choose(blind, question, answers_to(blind, question))
        if again != answer:
            raise foul(PEEKED, question, answer, spelled(again))


def foul(kind: str, question: Step, answer: object, about: str = "") -> FoulPlay:
    return FoulPlay(kind, seat_of(question), OPS[question & OP].name, spelled(answer), about)


def spelled(answer: object) -> str:
    """An answer in words, whatever a bot took for one."""
    known = type(answer) is int and answer & OP in OPS
    try:
        words = spell(answer) if known else repr(answer)  # type: ignore[arg-type]
    except Exception:
        words = repr(answer)
    return words if len(words) <= LONGEST_ANSWER else words[: LONGEST_ANSWER - 1] + "…"


# Two states, field by field


class Compared:
    """The fields of a kind of records: those compared as they are, and those that hold records."""

    def __init__(self, record: type[Record]) -> None:
        found = fields_of(record)
        self.names = tuple(each.name for each in found if each.copied not in (OWN, BY_SEAT))
        self.values = attrgetter(*self.names)
        self.parts = tuple(each.name for each in found if each.copied == OWN)
        self.by_seat = tuple(each.name for each in found if each.copied == BY_SEAT)


FIELDS: Final[dict[type[Record], Compared]] = {
    kind: Compared(kind) for kind in (State, Hunted, ExplorationState, SanctuaryState)
}


def alike(one: Record | None, other: Record | None) -> bool:
    if one is None or other is None or type(one) is not type(other):
        return one is other
    fields = FIELDS[type(one)]
    return (
        fields.values(one) == fields.values(other)
        and all(alike(getattr(one, name), getattr(other, name)) for name in fields.parts)
        and all(alike_by_seat(getattr(one, name), getattr(other, name)) for name in fields.by_seat)
    )


def alike_by_seat(some: Sequence[Record], others: Sequence[Record]) -> bool:
    return len(some) == len(others) and all(map(alike, some, others))


def changes(before: Record, after: Record) -> list[str]:
    """The names of the fields that differ."""
    fields = FIELDS[type(before)]
    found = [name for name in fields.names if getattr(before, name) != getattr(after, name)]
    found += [name for name in fields.parts if not alike(getattr(before, name), getattr(after, name))]
    return found + [
        name for name in fields.by_seat if not alike_by_seat(getattr(before, name), getattr(after, name))
    ]
