"""A finished game to leaf through: any moment of it, through any eyes, or with all cards open."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct, to_builtins

from artemia.engine.spelling import Reply
from artemia.engine.step import Seat
from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.rules.constants import CREATURE
from artemia.rules.knowledge import ONLOOKER
from artemia.rules.state import State
from artemia.rules.view import View, hunted_view, view
from artemia.rules.view_boxes import avatar, avatars_to_choose, survivors
from artemia.server.views import labels
from artemia.server.views.log import EventLog
from artemia.server.wire.messages import Ask, Happened
from artemia.session import asked_of

Eyes = Seat | Literal["onlooker", "all"]
CHECKPOINT: Final = 20
"""Answers between two states that are kept, so that a slider is quick."""
MOST_REPLAYS: Final = 8


class Given(Struct, frozen=True, kw_only=True):
    """The answer that comes next; its key is None for eyes that don't see it."""

    seat: Seat
    key: str | None


class Stop(Struct, frozen=True, kw_only=True):
    """A position worth stopping at: the first one of a phase."""

    n: int
    turn: int
    phase: int


class At(Struct, frozen=True, kw_only=True):
    """The game after n answers: what is seen, what the last one brought, what is asked, what comes next."""

    n: int
    of: int
    view: dict[str, Any]
    log: list[Happened]
    ask: Ask | None
    next: Given | None
    avatars_dealt: dict[Seat, list[str]]  # to whom these eyes see them dealt, while they are chosen


class Replay:
    """A record played once, with checkpoints."""

    def __init__(self, record: dict[str, Any]) -> None:
        game = Game.replay(record, 0)
        self.answers: list[str] = record["answers"]
        self.stops: list[Stop] = []
        self._checkpoints = [game.copy()]
        self._marks = [len(game.state.log or ())]
        self._note_stop(game, 0)
        for n, line in enumerate(self.answers, 1):
            game.give(line)
            self._marks.append(len(game.state.log or ()))
            if n % CHECKPOINT == 0:
                self._checkpoints.append(game.copy())
            self._note_stop(game, n)
        self._events = EventLog(game)

    def _note_stop(self, game: Game, n: int) -> None:
        g = game.state
        if not self.stops or (self.stops[-1].turn, self.stops[-1].phase) != (g.turn, g.phase):
            self.stops.append(Stop(n=n, turn=g.turn, phase=g.phase))

    def game(self, n: int) -> Game:
        game = self._checkpoints[n // CHECKPOINT].copy()
        for line in self.answers[n // CHECKPOINT * CHECKPOINT : n]:
            game.give(line)
        return game

    def at(self, n: int, eyes: Eyes, lang: str) -> At:
        n = max(0, min(n, len(self.answers)))
        g = self.game(n).state
        if isinstance(eyes, int) and not 0 <= eyes < g.seats:
            raise ArtemiaError(f"There is no seat {eyes} at a table of {g.seats}.")
        begin = self._marks[n - 1] if n else 0
        coming = self._coming(n, eyes)
        asked = eyes if isinstance(eyes, int) else coming.seat if coming and eyes == "all" else None
        return At(
            n=n,
            of=len(self.answers),
            view=to_builtins(seen(g, eyes), str_keys=True),
            log=self._events.lines(begin, self._marks[n], witnesses(eyes), lang, begin),
            ask=ask_of(g, asked, n, lang) if asked is not None else None,
            next=coming,
            avatars_dealt=avatars_dealt(g, eyes),
        )

    def _coming(self, n: int, eyes: Eyes) -> Given | None:
        if n == len(self.answers):
            return None
        seat, key = Reply.read(self.answers[n])
        return Given(seat=seat, key=key if eyes in (seat, "all") else None)


def seen(g: State, eyes: Eyes) -> View:
    if eyes != "all":
        return view(g, None if eyes == "onlooker" else eyes)
    whole = view(g, CREATURE)
    city = whole.sanctuary
    if city is not None and g.sanctuary is not None:
        city = replace(
            city,
            survivors=[survivors(cards) for cards in g.sanctuary.survivors],
            avatars=[avatar(card) for card in g.sanctuary.avatars],
        )
    return replace(
        whole, seat=None, hunted=[hunted_view(g, me, me) for me in g.hunted_seats()], sanctuary=city
    )


def avatars_dealt(g: State, eyes: Eyes) -> dict[Seat, list[str]]:
    if g.sanctuary is None:
        return {}
    dealt = {me: avatars_to_choose(g.sanctuary, me) for me in g.hunted_seats() if eyes in (me, "all")}
    return {me: cards for me, cards in dealt.items() if cards}


def witnesses(eyes: Eyes) -> int:
    if eyes == "all":
        return -1
    return 1 << (ONLOOKER if eyes == "onlooker" else eyes)


def ask_of(g: State, seat: Seat, id: int, lang: str) -> Ask | None:
    asked = asked_of(g, seat)
    return labels.ask(g, asked, id, lang) if asked.answers else None


@lru_cache(maxsize=MOST_REPLAYS)
def _replay(words: str) -> Replay:
    return Replay(json.loads(words))


def replay_of(record: dict[str, Any]) -> Replay:
    """The replay of a record; those used last are kept."""
    return _replay(json.dumps({name: record[name] for name in ("artemia", "setup", "answers")}))


def at(record: dict[str, Any], n: int, eyes: Eyes, lang: str) -> At:
    return replay_of(record).at(n, eyes, lang)


def moments(record: dict[str, Any]) -> list[Stop]:
    """Where turns and phases begin."""
    return replay_of(record).stops
