"""What people ask of a table: each kind of request, carried out or refused."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, Final

from artemia.bots import BOTS, OPPONENTS
from artemia.server.storage.queries import save_person
from artemia.server.storage.settings import TableSettings
from artemia.server.tables import seating
from artemia.server.tables.choices import PHRASES
from artemia.server.tables.fairness import new_seed
from artemia.server.tables.hints import advise
from artemia.server.tables.table import LiveTable
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Connection
from artemia.server.wire.refusal import Refusal

LONGEST_SPEECH: Final = 300
LONGEST_ID: Final = 64

Handler = Callable[[LiveTable, Connection, Any], Awaitable[None]]


async def carry_out(table: LiveTable, connection: Connection, request: m.Request) -> None:
    """One request at most once: whoever sends it again only hears that it is done."""
    if isinstance(request, m.AskHint):  # changes nothing, and takes long: nobody is to wait for it
        await advise(table, connection, request)
        return
    async with table.turn:
        table.touched = time.monotonic()
        if table.handled.knows(connection.user, request.id):
            connection.done(request.id)
            return
        connection.gather()
        try:
            if not 0 < len(request.id) <= LONGEST_ID:
                raise Refusal("bad-message")
            if table.closed:
                raise Refusal("gone")
            await HANDLERS[type(request)](table, connection, request)
        except Refusal as no:
            connection.refuse(request.id, no)
        except Exception:
            table.give_up()
            connection.refuse(request.id, Refusal("gone"))
        else:
            table.handled.add(connection.user, request.id)
            connection.done(request.id)
        finally:
            connection.let_go()


async def answer(table: LiveTable, connection: Connection, request: m.GiveAnswer) -> None:
    seat, play = connection.eyes, table.play
    if seat is None or connection.user not in table.settings.chairs[seat].owners:
        raise Refusal("not-yours")
    seating.only_in(table.settings, "playing")
    if play is None or play.views.ask_id(seat) != request.ask:
        raise Refusal("too-late")
    await table.answered(seat, request.key, connection.user, request.id)
    if table.settings.chairs[seat].stand_in:
        await table.change(lambda settings: seating.play_again(settings.chairs[seat]))


async def speak(table: LiveTable, connection: Connection, request: m.Speak) -> None:
    if (request.text is None) == (request.phrase is None):
        raise Refusal("bad-message")
    if not connection.talk.take():
        raise Refusal("too-fast")
    text = spoken(request.text) if request.text is not None else None
    if request.phrase is not None and request.phrase not in PHRASES:
        raise Refusal("bad-message")
    owned = table.settings.owned(connection.user)
    chair = connection.eyes if connection.eyes in owned else next(iter(owned), None)
    said = m.Said(
        n=table.chat[-1].n + 1 if table.chat else 1,
        chair=chair,
        name=connection.name if chair is None else table.settings.chairs[chair].name,
        text=text,
        phrase=request.phrase,
        at=time.time(),
    )
    await table.say(said)


def spoken(text: str) -> str:
    visible = "".join(
        letter for letter in text if unicodedata.category(letter)[0] != "C" or letter == "\u200d"
    )
    words = visible.strip()
    if len(words) > LONGEST_SPEECH:
        raise Refusal("too-long")
    if not words:
        raise Refusal("bad-message")
    return words


async def look(table: LiveTable, connection: Connection, request: m.Look) -> None:
    if request.eyes is not None and request.eyes not in table.settings.owned(connection.user):
        raise Refusal("not-yours")
    connection.watch = request.eyes is None
    table.reseat(connection, table.eyes_for(connection.user, request.eyes, connection.watch), connection.lang)


async def change_language(table: LiveTable, connection: Connection, request: m.Speech) -> None:
    table.reseat(connection, connection.eyes, request.lang)


async def sit(table: LiveTable, connection: Connection, request: m.Sit) -> None:
    """The name is remembered for the next table."""
    connection.watch = False
    await table.change(lambda settings: seating.sit(settings, connection.user, request))
    connection.name = table.settings.chairs[request.chair].name
    await table.services.store.do(save_person(connection.user, connection.name, request.colour or 0))


async def vote(table: LiveTable, connection: Connection, request: m.Vote) -> None:
    """More than half of the other people present."""
    seating.only_in(table.settings, "playing")
    chair = seating.chair_of(table.settings, request.chair)
    voters = {
        user
        for each in table.settings.chairs
        for user in each.owners
        if each is not chair and user not in chair.owners and user in table.presence.present()
    }
    if connection.user not in voters:
        raise Refusal("not-yours", "no-vote")
    if chair.kind != "person" or chair.stand_in or not table.presence.present().isdisjoint(chair.owners):
        raise Refusal("not-now", "not-away")
    votes = table.votes.setdefault(request.chair, set())
    if request.wanted:
        votes.add(connection.user)
    else:
        votes.discard(connection.user)
    if 2 * len(votes & voters) > len(voters):
        del table.votes[request.chair]
        await table.change(lambda settings: seating.stand_in(settings.chairs[request.chair]))
    else:
        table.broadcast.settings()


async def again(table: LiveTable, connection: Connection, request: m.Again) -> None:
    if table.settings.rematch is None:
        fresh = seating.rematch(table.settings, connection.user)
        await table.services.tables.add(fresh)
        await table.change(lambda settings: setattr(settings, "rematch", fresh.code))


def changes_settings(alter: Callable[[TableSettings, str, Any], None]) -> Handler:
    async def handler(table: LiveTable, connection: Connection, request: Any) -> None:
        await table.change(lambda settings: alter(settings, connection.user, request))

    return handler


HANDLERS: Final[dict[type, Handler]] = {
    m.GiveAnswer: answer,
    m.Speak: speak,
    m.Look: look,
    m.Speech: change_language,
    m.Vote: vote,
    m.Again: again,
    m.Sit: sit,
    m.Rise: changes_settings(seating.rise),
    m.Return: changes_settings(seating.come_back),
    m.Introduce: changes_settings(seating.introduce),
    m.Seat: changes_settings(
        lambda settings, user, wish: seating.put_bot(settings, user, wish, BOTS | OPPONENTS)
    ),
    m.Kick: changes_settings(seating.kick),
    m.HandOver: changes_settings(seating.hand_over),
    m.Arrange: changes_settings(seating.arrange),
    m.Begin: changes_settings(lambda settings, user, wish: seating.begin(settings, user, new_seed())),
}
