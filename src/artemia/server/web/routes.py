"""The HTTP routes: small JSON answers beside the socket."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Annotated, Any, Final, TypeVar

import msgspec
import segno
from aiohttp import web
from msgspec import Meta, Struct
from yarl import URL

from artemia.bots import BOTS, OPPONENTS
from artemia.rules.corrections import corrections
from artemia.server.bots.teller import Errand
from artemia.server.tables import seating
from artemia.server.tables.choices import check, choices
from artemia.server.tables.fairness import new_seed
from artemia.server.tables.invitations import inviting
from artemia.server.tables.lesson_tables import progress
from artemia.server.tables.names import proper_name
from artemia.server.web.addresses import is_local
from artemia.server.web.middleware import NOT_KEPT, SERVICES, Guest, guest
from artemia.server.web.socket import serve_socket
from artemia.server.wire import bounds as b
from artemia.server.wire import messages as m
from artemia.server.wire.refusal import Refusal, misread
from artemia.texts.sheets import DECKS, sheet_of

routes = web.RouteTableDef()
Body = TypeVar("Body")
TO_SEND: Final = 30.0
"""Seconds for the body of a request."""


class Person(Struct, forbid_unknown_fields=True):
    name: b.Name
    colour: b.Colour = 0


class BotWish(Struct, forbid_unknown_fields=True):
    chair: b.ChairNumber
    level: b.Word


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table as the page asks for one; with `start` the game begins at once."""

    options: m.Options
    name: b.Name
    colour: b.Colour | None = None
    bots: Annotated[list[BotWish], Meta(max_length=b.MOST_CHAIRS)] = []
    creature_chair: b.ChairNumber | None = None
    start: bool = False


class Claim(Struct, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=300)]


async def body(request: web.Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await arrived(request), type=kind)
    except b.UNREADABLE as error:
        raise misread(error) from error


async def arrived(request: web.Request) -> bytes:
    """The body of a request, if it comes in time."""
    async with asyncio.timeout(TO_SEND):
        return await request.read()


def reply(content: Any) -> web.Response:
    return json_reply(msgspec.json.encode(content))


def json_reply(words: bytes) -> web.Response:
    return web.Response(body=words, content_type="application/json", headers=NOT_KEPT)


@routes.get("/api/version")
async def version(request: web.Request) -> web.Response:
    return reply({"build": request.app[SERVICES].build, "protocol": m.PROTOCOL})


@routes.get("/api/me")
async def me(request: web.Request) -> web.Response:
    services, who = request.app[SERVICES], guest(request)
    name, colour = await services.store.person(who.user)
    games = [
        brief
        for code, updated in await services.store.games_of(who.user)
        if (brief := await game_of_mine(request, who, code, updated))
    ]
    games.sort(key=lambda game: game["updated"], reverse=True)
    return reply({"name": name, "colour": colour, "games": games})


async def game_of_mine(request: web.Request, who: Guest, code: str, updated: float) -> dict[str, Any] | None:
    try:
        table = await request.app[SERVICES].tables.get(code)
    except Refusal:
        return None
    owned, play = table.settings.owned(who.user), table.play
    chairs = table.settings.chairs
    return {
        "code": code,
        "status": table.settings.status,
        "you": [chairs[n].name for n in owned],
        "colours": [chairs[n].colour if n or not play else 0 for n in owned],
        "turn": play.game.state.turn if play else 0,
        "asks": bool(play and any(play.views.asked(n) for n in owned)),
        "updated": max(updated, table.moved),
        "lesson": progress(table.settings, play, who.lang),
    }


@routes.post("/api/me")
async def introduce(request: web.Request) -> web.Response:
    services, who, wish = request.app[SERVICES], guest(request), await body(request, Person)
    await services.remember(who.user, proper_name(wish.name), wish.colour)
    return reply({})


@routes.get("/api/choices")
async def list_choices(request: web.Request) -> web.Response:
    return reply(choices(guest(request).lang))


@routes.post("/api/check")
async def check_options(request: web.Request) -> web.Response:
    return reply(check(await body(request, m.Options), guest(request).lang))


@routes.post("/api/cards")
async def read_cards(request: web.Request) -> web.Response:
    """A file of cards; the text of it is the body, as JSON has texts."""
    who, text = guest(request), await body(request, str)
    errand = Errand("cards", text.encode(), who.lang)
    return json_reply(await request.app[SERVICES].tellings.of(None, errand, who.address))


@routes.post("/api/tables")
async def new_table(request: web.Request) -> web.Response:
    services, who, wish = request.app[SERVICES], guest(request), await body(request, NewTable)
    services.limits.makes(who.address)
    wish.options.cards = wish.options.cards or services.cards
    settings = seating.new_settings(who.user, wish.options)
    if wish.creature_chair is not None and wish.options.creature_by == "chosen":
        seating.volunteer(settings, seating.chair_of(settings, wish.creature_chair), True)
    for bot in wish.bots:
        seating.put_bot(settings, who.user, m.Seat(id="", chair=bot.chair, level=bot.level), BOTS | OPPONENTS)
    free = next((n for n, chair in enumerate(settings.chairs) if chair.kind == "open"), None)
    if free is None:
        raise Refusal("full", "no-chair-left")
    seating.sit(settings, who.user, m.Sit(id="", chair=free, name=wish.name, colour=wish.colour))
    if wish.start:
        seating.begin(settings, who.user, new_seed())
    await services.tables.add(settings)
    await services.remember(who.user, settings.chairs[free].name, wish.colour or 0)
    return reply({"code": settings.code})


@routes.get("/api/tables")
async def public_tables(request: web.Request) -> web.Response:
    services = request.app[SERVICES]
    found = inviting(services.tables.live.values())
    found += [
        each for each in await services.store.public_elsewhere() if each.code not in services.tables.live
    ]
    return reply(
        [
            {
                "code": settings.code,
                "host": next(
                    (chair.name for chair in settings.chairs if set(chair.owners) & set(settings.hosts)), ""
                ),
                "players": settings.options.players,
                "open": sum(chair.kind == "open" for chair in settings.chairs),
                "boxes": settings.options.boxes,
                "pace": settings.options.pace,
            }
            for settings in found
        ]
    )


@routes.get("/api/tables/{code}")
async def table_info(request: web.Request) -> web.Response:
    who = guest(request)
    table = await request.app[SERVICES].tables.get(request.match_info["code"])
    shown, link = table.broadcast.shown(who.lang), link_to(request, table.code)
    return reply(
        {
            "code": shown.code,
            "status": shown.status,
            "options": shown.options,
            "chairs": shown.chairs,
            "record": shown.record,
            "link": link,
            "reachable": not is_local(URL(link).host or ""),
            "yours": table.settings.owned(who.user),
        }
    )


def link_to(request: web.Request, code: str) -> str:
    """The link to share; whoever made the table on this machine needs the one that works from others."""
    url = request.url.with_path(f"/t/{code}")
    if is_local(url.host or "") and (network := request.app[SERVICES].network()):
        url = url.with_host(network)
    return str(url.with_scheme("https") if guest(request).secure else url)


@routes.get("/api/tables/{code}/cards")
async def own_cards(request: web.Request) -> web.Response:
    """The cards that this table has put right, as the page shows cards."""
    table = await request.app[SERVICES].tables.get(request.match_info["code"])
    cards = corrections(table.settings.options.cards)
    found = [sheet_of(each.kind, each.id, cards) for each in cards.all if each.kind in DECKS]
    return reply([sheet.for_the_page(guest(request).lang) for sheet in found])


@routes.get("/api/tables/{code}/qr")
async def qr_code(request: web.Request) -> web.Response:
    """The link to share, for the cameras of phones."""
    table = await request.app[SERVICES].tables.get(request.match_info["code"])
    picture = BytesIO()
    segno.make(link_to(request, table.code), micro=False).save(picture, kind="svg", border=2, light="#fff")
    return web.Response(body=picture.getvalue(), content_type="image/svg+xml")


@routes.post("/api/tables/{code}/claim")
async def claim(request: web.Request) -> web.Response:
    """Another device of somebody who sits here takes the same chairs."""
    who, wish = guest(request), await body(request, Claim)
    request.app[SERVICES].limits.makes(who.address)
    async with request.app[SERVICES].tables.turn_at(request.match_info["code"]) as table:
        await table.decided(
            lambda: table.change(lambda settings: seating.share(settings, who.user, wish.link))
        )
        return reply({"code": table.code, "chairs": table.settings.owned(who.user)})


@routes.get("/t/{code}/socket")
async def socket(request: web.Request) -> web.StreamResponse:
    return await serve_socket(request.app[SERVICES], request, guest(request))
