"""What whoever runs the server may ask of it: at a port of this machine, with a key that only they can read.

Nothing hidden is told: no hands, no seeds, no chat.
"""

from __future__ import annotations

import hmac
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from aiohttp import web
from msgspec import Struct, to_builtins

from artemia.rules.view import view
from artemia.server.storage.settings import TableSettings
from artemia.server.tables.bans import Ban
from artemia.server.tables.table import LiveTable
from artemia.server.web.middleware import household
from artemia.server.web.services import Services
from artemia.server.wire.refusal import Refusal

MOST_LISTED: Final = 1000
PUBLIC: Final = ("turn", "phase", "rescue", "assimilation", "winner")
"""What is told of a game, besides who is waited for."""
DAY: Final = 24 * 3600.0
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class BanWish(Struct, forbid_unknown_fields=True):
    who: str
    days: float | None = None


@asynccontextmanager
async def open_to_admin(services: Services, file: Path) -> AsyncIterator[None]:
    """Open as long as the server runs; the file says where it is and how to get in."""
    key = secrets.token_urlsafe(32)
    runner = web.AppRunner(admin_app(services, key), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        file.unlink(missing_ok=True)
        file.touch(mode=0o600, exist_ok=False)
        way = {"url": f"http://127.0.0.1:{runner.addresses[0][1]}", "key": key}
        file.write_text(json.dumps(way), encoding="utf-8")
        yield
    finally:
        file.unlink(missing_ok=True)
        await runner.cleanup()


def admin_app(services: Services, key: str) -> web.Application:
    routes = web.RouteTableDef()

    @web.middleware
    async def with_key(request: web.Request, handler: Handler) -> web.StreamResponse:
        told = request.headers.get("Authorization", "")
        if not hmac.compare_digest(told.encode(errors="replace"), f"Bearer {key}".encode()):
            return web.json_response({"text": "The key is wrong."}, status=403)
        try:
            return await handler(request)
        except Refusal as no:
            return web.json_response({"text": no.text("en")}, status=no.status)
        except msgspec.MsgspecError:
            return web.json_response({"text": "That isn’t understood."}, status=400)

    @routes.get("/tables")
    async def tables(request: web.Request) -> web.Response:
        found = await services.store.all_tables(MOST_LISTED)
        return web.json_response([line_of(services, settings, updated) for settings, updated in found])

    @routes.get("/tables/{code}")
    async def inspect(request: web.Request) -> web.Response:
        return web.json_response(sheet_of(await services.tables.get(request.match_info["code"])))

    @routes.post("/tables/{code}/close")
    async def close(request: web.Request) -> web.Response:
        await services.tables.end(request.match_info["code"])
        return web.json_response({})

    @routes.get("/bans")
    async def bans(request: web.Request) -> web.Response:
        await services.bans.read()
        return web.json_response([to_builtins(ban) for ban in services.bans.all.values()])

    @routes.post("/bans")
    async def ban(request: web.Request) -> web.Response:
        wish = msgspec.json.decode(await request.read(), type=BanWish)
        who = household(wish.who.strip())
        await services.bans.add(Ban(who, time.time() + wish.days * DAY if wish.days else None))
        return web.json_response({"sent_away": send_away(services, who)})

    @routes.post("/bans/lift")
    async def lift(request: web.Request) -> web.Response:
        wish = msgspec.json.decode(await request.read(), type=BanWish)
        return web.json_response({"lifted": await services.bans.lift(household(wish.who.strip()))})

    app = web.Application(middlewares=[with_key])
    app.add_routes(routes)
    return app


def line_of(services: Services, settings: TableSettings, updated: float) -> dict[str, Any]:
    live = services.tables.live.get(settings.code)
    return {
        "code": settings.code,
        "status": settings.status,
        "players": settings.options.players,
        "people": sum(chair.kind == "person" for chair in settings.chairs),
        "sockets": len(live.presence.connections) if live else 0,
        "updated": updated,
    }


def sheet_of(table: LiveTable) -> dict[str, Any]:
    """A table as onlookers see it, with who is there."""
    settings, play = table.settings, table.play
    people = [
        {"person": each.user, "address": each.address, "eyes": each.eyes}
        for each in table.presence.connections
    ]
    found: dict[str, Any] = {
        "code": settings.code,
        "status": settings.status,
        "options": to_builtins(settings.options),
        "chairs": [
            {"name": chair.name, "kind": chair.kind, "level": chair.level, "people": chair.owners}
            for chair in settings.chairs
        ],
        "here": people,
    }
    if play is not None:
        public = view(play.game.state, None)
        found["game"] = {name: getattr(public, name) for name in PUBLIC}
        found["game"]["waiting"] = play.views.waiting()
    return found


def send_away(services: Services, who: str) -> int:
    """Closes the sockets of this person or address, and says how many there were."""
    found = [
        connection
        for table in services.tables.live.values()
        for connection in table.presence.connections
        if who in (connection.user, connection.address)
    ]
    for connection in found:
        connection.refuse(None, Refusal("not-yours", "banned"))
        services.spawn(connection.close(4404))
    return len(found)
