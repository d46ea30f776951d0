"""The library's front door: one game, its questions, its views, its record."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from operator import index
from typing import Any, Final, SupportsIndex

from artemia import texts
from artemia.cards.exploration.labyrinth import as_it_lay
from artemia.engine import core, kernel
from artemia.engine.spelling import Reply, read, spell
from artemia.engine.step import OP, OPS, Seat, Step, build, first_of, seat_of, second_of
from artemia.errors import ArtemiaError, NotOffered
from artemia.questions import Answer, Bot, Question
from artemia.rules.correction_checks import shown
from artemia.rules.knowledge import eyes_of
from artemia.rules.save import damaged, from_words, to_words
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.rules.view import View
from artemia.session import Session
from artemia.texts.phrases import cards_in
from artemia.whynot import Reason, read_thing, told, why_not

__all__ = ["Answer", "Event", "Game", "NotOffered", "Question", "Reason"]

SAVE_VERSION: Final = 2
"""Saves of version 1 know the base game only; they are loaded by playing their record again."""


LONGEST_LINE: Final = 60
"""Characters of an answer that doesn't fit which are repeated."""


@dataclass(frozen=True)
class Event:
    """Something a seat saw. `key` is None where it only saw that it happened, to `count` cards."""

    number: int
    kind: str
    seat: Seat
    key: str | None
    count: int
    text: str


class Game:
    """A game of NOT ALONE: a session with words, events and a record.

    >>> from artemia import Game, Setup
    >>> game = Game.new(Setup(players=3, side="A", seed=7))
    >>> [(q.seat, q.kind) for q in game.questions()]
    [(0, 'prepare'), (1, 'explore'), (2, 'explore')]
    """

    def __init__(self, state: State, answers: list[str] | None) -> None:
        self.session = Session(state)
        self._answers = answers
        self._shared = False
        self._forgotten = 0  # answers whose events a load left behind

    def __repr__(self) -> str:
        g = self.state
        if self.over:
            now = f"won by the {self.winner} in turn {g.turn}"
        else:
            seats = ", ".join(map(str, self.session.waiting()))
            now = f"turn {g.turn}, phase {g.phase}, waits for {seats}"
        return f"<Game: {g.seats} players, {' + '.join(self.setup.boxes)}, {now}>"

    @classmethod
    def new(cls, setup: Setup) -> Game:
        game = cls(Session.new(setup).state, [])
        game.state.log = []
        game.session.waiting()
        return game

    # Playing

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def setup(self) -> Setup:
        return self.session.setup

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def winner(self) -> str | None:
        """ "creature", "hunted", or None while the game goes on."""
        return self.session.winner

    def questions(self, lang: str = "en") -> list[Question]:
        """All questions that wait for an answer, the one a table would ask first at the head."""
        return [self._question(seat, lang) for seat in self.session.waiting()]

    def question(self, seat: SupportsIndex, lang: str = "en") -> Question | None:
        """What this seat can decide now, be it only to change its mind."""
        seat = self._seat(seat)
        return self._question(seat, lang) if self.session.asked(seat).answers else None

    def answer(self, seat: SupportsIndex, answer: Answer | str) -> None:
        """Gives an answer, by itself or by its key. One that isn't offered changes nothing."""
        seat = self._seat(seat)
        if self.over:
            raise NotOffered("The game is over.")
        key = answer.key if isinstance(answer, Answer) else answer
        if not isinstance(key, str):
            raise NotOffered(f"An answer is one of those offered, or its key; {key!r} is neither.")
        try:
            step = read(key)
        except ArtemiaError as error:
            raise NotOffered(str(error)) from error
        if self._shared:
            self._own_history()
        if not self.session.give(seat, step):
            if self.session.asked(seat).step:
                raise NotOffered(f"“{key}” isn't among the answers offered to seat {seat}.")
            raise NotOffered(f"Seat {seat} has no question to answer now.")
        if self._answers is not None:
            self._answers.append(str(Reply(seat, key)))

    def give(self, line: str) -> None:
        """Gives an answer as it stands in a record."""
        self.answer(*Reply.read(line))

    def let(self, seat: SupportsIndex, bot: Bot) -> None:
        """A bot answers for this seat, drawing anew from the seed: a saved game goes on as it would have."""
        seat = self._seat(seat)
        bot.rng.seed(f"{self.setup.seed} {seat} {len(self.given)}")
        self.answer(seat, spell(bot.choose(self.state, *self.session.asked(seat))))

    def play(self, bots: Mapping[Seat, Bot], most: int | None = None) -> None:
        """Bots answer in turn, until a seat without one is asked or `most` answers were given."""
        end = None if most is None else len(self.given) + most
        while not self.over and len(self.given) != end:
            seat = self.session.waiting()[0]
            if seat not in bots:
                return
            self.let(seat, bots[seat])

    @property
    def given(self) -> Sequence[str]:
        """All answers so far, in the order in which they arrived, as they stand in a record."""
        return self._answers or ()

    # Looking

    def view(self, seat: SupportsIndex | None) -> View:
        """What a seat sees; None is an onlooker."""
        if seat is not None:
            seat = self._seat(seat)
        return self.session.view(seat)

    def events(self, seat: SupportsIndex | None, since: int = 0, lang: str = "en") -> list[Event]:
        """What a seat has seen happen, from the event with this number on.

        Every seat counts what it saw itself: a gap in the numbers would tell of somebody's secret.
        """
        you = None if seat is None else self._seat(seat)
        self._recall()
        log = self.state.log or []
        bit = 1 << eyes_of(you)
        seen = [
            (event, told)
            for event, told in zip(log, as_it_lay(self.state), strict=True)
            if event.witnesses & bit or event.noticed
        ]
        return [
            self._event(number, event, told, bool(event.witnesses & bit), lang, you)
            for number, (event, told) in enumerate(seen)
            if number >= since
        ]

    def why_not(self, seat: SupportsIndex, thing: str, lang: str = "en") -> Reason | None:
        """Why this seat can't choose something that is shown to it; None if it can.

        The thing by its kind and its name in keys: `place:4` on the planet, `card:4` in one's own hand or
        discard, `survival:dodge`, `token:target`, `button:resist`.
        """
        seat = self._seat(seat)
        self._recall()
        found = why_not(self.state, seat, read_thing(thing))
        return told(self.state, found, lang) if found else None

    # Keeping

    def copy(self) -> Game:
        """Another game that goes its own way from here."""
        new = Game(self.session.copy().state, self._answers)
        new.state.log = self.state.log
        new._forgotten = self._forgotten
        self._shared = new._shared = True
        return new

    def redeal(self, seat: SupportsIndex, seed: int | str) -> Game:
        """Another full game that this seat could not tell from the real one. It has no record."""
        seat = self._seat(seat)
        self._recall()
        new = Game(self.session.redeal(seat, seed).state, None)
        new.session.waiting()
        new.state.log = [seen_by(event, seat) for event in self.state.log or []]
        return new

    @property
    def record(self) -> dict[str, Any]:
        """The set-up and all answers: enough to play the game again."""
        if self._answers is None:
            raise ArtemiaError("A game dealt anew has no record.")
        return {"artemia": SAVE_VERSION, "setup": self.setup.to_dict(), "answers": list(self._answers)}

    @classmethod
    def replay(cls, record: dict[str, Any], upto: int | None = None, *, allow_code: bool = False) -> Game:
        """Plays a record again, all of it or its first answers.

        Python that its cards bring (docs/own-cards.md) is run only if that is allowed.
        """
        game, misfit = cls.as_far(record, upto, allow_code=allow_code)
        if misfit is not None:
            raise misfit
        return game

    @classmethod
    def as_far(
        cls, record: dict[str, Any], upto: int | None = None, *, allow_code: bool = False
    ) -> tuple[Game, ArtemiaError | None]:
        """Plays a record as far as these rules can, and says why no further."""
        setup, answers = checked(record, allow_code)
        game = cls.new(setup)
        for number, line in enumerate(answers[:upto], 1):
            try:
                game.give(line)
            except ArtemiaError as error:
                line = shown(line, LONGEST_LINE)
                misfit = ArtemiaError(
                    f"Answer {number} of this record, “{line}”, doesn’t fit these rules.",
                    "misfit",
                    number=number,
                    line=line,
                )
                misfit.__cause__ = error
                return game, misfit
        return game, None

    def save(self) -> str:
        """The game as it stands, as JSON."""
        words = self.record
        words["state"] = to_words(self.state)
        words["check"] = check_of(words)
        return json.dumps(words, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def load(cls, data: str | bytes, *, allow_code: bool = False) -> Game:
        """A saved game. Its past events come back by playing its record again.

        Python that its cards bring (docs/own-cards.md) is run only if that is allowed.
        """
        try:
            words = json.loads(data)
        except (ValueError, TypeError, RecursionError) as error:
            raise ArtemiaError("This file isn’t a saved game.", "no-save") from error
        setup, answers = checked(words, allow_code)
        if not isinstance(words.get("state"), dict) or words.get("check") != check_of(words):
            raise damaged()
        if words["artemia"] < SAVE_VERSION:
            return cls.replay(words)
        game = cls(from_words(setup, words["state"]), list(answers))
        game.state.log = []
        game._forgotten = len(answers)
        return game

    def _question(self, seat: Seat, lang: str) -> Question:
        g, asked = self.state, self.session.asked(seat)
        answers = [Answer(spell(step), step, g, lang) for step in kernel.all_answers(asked.answers)]
        return Question(seat, asked.kind, asked.step, answers, asked.optional, g, lang)

    def _event(
        self, number: int, event: core.LoggedStep, told: State, full: bool, lang: str, you: Seat | None
    ) -> Event:
        step = event.step
        return Event(
            number,
            OPS[step & OP].name,
            seat_of(step),
            spell(step) if full else None,
            cards_in(step),
            texts.event(told, step, full, lang, you=you),
        )

    def _seat(self, seat: SupportsIndex) -> Seat:
        """The seat as a plain number, whatever kind of integer it came as."""
        try:
            number = -1 if isinstance(seat, bool) else index(seat)
        except TypeError:
            number = -1
        if not 0 <= number < self.state.seats:
            raise NotOffered(f"There is no seat {seat} at a table of {self.state.seats}.")
        return number

    def _recall(self) -> None:
        """The events before a load come back by playing the record again."""
        if self._forgotten and self.state.log is not None:
            past = Game.replay(self.record, self._forgotten)
            self.state.log = (past.state.log or []) + self.state.log
            self._forgotten = 0

    def _own_history(self) -> None:
        self._shared = False
        if self.state.log is not None:
            self.state.log = self.state.log[:]
        if self._answers is not None:
            self._answers = self._answers[:]


def seen_texts(state: State, seat: Seat, say: Callable[[Step], str]) -> list[str]:
    """What a seat saw happen, in the words of `say`; what it only noticed ends in …"""
    seen: list[str] = []
    for event in state.log or []:
        if event.witnesses >> seat & 1:
            seen.append(say(event.step))
        elif event.noticed:
            seen.append(OPS[event.step & OP].name + " …")
    return seen


def check_of(words: dict[str, Any]) -> str:
    """A sum over what makes a save, by which damage is noticed."""
    text = json.dumps([words["setup"], words["answers"], words["state"]], sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def checked(words: Any, allow_code: bool = False) -> tuple[Setup, list[str]]:
    """The set-up and the answers of a record, or one clear sentence."""
    if not isinstance(words, dict) or "artemia" not in words:
        raise ArtemiaError("This isn’t a game of Artemia.", "no-game")
    version = words["artemia"]
    if type(version) is not int or version < 1:
        raise damaged()
    if version > SAVE_VERSION:
        raise ArtemiaError("This game was saved by a newer version of Artemia; please update.", "newer")
    answers = words.get("answers")
    if not isinstance(words.get("setup"), dict) or not isinstance(answers, list):
        raise damaged()
    if not all(isinstance(line, str) for line in answers):
        raise damaged()
    return Setup.from_dict(words["setup"], allow_code=allow_code), answers


def seen_by(event: core.LoggedStep, seat: Seat) -> core.LoggedStep:
    """The event as this seat saw it; how many cards it was about stays known."""
    if event.witnesses >> seat & 1:
        return event
    step = event.step
    first, second = (1 << first_of(step).bit_count()) - 1, (1 << second_of(step).bit_count()) - 1
    return core.LoggedStep(build(step & OP, seat_of(step), first, second), 0, event.noticed)
