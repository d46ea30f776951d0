"""Why something isn't offered: what stands in its way, and whose card put that there.

A question says by its `vain` why it has no answer, and by its `barred` which answers one would look for. A
card that forbids something for the rest of the turn says so by `@brings`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from artemia.engine.step import OP, OPS, Seat, Step, Unbounded, first_of, members, seat_of
from artemia.rules.constants import Modifiers, Places, Tokens
from artemia.rules.state import State

Build = TypeVar("Build", bound=Callable[[int], Step])

# What cards bring besides the modifiers
CLOSED_PLACES: Final = 1 << 60
SPOILT_PLACES: Final = 1 << 61
BARRED_TOKENS: Final = 1 << 62
LOCKED_EVOLUTION: Final = 1 << 63


@dataclass(frozen=True)
class Culprit:
    """Whose card stands in the way, as all have seen. The Evolutions that always act are the Creature's."""

    seat: Seat
    kind: str  # the deck
    card: Unbounded  # its bit there


@dataclass(frozen=True)
class Bar:
    """What stands in the way. The part of its key before the slash is a chapter of the book of rules."""

    key: str
    places: Places = 0
    token: Tokens = 0
    n: int = 0
    seat: Seat | None = None
    culprit: Culprit | None = None
    wants: Modifiers = 0  # the culprit is whoever brought this

    @property
    def chapter(self) -> str:
        return self.key.partition("/")[0]


Barred: TypeAlias = tuple[tuple[Step, Bar], ...]
"""Answers that aren't offered, each with what stands in its way."""
BRINGS: Final[dict[Step, Modifiers]] = {}
"""What the card with this question brings."""
DECKS: Final = {
    "HuntCards": "hunt",
    "SurvivalCards": "survival",
    "Evolutions": "evolution",
    "Survivors": "survivor",
}
FROM_A_HAND: Final = ("hunt", "survival")
LEFT_TO_GROW: Final = "evolution"
"""What a verb says that develops a card: it acts later."""


def brings(what: Modifiers) -> Callable[[Build], Build]:
    """Enters what the card below forbids or changes for others."""

    def enter(build: Build) -> Build:
        BRINGS[build(0) & OP] = what
        return build

    return enter


def asked_by(g: State, kind: str, card: Unbounded) -> Step:
    """The question of a card."""
    if kind == "hunt":
        return g.cards.hunt_ask[card]
    if kind == "survival":
        return g.cards.survival_ask[card]
    if kind == "survivor":
        return g.cards.rescue_ask[card]
    return g.cards.evolution[card].ask


def lasting(g: State, kind: str, card: Unbounded) -> Modifiers:
    return g.cards.evolution[card].modifier if kind == "evolution" else 0


def culprit_of(g: State, what: Modifiers) -> Culprit | None:
    """Whoever brought this in the turn that goes on, as far as its log goes: the last one who did."""
    s = g.sanctuary
    for card in members(s.active) if s is not None else ():
        if lasting(g, "evolution", card) & what:
            return Culprit(0, "evolution", card)
    acting = False
    for step in reversed(log_of_the_turn(g)):
        op = OPS[step & OP]
        kind = DECKS.get(op.arguments[0]) if op.arguments else None
        if kind is None or op.uses == LEFT_TO_GROW or first_of(step).bit_count() != 1:
            continue
        brought = BRINGS.get(asked_by(g, kind, first_of(step)) & OP, 0) & what
        if op.uses and (brought or acting):
            return Culprit(seat_of(step), kind, first_of(step))
        acting = brought > 0 and not op.uses
    return None


def log_of_the_turn(g: State) -> list[Step]:
    """What all have seen happen since the turn began."""
    found: list[Step] = []
    for event in reversed(g.log or []):
        if OPS[event.step & OP].look == "turn":
            break
        if event.witnesses & 1 << 7:
            found.append(event.step)
    return found[::-1]


def user_of(g: State, place: Places) -> Seat | None:
    """Who has used this place in this turn."""
    for step in reversed(log_of_the_turn(g)):
        if OPS[step & OP].uses == "place" and first_of(step) == place:
            return seat_of(step)
    return None


def cards_played(g: State, seat: Seat) -> int:
    """How many cards this seat has played from its hand in this turn."""
    return sum(seat_of(step) == seat and OPS[step & OP].uses in FROM_A_HAND for step in log_of_the_turn(g))


def played_by(g: State, seat: Seat) -> Culprit | None:
    """The last card this seat has played from its hand in this turn."""
    for step in reversed(log_of_the_turn(g)):
        op = OPS[step & OP]
        if seat_of(step) == seat and op.uses in FROM_A_HAND:
            return Culprit(seat, op.uses, first_of(step))
    return None


def excuse_of(g: State, question: Step, seat: Seat) -> Bar | None:
    """Why this question has no answer for this seat, in the words of whoever asks it."""
    vain = OPS[question & OP].vain
    if not vain:
        return None
    if isinstance(vain, str):
        return Bar(vain)
    told = vain(g, seat)
    return told if isinstance(told, Bar) or told is None else Bar(told)
