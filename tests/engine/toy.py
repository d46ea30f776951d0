"""A game of notes: effects write them down, questions ask which to write."""

from __future__ import annotations

from artemia.engine.core import Core
from artemia.engine.step import (
    NO,
    NOBODY,
    OWNER,
    SECRET,
    Answers,
    Seat,
    Seats,
    Step,
    effect,
    exactly,
    one_of,
    question,
)


class Notes(Core):
    """A state that keeps what was written, in order."""

    def __init__(self, *agenda: Step, key: bytes = b"toy") -> None:
        self.agenda = list(reversed(agenda))
        self.answers = ()
        self.log, self.before_step = [], None
        self.winner = self.drawn = 0
        self.draws = None
        self.key = key
        self.written: list[str] = []
        self.paper = 0b111


class Toy:
    """Its verbs. Made anew for each test, so that they are entered anew."""

    def __init__(self) -> None:
        @effect()
        def toy_write(g: Notes, me: Seat, what: Seats) -> None:
            g.written.append(f"{me} writes {what}")

        @effect(OWNER)
        def toy_whisper(g: Notes, me: Seat, what: Seats, n: int = 0) -> None:
            g.written.append(f"{me} whispers {what} {n}")

        @effect(SECRET)
        def toy_think(g: Notes, me: Seat, what: Seats) -> None:
            g.written.append(f"{me} thinks {what}")

        @effect(NOBODY)
        def toy_three(g: Notes, me: Seat) -> None:
            g.then_in_order(toy_write(me, 1), toy_write(me, 2), toy_write(me, 4))

        @effect(NOBODY)
        def toy_stop(g: Notes) -> None:
            g.end(2)

        @effect()
        def toy_tear(g: Notes, me: Seat) -> None:
            g.paper &= g.paper - 1

        @question()
        def toy_which(g: Notes, me: Seat) -> Answers:
            return (one_of(toy_write(me, g.paper)),)

        @question()
        def toy_which_two(g: Notes, me: Seat, of: Seats) -> Answers:
            return NO, exactly(2, toy_whisper(me, of, 5))

        @question(always=True)
        def toy_polite(g: Notes, me: Seat) -> Answers:
            return (toy_write(me, 8),)

        @question()
        def toy_open(g: Notes) -> Answers:
            return toy_think(0, 1), toy_think(0, 2)

        self.write, self.whisper, self.think = toy_write, toy_whisper, toy_think
        self.three, self.stop, self.tear = toy_three, toy_stop, toy_tear
        self.which, self.which_two = toy_which, toy_which_two
        self.polite, self.open = toy_polite, toy_open
