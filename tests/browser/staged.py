"""A game that dice have brought to a certain moment, told to a page as a server would tell it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from artemia import Game, Setup
from artemia.bots.instinct import Instinct
from artemia.engine.step import OP, OPS, seat_of
from artemia.rules.state import State
from artemia.server.views.differences import Views
from artemia.server.views.story import story
from artemia.server.wire import messages as m

CODE: Final = "STAGED22"
LINK: Final = {"link": f"http://localhost/t/{CODE}", "reachable": False}
NAMES: Final = ("Pax", "Mara", "Iris", "Tomas", "Wen", "Odile", "Kofi")
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Cue:
    """A moment of a game: its set-up, the answers up to it, and the seat that looks on."""

    setup: Setup
    answers: list[str]
    seat: int | None


def happens(setups: Iterator[Setup], wanted: Callable[[State, list[tuple[str, int]]], int | None]) -> Cue:
    """The first answer after which this is so, by the names and seats of what it has brought about."""
    for setup in setups:
        game = Game.new(setup)
        bots = {seat: Instinct(seat) for seat in range(setup.players)}
        while not game.over:
            told = len(game.state.log or ())
            game.play(bots, most=1)
            news = (game.state.log or [])[told:]
            seat = wanted(game.state, [(OPS[event.step & OP].name, seat_of(event.step)) for event in news])
            if seat is not None:
                return Cue(setup, list(game.given), None if seat < 0 else seat)
    raise AssertionError("it never happens")


class Staged:
    """The server's end of a socket: everything up to the last answer, and that one when it is asked for."""

    def __init__(self, page: Page, cue: Cue, lang: str = "en") -> None:
        self.page = page
        self.lang = lang
        self.heard: list[dict[str, Any]] = []
        self._cue = cue
        self._game = Game.new(cue.setup)
        for answer in cue.answers[:-1]:
            self._game.give(answer)
        self._views = Views(self._game)
        self._first = self._views.look(cue.seat, lang)
        self._n = 0
        self._wire: WebSocketRoute | None = None
        page.route_web_socket(re.compile(f"/t/{CODE}/socket"), self._open)
        page.route(re.compile(f"/api/tables/{CODE}"), lambda route: route.fulfill(json=LINK))
        page.route(re.compile(f"/api/tables/{CODE}/story"), self._tell_story)

    def open(self, address: str) -> None:
        self.page.goto(f"{address}/t/{CODE}")
        self.page.locator("#ask").wait_for()

    def go_on(self) -> None:
        """The answer is given, and told."""
        self._game.give(self._cue.answers[-1])
        self._views.after_answer()
        delta = self._views.changes(self._cue.seat, self.lang)
        assert delta is not None
        self._tell(
            m.Moved(
                n=self._next(),
                view=delta.view,
                hunted=delta.hunted,
                ask=delta.ask,
                log=delta.log,
                waiting=delta.waiting,
                clock=None,
            )
        )
        if self._game.over:
            self._tell(m.TableChanged(n=self._next(), table=self._table(), you=self._you()))

    def _next(self) -> int:
        self._n += 1
        return self._n

    def _tell(self, message: Any) -> None:
        assert self._wire is not None
        self._wire.send(encode(message).decode())

    def _open(self, wire: WebSocketRoute) -> None:
        self._wire = wire
        wire.on_message(self._hear)

    def _hear(self, words: str | bytes) -> None:
        message = msgspec.json.decode(words)
        self.heard.append(message)
        if message["type"] == "hello":
            first = self._first
            self._tell(
                m.Welcome(
                    v=m.PROTOCOL,
                    build="none",
                    stream="staged",
                    n=0,
                    table=self._table(),
                    you=self._you(),
                    chat=[],
                    view=first.view,
                    ask=first.ask,
                    log=first.log,
                    waiting=first.waiting,
                    clock=None,
                )
            )

    def _tell_story(self, route: Route) -> None:
        told = story(self._game.record, NAMES[: self._cue.setup.players], self.lang)
        route.fulfill(body=encode(told), content_type="application/json")

    def _you(self) -> m.You:
        seat = self._cue.seat
        return m.You(chairs=[] if seat is None else [seat], eyes=seat, host=False, link=None)

    def _table(self) -> m.TableInfo:
        setup = self._cue.setup
        return m.TableInfo(
            code=CODE,
            status="over" if self._game.over else "playing",
            options=m.Options(players=setup.players, boxes=list(setup.boxes)),
            refused=None,
            chairs=[
                m.Chair(name=NAMES[seat], colour=seat or 7, kind="person", online=True, creature=not seat)
                for seat in range(setup.players)
            ],
            watching=0,
            commitment=None,
            seed=None,
            rematch=None,
            hints=False,
            removed=[],
        )
