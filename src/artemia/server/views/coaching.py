"""The lesson a table gives: what is said to whoever learns, and what the others do."""

from __future__ import annotations

from artemia.engine.step import Seat
from artemia.lessons import Lesson, LessonStep
from artemia.rules.state import State
from artemia.server.views.labels import NAME_HOLES
from artemia.server.wire.coach import Coach, Saying
from artemia.session import Asked, asked_of
from artemia.texts import say

NAMES = {f"seat{seat}": name for seat, name in enumerate(NAME_HOLES)}


def coach(lesson: Lesson, g: State, asked: Asked, lang: str) -> Coach | None:
    """What is said at a question to whoever learns, and no word of what comes later."""
    moment = lesson.moment(g, asked)
    if moment is None:
        return None
    return Coach(
        title=say(lang, f"lesson-{lesson.id}"),
        of=lesson.length,
        sayings=[said(lesson, step, lang) for step in moment.steps],
        awaits=None if moment.anything or moment.passes else list(moment.keys),
        passes=moment.passes or None,
        alone=not lesson.on_rails(g),
    )


def said(lesson: Lesson, step: LessonStep, lang: str) -> Saying:
    text = f"lesson-{lesson.id}-{step.id}"
    return Saying(
        id=step.id,
        n=step.number,
        words=say(lang, text, **NAMES),
        do=say(lang, f"{text}.do", **NAMES),
        opens=step.opens,
        act=list(step.act),
        look=list(step.look),
        lose=list(step.lose),
    )


def as_told(lesson: Lesson | None, g: State, seat: Seat) -> str | None:
    """What somebody else answers by the lesson, if it says so."""
    return lesson.reply(g, seat, asked_of(g, seat)) if lesson is not None else None
