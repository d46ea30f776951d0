"""The truth about one game: what each pair of eyes could see at each moment, by the engine alone."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from artemia.cards.exploration.labyrinth import as_it_lay
from artemia.engine.core import LoggedStep
from artemia.engine.spelling import spell
from artemia.engine.step import OP, OPS, Seat, first_of, seat_of
from artemia.game import Game
from artemia.rules.knowledge import eyes_of
from artemia.rules.phases.end_of_turn import TURN_BEGAN
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.rules.view import view
from artemia.server.views import labels
from artemia.server.views.waiting import Waiting
from artemia.session import asked_of
from artemia.texts import phrases

Digest = bytes
in_order: Final = msgspec.json.Encoder(order="sorted").encode


def digest(words: Any) -> Digest:
    """The same for the same fields and values, whatever their order and wherever they come from."""
    return blake2b(in_order(plain(words)), digest_size=12).digest()


def plain(words: Any) -> Any:
    """As it is once it has gone through JSON."""
    return msgspec.to_builtins(words, str_keys=True)


class Eyes(NamedTuple):
    """Who looks, and in which language they read."""

    seat: Seat | None
    lang: str


class Sight(NamedTuple):
    """What is there for some eyes between two answers."""

    view: Digest
    ask: Digest
    waiting: tuple[Seat, ...]
    heard: int  # lines of the log


class Oracle:
    """A game played again from its log, once, with everybody who looked on standing beside it."""

    def __init__(self, setup: Setup, answers: Sequence[str], looking: Iterable[Eyes]) -> None:
        self.setup, self.answers = setup, answers
        self.looking = sorted(set(looking), key=str)
        self.seats = sorted({eyes.seat for eyes in self.looking}, key=str)
        self.sights: dict[Eyes, list[Sight]] = {eyes: [] for eyes in self.looking}
        self.lines: dict[Eyes, list[dict[str, Any]]] = {}
        self.after: dict[tuple[Seat | None, int], Digest] = {}  # the view once an event has had its effect
        self.places: dict[Seat | None, list[int]] = {seat: [] for seat in self.seats}
        self._when: dict[Eyes, dict[Sight, list[int]]] = {eyes: {} for eyes in self.looking}
        self._game = Game.new(setup)
        self._waiting = Waiting(self._game)
        self._logged = 0
        self._witnessed = len(self._log)
        self._game.state.before_step = self._look_on
        self.misfit: str | None = None  # the first answer that wasn't offered at its moment
        self._play()

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def _log(self) -> list[LoggedStep]:
        return self._game.state.log or []

    def _play(self) -> None:
        self._take_note()
        for n, line in enumerate(self.answers):
            try:
                self._game.give(line)
            except Exception as error:
                self.misfit = f"answer {n}, {line}: {error}"
                break
            self._look_on()
            self._waiting.after_answer()
            self._take_note()
        for eyes in self.looking:
            self.lines[eyes] = [self._line(n, i, eyes) for n, i in enumerate(self.places[eyes.seat])]

    def _look_on(self) -> None:
        """Before each step, and after each answer: what the last event did can be seen now."""
        log = self._log
        if len(log) == self._witnessed:
            return
        self._witnessed = len(log)
        for seat in self.seats:
            if log[-1].noticed or log[-1].witnesses >> eyes_of(seat) & 1:
                self.after[seat, len(log) - 1] = self._seen(seat)

    def _take_note(self) -> None:
        """What there is to see now, until the next answer."""
        log, moment = self._log, len(self.sights[self.looking[0]]) if self.looking else 0
        for seat in self.seats:
            bit = 1 << eyes_of(seat)
            news = range(self._logged, len(log))
            self.places[seat] += [i for i in news if log[i].noticed or log[i].witnesses & bit]
        self._logged = len(log)
        waiting = tuple(self._waiting.seats())
        views = {seat: self._seen(seat) for seat in self.seats}
        for eyes in self.looking:
            sight = Sight(views[eyes.seat], self._asked(eyes), waiting, len(self.places[eyes.seat]))
            self.sights[eyes].append(sight)
            self._when[eyes].setdefault(sight, []).append(moment)

    def _seen(self, seat: Seat | None) -> Digest:
        return digest(view(self._game.state, seat))

    def _asked(self, eyes: Eyes) -> Digest:
        return digest(self.ask(eyes))

    def ask(self, eyes: Eyes) -> Any:
        """The question of these eyes now, without its name."""
        if eyes.seat is None:
            return None
        asked = asked_of(self._game.state, eyes.seat)
        return labels.ask(self._game.state, asked, 0, eyes.lang) if asked.answers else None

    def _line(self, n: int, i: int, eyes: Eyes) -> dict[str, Any]:
        """An event as the rules tell it; no words of the server's are used."""
        event, full = self._log[i], bool(self._log[i].witnesses >> eyes_of(eyes.seat) & 1)
        return {
            "n": n,
            "kind": OPS[event.step & OP].name,
            "seat": seat_of(event.step),
            "key": spell(event.step) if full else None,
            "count": phrases.cards_in(event.step),
            "text": phrases.event(
                self._told_by[i], event.step, full, eyes.lang, labels.NAME_HOLES, eyes.seat
            ),
            "turn": self._turns[i],
        }

    @cached_property
    def _told_by(self) -> list[State]:
        return as_it_lay(self._game.state)

    @cached_property
    def _turns(self) -> list[int]:
        turn, found = 0, list[int]()
        for event in self._log:
            turn = first_of(event.step) if event.step & OP == TURN_BEGAN else turn
            found.append(turn)
        return found

    # Asked by the referee

    def first(self, eyes: Eyes, sight: Sight, at_least: int) -> int | None:
        """The first moment from this one on at which these eyes saw exactly this."""
        moments = self._when[eyes].get(sight, [])
        place = bisect_left(moments, at_least)
        return moments[place] if place < len(moments) else None

    def after_line(self, eyes: Eyes, n: int) -> Digest | None:
        """What these eyes saw right after the nth line they heard."""
        return self.after.get((eyes.seat, self.places[eyes.seat][n]))

    def shown(self, eyes: Eyes, moment: int) -> dict[str, Any]:
        """What there was to see at a moment, in full: to say how something else differs from it."""
        other = Oracle(self.setup, self.answers[:moment], [eyes])
        words = {"view": view(other._game.state, eyes.seat), "ask": other.ask(eyes)}
        last = other.sights[eyes][-1]
        return {**plain(words), "waiting": list(last.waiting), "heard": last.heard}
