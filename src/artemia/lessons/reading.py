"""Lessons as they are written down: a file in TOML each, beside this one. The manual is docs/lessons.md."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from artemia.engine.spelling import Reply, read
from artemia.engine.step import OP_BY_NAME
from artemia.errors import ArtemiaError
from artemia.lessons.lesson import Lesson, LessonStep
from artemia.rules.catalog import PLACES
from artemia.rules.setup import Setup

IN_ORDER: Final = ("hunted", "creature", "exploration", "sanctuary")
"""As they are offered. Each is a file of its name."""
PARTS: Final = {"seat", "minutes", "picture", "after", "setup", "deal", "before", "turn", "alone"}
OF_A_TURN: Final = {"others", "step"}
OF_A_STEP: Final = {"id", "opens", "awaits", "ask", "phase", "act", "look", "lose"}
LIGHTS: Final = re.compile(
    r"(place|hand|seat|token|survival|hunt):\w+|main|buttons"
    r"|rescue|assimilation|will|discard|planet|city|survivors|evolutions"
)
"""What can lie in the light: web/src/lesson/spotlight.ts finds it on the table."""
SHEETS: Final = re.compile(r"(seat|card):\w+|city")


@cache
def lesson(id: str) -> Lesson:
    """The lesson with this id."""
    if id not in IN_ORDER:
        raise ArtemiaError(f"There is no lesson called “{id}”; there are {', '.join(IN_ORDER)}.")
    return read_lesson(id, (files(__package__) / f"{id}.toml").read_text(encoding="utf-8"))


def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they are offered."""
    return tuple([lesson(id) for id in IN_ORDER])


def read_lesson(id: str, text: str) -> Lesson:
    """A lesson from its file. What can't be is refused in one sentence."""
    try:
        words = tomllib.loads(text)
        only(PARTS, words, "lesson")
        turns = [words.get("before", {}), *words["turn"], {"step": words.get("alone", [])}]
        made = Lesson(
            id=id,
            seat=words["seat"],
            minutes=words["minutes"],
            picture=words["picture"],
            setup=setup_of(words["setup"]),
            turns=len(words["turn"]),
            deal={int(seat): tuple(cards) for seat, cards in words.get("deal", {}).items()},
            others={turn: tuple(lines_of(said)) for turn, said in enumerate(turns)},
            steps=tuple(steps_of(turns)),
            after=tuple(words.get("after", ())),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise ArtemiaError(f"The lesson “{id}” can’t be read: {error}.") from error
    check(made)
    return made


def setup_of(words: Mapping[str, Any]) -> Setup:
    several = {name: tuple(words[name]) for name in ("boxes", "places") if name in words}
    return Setup(**{**words, **several})


def lines_of(turn: Mapping[str, Any]) -> Iterator[Reply]:
    only(OF_A_TURN, turn, "turn")
    for line in turn.get("others", ()):
        reply = Reply.read(line)
        read(reply.key)
        yield reply


def steps_of(turns: list[Mapping[str, Any]]) -> Iterator[LessonStep]:
    number = 0
    for turn, said in enumerate(turns):
        for words in said.get("step", ()):
            only(OF_A_STEP, words, "step")
            number += 1
            several = {
                name: tuple(words[name]) for name in ("awaits", "act", "look", "lose") if name in words
            }
            yield LessonStep(number=number, turn=turn, **{**words, **several})


def only(known: set[str], words: Mapping[str, Any], what: str) -> None:
    """A word that means nothing is a slip of the pen."""
    for word in words:
        if word not in known:
            raise ValueError(f"a {what} has no “{word}”; it has {', '.join(sorted(known))}")


def check(made: Lesson) -> None:
    """What no type tells."""
    if not 0 <= made.seat < made.setup.players:
        raise ArtemiaError(f"The lesson “{made.id}” is for seat {made.seat}, which isn’t at its table.")
    if made.picture not in PLACES:
        raise ArtemiaError(f"The lesson “{made.id}” shows “{made.picture}”, which is no place.")
    ids = [step.id for step in made.steps]
    for step in made.steps:
        where = f"The step “{step.id}” of the lesson “{made.id}”"
        if ids.count(step.id) > 1:
            raise ArtemiaError(f"{where} is there twice.")
        if bool(step.awaits) == bool(step.opens):
            raise ArtemiaError(f"{where} needs an answer it awaits, or a sheet it opens, and not both.")
        if step.opens and not SHEETS.fullmatch(step.opens):
            raise ArtemiaError(f"{where} opens “{step.opens}”, which is no sheet.")
        if step.opens and step.turn > made.turns:
            raise ArtemiaError(f"{where} comes after the rails, where nothing has to be opened.")
        if step.ask and step.ask not in OP_BY_NAME:
            raise ArtemiaError(f"{where} is about “{step.ask}”, which is no question.")
        for thing in (*step.act, *step.look, *step.lose):
            if not LIGHTS.fullmatch(thing):
                raise ArtemiaError(f"{where} lights “{thing}”, which isn’t on the table.")
    for lines in made.others.values():
        for line in lines:
            if line.seat == made.seat or line.seat >= made.setup.players:
                raise ArtemiaError(f"“{line}” of the lesson “{made.id}” isn’t for one of the others.")
