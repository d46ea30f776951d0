"""What tokens are called."""

from __future__ import annotations

from typing import Final, NamedTuple

from artemia.engine.spelling import KINDS, NUMBERS
from artemia.engine.step import OP, OPS, Seat, Step, first_of, members, seat_of, second_of
from artemia.errors import ArtemiaError

DONE: Final = "done"


class Token(NamedTuple):
    """A word of an answer, and the box without which nobody says it."""

    box: str
    name: str


def token_names(step: Step, asked: Seat) -> list[str]:
    """The words of a plain step as the answer of this seat: what it does, and with whom or what."""
    op = OPS[step & OP]
    kinds = op.arguments
    found: list[str] = []
    if not kinds:
        found.append(op.name)
    elif kinds[0] in NUMBERS:
        found += [op.name, *digits(first_of(step))]
    else:
        spell = KINDS[kinds[0]][0]
        found += [f"{op.name} {spell(bit)}" for bit in members(first_of(step))] or [op.name]
    if len(kinds) > 1:
        if kinds[1] in NUMBERS:
            found += digits(second_of(step))
        else:
            found += [second_name(kinds[1], bit) for bit in members(second_of(step))]
    if seat_of(step) != asked:
        found.append(f"for {seat_of(step)}")
    found.append(DONE)
    return found


def digits(n: int) -> list[str]:
    return [f"digit {digit}" for digit in str(n)]


def second_name(kind: str, bit: int) -> str:
    """A word for a member of a second argument, whatever the verb."""
    return f"with {kind} {KINDS[kind][0](bit)}"


def unknown(name: str) -> ArtemiaError:
    return ArtemiaError(f"“{name}” isn't in the vocabulary: effects of one's own have no tokens.")
