"""What somebody has played, over HTTP: to look at, to take along, to erase."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from artemia.server.tables.erasure import erase, exported
from artemia.server.tables.history import history_of
from artemia.server.web.middleware import SERVICES, guest
from artemia.server.web.routes import body, reply

my_games = web.RouteTableDef()


@my_games.get("/api/me/games")
async def my_history(request: web.Request) -> web.Response:
    """The games I have finished, and my trophies; while some are still worked out, ask again."""
    who = guest(request)
    return reply(await history_of(request.app[SERVICES], who.user, who.address))


@my_games.get("/api/me/export")
async def take_along(request: web.Request) -> web.Response:
    """All that is kept of my finished games, as a file."""
    services, who = request.app[SERVICES], guest(request)
    services.limits.makes(who.address)
    response = reply(await exported(services, who.user))
    response.headers["Content-Disposition"] = 'attachment; filename="artemia-games.json"'
    return response


@my_games.post("/api/me/erase")
async def erase_all(request: web.Request) -> web.Response:
    """Erases all of it."""
    services, who = request.app[SERVICES], guest(request)
    services.limits.makes(who.address)
    await body(request, dict[str, Any])
    await erase(services, who.user)
    return reply({})
