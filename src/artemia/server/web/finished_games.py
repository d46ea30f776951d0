"""After the game: its story, any moment of it, its record; and records from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from aiohttp import web

from artemia.errors import ArtemiaError
from artemia.game import Game, checked
from artemia.server.bots.readings import found_in
from artemia.server.storage.settings import OwnedChair, TableSettings
from artemia.server.tables.names import distinct, new_code, proper_name
from artemia.server.tables.seating import STAND_IN
from artemia.server.tables.table import LiveTable
from artemia.server.views.replays import Eyes, at, moments
from artemia.server.views.story import story
from artemia.server.web.middleware import SERVICES, guest
from artemia.server.web.routes import reply
from artemia.server.wire.messages import Options
from artemia.server.wire.refusal import ExplainedRefusal, Refusal
from artemia.texts import seat_names

aftermath = web.RouteTableDef()
MOST_ANSWERS: Final = 5000
PATIENCE: Final = 5.0
"""Seconds a request waits for the read of a game."""


async def finished(request: web.Request) -> LiveTable:
    """A game tells its secrets only when it is over."""
    table = await request.app[SERVICES].tables.get(request.match_info["code"])
    if table.play is None or not table.play.game.over:
        raise Refusal("not-now", "not-over")
    return table


def record_of(table: LiveTable) -> dict[str, Any]:
    assert table.play is not None
    return table.play.game.record


def names_at(table: LiveTable) -> list[str]:
    return [chair.name for chair in table.settings.chairs]


@aftermath.get("/api/tables/{code}/story")
async def tell_story(request: web.Request) -> web.Response:
    table = await finished(request)
    record, names, lang = record_of(table), names_at(table), guest(request).lang
    return reply(await asyncio.to_thread(story, record, names, lang))


@aftermath.get("/api/tables/{code}/read")
async def tell_read(request: web.Request) -> web.Response:
    """Waits a while for it; whoever came too early is told how far it is, and asks again."""
    table, who, services = await finished(request), guest(request), request.app[SERVICES]
    work = services.readings.of(table, lambda: services.limits.makes(who.address))
    now = await work.wait(PATIENCE)
    if now.found is None and not work.over.is_set():
        waiting = reply({"done": now.done, "of": now.of})
        waiting.set_status(202)
        return waiting
    return reply(found_in(now, who.lang, names_at(table)))


@aftermath.get("/api/tables/{code}/at/{n}")
async def moment(request: web.Request) -> web.Response:
    record, lang = record_of(await finished(request)), guest(request).lang
    eyes = eyes_in(request.query.get("eyes", "onlooker"), record["setup"]["players"])
    n = request.match_info["n"]
    if not (n.isascii() and n.isdigit() and len(n) < 6 and int(n) <= len(record["answers"])):
        raise Refusal("bad-message")
    return reply(await asyncio.to_thread(at, record, int(n), eyes, lang))


@aftermath.get("/api/tables/{code}/moments")
async def list_moments(request: web.Request) -> web.Response:
    return reply(await asyncio.to_thread(moments, record_of(await finished(request))))


def eyes_in(word: str, players: int) -> Eyes:
    if word == "all":
        return "all"
    if word == "onlooker":
        return "onlooker"
    if word.isascii() and word.isdigit() and len(word) == 1 and int(word) < players:
        return int(word)
    raise Refusal("bad-message")


@aftermath.get("/api/tables/{code}/record")
async def download(request: web.Request) -> web.Response:
    table = await finished(request)
    people = [n for n, chair in enumerate(table.settings.chairs) if chair.kind == "person"]
    names = {str(n): name for n, name in enumerate(names_at(table))}
    response = reply({**record_of(table), "table": {"people": people, "names": names}})
    response.headers["Content-Disposition"] = f'attachment; filename="artemia-{table.code}.json"'
    return response


@aftermath.post("/api/records")
async def upload(request: web.Request) -> web.Response:
    """A record becomes a table of its own, to look at only."""
    services, who = request.app[SERVICES], guest(request)
    services.limits.makes(who.address)
    try:
        words = msgspec.json.decode(await request.read())
        setup, answers = checked(words)
        if len(answers) > MOST_ANSWERS:
            raise Refusal("too-long", "record-answers", most=MOST_ANSWERS)
        game = await asyncio.to_thread(Game.replay, {**words, "answers": answers})
    except web.HTTPRequestEntityTooLarge as error:
        raise Refusal("too-long", "record-size", most=request.client_max_size >> 20) from error
    except ArtemiaError as error:
        raise ExplainedRefusal("bad-message", "record", error) from error
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad-message", "record") from error
    if not game.over:
        raise Refusal("not-now", "record-not-over")
    options = Options(
        players=setup.players,
        boxes=list(setup.boxes),
        places=list(setup.places),
        light=setup.light,
        labyrinth=setup.labyrinth,
        expert=setup.expert,
        cards=setup.cards.to_dict(),
        side="A" if setup.side == "A" else "B" if setup.side == "B" else None,
    )
    settings = TableSettings(
        code=new_code(),
        maker=who.user,
        options=options,
        chairs=chairs_in(words.get("table"), setup.players, who.lang),
        hosts=[],
        status="over",
        seed=setup.seed,
        record=True,
    )
    await services.tables.add(settings, list(game.given))
    return reply({"code": settings.code})


def chairs_in(words: Any, players: int, lang: str) -> list[OwnedChair]:
    """The chairs under the names the record has for them, where it has any that will do."""
    told = words.get("names") if isinstance(words, dict) else None
    names: list[str] = []
    for n, usual in enumerate(seat_names(lang)[:players]):
        name = told.get(str(n)) if isinstance(told, dict) else None
        try:
            name = proper_name(name) if isinstance(name, str) else usual
        except Refusal:
            name = usual
        names.append(distinct(name, names))
    return [
        OwnedChair(name=name, colour=n or 7, kind="bot", level=STAND_IN, creature=n == 0)
        for n, name in enumerate(names)
    ]
