"""The game as it was when a seat was asked what it is asked now: before others could answer in secret."""

from __future__ import annotations

from artemia.engine.core import LoggedStep
from artemia.engine.kernel import question_for
from artemia.engine.spelling import Reply
from artemia.engine.step import OP, OPS, Seat, Step
from artemia.game import Game
from artemia.rules.constants import EXPLORATION
from artemia.rules.state import State


def as_asked(game: Game, seat: Seat) -> State:
    """Whoever is asked together with others can't tell which of them are done: here none is.

    In phase 1 a re-deal sees to that itself, for there people may change their minds.
    """
    g = game.state
    question = question_for(g, seat)
    if not question or not OPS[question & OP].secret or g.phase == EXPLORATION:
        return g
    again = Game.new(game.setup)
    found = when_asked(again.state, seat, question)
    for line in game.given:
        if not given_in_secret(again, line, seat, question):
            found = when_asked(again.state, seat, question)
    return found or g


def when_asked(g: State, seat: Seat, question: Step) -> State | None:
    return g.copy() if question_for(g, seat) == question else None


def given_in_secret(game: Game, line: str, seat: Seat, question: Step) -> bool:
    """Gives an answer; whether it was another’s to what this seat is asked too, and it saw nothing of it."""
    g, by = game.state, Reply.read(line).seat
    together = by != seat and question_for(g, seat) == question and same_kind(question_for(g, by), question)
    logged = len(g.log or ())
    game.give(line)
    news: list[LoggedStep] = (g.log or [])[logged:]
    seen = any(event.noticed or event.witnesses >> seat & 1 for event in news)
    return together and not seen and question_for(g, seat) == question


def same_kind(one: Step, other: Step) -> bool:
    return not (one ^ other) & OP
