"""Asks why a thing isn't offered, and finds whose card is behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from artemia.engine.spelling import KINDS
from artemia.engine.step import OP, OPS, Answers, Seat, Step, first_of, second_of
from artemia.errors import ArtemiaError
from artemia.rules.bars import Bar, Barred, culprit_of
from artemia.rules.constants import CREATURE
from artemia.rules.state import State
from artemia.session import Asked, asked_of
from artemia.whynot.cards import hunt_card, survival_card
from artemia.whynot.growth import avatar, evolution, survivor
from artemia.whynot.places import card, place
from artemia.whynot.tokens import token

Finder = Callable[[State, Seat, int, Step], Bar | None]
FINDERS: Final[dict[str, tuple[str, Finder]]] = {
    "place": ("Places", place),
    "card": ("Places", card),
    "hunt": ("HuntCards", hunt_card),
    "survival": ("SurvivalCards", survival_card),
    "token": ("Tokens", token),
    "evolution": ("Evolutions", evolution),
    "avatar": ("Avatars", avatar),
    "survivor": ("Survivors", survivor),
}
"""What can be asked about: how its names are spelled, and who knows what stands in its way."""
BUTTON: Final = "button"


@dataclass(frozen=True)
class Thing:
    """Something shown, by its kind and its name in keys: `place:4`, `survival:dodge`, `button:resist`.

    A place lies on the planet, a card in one's own hand or discard.
    """

    kind: str
    name: str

    @property
    def argument(self) -> str:
        """The kind of argument that names it."""
        return FINDERS[self.kind][0]

    @property
    def value(self) -> int:
        return KINDS[self.argument][1](self.name)


@dataclass(frozen=True)
class WhyNot:
    """What stands in the way of a thing, for this seat and its question; without one nobody asks it."""

    thing: Thing
    seat: Seat
    bar: Bar
    question: Step


class Unknown(ArtemiaError):
    """Nothing of that name is shown to this seat."""


def read_thing(words: str) -> Thing:
    kind, _, name = words.partition(":")
    thing = Thing(kind, name)
    try:
        if kind != BUTTON:
            assert thing.value.bit_count() == 1
    except (KeyError, ValueError, AssertionError) as error:
        raise Unknown(f"“{words}” is nothing one can ask about.") from error
    return thing


def why_not(g: State, seat: Seat, thing: Thing) -> WhyNot | None:
    """What stands in the way of it; None if it is offered."""
    asked = asked_of(g, seat)
    if thing.kind == BUTTON:
        found = [each for step, each in barred_of(g, seat) if OPS[step & OP].name == thing.name]
        if not found and not any(OPS[each & OP].name == thing.name for each in asked.answers if each):
            raise Unknown(f"Seat {seat} sees no button “{thing.name}”.")
        return WhyNot(thing, seat, traced(g, found[0]), asked.step) if found else None
    if thing.value & offered(asked.answers, thing.argument):
        return None
    bar = Bar("end/over") if g.winner else FINDERS[thing.kind][1](g, seat, thing.value, asked.step)
    if bar is None:
        bar = waiting_for_others(g, seat, asked)
    return WhyNot(thing, seat, traced(g, bar), asked.step)


def barred_of(g: State, seat: Seat) -> Barred:
    """The answers this seat might look for that its question doesn't offer."""
    step = asked_of(g, seat).step
    barred = OPS[step & OP].barred if step else None
    if barred is None:
        return ()
    return tuple(barred(g, *(seat, first_of(step), second_of(step))[: 1 + len(OPS[step & OP].arguments)]))


def offered(answers: Answers, kind: str) -> int:
    """All things of a kind the answers are about."""
    found = 0
    for answer in answers:
        kinds = OPS[answer & OP].arguments if answer else ()
        for which, value in zip(kinds, (first_of(answer), second_of(answer)), strict=False):
            if which == kind:
                found |= value
    return found


def waiting_for_others(g: State, seat: Seat, asked: Asked) -> Bar:
    """Nothing is wrong with it: it is only that something else is asked, or nothing."""
    if asked.step:
        return Bar("turn/something-else-is-asked")
    if not g.phase:
        return Bar("turn/not-begun")
    return Bar("turn/creature-waits" if seat == CREATURE else "turn/hunted-waits", n=g.phase)


def traced(g: State, bar: Bar) -> Bar:
    """The same with whose card it comes from."""
    return replace(bar, culprit=culprit_of(g, bar.wants)) if bar.wants and not bar.culprit else bar
