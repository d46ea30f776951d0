"""A table in memory: one thing after the other, and each is kept before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from artemia.server.storage import queries
from artemia.server.storage.queries import StoredAnswer, StoredTable
from artemia.server.storage.settings import TableSettings, decode_settings, encode_settings
from artemia.server.tables import seating
from artemia.server.tables.bot_driver import BotDriver
from artemia.server.tables.broadcast import Broadcast
from artemia.server.tables.clock import PaceClock
from artemia.server.tables.handled_requests import HandledRequests
from artemia.server.tables.presence import Presence
from artemia.server.tables.running_game import RunningGame
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Connection
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.web.services import Services

log = logging.getLogger(__name__)

NOTED_EVERY: Final = 60.0
"""Seconds between two moves of which the store notes the time: writing each would cost more than the move."""


class LiveTable:
    """Whoever wants something done takes `turn` first, so there is one order for everything."""

    def __init__(self, services: Services, stored: StoredTable, play: RunningGame | None) -> None:
        self.services = services
        self.settings: TableSettings = stored.settings
        self.chat = stored.chat
        self.turn = asyncio.Lock()
        self.presence = Presence()
        self.broadcast = Broadcast(self)
        self.handled = HandledRequests()
        self.votes: dict[int, set[str]] = {}
        self.play = play
        self.touched = time.monotonic()
        self.moved = 0.0  # when everybody saw something happen in the game, by the wall clock
        self._noted = 0.0
        self.closed = False  # put away, or not to be trusted any more: another object is the table now
        for given in stored.given:
            if given.user and given.request:
                self.handled.add(given.user, given.request)
        self.clock = PaceClock(self.settings.options.pace, self._time_is_up)
        if self.settings.status == "playing":
            self.clock.wind(stored.wake)
        self.bots = BotDriver(self)
        self.bots.wake()

    @property
    def code(self) -> str:
        return self.settings.code

    # Coming and going

    def arrive(self, connection: Connection, hello: m.Hello) -> None:
        """Called by one who has the turn."""
        self.touched = time.monotonic()
        connection.watch = hello.watch
        wish = hello.eyes if hello.eyes is not None else self.presence.eyes_of(hello.stream)
        self._seat(connection, self.eyes_for(connection.user, wish, hello.watch), hello.lang)
        self.broadcast.resume(connection, hello.stream, hello.n)
        for n in self.settings.owned(connection.user):
            self.votes.pop(n, None)
        self.broadcast.presence()
        self.bots.wake()

    async def leave(self, connection: Connection) -> None:
        async with self.turn:
            self.touched = time.monotonic()
            self.presence.leave(connection)
        asyncio.get_running_loop().call_later(
            self.presence.grace, lambda: self.services.spawn(self.look_around())
        )

    async def look_around(self) -> None:
        """Notices who is away."""
        async with self.turn:
            self._forget_audiences()
            if not self.closed:
                self.broadcast.presence()

    async def tidy(self) -> None:
        """Now and then: forgets audiences nobody came back to; a host long gone is followed by another."""
        async with self.turn:
            self._forget_audiences()
            heirs = self.presence.heirs(self.settings)
            if heirs and not self.closed:
                await self.change(lambda draft: setattr(draft, "hosts", heirs))

    def _forget_audiences(self) -> None:
        for eyes, lang in self.presence.tidy():
            if self.play:
                self.play.views.forget(eyes, lang)

    def eyes_for(self, user: str, wish: int | None, watch: bool) -> int | None:
        """Those wished for if they are this person's, else the first of theirs that is asked something."""
        owned = self.settings.owned(user)
        if self.play is None or watch or not owned:
            return None
        if wish in owned:
            return wish
        return next((seat for seat in self.play.asked() if seat in owned), owned[0])

    def _seat(self, connection: Connection, eyes: int | None, lang: m.Lang) -> None:
        audience, new = self.presence.audience(eyes, lang)
        self.presence.enter(connection, audience)
        if new and self.play:
            self.play.views.look(eyes, lang)

    def reseat(self, connection: Connection, eyes: int | None, lang: m.Lang) -> None:
        self._seat(connection, eyes, lang)
        self.broadcast.welcome(connection)

    # What happens; whoever calls these has the turn

    async def save(self, *works: Callable[[sqlite3.Connection], None]) -> None:
        """What can't be kept hasn't happened."""
        try:
            await self.services.store.do(lambda db: [work(db) for work in works])
        except Exception as error:
            self.give_up()
            raise Refusal("gone") from error

    def give_up(self) -> None:
        """After a failure memory can't be trusted: everybody is sent away, and finds what was kept."""
        log.exception("table %s failed and is fetched anew", self.code)
        self.closed = True
        self.bots.stop()
        self.clock.stop()
        self.services.tables.drop(self)

    async def change(self, alter: Callable[[TableSettings], None]) -> None:
        """Changes the settings: all of them, or none."""
        draft = decode_settings(encode_settings(self.settings))
        alter(draft)
        begins = draft.status == "playing" and self.settings.status == "lobby"
        if begins:
            self.clock = PaceClock(draft.options.pace, self._time_is_up)
            self.clock.wind()
        await self.save(queries.save_settings(draft, self.clock.deadline))
        self.settings = draft
        if begins:
            self.play = RunningGame(draft.setup())
            self.presence.forget_audiences()
        for connection in list(self.presence.connections):
            eyes = self.eyes_for(connection.user, connection.eyes, connection.watch)
            if connection.audience is None or eyes != connection.eyes:
                self.reseat(connection, eyes, connection.lang)
        self.broadcast.settings()
        self.bots.wake()

    async def answered(
        self, seat: int, key: str, user: str | None = None, request: str | None = None
    ) -> None:
        """Move, keep, tell."""
        assert self.play is not None
        public = self.play.answer(seat, key)
        given = self.play.game.given
        works = [queries.append_answer(self.code, len(given) - 1, StoredAnswer(given[-1], user, request))]
        over = self.play.game.over
        if public:  # what is done in secret may not even show in a list of games
            self.moved = time.time()
        if over:
            self.settings.status = "over"
            self.clock.stop()
        elif public:
            self.clock.wind()
        if over or (public and self.clock.deadline is not None):
            works.append(queries.save_settings(self.settings, self.clock.deadline))
        elif public and self.moved - self._noted > NOTED_EVERY:
            self._noted = self.moved
            works.append(queries.note_move(self.code, self.moved))
        await self.save(*works)
        self.broadcast.moves()
        if over:
            self.broadcast.settings()
        self.bots.wake()

    async def say(self, said: m.Said) -> None:
        await self.save(queries.append_said(self.code, said))
        self.chat = [*self.chat[1 - queries.CHAT_KEPT :], said]
        self.broadcast.said(said)

    # When the clock has run out

    def _time_is_up(self) -> None:
        self.services.spawn(self.help_out())

    async def help_out(self) -> None:
        """Bots stand in for those who let the others wait."""
        async with self.turn:
            if self.closed or self.play is None or self.settings.status != "playing":
                return
            self.clock.wind()
            if not self.presence.connections and self.settings.options.pace != "days":
                return  # nobody is here to wait
            late = [seat for seat in self.play.asked() if not self.bots.plays(seat)]
            if late:
                await self.change(lambda settings: seating.stand_in_for(settings, late))

    # Leaving memory

    @property
    def idle(self) -> bool:
        return not self.presence.connections and not self.bots.busy

    @property
    def due(self) -> float | None:
        """When it must be back though nobody asks for it: only a clock of days runs on without people."""
        return self.clock.deadline if self.settings.options.pace == "days" else None

    async def close(self, only_if_idle: bool = False) -> bool:
        """Leaves memory, and comes back when somebody asks for it."""
        async with self.turn:
            if self.closed or (only_if_idle and not self.idle):
                return False
            self.closed = True
            self.bots.stop()
            deadline = self.due if only_if_idle else self.clock.deadline
            self.clock.stop()
            await self.services.store.do(queries.save_wake(self.code, deadline, self.moved))
            return True
