"""A riddle as plain data, with its sentences in a language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

from artemia.riddle.riddle import MarkedPlace, Riddle, Side
from artemia.rules.constants import CREATURE, Places
from artemia.rules.state import State
from artemia.rules.view import View, view
from artemia.texts import say, seat_names
from artemia.texts.names import places_in, whereabouts
from artemia.texts.phrases import capital

MUCH: Final = 3
"""Percent by which one place is more often met at than another before it is said."""


@dataclass(frozen=True)
class ToldSide:
    """What one seat could do, how a solver does it, and why."""

    seat: int
    choices: list[MarkedPlace]
    why: list[str]


@dataclass(frozen=True)
class ToldRiddle:
    """The table as it lay open to all, and both sides; seed and turn tell which game it is from."""

    day: str
    number: int
    players: int
    side: str
    seed: str
    turn: int
    names: list[str]
    view: View
    creature: ToldSide
    hunted: ToldSide


def told(riddle: Riddle, lang: str) -> ToldRiddle:
    position = riddle.position
    g = position.table
    return ToldRiddle(
        day=riddle.day.isoformat(),
        number=riddle.number,
        players=position.players,
        side=position.side,
        seed=position.seed,
        turn=position.turn,
        names=[capital(name) for name in seat_names(lang)[: position.players]],
        view=view(g, None),
        creature=ToldSide(CREATURE, list(riddle.creature.choices), why_strike(g, riddle.creature, lang)),
        hunted=ToldSide(riddle.hunted.seat, list(riddle.hunted.choices), why_go(g, riddle.hunted, lang)),
    )


def why_strike(g: State, side: Side, lang: str) -> list[str]:
    """Where to strike most often, why not always there, and where never."""
    top = max(side.choices, key=lambda choice: choice.marks)
    likely = max(side.choices, key=lambda choice: choice.met)
    at, there = at_of(g, top, lang), at_of(g, likely, lang)
    if likely.met - top.met >= MUCH:
        first = say(lang, "riddle-strike-dear", at=at, n=top.met, there=there, more=likely.met)
    else:
        first = say(lang, "riddle-strike-likely", at=at, n=top.met)
    others = places_in(g, mask(each for each in side.choices if each.marks and each is not top), lang)
    return [capital(first), say(lang, "riddle-strike-spread", others=others), *why_never(g, side, lang)]


def why_go(g: State, side: Side, lang: str) -> list[str]:
    """Where to go most often, why not always there, and where never."""
    top = max(side.choices, key=lambda choice: choice.marks)
    best = max(side.choices, key=lambda choice: choice.worth)
    at, there = at_of(g, top, lang), at_of(g, best, lang)
    if best.worth <= top.worth:
        first = say(lang, "riddle-go-worth", places=places_in(g, mask([top]), lang), n=top.met)
    elif best.met - top.met >= MUCH:
        first = say(lang, "riddle-go-quiet", at=at, n=top.met, there=there, more=best.met)
    elif best.cost > top.cost:
        first = say(lang, "riddle-go-dear", at=at, n=top.met, there=there)
    else:
        first = say(lang, "riddle-go-draw", at=at, n=top.met)
    return [capital(first), say(lang, "riddle-go-spread", at=at), *why_never(g, side, lang)]


def why_never(g: State, side: Side, lang: str) -> list[str]:
    never = mask(each for each in side.choices if not each.marks)
    if not never:
        return []
    camp = "strike" if side.seat == CREATURE else "go"
    return [say(lang, f"riddle-{camp}-never", places=places_in(g, never, lang))]


def mask(choices: Iterable[MarkedPlace]) -> Places:
    found = 0
    for choice in choices:
        found |= 1 << choice.place - 1
    return found


def at_of(g: State, choice: MarkedPlace, lang: str) -> str:
    return whereabouts(g, mask([choice]), lang)


def plain(riddle: Riddle, lang: str) -> dict[str, object]:
    """For JSON."""
    return asdict(told(riddle, lang))
