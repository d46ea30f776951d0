"""What people ask of a table: each kind of request, carried out or refused."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, Final

from artemia.bots import BOTS, OPPONENTS
from artemia.server.metrics import REQUESTS
from artemia.server.storage.settings import TableSettings
from artemia.server.tables import seating, succession, votes
from artemia.server.tables.fairness import new_seed
from artemia.server.tables.hints import advise
from artemia.server.tables.notices import Announcement
from artemia.server.tables.own_seat import own_seat
from artemia.server.tables.reasons import explain
from artemia.server.tables.table import LiveTable
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Connection
from artemia.server.wire.phrases import can_be_said
from artemia.server.wire.refusal import Refusal
from artemia.session import asked_of

LONGEST_SPEECH: Final = 300
SECOND_THOUGHTS: Final = 8
"""How often a seat may take back its choice within a turn: a record that anybody can lengthen has no end."""
Handler = Callable[[LiveTable, Connection, Any], Awaitable[None]]


async def carry_out(table: LiveTable, connection: Connection, request: m.Request) -> None:
    """One request at most once: whoever sends it again only hears that it is done."""
    if isinstance(request, m.AskHint):  # changes nothing, and takes long: nobody is to wait for it
        await advise(table, connection, request)
        return
    if isinstance(request, m.AskWhy):
        await explain(table, connection, request)
        return
    begun = time.perf_counter()
    try:
        await in_turn(table, connection, request)
    finally:
        TIMES[type(request)].observe(time.perf_counter() - begun)


async def in_turn(table: LiveTable, connection: Connection, request: m.Request) -> None:
    async with table.turn:
        table.touched = time.monotonic()
        if table.handled.knows(connection.user, request.id):
            connection.done(request.id)
            return
        connection.gather()
        table.by = connection.user, request.id
        try:
            if table.closed:
                raise Refusal("gone")
            await table.decided(lambda: once(table, connection, request))
        except Refusal as no:
            connection.refuse(request.id, no)
        except Exception:
            table.give_up()
            connection.refuse(request.id, Refusal("gone"))
        else:
            table.handled.add(connection.user, request.id)
            connection.done(request.id)
        finally:
            table.by = None
            connection.let_go()


async def once(table: LiveTable, connection: Connection, request: m.Request) -> None:
    """It may have been carried out at another process, and only now be known here."""
    if not table.handled.knows(connection.user, request.id):
        await HANDLERS[type(request)](table, connection, request)


async def answer(table: LiveTable, connection: Connection, request: m.GiveAnswer) -> None:
    seat, play = own_seat(table, connection)
    if play.views.ask_id(seat) != request.ask:
        raise Refusal("too-late")
    optional = asked_of(play.game.state, seat).optional
    if optional and play.changes_of_mind(seat) >= SECOND_THOUGHTS:
        raise Refusal("not-now", "second-thoughts", most=SECOND_THOUGHTS)
    await table.answered(seat, request.key, returns=table.settings.chairs[seat].stand_in)


async def speak(table: LiveTable, connection: Connection, request: m.Speak) -> None:
    if (request.text is None) == (request.phrase is None):
        raise Refusal("bad-message")
    owned = table.settings.owned(connection.user)
    table.services.limits.says(connection.user, table.code, seated=bool(owned))
    text = spoken(request.text) if request.text is not None else None
    planet = [] if table.play is None else table.play.game.state.planet.names
    if request.phrase is not None and not can_be_said(request.phrase, planet):
        raise Refusal("bad-message")
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


async def prefer(table: LiveTable, connection: Connection, request: m.Prefer) -> None:
    connection.tempo, connection.passes = request.bots, request.passes
    table.passing.notice_wishes()
    table.bots.wake()


async def sit(table: LiveTable, connection: Connection, request: m.Sit) -> None:
    """The name is remembered for the next table."""
    connection.watch = False
    during = table.settings.status == "playing"
    sit_down = succession.sit_down if during else seating.sit

    def tell(after: TableSettings) -> list[Announcement]:
        chair = after.chairs[request.chair]
        if chair.heir is not None:
            return [Announcement("takes_over", request.chair, chair.heir, chair.name)]
        return [Announcement("came_back", request.chair, chair.name)] if during else []

    await table.change(lambda settings: sit_down(settings, connection.user, request), tell)
    chair = table.settings.chairs[request.chair]
    connection.name = chair.heir or chair.name
    await table.services.remember(connection.user, connection.name, request.colour or 0)


async def vote(table: LiveTable, connection: Connection, request: m.Vote) -> None:
    """More than half of the other people present; somebody with several devices has one vote."""
    seating.only_in(table.settings, "playing")
    chair = seating.chair_of(table.settings, request.chair)
    present = table.presence.present()
    if chair.kind != "person" or chair.stand_in or not present.isdisjoint(chair.owners):
        raise Refusal("not-now", "not-away")
    await table.change(lambda settings: votes.vote(settings, connection.user, request, present))


async def kick(table: LiveTable, connection: Connection, request: m.Kick) -> None:
    before = seating.chair_of(table.settings, request.chair)
    told = Announcement("replaced" if table.play else "removed", request.chair, before.name)
    await table.change(
        lambda settings: succession.kick(settings, connection.user, request),
        lambda _: [told] if before.kind == "person" else [],
    )


async def let_in(table: LiveTable, connection: Connection, request: m.LetIn) -> None:
    await table.change(
        lambda settings: succession.let_in(settings, connection.user, request),
        lambda _: [Announcement("let_in", None, request.name)],
    )


async def again(table: LiveTable, connection: Connection, request: m.Again) -> None:
    if table.settings.rematch is None:
        fresh = seating.rematch(table.settings, connection.user)
        await table.services.tables.allow_another(fresh.maker)
        await table.change(lambda settings: setattr(settings, "rematch", fresh.code), rematch=fresh)


def changes_settings(alter: Callable[[TableSettings, str, Any], None]) -> Handler:
    async def handler(table: LiveTable, connection: Connection, request: Any) -> None:
        await table.change(lambda settings: alter(settings, connection.user, request))

    return handler


HANDLERS: Final[dict[type[m.Request], Handler]] = {
    m.GiveAnswer: answer,
    m.Speak: speak,
    m.Look: look,
    m.Speech: change_language,
    m.Prefer: prefer,
    m.Vote: vote,
    m.Again: again,
    m.Sit: sit,
    m.Rise: changes_settings(seating.rise),
    m.Return: changes_settings(seating.come_back),
    m.Introduce: changes_settings(seating.introduce),
    m.Seat: changes_settings(
        lambda settings, user, wish: seating.put_bot(settings, user, wish, BOTS | OPPONENTS)
    ),
    m.Kick: kick,
    m.LetIn: let_in,
    m.HandOver: changes_settings(seating.hand_over),
    m.Arrange: changes_settings(seating.arrange),
    m.Begin: changes_settings(lambda settings, user, wish: seating.begin(settings, user, new_seed())),
}
TIMES: Final = {kind: REQUESTS.labels(kind.__struct_config__.tag) for kind in HANDLERS}
