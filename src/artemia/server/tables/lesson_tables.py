"""The table of a lesson: laid as the lesson says, with bots on all chairs but one, and begun."""

from __future__ import annotations

from typing import Any

from artemia.bots import OPPONENTS
from artemia.lessons import Lesson, lessons
from artemia.server.storage.settings import TableSettings
from artemia.server.tables import seating
from artemia.server.tables.running_game import RunningGame
from artemia.server.wire import messages as m
from artemia.texts import say

LEVEL = "newcomer"
"""Who plays the others once the rails have ended."""


def offered(lang: str) -> list[dict[str, Any]]:
    """All lessons, as they are chosen from."""
    return [
        {
            "id": lesson.id,
            "name": say(lang, f"lesson-{lesson.id}"),
            "text": say(lang, f"lesson-{lesson.id}.text"),
            "camp": "hunted" if lesson.seat else "creature",
            "box": say(lang, f"box-{lesson.setup.boxes[-1]}"),
            "picture": lesson.picture,
            "minutes": lesson.minutes,
            "steps": lesson.length,
            "after": lesson.after,
        }
        for lesson in lessons()
    ]


def table_for(lesson: Lesson, user: str, name: str, colour: int) -> TableSettings:
    """A table at which this person learns."""
    settings = seating.new_settings(user, options_of(lesson))
    for n, chair in enumerate(settings.chairs):
        if n != lesson.seat:
            seating.seat_bot(settings, chair, LEVEL, OPPONENTS)
    seating.sit(settings, user, m.Sit(id="", chair=lesson.seat, name=name, colour=colour or None))
    seating.begin(settings, user, "")
    settings.seed, settings.lesson = lesson.setup.seed, lesson.id
    return settings


def options_of(lesson: Lesson) -> m.Options:
    setup = lesson.setup
    return m.Options(
        players=setup.players,
        boxes=list(setup.boxes),
        places=list(setup.places),
        light=setup.light,
        labyrinth=setup.labyrinth,
        expert=setup.expert,
        side="A" if setup.side == "A" else "B" if setup.side == "B" else None,
    )


def progress(settings: TableSettings, play: RunningGame | None, lang: str) -> dict[str, Any] | None:
    """Which lesson a table gives, and how far it has come."""
    lesson = settings.course()
    if lesson is None or play is None:
        return None
    g = play.game.state
    reached = lesson.reached(g)
    return {
        "id": lesson.id,
        "name": say(lang, f"lesson-{lesson.id}"),
        "step": min(reached, lesson.length),
        "done": play.game.over or not lesson.on_rails(g),
    }
