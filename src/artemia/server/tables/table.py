"""A table in memory: one thing after the other, and each is kept before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from artemia.server.metrics import ANSWERS, TELLING
from artemia.server.storage.settings import TableSettings, draft_of
from artemia.server.storage.statements import CHAT_KEPT, StoredAnswer, TableEntry
from artemia.server.storage.store import Conflict, News, NotKept
from artemia.server.tables.banter import Banter
from artemia.server.tables.bot_driver import BotDriver
from artemia.server.tables.broadcast import Broadcast
from artemia.server.tables.clock import PaceClock, deadline_of
from artemia.server.tables.handled_requests import HandledRequests
from artemia.server.tables.late import help_out
from artemia.server.tables.news import read_on, take_back
from artemia.server.tables.notices import Announcement, brought, in_chat
from artemia.server.tables.passing import Passing
from artemia.server.tables.presence import Presence
from artemia.server.tables.running_game import RunningGame
from artemia.server.tables.votes import forget_votes
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Connection
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.web.services import Services

log = logging.getLogger(__name__)

NOTED_EVERY: Final = 60.0
"""Seconds between two moves of which the store notes the time: writing each would cost more than the move."""
TRIES: Final = 5
"""How often something is decided anew because another process has written first."""


class LiveTable:
    """Whoever wants something done takes `turn` first, so there is one order for everything."""

    def __init__(self, services: Services, news: News, play: RunningGame | None) -> None:
        self.services = services
        self.version = news.version  # of what the store has, as far as it is known here
        self.unsure = False  # whether it may have more, as writing was cut off
        self.leads = False  # whether its bots and its clock are this process's business
        self.by: tuple[str, str] | None = None  # whose request is being carried out, and its id
        self.settings: TableSettings = news.settings
        self.chat = news.chat
        self.turn = asyncio.Lock()
        self.presence = Presence()
        self.broadcast = Broadcast(self)
        self.handled = HandledRequests()
        self.play: RunningGame | None = None
        self.touched = time.monotonic()
        self.moved = 0.0  # when everybody saw something happen in the game, by the wall clock
        self._noted = 0.0
        self.wake = news.wake  # when its clock runs out, as the store has it
        self.closed = False  # put away, or not to be trusted any more: another object is the table now
        for user, request in news.handled:
            self.handled.add(user, request)
        self.clock = PaceClock(self.settings.options.pace, self._time_is_up)
        if self.settings.status == "playing":
            self.clock.resume(news.wake)
        self.bots = BotDriver(self)
        self.passing = Passing(self)
        self.banter = Banter(self)
        if play is not None:
            self.put_up(play)

    def lead(self, leads: bool) -> None:
        """Whether this process lets its bots play, and helps out when its clock has run out."""
        gained, self.leads = leads and not self.leads, leads
        if gained:
            self.stir()
            if self.clock.overdue:
                self._time_is_up()

    @property
    def code(self) -> str:
        return self.settings.code

    def stir(self) -> None:
        """Something has happened; maybe somebody is to move who isn't a person, or needn't be asked."""
        self.bots.wake()
        self.passing.wake()
        self.banter.wake()

    def put_up(self, play: RunningGame) -> None:
        self.play = play
        play.views.spares = self.passing.spares

    # Coming and going

    def arrive(self, connection: Connection, hello: m.Hello) -> None:
        """Called by one who has the turn."""
        self.touched = time.monotonic()
        connection.watch = hello.watch
        wish = hello.eyes if hello.eyes is not None else self.presence.eyes_of(hello.stream)
        self._seat(connection, self.eyes_for(connection.user, wish, hello.watch), hello.lang)
        self.broadcast.resume(connection, hello.stream, hello.n)
        if any(n in self.settings.votes for n in self.settings.owned(connection.user)):
            self.services.spawn(self._needs_no_bot(connection.user))
        self.broadcast.presence()
        self.services.tables.in_step.tell(self)
        self.stir()

    async def leave(self, connection: Connection) -> None:
        async with self.turn:
            self.touched = time.monotonic()
            self.presence.leave(connection)
            self.passing.notice_wishes()
        asyncio.get_running_loop().call_later(
            self.presence.grace, lambda: self.services.spawn(self.look_around())
        )

    async def _needs_no_bot(self, user: str) -> None:
        """They are back, so nobody's vote for a bot counts any more."""
        async with self.turn:
            if not self.closed:
                await self.decided(lambda: self.change(lambda draft: forget_votes(draft, user)))

    async def look_around(self) -> None:
        """Notices who is away."""
        async with self.turn:
            self._forget_audiences()
            if not self.closed:
                self.broadcast.presence()
                self.services.tables.in_step.tell(self)

    async def tidy(self) -> None:
        """Now and then: forgets audiences nobody came back to; a host long gone is followed by another."""
        async with self.turn:
            self._forget_audiences()
            heirs = self.presence.heirs(self.settings)
            if heirs and self.leads and not self.closed:
                await self.decided(lambda: self.change(lambda draft: setattr(draft, "hosts", heirs)))

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

    async def save(self, change: TableEntry) -> None:
        """What can't be kept hasn't happened; and what was decided on an old version isn't kept."""
        if self.by is not None and not self.handled.knows(*self.by):
            change.by = self.by
        try:
            await self.services.store.append(self.code, self.version, change)
        except NotKept:
            self.unsure = True
            raise
        self.version += 1
        if change.settings is not None or change.touched is not None:
            self.wake = change.wake
        if change.by is not None:
            self.handled.add(*change.by)

    async def decided(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Carries it out on what there is now, and anew if another process has written meanwhile."""
        for _ in range(TRIES):
            try:
                if not self.unsure:
                    return await attempt()
            except Conflict:
                pass
            await read_on(self)
            if self.closed:
                raise Refusal("gone")
        raise NotKept

    def begin(self, settings: TableSettings, deadline: float | None) -> None:
        self.clock = PaceClock(settings.options.pace, self._time_is_up)
        self.clock.run(deadline)
        self.put_up(RunningGame(settings.setup(), lesson=settings.course()))
        self.presence.forget_audiences()

    def show(self, settings: TableSettings) -> None:
        self.settings = settings
        changed = self.passing.renewed()
        for connection in list(self.presence.connections):
            eyes = self.eyes_for(connection.user, connection.eyes, connection.watch)
            if connection.audience is None or eyes != connection.eyes or eyes in changed:
                self.reseat(connection, eyes, connection.lang)
        self.broadcast.settings()

    def hear(self, said: list[m.Said]) -> None:
        for each in said:
            self.chat = [*self.chat[1 - CHAT_KEPT :], each]
            self.broadcast.said(each)

    def give_up(self) -> None:
        """After a failure memory can't be trusted: everybody is sent away, and finds what was kept."""
        log.exception("table %s failed and is fetched anew", self.code)
        self.forget()

    def forget(self) -> None:
        self.closed = True
        self.stop()
        self.services.tables.drop(self)

    def stop(self) -> None:
        self.bots.stop()
        self.passing.stop()
        self.clock.stop()

    async def change(
        self,
        alter: Callable[[TableSettings], None],
        tell: Callable[[TableSettings], list[Announcement]] = lambda _: [],
        rematch: TableSettings | None = None,
    ) -> None:
        """Changes the settings, with what is said of it: all of it in one write, or none."""
        draft = draft_of(self.settings)
        alter(draft)
        said = in_chat(self.chat, tell(draft))
        begins = draft.status == "playing" and self.settings.status == "lobby"
        deadline = deadline_of(draft.options.pace) if begins else self.clock.deadline
        await self.save(TableEntry(settings=draft, wake=deadline, said=said, rematch=rematch))
        if begins:
            self.settings = draft
            self.begin(draft, deadline)
        self.show(draft)
        self.hear(said)
        self.stir()

    async def answered(self, seat: int, key: str, returns: bool = False) -> None:
        """Move, keep, tell. Whoever a bot stood in for returns with it."""
        assert self.play is not None
        turn = self.play.game.state.turn
        public = self.play.answer(seat, key)
        given, over, now = self.play.game.given, self.play.game.over, time.time()
        deadline = self.clock.deadline
        if over or public:
            deadline = None if over else deadline_of(self.settings.options.pace)
        entry = TableEntry(answer=(len(given) - 1, StoredAnswer(given[-1], *(self.by or ()))))
        draft, told = brought(self, turn, seat if returns else None)
        since = abs(now - self._noted)  # a clock may be set back
        noted = public and (deadline is not None or since > NOTED_EVERY)
        if over or noted:
            entry.touched = now
        entry.settings, entry.wake, entry.said = draft, deadline, in_chat(self.chat, told)
        try:
            await self.save(entry)
        except (Conflict, NotKept):
            await take_back(self, len(given) - 1)
            raise
        if public:  # what is done in secret may not even show in a list of games
            self.moved = now
            self._noted = now if noted else self._noted
            self.clock.run(deadline)
        ANSWERS.labels("person" if self.by else "bot").inc()
        with TELLING.time():
            self.broadcast.moves()
        if draft is not None:
            self.show(draft)
            self.hear(entry.said)
        self.stir()

    async def say(self, said: m.Said) -> None:
        await self.save(TableEntry(said=[said]))
        self.hear([said])

    def _time_is_up(self) -> None:
        self.services.spawn(help_out(self))

    # Leaving memory

    @property
    def idle(self) -> bool:
        return not self.presence.connections and not self.bots.busy and not self.passing.busy

    @property
    def due(self) -> float | None:
        """When it must be back though nobody asks for it: only a clock of days runs on without people."""
        return self.clock.deadline if self.settings.options.pace == "days" else None
