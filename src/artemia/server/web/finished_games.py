"""After the game: its story, any moment of it, its record; and records from elsewhere."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from aiohttp import web

from artemia.server.bots.readings import found_in
from artemia.server.bots.teller import Errand, Uploaded
from artemia.server.storage.settings import OwnedChair, TableSettings
from artemia.server.tables.continuing import PlayOn, table_to_play_on
from artemia.server.tables.names import distinct, new_code, proper_name
from artemia.server.tables.news import catch_up
from artemia.server.tables.seating import STAND_IN
from artemia.server.tables.table import LiveTable
from artemia.server.views.replays import Eyes
from artemia.server.web.middleware import SERVICES, guest
from artemia.server.web.routes import arrived, body, json_reply, reply
from artemia.server.wire.refusal import ExplainedRefusal, Refusal, told
from artemia.texts import seat_names

aftermath = web.RouteTableDef()
decode = msgspec.json.Decoder(Uploaded).decode
PATIENCE: Final = 5.0
"""Seconds a request waits for the read of a game."""


async def finished(request: web.Request) -> LiveTable:
    """A game tells its secrets only when it is over."""
    table = await request.app[SERVICES].tables.get(request.match_info["code"])
    if table.settings.status != "over":
        async with table.turn:
            await catch_up(table)  # it may have ended at another process just now
    if table.play is None or table.settings.status != "over":
        raise Refusal("not-now", "not-over")
    return table


def why_cut(table: LiveTable, lang: str) -> str:
    """Why these rules can't tell the game to its end, if so."""
    misfit = table.play.misfit if table.play else None
    return told(misfit, lang) if misfit else ""


def record_of(table: LiveTable) -> dict[str, Any]:
    assert table.play is not None
    return table.play.game.record


def names_at(table: LiveTable) -> list[str]:
    return [chair.name for chair in table.settings.chairs]


async def told_of(table: LiveTable, request: web.Request, errand: Errand) -> web.Response:
    """What is told of this game: the same is worked out once."""
    who, services = guest(request), request.app[SERVICES]
    record = record_of(table)
    errand.lang, errand.body = who.lang, msgspec.json.encode(record)
    about = (table.code, len(record["answers"]))
    return json_reply(await services.tellings.of(about, errand, who.address))


@aftermath.get("/api/tables/{code}/story")
async def tell_story(request: web.Request) -> web.Response:
    table = await finished(request)
    cut = why_cut(table, guest(request).lang)
    return await told_of(table, request, Errand("story", names=names_at(table), cut=cut))


@aftermath.get("/api/tables/{code}/read")
async def tell_read(request: web.Request) -> web.Response:
    """Waits a while for it; whoever came too early is told how far it is, and asks again."""
    table, who, services = await finished(request), guest(request), request.app[SERVICES]
    if table.play and table.play.misfit:
        raise ExplainedRefusal("not-now", "not-over", table.play.misfit)
    work = services.readings.of(table, who.user, lambda: services.limits.makes(who.address))
    now = await work.wait(PATIENCE)
    if now.found is None and not work.over.is_set():
        waiting = reply({"done": now.done, "of": now.of})
        waiting.set_status(202)
        return waiting
    return reply(found_in(now, who.lang, names_at(table)))


@aftermath.get("/api/tables/{code}/at/{n}")
async def moment(request: web.Request) -> web.Response:
    table = await finished(request)
    record = record_of(table)
    eyes = eyes_in(request.query.get("eyes", "onlooker"), record["setup"]["players"])
    n = request.match_info["n"]
    if not (n.isascii() and n.isdigit() and len(n) < 6 and int(n) <= len(record["answers"])):
        raise Refusal("bad-message")
    return await told_of(table, request, Errand("at", n=int(n), eyes=eyes))


@aftermath.get("/api/tables/{code}/moments")
async def list_moments(request: web.Request) -> web.Response:
    return await told_of(await finished(request), request, Errand("moments"))


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
    record = record_of(table)
    record["answers"] += table.play.rest if table.play else []
    response = reply({**record, "table": {"people": people, "names": names}})
    response.headers["Content-Disposition"] = f'attachment; filename="artemia-{table.code}.json"'
    return response


@aftermath.post("/api/tables/{code}/continue")
async def play_on(request: web.Request) -> web.Response:
    """A new table that goes on from a moment of this game, with bots on all chairs but one."""
    table, wish = await finished(request), await body(request, PlayOn)
    services, who = request.app[SERVICES], guest(request)
    services.limits.makes(who.address)
    given = record_of(table)["answers"]
    settings = table_to_play_on(table.settings, len(given), who.user, wish)
    await services.tables.add(settings, given[: wish.n])
    return reply({"code": settings.code})


@aftermath.post("/api/records")
async def upload(request: web.Request) -> web.Response:
    """A record becomes a table of its own, to look at only."""
    services, who = request.app[SERVICES], guest(request)
    services.limits.makes(who.address)
    try:
        errand = Errand("record", await arrived(request), who.lang)
    except web.HTTPRequestEntityTooLarge as error:
        raise Refusal("too-long", "record-size", most=request.client_max_size >> 20) from error
    found = decode(await services.tellings.of(None, errand, who.address))
    settings = TableSettings(
        code=new_code(),
        maker=who.user,
        options=found.options,
        chairs=chairs_in(found.names, found.options.players, who.lang),
        hosts=[],
        status="over",
        seed=found.seed,
        record=True,
    )
    await services.tables.add(settings, found.answers)
    return reply({"code": settings.code})


def chairs_in(told: dict[str, str], players: int, lang: str) -> list[OwnedChair]:
    """The chairs under the names the record has for them, where they will do."""
    names: list[str] = []
    for n, usual in enumerate(seat_names(lang)[:players]):
        try:
            name = proper_name(told.get(str(n), usual))
        except Refusal:
            name = usual
        names.append(distinct(name, names))
    return [
        OwnedChair(name=name, colour=n or 7, kind="bot", level=STAND_IN, creature=n == 0)
        for n, name in enumerate(names)
    ]
