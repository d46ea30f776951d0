"""What a table didn't know: other processes have written it, or what this one wrote wasn't kept."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from artemia.engine.spelling import Reply
from artemia.server.storage.store import News, NotKept
from artemia.server.tables.running_game import RunningGame

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable


async def take_back(table: LiveTable, given: int) -> None:
    """Plays the game again as far as it is kept. Nobody has seen more of it."""
    assert table.play is not None
    lines = table.play.game.given[:given]
    table.services.thinkers.forget(table.play.game)
    lesson = table.settings.course()
    table.put_up(await asyncio.to_thread(RunningGame, table.settings.setup(), lines, lesson))
    for eyes, lang in table.presence.audiences:
        table.play.views.look(eyes, lang)


async def catch_up(table: LiveTable) -> None:
    """Another process has written. Called by one who has the turn."""
    if not table.closed:
        with suppress(NotKept):
            await read_on(table)


async def read_on(table: LiveTable) -> None:
    """Takes in what the store has that isn't known here, and tells everybody what it is to them."""
    given = len(table.play.game.given) if table.play else 0
    said = table.chat[-1].n if table.chat else 0
    news = await table.services.store.since(table.code, table.version, given, said)
    if news is None:
        return table.forget()  # it was removed meanwhile
    table.unsure, table.version = False, news.version
    try:
        take_in(table, news)
    except Exception:
        table.give_up()
        raise NotKept from None


def take_in(table: LiveTable, news: News) -> None:
    """Everybody gets the frames they would have got if it had been done here."""
    for user, request in news.handled:
        table.handled.add(user, request)
    if table.play is None and news.settings.status != "lobby":
        table.begin(news.settings, None)
    public = False
    for each in news.given if table.play else ():
        assert table.play is not None
        reply = Reply.read(each.line)
        public |= table.play.answer(reply.seat, reply.key)
        table.broadcast.moves()
    if public:
        table.moved = time.time()
    if public or news.wake != table.wake:
        table.wake = news.wake
        table.clock.run(news.wake if news.settings.status == "playing" else None)
    if news.settings != table.settings:
        table.show(news.settings)
    table.hear(news.chat)
    table.stir()
