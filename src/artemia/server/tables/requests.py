"""What people ask of a table: each kind of request, carried out or refused."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, Final

from artemia.bots import BOTS, OPPONENTS
from artemia.server.storage.queries import save_person
from artemia.server.storage.settings import Kept
from artemia.server.tables import seating
from artemia.server.tables.choices import PHRASES
from artemia.server.tables.fairness import new_seed
from artemia.server.tables.hints import advise
from artemia.server.tables.table import LiveTable
from artemia.server.wire import messages as m
from artemia.server.wire.connection import Line
from artemia.server.wire.refusal import Refusal

LONGEST_SPEECH: Final = 300
LONGEST_ID: Final = 64

Handler = Callable[[LiveTable, Line, Any], Awaitable[None]]


async def carry_out(table: LiveTable, line: Line, request: m.Request) -> None:
    """One request at most once: whoever sends it again only hears that it is done."""
    if isinstance(request, m.AskHint):  # changes nothing, and takes long: nobody is to wait for it
        await advise(table, line, request)
        return
    async with table.turn:
        table.touched = time.monotonic()
        if table.memory.knows(line.user, request.id):
            line.done(request.id)
            return
        line.gather()
        try:
            if not 0 < len(request.id) <= LONGEST_ID:
                raise Refusal("bad-message")
            if table.closed:
                raise Refusal("gone")
            await HANDLERS[type(request)](table, line, request)
        except Refusal as no:
            line.refuse(request.id, no)
        except Exception:
            table.give_up()
            line.refuse(request.id, Refusal("gone"))
        else:
            table.memory.add(line.user, request.id)
            line.done(request.id)
        finally:
            line.let_go()


async def answer(table: LiveTable, line: Line, request: m.GiveAnswer) -> None:
    seat, play = line.eyes, table.play
    if seat is None or line.user not in table.kept.chairs[seat].owners:
        raise Refusal("not-yours")
    seating.only_in(table.kept, "playing")
    if play is None or play.sight.ask_id(seat) != request.ask:
        raise Refusal("too-late")
    await table.answered(seat, request.key, line.user, request.id)
    if table.kept.chairs[seat].stand_in:
        await table.change(lambda kept: seating.play_again(kept.chairs[seat]))


async def speak(table: LiveTable, line: Line, request: m.Speak) -> None:
    if (request.text is None) == (request.phrase is None):
        raise Refusal("bad-message")
    if not line.talk.take():
        raise Refusal("too-fast")
    text = spoken(request.text) if request.text is not None else None
    if request.phrase is not None and request.phrase not in PHRASES:
        raise Refusal("bad-message")
    owned = table.kept.owned(line.user)
    chair = line.eyes if line.eyes in owned else next(iter(owned), None)
    said = m.Said(
        n=table.chat[-1].n + 1 if table.chat else 1,
        chair=chair,
        name=line.name if chair is None else table.kept.chairs[chair].name,
        text=text,
        phrase=request.phrase,
        at=time.time(),
    )
    await table.say(said)


def spoken(text: str) -> str:
    kept = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" or letter == "\u200d")
    words = kept.strip()
    if len(words) > LONGEST_SPEECH:
        raise Refusal("too-long")
    if not words:
        raise Refusal("bad-message")
    return words


async def look(table: LiveTable, line: Line, request: m.Look) -> None:
    if request.eyes is not None and request.eyes not in table.kept.owned(line.user):
        raise Refusal("not-yours")
    line.watch = request.eyes is None
    table.reseat(line, table.eyes_for(line.user, request.eyes, line.watch), line.lang)


async def change_language(table: LiveTable, line: Line, request: m.Speech) -> None:
    table.reseat(line, line.eyes, request.lang)


async def sit(table: LiveTable, line: Line, request: m.Sit) -> None:
    """The name is remembered for the next table."""
    line.watch = False
    await table.change(lambda kept: seating.sit(kept, line.user, request))
    line.name = table.kept.chairs[request.chair].name
    await table.house.store.do(save_person(line.user, line.name, request.colour or 0))


async def vote(table: LiveTable, line: Line, request: m.Vote) -> None:
    """More than half of the other people present."""
    seating.only_in(table.kept, "playing")
    chair = seating.chair_of(table.kept, request.chair)
    voters = {
        user
        for each in table.kept.chairs
        for user in each.owners
        if each is not chair and user not in chair.owners and user in table.crowd.present()
    }
    if line.user not in voters:
        raise Refusal("not-yours", "no-vote")
    if chair.kind != "person" or chair.stand_in or not table.crowd.present().isdisjoint(chair.owners):
        raise Refusal("not-now", "not-away")
    votes = table.votes.setdefault(request.chair, set())
    if request.wanted:
        votes.add(line.user)
    else:
        votes.discard(line.user)
    if 2 * len(votes & voters) > len(voters):
        del table.votes[request.chair]
        await table.change(lambda kept: seating.stand_in(kept.chairs[request.chair]))
    else:
        table.herald.furniture()


async def again(table: LiveTable, line: Line, request: m.Again) -> None:
    if table.kept.rematch is None:
        fresh = seating.rematch(table.kept, line.user)
        await table.house.tables.add(fresh)
        await table.change(lambda kept: setattr(kept, "rematch", fresh.code))


def furnishing(alter: Callable[[Kept, str, Any], None]) -> Handler:
    async def handler(table: LiveTable, line: Line, request: Any) -> None:
        await table.change(lambda kept: alter(kept, line.user, request))

    return handler


HANDLERS: Final[dict[type, Handler]] = {
    m.GiveAnswer: answer,
    m.Speak: speak,
    m.Look: look,
    m.Speech: change_language,
    m.Vote: vote,
    m.Again: again,
    m.Sit: sit,
    m.Rise: furnishing(seating.rise),
    m.Return: furnishing(seating.come_back),
    m.Introduce: furnishing(seating.introduce),
    m.Seat: furnishing(lambda kept, user, wish: seating.put_bot(kept, user, wish, BOTS | OPPONENTS)),
    m.Kick: furnishing(seating.kick),
    m.HandOver: furnishing(seating.hand_over),
    m.Arrange: furnishing(seating.arrange),
    m.Begin: furnishing(lambda kept, user, wish: seating.begin(kept, user, new_seed())),
}
